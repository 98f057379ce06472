import { billedAs, sessionRefund } from '../../../shared/billing/charges.ts'
import { listMicroUsd, rowCalls } from '../../../shared/billing/prices.ts'

type Kind = 'autocomplete' | 'details' | 'validate'

/** A request of this page, and its outcome. */
export interface Call {
  /** A counter, in the order of sending. */
  id: number
  kind: Kind
  /** The text that was typed, chosen or validated. */
  subject: string
  sessionToken: string | undefined
  /** Milliseconds until the whole response had arrived. */
  ms: number
  /** HTTP status. Absent when no response arrived. */
  status?: number
  /** The `Server-Timing` header of the response. */
  timing: string
  providerCalls: number
  /** The `X-Provider` header. Absent for Google. */
  provider: string | null
  /** The body. */
  answer: string
  /** Why no response arrived: it was superseded, or the connection broke. */
  lost?: 'superseded' | 'unreachable'
}

/** Adds a call and keeps the order of sending. Responses may arrive in another order. */
export const withCall = (calls: readonly Call[], call: Call): Call[] =>
  [...calls, call].sort((a, b) => a.id - b.id)

/** The stages of a request, in order. */
export const stations = ['edge', 'queue', 'quota', 'provider', 'reply'] as const
export type Station = (typeof stations)[number]

/** Milliseconds by stage. A stage that the header does not name is 0. */
export function stationTimes(serverTiming: string): Record<Station, number> {
  const times: Record<Station, number> = { edge: 0, queue: 0, quota: 0, provider: 0, reply: 0 }
  for (const entry of serverTiming.split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const duration = Number(
      parameters.find((parameter) => parameter.startsWith('dur='))?.slice('dur='.length),
    )
    if (name in times && duration >= 0) times[name as Station] = duration
  }
  return times
}

const kinds: [path: string, kind: Kind][] = [
  ['/api/address/autocomplete', 'autocomplete'],
  ['/api/address/details', 'details'],
  ['/api/address/validate', 'validate'],
]

/** What a request is for. Undefined for requests that are not shown. */
export function questionOf(
  url: string,
  body: unknown,
): Pick<Call, 'kind' | 'subject' | 'sessionToken'> | undefined {
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
 * The cost of each call at the new edition's list price, in millionths of a US dollar. `calls` are
 * in the order of sending. Details refund what their session has paid beyond the twelfth input. A
 * validation is assumed to use Places (`VALIDATION_STRATEGY`), and a failed call to be free.
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

export const isSuccess = (status: number | undefined): boolean =>
  status !== undefined && status < 400

const input = listMicroUsd(billedAs('new', { sku: 'autocomplete', session: true }))
const details = listMicroUsd(billedAs('new', { sku: 'details', idOnly: false }))

/** US dollars, with as many digits as the price of a single call needs. */
export const dollars = (microUsd: number): string =>
  `${microUsd < 0 ? '−' : ''}$${(Math.abs(microUsd) / 1e6).toFixed(5)}`

/** JSON with line breaks; other text unchanged. */
export function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
