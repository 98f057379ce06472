import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Behaviour } from './behaviour.ts'
import type { CallLog } from './call-log.ts'
import type { Clock } from './clock.ts'
import { drawFault, drawLatencyMs } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Edition, Operation } from './operations.ts'
import { osmError } from './osm/osm-errors.ts'
import type { Gazetteer } from './places/gazetteer.ts'
import { invalid, isFailure, type Problem } from './problems.ts'
import type { Quota } from './quota.ts'
import type { Random } from './random.ts'
import type { BilledCall } from './sessions.ts'
import { type Fault, faultOf, SLOW_MS } from './test-inputs.ts'
import { legacyError } from './wire/legacy-errors.ts'
import { newError } from './wire/new-errors.ts'

/** What a provider route works with. */
export type Provider = {
  gazetteer: Gazetteer
  ledger: Ledger
  quota: Quota
  calls: CallLog
  clock: Clock
  random: Random
  /** The current behaviour, set by `PUT /sandbox/behaviour`. */
  behaviour(): Behaviour
}

/** A route's result: the body and what it bills, or the problem. */
export type Answer = { body: object; call: BilledCall } | { problem: Problem }

export type ProviderRoute = {
  method: 'GET' | 'POST'
  url: string
  operation: Operation
  edition: Edition
  apiKey(request: FastifyRequest): string | undefined
  /** The text or place id that may be a test input. */
  subject(request: FastifyRequest): string
  sessionToken(request: FastifyRequest): string | undefined
  answer(request: FastifyRequest, provider: Provider): Answer
}

type HttpAnswer = { statusCode: number; body: string; contentType?: string }

/**
 * Adds a route of the provider. It counts the call on arrival, then applies delay, key, quota and
 * faults before the answer.
 */
export function addProviderRoute(
  app: FastifyInstance,
  provider: Provider,
  route: ProviderRoute,
): void {
  app.route({
    method: route.method,
    url: route.url,
    onRequest: async (_request, reply) => {
      provider.ledger.arrive(route.operation, provider.clock.now())
      reply.header('x-provider', 'sandbox')
    },
    handler: async (request, reply) => {
      const latencyMs = drawLatencyMs(provider.behaviour(), provider.random)
      if (latencyMs > 0) await provider.clock.sleep(latencyMs)
      return serve({ request, reply, provider, route })
    },
    errorHandler: (error: FastifyError, request, reply) => {
      // Either the caller's fault (malformed JSON, wrong content type) or a bug here, which must
      // not look like the caller's fault.
      const isCallersFault = error.statusCode !== undefined && error.statusCode < 500
      if (!isCallersFault) request.log.error(error)
      return refuse(
        { request, reply, provider, route },
        isCallersFault
          ? invalid(`Invalid JSON payload received. ${error.message}`)
          : { kind: 'http500' },
      )
    },
  })
}

type Exchange = {
  request: FastifyRequest
  reply: FastifyReply
  provider: Provider
  route: ProviderRoute
}

async function serve(exchange: Exchange): Promise<FastifyReply> {
  const { request, reply, provider, route } = exchange
  const fault =
    request.url.length > maxUrlLength
      ? 'tooLong'
      : (faultOf(route.subject(request)) ?? drawFault(provider.behaviour(), provider.random))
  const problem = refusal(request, provider, route)
  if (problem) return refuse(exchange, problem)
  const scripted = fault && problemOf(fault)
  if (scripted) {
    // A short pause: somebody who tries a fault must not stop the rest of the service for a minute
    // or a day.
    if (!isFailure(scripted)) reply.header('retry-after', faultRetryAfterSeconds)
    return refuse(exchange, scripted)
  }
  if (fault === 'slow') await provider.clock.sleep(SLOW_MS)
  else if (fault) {
    provider.ledger.fail(route.operation)
    log(exchange, fault)
    return sendFault(fault, request, reply)
  }
  const answer = route.answer(request, provider)
  if ('problem' in answer) return refuse(exchange, answer.problem)
  provider.ledger.bill(answer.call)
  log(exchange, 'ok', answer.call)
  return send(reply, { statusCode: 200, body: JSON.stringify(answer.body) })
}

const faultRetryAfterSeconds = 1
/** What is longer never reaches Google's APIs: the servers before them refuse it. */
const maxUrlLength = 16_384

function refuse(exchange: Exchange, problem: Problem): FastifyReply {
  const { ledger } = exchange.provider
  if (isFailure(problem)) ledger.fail(exchange.route.operation)
  else ledger.refuse(exchange.route.operation)
  log(exchange, problem.kind)
  return send(exchange.reply, render(exchange.route, problem))
}

function log({ request, provider, route }: Exchange, status: string, call?: BilledCall): void {
  const { operation, edition } = route
  provider.calls.add({
    at: provider.clock.now(),
    operation,
    edition,
    status,
    token: route.sessionToken(request),
    call,
  })
}

/** Reasons to refuse the call whatever it asks for. */
function refusal(
  request: FastifyRequest,
  provider: Provider,
  route: ProviderRoute,
): Problem | undefined {
  const behaviour = provider.behaviour()
  if (behaviour.outage) return { kind: 'http503' }
  const key = route.apiKey(request)
  if (route.edition === 'osm') {
    if (behaviour.keyDenied) return { kind: 'keyDenied' }
  } else if (!key) return { kind: 'keyMissing' }
  if (key === 'invalid') return { kind: 'keyInvalid' }
  if (key === 'denied' || behaviour.keyDenied) return { kind: 'keyDenied' }
  if (behaviour.billingDisabled) return { kind: 'billingDisabled' }
  const refused = provider.quota.admit(
    route.operation,
    provider.clock.now(),
    behaviour,
    provider.random,
  )
  return refused && { kind: 'quota', ...refused }
}

function problemOf(fault: Fault): Problem | undefined {
  switch (fault) {
    case 'rateLimit':
      return { kind: 'quota', window: 'perMinute', limit: 600 }
    case 'dailyLimit':
      return { kind: 'quota', window: 'perDay', limit: 125_000 }
    case 'http500':
    case 'http503':
    case 'unknownError':
    case 'keyDenied':
      return { kind: fault }
    default:
      return undefined
  }
}

function sendFault(fault: Fault, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (fault === 'html')
    return send(reply, {
      statusCode: 200,
      contentType: 'text/html',
      body: '<!DOCTYPE html><title>Sorry</title>',
    })
  if (fault === 'tooLong')
    return send(reply, {
      statusCode: 414,
      contentType: 'text/html',
      body: '<!DOCTYPE html><title>Error 414 (Request-URI Too Large)!!1</title>',
    })
  if (fault === 'null') return send(reply, { statusCode: 200, body: 'null' })
  if (fault === 'malformed')
    return send(reply, { statusCode: 200, body: '{"status":"OK","predictions":[{"descr' })
  reply.hijack()
  if (fault === 'reset') request.raw.socket.destroy()
  return reply
}

function render(route: ProviderRoute, problem: Problem): HttpAnswer {
  if (route.edition === 'osm') return osmError(route.operation, problem)
  const { statusCode, body } =
    route.edition === 'new'
      ? newError(route.operation, problem)
      : legacyError(route.operation, problem)
  return { statusCode, body: JSON.stringify(body) }
}

function send(
  reply: FastifyReply,
  { statusCode, body, contentType = 'application/json' }: HttpAnswer,
): FastifyReply {
  return reply.code(statusCode).header('content-type', `${contentType}; charset=UTF-8`).send(body)
}
