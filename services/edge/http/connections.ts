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

/** At shutdown a connection has this long for its next request, in milliseconds. */
const silentGraceMs = 1000

/**
 * At shutdown, ends connections without a request in flight: those on which nothing was ever sent,
 * such as a browser's preconnect, and those where the headers of a request do not arrive. Node
 * counts them as busy and would wait for them.
 */
export const closeSilentConnections = plugin(async function closeSilentConnections(app) {
  const requestsOn = new Map<Socket, number>()
  const change = (socket: Socket, by: number) => {
    const before = requestsOn.get(socket)
    if (before !== undefined) requestsOn.set(socket, before + by)
  }
  app.server.on('connection', (socket) => {
    requestsOn.set(socket, 0)
    socket.once('close', () => requestsOn.delete(socket))
  })
  app.server.on('request', ({ socket }, response) => {
    change(socket, 1)
    response.once('close', () => change(socket, -1))
  })
  closingSignal(app, silentGraceMs).addEventListener('abort', () => {
    for (const [socket, requests] of requestsOn) if (requests === 0) socket.destroy()
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

/** A signal that is aborted this long after the server begins to close, by default five seconds. */
export function closingSignal(app: Closing, graceMs = requestGraceMs): AbortSignal {
  const closing = new AbortController()
  app.addHook('preClose', async () => {
    setTimeout(() => closing.abort(), graceMs).unref()
  })
  return closing.signal
}
