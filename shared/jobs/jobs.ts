import type { JobsOptions } from 'bullmq'
import type { WrittenAddress } from '../address/written-address.ts'
import type { AutocompleteData, AutocompleteRequest } from '../api/autocomplete.ts'
import type { KeyMode } from '../api/client-rules.ts'
import type { DetailsQuery, PlaceDetails } from '../api/details.ts'
import type { ValidateData } from '../api/validate.ts'
import type { ErrorDetail, ErrorName } from '../errors/catalogue.ts'
import type { StrategyName } from '../verdict/strategies.ts'
import type { PolicyName } from '../verdict/verdicts.ts'

/** Fields of every request to the workers, whatever its kind. */
export interface JobRequestBase {
  /** Begins with the id of the edge that sent the request: see replies.ts. */
  id: string
  clientId: string
  /** Live when absent. The calls of a `test` request go to the sandbox. */
  mode?: KeyMode
  requestId: string
  /** On the shared clock, in milliseconds. After it the request is dropped before it is billed. */
  deadlineAt: number
  /** When the edge received the request. On the shared clock, in milliseconds. */
  askedAt: number
  /**
   * The language of the texts in the reply (BCP 47). Undefined only for `validate`, when the caller
   * named none: then the worker chooses one that fits the address.
   */
  language?: string | undefined
  /** The caller's span (W3C), when tracing is on. */
  traceparent?: string
}

interface AutocompleteJobRequest extends JobRequestBase, Omit<AutocompleteRequest, 'language'> {
  language: string
}
interface DetailsJobRequest extends JobRequestBase, Omit<DetailsQuery, 'language' | 'refresh'> {
  language: string
}
interface ValidateJobRequest extends JobRequestBase {
  stored: WrittenAddress
  policy: PolicyName
  /** Absent: the service's own strategy. */
  strategy?: StrategyName
}

/** Request and reply data by kind. Each kind has its own queue. */
export interface Kinds {
  /**
   * `sessionToken` is set only when the caller's token must be replaced. It is not part of a shared
   * reply, because a session must not be shared.
   */
  autocomplete: {
    request: AutocompleteJobRequest
    data: Partial<AutocompleteData> & Pick<AutocompleteData, 'predictions'>
  }
  details: { request: DetailsJobRequest; data: PlaceDetails }
  validate: { request: ValidateJobRequest; data: ValidateData }
}
export type Kind = keyof Kinds
/** A request as its job on the queue holds it. */
export type JobRequest<K extends Kind = Kind> = Kinds[K]['request']
export const kinds = ['autocomplete', 'details', 'validate'] as const satisfies Kind[]

/** A record with one value for each kind. */
export const byKind = <T>(make: (kind: Kind) => T) =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, T>

/**
 * The data of one job: usually one request. Under load, a job has the requests that arrived while
 * the edge was sending the previous job.
 */
export interface JobData<K extends Kind> {
  requests: JobRequest<K>[]
}
/** Small enough that the requests of a job finish together and spread over the workers. */
export const maxRequestsPerJob = 32

/** The cost of a reply, which callers see in `Server-Timing` and `X-Provider-Calls`. */
export interface Cost {
  /** Milliseconds on the queue, waiting for the quota, and waiting for the provider. */
  queueMs: number
  quotaMs: number
  providerMs: number
  providerCalls: number
  /** The name that the provider gives itself. Only the sandbox gives one. */
  provider?: string
  /**
   * The language of the reply (BCP 47), when none was requested or the provider refused the
   * requested one.
   */
  language?: string
}

export const noCost = (): Cost => ({ queueMs: 0, quotaMs: 0, providerMs: 0, providerCalls: 0 })

type Outcome<Data> =
  | { data: Data }
  | { error: ErrorName; details?: ErrorDetail[]; retryAfterMs?: number }
export type Reply<K extends Kind = Kind> = Outcome<Kinds[K]['data']> & { cost: Cost }

/** A copy of a reply for another request that shared the call. It made no call of its own. */
export const withoutCalls = (reply: Reply): Reply => ({
  ...reply,
  cost: { ...reply.cost, providerCalls: 0 },
})

/** All keys of a queue share a hash slot, because BullMQ's scripts need that on Redis Cluster. */
export const queuePrefix = '{address}'

/**
 * Jobs contain what buyers typed, so they are removed when they end.
 * @param addedAt by the shared clock, which tells their age
 */
export const jobOptionsAt = (addedAt: number): JobsOptions => ({
  removeOnComplete: true,
  removeOnFail: true,
  attempts: 1,
  timestamp: Math.round(addedAt),
})

/**
 * The job of a dead worker is found within `lockMs + 2 × stalledCheckMs`. That leaves time for a
 * reply within the default deadline.
 */
export const lockMs = 1500
export const stalledCheckMs = 500
