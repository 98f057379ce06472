import { createServer } from 'node:net'

/** A TCP port on 127.0.0.1 that nobody listens on at this moment. */
export function freePort(): Promise<number> {
  return listenBriefly(0, '127.0.0.1')
}

/** Whether nobody listens on the port; `host` is an address to bind, such as 127.0.0.1 or 0.0.0.0. Rejects on other errors. */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  try {
    await listenBriefly(port, host)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw error
  }
}

function listenBriefly(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const listening = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve(listening))
    })
  })
}
