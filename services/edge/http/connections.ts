import type { Socket } from 'node:net'
import type { FastifyReply } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors/catalogue.ts'

/**
 * Call it before you add a listener for the end of the caller's connection, and await nothing in
 * between. A listener that is added after the end is never called.
 * @throws {AppError} CALLER_LEFT
 */
export function throwIfCallerLeft({ raw }: FastifyReply): void {
  if (raw.closed) throw new AppError('CALLER_LEFT')
}

/** At shutdown a connection has this long for its first request, in milliseconds. */
const silentGraceMs = 1000

/**
 * At shutdown, ends connections on which nothing was ever sent, such as a browser's preconnect.
 * Node counts them as busy and would wait for them.
 */
export const closeSilentConnections = plugin(async function closeSilentConnections(app) {
  const silent = new Set<Socket>()
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, silentGraceMs).unref()
  })
})

/**
 * How long requests in flight may still take at shutdown, in milliseconds. It must be less than the
 * shutdown of the process.
 */
const requestGraceMs = 5000

/** The part of a server that this file needs. */
interface Closing {
  addHook(name: 'preClose', hook: () => Promise<void>): unknown
}

/** A signal for slow requests. It is aborted five seconds after the server begins to close. */
export function closingSignal(app: Closing): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', async () => {
    setTimeout(() => closing.abort(), requestGraceMs).unref()
  })
  return closing.signal
}
