import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../shared/errors.ts'
import type { Cost, Kind } from '../../shared/jobs/jobs.ts'
import type { Request } from '../../shared/jobs/question-key.ts'
import type { Asker } from './ask.ts'
import { plainLanguage, preferredLanguage } from './language.ts'
import { needCaller } from './need-caller.ts'
import { serverTiming } from './server-timing.ts'

/** The language of a request: the one that it names, else the caller's preferred one. */
export const languageOf = (request: FastifyRequest, named: string | undefined): string =>
  named ? plainLanguage(named) : preferredLanguage(request.headers['accept-language'])

/** Asks the workers for a caller, tells it the cost in the headers, and takes the question back if it leaves. @throws {AppError} */
export async function answer<K extends Kind>(
  asker: Asker,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, query, language, sessionToken }: { kind: K; query: Request<K>; language: string; sessionToken?: string },
) {
  const started = performance.now()
  const { clientId } = request.grant
  const session = sessionToken && `${clientId}:${sessionToken}`
  needCaller(reply)
  const waiting = asker.ask({
    kind,
    request: query,
    language,
    clientId,
    requestId: request.id,
    ...(request.span && { traceparent: request.span.traceparent }),
    ...(session && { session }),
  })
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) waiting.leave()
  })
  const outcome = await waiting.answer
  tellCost(reply, outcome.cost, performance.now() - started)
  if ('error' in outcome) throw new AppError(outcome.error, outcome)
  request.language = language
  return outcome.data
}

function tellCost(reply: FastifyReply, cost: Cost, askMs: number): void {
  reply.header('server-timing', serverTiming(cost, askMs, reply.elapsedTime))
  reply.header('x-provider-calls', cost.providerCalls)
  if (cost.provider) reply.header('x-provider', cost.provider)
}
