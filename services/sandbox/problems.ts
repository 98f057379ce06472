import type { QuotaWindow } from './quota.ts'

/** Why a call is not answered as asked; how each edition says so is in `wire/`. */
export type Problem =
  | { kind: 'keyMissing' | 'keyInvalid' | 'keyDenied' | 'billingDisabled' }
  | { kind: 'quota'; window: QuotaWindow; limit: number }
  | { kind: 'http503' | 'http500' | 'unknownError' }
  | { kind: 'invalid'; message: string; field?: string; description?: string }
  | { kind: 'notFound' }

export const invalid = (message: string, field?: string): Problem =>
  field === undefined ? { kind: 'invalid', message } : { kind: 'invalid', message, field }

/** True for what the provider's side did wrong, false for what it refuses. */
export const isFailure = ({ kind }: Problem): boolean =>
  kind === 'http503' || kind === 'http500' || kind === 'unknownError'
