import type { Socket } from 'node:net'
import plugin from 'fastify-plugin'

/** Time for the first request of a connection when this process is told to end, in milliseconds. */
const graceMs = 1000

/**
 * Ends connections on which nothing was ever sent, such as a browser's preconnect, when the server closes: Node takes them for busy, and
 * waits for them.
 */
export const silentConnections = plugin(async function silentConnections(app) {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, graceMs).unref()
  })
})
