import { randomInt } from 'node:crypto'
import { createServer, type ListenOptions } from 'node:net'

/**
 * Below the range from which Linux takes the local ports of outgoing connections, and above 10080:
 * browsers and `fetch` refuse it ("bad port"). The tests' own ports are above it.
 */
const [firstPort, lastPort] = [10_081, 21_999]

/**
 * A free TCP port on 127.0.0.1. A process that restarts can listen on it again: no outgoing
 * connection takes it meanwhile.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(firstPort, lastPort + 1)
  return (await isPortFree(port, '127.0.0.1')) ? port : freePort()
}

/**
 * Whether the port is free. `host` is an address to bind, such as 127.0.0.1 or 0.0.0.0. Rejects on
 * errors other than EADDRINUSE.
 */
export async function isPortFree(port: number, host: string): Promise<boolean> {
  try {
    await listenBriefly({ port, host })
    return true
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return false
    throw error
  }
}

/** Whether several processes can listen on one port (SO_REUSEPORT): not on macOS and Windows. */
export async function canSharePorts(): Promise<boolean> {
  try {
    await listenBriefly({ port: 0, host: '127.0.0.1', reusePort: true })
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOTSUP') return false
    throw error
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

function listenBriefly(options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(options, () => server.close(() => resolve()))
  })
}
