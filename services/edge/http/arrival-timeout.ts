import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { closingSignal } from './connections.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take long; the route itself limits the time. */
    isUpload?: boolean
  }
}

interface Options {
  /** How long a request may take to arrive, in milliseconds. */
  timeoutMs: number
  /** Responds to a request that took longer and has no response yet, and ends its connection. */
  respondToSlow(socket: Socket): void
}

/** At shutdown requests have this long to arrive, in milliseconds: time must be left to answer. */
const closingTimeoutMs = 2000

/**
 * A request has `timeoutMs` to arrive. The rest of an upload has as long after its response. At
 * shutdown both have two seconds. Node's own limit is the same for all requests, and would end
 * uploads too.
 */
export const arrivalTimeout = plugin(async function arrivalTimeout(
  app,
  { timeoutMs, respondToSlow }: Options,
) {
  const isUpload = (request: FastifyRequest) => request.routeOptions.config?.isUpload === true
  const hasBody = ({ headers }: IncomingMessage) =>
    'content-length' in headers || 'transfer-encoding' in headers
  const arriving = new Set<() => void>()
  const closing = closingSignal(app, closingTimeoutMs)
  closing.addEventListener('abort', () => {
    for (const end of arriving) end()
  })

  function limit(raw: IncomingMessage, hasResponse: () => boolean): void {
    if (raw.complete || !hasBody(raw)) return
    const end = () => {
      if (raw.complete) return
      if (hasResponse()) raw.socket.destroy()
      else respondToSlow(raw.socket)
    }
    const timer = setTimeout(end, closing.aborted ? closingTimeoutMs : timeoutMs)
    arriving.add(end)
    raw.once('close', () => {
      clearTimeout(timer)
      arriving.delete(end)
    })
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
