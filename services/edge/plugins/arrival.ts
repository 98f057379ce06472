import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body may take long, and is watched by the route itself. */
    isUpload?: boolean
  }
}

interface Options {
  /** How long a request may take to arrive, in milliseconds. */
  timeoutMs: number
  /** Ends the connection of one that took longer and has no answer yet. */
  answerSlow(socket: Socket): void
}

/**
 * Requests have `timeoutMs` to arrive; uploads have as long from their answer on. Node's own limit is one for all requests, and would end
 * uploads too.
 */
export const arrival = plugin(async function arrival(app, { timeoutMs, answerSlow }: Options) {
  const isUpload = (request: FastifyRequest) => request.routeOptions.config?.isUpload === true
  const hasBody = ({ headers }: IncomingMessage) => 'content-length' in headers || 'transfer-encoding' in headers

  function limit(raw: IncomingMessage, isAnswered: () => boolean): void {
    if (raw.complete || !hasBody(raw)) return
    const timer = setTimeout(() => {
      if (raw.complete) return
      if (isAnswered()) raw.socket.destroy()
      else answerSlow(raw.socket)
    }, timeoutMs)
    raw.once('close', () => clearTimeout(timer))
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!isUpload(request)) limit(request.raw, () => reply.raw.headersSent)
    done()
  })
  app.addHook('onResponse', (request, _reply, done) => {
    if (isUpload(request)) limit(request.raw, () => true)
    done()
  })
})
