import type { QuotaWindow } from './quota.ts'

/** Why a call gets no result. How each edition expresses it is in `wire/`. */
export type Problem =
  | { kind: 'keyMissing' | 'keyInvalid' | 'keyDenied' | 'billingDisabled' }
  | { kind: 'quota'; window: QuotaWindow; limit: number }
  | { kind: 'http503' | 'http500' | 'unknownError' }
  | { kind: 'invalid'; message: string; field?: string; description?: string }
  | { kind: 'notFound' }

export const invalid = (message: string, field?: string): Problem =>
  field === undefined ? { kind: 'invalid', message } : { kind: 'invalid', message, field }

/** True for failures of the provider, false for calls that it refuses. */
export const isFailure = ({ kind }: Problem): boolean =>
  kind === 'http503' || kind === 'http500' || kind === 'unknownError'
