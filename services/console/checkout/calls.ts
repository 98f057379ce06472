import { billedAs, sessionRefund } from '../../../shared/billing/charges.ts'
import { listMicroUsd } from '../../../shared/billing/prices.ts'
import { rowCalls } from '../../../shared/billing/row-calls.ts'

type Kind = 'autocomplete' | 'details' | 'validate'

/** One request of this page, and what came of it. */
export interface Call {
  /** Counts the requests as they were sent. */
  id: number
  kind: Kind
  /** What was typed, chosen or sent to be judged. */
  subject: string
  sessionToken: string | undefined
  /** Until the whole answer was there, in milliseconds. */
  ms: number
  /** HTTP status; absent when no answer came. */
  status?: number
  /** `Server-Timing`, as it came. */
  timing: string
  providerCalls: number
  /** Google's answers don't name it. */
  provider: string | null
  /** The body. */
  answer: string
  /** Why no answer came: a newer input took its place, or the connection broke. */
  lost?: 'overtaken' | 'unreachable'
}

/** With one more, in the order in which they were sent: answers may come in another. */
export const withCall = (calls: readonly Call[], call: Call): Call[] => [...calls, call].sort((a, b) => a.id - b.id)

/** The stations of an answer, in the order of the way. */
export const stations = ['edge', 'queue', 'quota', 'provider', 'reply'] as const
export type Station = (typeof stations)[number]

/** Milliseconds by station; those that the header doesn't name are 0. */
export function stationTimes(serverTiming: string): Record<Station, number> {
  const times: Record<Station, number> = { edge: 0, queue: 0, quota: 0, provider: 0, reply: 0 }
  for (const entry of serverTiming.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const duration = Number(parameters.find((parameter) => parameter.startsWith('dur='))?.slice('dur='.length))
    if (name in times && duration >= 0) times[name as Station] = duration
  }
  return times
}

const kinds: [path: string, kind: Kind][] = [
  ['/api/address/autocomplete', 'autocomplete'],
  ['/api/address/details', 'details'],
  ['/api/address/validate', 'validate'],
]

/** What a request asks; undefined where it is none of those that are shown. */
export function questionOf(url: string, body: unknown): Pick<Call, 'kind' | 'subject' | 'sessionToken'> | undefined {
  const { pathname, searchParams } = new URL(url)
  const kind = kinds.find(([path]) => path === pathname)?.[1]
  if (!kind) return undefined
  const sent = (typeof body === 'string' ? JSON.parse(body) : {}) as Record<string, string>
  const sessionToken = sent.sessionToken ?? searchParams.get('sessionToken') ?? undefined
  if (kind === 'autocomplete') return { kind, subject: sent.input ?? '', sessionToken }
  if (kind === 'details') return { kind, subject: searchParams.get('placeId') ?? '', sessionToken }
  const { line1, line2, city, region, postalCode, country } = sent
  const parts = [line1, line2, city, region, postalCode, country].filter(Boolean)
  return { kind, subject: parts.join(', '), sessionToken }
}

/**
 * What each call costs at the new edition's list price, in millionths of a US dollar, `calls` in the order in which they were made: details give
 * back what their session has paid beyond the twelfth input. A validation is taken for one by Places (`VALIDATION_STRATEGY`). What fails is
 * not billed, as a rule.
 */
export function listPrices(calls: readonly Call[]): number[] {
  const inputs = new Map<string, number>()
  return calls.map(({ kind, providerCalls, sessionToken = '', status }) => {
    if (providerCalls === 0 || !isSuccess(status)) return 0
    if (kind === 'validate')
      return rowCalls.places
        .slice(0, providerCalls)
        .reduce((sum, sku) => sum + (sku === 'details' ? details : input), 0)
    const before = inputs.get(sessionToken) ?? 0
    inputs.set(sessionToken, kind === 'details' ? 0 : before + providerCalls)
    return kind === 'details' ? details - sessionRefund('new', before) : input * providerCalls
  })
}

export const isSuccess = (status: number | undefined): boolean => status !== undefined && status < 400

const input = listMicroUsd(billedAs('new', { sku: 'autocomplete', session: true }))
const details = listMicroUsd(billedAs('new', { sku: 'details', idOnly: false }))

/** Dollars with as many digits as a single call needs. */
export const dollars = (microUsd: number): string =>
  `${microUsd < 0 ? '−' : ''}$${(Math.abs(microUsd) / 1e6).toFixed(5)}`

/** JSON with line breaks, or the text as it is. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
