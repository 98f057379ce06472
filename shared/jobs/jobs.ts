import type { JobsOptions } from 'bullmq'
import type { WrittenAddress } from '../address/written-address.ts'
import type { AutocompleteData, AutocompleteRequest } from '../api/autocomplete.ts'
import type { StrategyName } from '../api/batch.ts'
import type { DetailsQuery, PlaceDetails } from '../api/details.ts'
import type { ValidateData } from '../api/validate.ts'
import type { PolicyName } from '../api/verdict.ts'
import { rowCalls } from '../billing/row-calls.ts'
import type { ErrorDetail, ErrorName } from '../errors.ts'
import type { Sku } from '../quota/quota.ts'

/** What every question carries besides its request. */
export interface QuestionBase {
  /** Begins with the id of the edge that asks: see answers.ts. */
  id: string
  clientId: string
  requestId: string
  /** Shared clock; past it the question is dropped before it is billed. */
  deadlineAt: number
  /** Shared clock: when the edge asked. */
  askedAt: number
  /** The language that the answer's texts are asked in. */
  language: string
  /** The caller's span (W3C), where tracing is on. */
  traceparent?: string
}

interface AutocompleteQuestion extends QuestionBase, Omit<AutocompleteRequest, 'language'> {}
interface DetailsQuestion extends QuestionBase, Omit<DetailsQuery, 'language' | 'refresh'> {}
interface ValidateQuestion extends QuestionBase {
  stored: WrittenAddress
  policy: PolicyName
}

/** One queue for each kind of question that somebody waits for: what goes in, what comes back. */
export interface Kinds {
  /** `sessionToken` only where the caller's is to be replaced: an answer may be shared, a session never. */
  autocomplete: {
    question: AutocompleteQuestion
    data: Partial<AutocompleteData> & Pick<AutocompleteData, 'predictions'>
  }
  details: { question: DetailsQuestion; data: PlaceDetails }
  validate: { question: ValidateQuestion; data: ValidateData }
}
export type Kind = keyof Kinds
export const kinds = ['autocomplete', 'details', 'validate'] as const satisfies Kind[]

/** The same for each kind. */
export const byKind = <T>(make: (kind: Kind) => T) =>
  Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, T>

/** What a job holds: one question, or, under load, the few that came to an edge while it was sending the ones before. */
export interface JobData<K extends Kind> {
  questions: Kinds[K]['question'][]
}
/** Few enough that they finish together and spread over the workers. */
export const mostQuestionsPerJob = 32

/** Which quotas a question of this kind takes from. */
export const skusOf = (kind: Kind, strategy: StrategyName): readonly Sku[] =>
  kind === 'validate' ? rowCalls[strategy] : [kind]

/** What a caller learns of the cost of its answer (`Server-Timing`, `X-Provider-Calls`). */
export interface Cost {
  /** Milliseconds on the queue, waiting for the quota, and with the provider. */
  queueMs: number
  quotaMs: number
  providerMs: number
  providerCalls: number
  /** Who answered, where it says so: the sandbox does. */
  provider?: string
}

/** Before anything was done. */
export const noCost = (): Cost => ({ queueMs: 0, quotaMs: 0, providerMs: 0, providerCalls: 0 })

type Outcome<Data> = { data: Data } | { error: ErrorName; details?: ErrorDetail[]; retryAfterMs?: number }
export type Answer<K extends Kind = Kind> = Outcome<Kinds[K]['data']> & { cost: Cost }

/** The same answer for one more who asked: who shares a call did not make one. */
export const withoutCalls = (answer: Answer): Answer => ({ ...answer, cost: { ...answer.cost, providerCalls: 0 } })

/** All keys of one queue share a hash slot, so that BullMQ's scripts run on Redis Cluster. */
export const queuePrefix = '{address}'

/** Jobs hold what buyers typed: nothing of them stays behind. */
export const jobOptions: JobsOptions = { removeOnComplete: true, removeOnFail: true, attempts: 1 }

/** A dead worker's job is found within `lockMs + 2 × stalledCheckMs`: early enough to be answered within the default deadline. */
export const lockMs = 1500
export const stalledCheckMs = 500
