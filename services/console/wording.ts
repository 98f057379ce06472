import type { Batch } from '../../shared/api/batch.ts'
import type { BatchStatus } from '../../shared/api/batch-status.ts'
import { type VerdictName, verdicts } from '../../shared/verdict/verdicts.ts'
import { sizeOf } from './batch/progress.ts'

/** Colours of badges, bars and areas: names of the tokens. */
export type Tone = 'good' | 'changed' | 'doubt' | 'bad' | 'neutral'

/** In stacking order. */
export const verdictNames: readonly VerdictName[] = verdicts

export const verdictWords: Record<VerdictName, string> = {
  confirmed: 'Confirmed',
  corrected: 'Corrected',
  needs_review: 'Needs review',
  undeliverable: 'Undeliverable',
  failed: 'Failed',
}

export const verdictTones: Record<VerdictName, Tone> = {
  confirmed: 'good',
  corrected: 'changed',
  needs_review: 'doubt',
  undeliverable: 'neutral',
  failed: 'bad',
}

export const statusWords: Record<BatchStatus, { word: string; tone: Tone }> = {
  queued: { word: 'Queued', tone: 'neutral' },
  running: { word: 'Running', tone: 'changed' },
  paused: { word: 'Paused', tone: 'doubt' },
  completed: { word: 'Completed', tone: 'good' },
  cancelled: { word: 'Cancelled', tone: 'neutral' },
}

const plainNumber = new Intl.NumberFormat('en')
const shortNumber = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 })
const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const smallMoney = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumSignificantDigits: 2,
})
const dateAndTime = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
})
const timeOfDay = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export const countText = (count: number): string => plainNumber.format(count)
/** `1 address`, `2 addresses`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${countText(count)} ${count === 1 ? one : many}`
export const rateText = (perSecond: number): string => `${shortNumber.format(perSecond)}/s`
/** Amounts below a cent keep their digits. */
export const usdText = (usd: number): string =>
  (usd > 0 && usd < 0.01 ? smallMoney : money).format(usd)
export const momentText = (ms: number): string => dateAndTime.format(ms)

/** A percentage. Never 0 % for more than nothing, nor 100 % for less than all. */
export function percentText(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %'
  const percent = (100 * part) / whole
  if (percent < 1) return '< 1 %'
  return `${Math.min(Math.round(percent), part < whole ? 99 : 100)} %`
}

/** An approximate duration in its two largest units: `2 h 5 min`. */
export function durationText(seconds: number): string {
  const s = Math.max(0, Math.round(seconds))
  const minutes = Math.round(s / 60)
  const hours = Math.floor(minutes / 60)
  if (s < 60) return `${s} s`
  if (minutes < 60)
    return s < 600 && s % 60 ? `${Math.floor(s / 60)} min ${s % 60} s` : `${minutes} min`
  if (hours < 48) return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} h`
  return `${Math.round(hours / 24)} days`
}

/** A time of day if it is within one day, else with the date. */
export const whenText = (ms: number, nowMs: number): string =>
  Math.abs(ms - nowMs) < 20 * 3_600_000
    ? `at ${timeOfDay.format(ms)}`
    : `on ${dateAndTime.format(ms)}`

export function bytesText(bytes: number): string {
  if (bytes < 1000) return countOf(bytes, 'byte')
  const [size, unit] =
    bytes < 1_000_000
      ? [bytes / 1000, 'kB']
      : bytes < 1e9
        ? [bytes / 1e6, 'MB']
        : [bytes / 1e9, 'GB']
  return `${shortNumber.format(size)} ${unit}`
}

/** The first characters of a batch id, enough to recognise it. */
export const shortId = (id: string): string => id.slice(-8)

const pauseReasons: Record<string, string> = {
  client: 'It was paused by hand, and waits until somebody resumes it.',
  quota: 'The provider takes no more calls for a while: the quota of the moment is used up.',
  quota_day: "Today's quota of calls to the provider is used up.",
  quota_month: "This month's quota of calls to the provider is used up.",
  budget_day: "Today's budget is used up.",
  budget_month: "This month's budget is used up.",
  provider_unavailable: 'The provider cannot be reached.',
  provider_denied: "The provider refuses the service's key. An operator has to look at it.",
  public_host:
    'The service uses a public OpenStreetMap server, which takes no batches. An operator has to ' +
    'set up one of its own.',
  strategy_not_offered:
    'The service does not offer the strategy of this batch any more, and its own costs more. ' +
    'Cancel the batch and start a new one, or ask an operator.',
  sandbox_unavailable: 'The sandbox of test keys cannot be reached.',
}

/** Why a batch waits, and when it continues. */
export function pauseText({ pausedReason = 'client', resumesAt }: Batch, nowMs: number): string {
  const reason = pauseReasons[pausedReason] ?? `The reason is “${pausedReason}”.`
  if (resumesAt === undefined) return reason
  const inSeconds = (resumesAt - nowMs) / 1000
  return inSeconds < 1
    ? `${reason} It goes on any moment now.`
    : `${reason} It goes on by itself ${whenText(resumesAt, nowMs)}, in ${durationText(inSeconds)}.`
}

/** The progress for screen readers. It changes at each tenth and not at each row. */
export function spokenProgress(batch: Batch): string {
  const { status, processed } = batch
  const { word } = statusWords[status]
  const size = sizeOf(batch)
  const tenths = size > 0 ? Math.floor((10 * processed) / size) : 0
  return status === 'running' && tenths > 0 ? `${word}: ${tenths}0 % done` : word
}
