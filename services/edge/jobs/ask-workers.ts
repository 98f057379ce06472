import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Cost, JobRequest, Kind } from '../../../shared/jobs/jobs.ts'
import type { JobQuery } from '../../../shared/jobs/request-key.ts'
import { throwIfCallerLeft } from '../http/connections.ts'
import { serverTiming } from '../http/server-timing.ts'
import type { JobClient } from './job-client.ts'

/**
 * Sends a caller's request to the workers and returns the data of their reply. Puts the cost into
 * the response's headers. Cancels the request if the caller leaves.
 * @throws {AppError} what the job client throws, and the error of the reply
 */
export async function askWorkers<K extends Kind>(
  jobClient: JobClient,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    kind,
    query,
    language,
    sessionToken,
  }: {
    kind: K
    query: JobQuery<K>
    language: JobRequest<K>['language']
    sessionToken?: string
  },
) {
  const startedAt = performance.now()
  const { clientId, mode } = request.grant
  const session = sessionToken && `${clientId}:${sessionToken}`
  throwIfCallerLeft(reply)
  const pending = jobClient.request({
    kind,
    query,
    language,
    clientId,
    mode,
    requestId: request.id,
    ...(request.span && { traceparent: request.span.traceparent }),
    ...(session && { session }),
  })
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) pending.leave()
  })
  const outcome = await pending.reply
  setCostHeaders(reply, outcome.cost, performance.now() - startedAt)
  // Answers for a test key are the sandbox's, and marked so already.
  if (outcome.cost.provider && mode === 'live') reply.header('x-provider', outcome.cost.provider)
  if ('error' in outcome) throw new AppError(outcome.error, outcome)
  request.language = outcome.cost.language ?? language ?? request.language
  return outcome.data
}

function setCostHeaders(reply: FastifyReply, cost: Cost, requestMs: number): void {
  reply.header('server-timing', serverTiming(cost, requestMs, reply.elapsedTime))
  reply.header('x-provider-calls', cost.providerCalls)
}
