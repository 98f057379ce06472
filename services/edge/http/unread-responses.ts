import type { Socket } from 'node:net'
import plugin from 'fastify-plugin'
import { closingSignal } from './connections.ts'

interface Options {
  /** How long a caller may leave a response unread, in milliseconds. */
  timeoutMs: number
}

/**
 * Ends connections on which nothing was sent or received for `timeoutMs`. While a request is in
 * flight, only those whose caller does not read: the work on a request may take longer. At shutdown
 * callers have five seconds to read.
 */
export const unreadResponses = plugin(async function unreadResponses(app, { timeoutMs }: Options) {
  const open = new Set<Socket>()
  const endUnread = (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy()
  }
  app.server.setTimeout(timeoutMs)
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onRequest', (_request, { raw }, done) => {
    // Node ends the connection unless somebody listens.
    raw.on('timeout', endUnread)
    done()
  })
  closingSignal(app).addEventListener('abort', () => {
    for (const socket of open) endUnread(socket)
  })
})
