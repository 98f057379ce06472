import type { JobsOptions } from 'bullmq'
import type { AutocompleteData, AutocompleteRequest } from '../api/autocomplete.ts'
import type { DetailsQuery, PlaceDetails } from '../api/details.ts'
import type { ErrorDetail, ErrorName } from '../errors.ts'
import type { Sku } from '../quota/quota.ts'

/** What every interactive job carries besides its request. */
export interface JobBase {
  clientId: string
  requestId: string
  /** Shared clock; past it the job is dropped before it is billed. */
  deadlineAt: number
  /** Shared clock: when the edge put it on the queue. */
  askedAt: number
  /** The language that the answer's texts are asked in. */
  language: string
}

export interface AutocompleteJob extends JobBase, Omit<AutocompleteRequest, 'language'> {}
export interface DetailsJob extends JobBase, Omit<DetailsQuery, 'language' | 'refresh'> {}

/** One queue for each kind of work that somebody waits for: what goes in, what comes back. */
export interface Kinds {
  /** `sessionToken` only where the caller's is to be replaced: an answer may be shared, a session never. */
  autocomplete: { job: AutocompleteJob; data: Partial<AutocompleteData> & Pick<AutocompleteData, 'predictions'> }
  details: { job: DetailsJob; data: PlaceDetails }
}
export type Kind = keyof Kinds
export const kinds = ['autocomplete', 'details'] as const satisfies Kind[]

/** Which quota a job of this kind takes from first. */
export const skuOf = { autocomplete: 'autocomplete', details: 'details' } as const satisfies Record<Kind, Sku>

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

export type Outcome<Data> = { data: Data } | { error: ErrorName; details?: ErrorDetail[]; retryAfterMs?: number }
export type Answer<K extends Kind = Kind> = Outcome<Kinds[K]['data']> & { cost: Cost }

/** All keys of one queue share a hash slot, so that BullMQ's scripts run on Redis Cluster. */
export const queuePrefix = '{address}'

/** Jobs hold what buyers typed: nothing of them stays behind. */
export const jobOptions: JobsOptions = { removeOnComplete: true, removeOnFail: true, attempts: 1 }

/** A dead worker's job is found within `lockMs + 2 × stalledCheckMs`: early enough to be answered within the default deadline. */
export const lockMs = 1500
export const stalledCheckMs = 500
