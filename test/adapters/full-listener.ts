import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'

/**
 * A host whose connections hang: it neither accepts nor refuses them, like a firewall that drops
 * packets.
 */
export async function startFullListener(): Promise<{ port: number; stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ['listen'], { execArgv: [] })
  const [port] = (await once(child, 'message')) as [number]
  // It no longer accepts connections; these fill its queue.
  const fillers: Socket[] = []
  for (let n = 0; n < 8; n += 1) fillers.push(connect(port, '127.0.0.1').on('error', () => {}))
  const stop = () => {
    for (const filler of fillers) filler.destroy()
    child.kill('SIGKILL')
  }
  return { port, stop }
}

if (process.argv[2] === 'listen') {
  const server = createServer()
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    process.send?.((server.address() as { port: number }).port, () =>
      process.kill(process.pid, 'SIGSTOP'),
    )
  })
}
