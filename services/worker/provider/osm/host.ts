import { type HttpAnswer, openJsonHost } from '../json-host.ts'
import {
  type Connected,
  foreignFailure,
  ProviderError,
  type ProviderFailure,
  readAnswer,
  readRetryAfter,
} from '../port.ts'
import { withoutCountries } from './photon.ts'
import { isPublicHost } from './public-hosts.ts'

/** One server, and whether it answers. A public host is not kept warm. */
export interface Host extends Connected {
  /** Whether its last call succeeded. */
  isHealthy(): boolean
  /** After a failure it gets no calls until then. Milliseconds of `performance.now()`. */
  backoffUntil(): number
  /** How many calls have no answer so far. */
  inFlight(): number
  /**
   * Makes one call, reads the answer, and notes whether that succeeded. Photon before version 1.1
   * is asked once more without the countries, once an hour; its caller filters the answers.
   * @param path with its query
   * @throws {ProviderError}
   */
  ask<Data>(path: string, read: (body: unknown) => Data, signal: AbortSignal): Promise<Data>
}

export interface HostOptions {
  /** The maximum number of connections. */
  connections: number
  timeoutMs: number
}

/** Operators of a host see who calls (README.md, Terms). */
export const headers = { 'user-agent': 'address-service/1.0', accept: 'application/json' }

/** The backoff of a host after a failure, then twice as long each time. Milliseconds. */
const firstBackoffMs = 1000
const maxBackoffMs = 30_000
/** After that, a server that refused to filter by country may have been replaced. Milliseconds. */
const rememberMs = 3_600_000

/** Failures of a host, not of the request. */
const hostFailures = new Set<ProviderFailure>([
  'over_rate',
  'denied',
  'unavailable',
  'broken',
  'timeout',
  'nonsense',
])

/** @param url its base address */
export function openHost(url: string, { connections, timeoutMs }: HostOptions): Host {
  const host = openJsonHost({ url, connections, timeoutMs })
  /** It answers without work. */
  const statusPath = new URL(`${url.replace(/\/$/, '')}/status`).pathname
  let inFlight = 0
  let failures = 0
  let backoffUntil = 0
  let withoutCountriesUntil = 0

  function note(failure: ProviderFailure | undefined): void {
    failures = failure && hostFailures.has(failure) ? failures + 1 : 0
    const backoffMs = Math.min(maxBackoffMs, firstBackoffMs * 2 ** (failures - 1))
    backoffUntil = failures > 0 ? performance.now() + backoffMs : 0
  }

  async function request(path: string, signal: AbortSignal): Promise<HttpAnswer> {
    const get = (asked: string) => host.request({ method: 'GET', path: asked, headers }, signal)
    if (performance.now() >= withoutCountriesUntil) {
      const answer = await get(path)
      if (!refusesCountries(answer)) return answer
      withoutCountriesUntil = performance.now() + rememberMs
    }
    return get(withoutCountries(path))
  }

  return {
    isHealthy: () => failures === 0,
    backoffUntil: () => backoffUntil,
    inFlight: () => inFlight,
    async ask(path, read, signal) {
      const startedAt = performance.now()
      inFlight += 1
      try {
        const answer = await request(path, signal)
        if (answer.status !== 200) throw refusalOf(answer)
        const data = readAnswer(read, answer.body)
        note(undefined)
        return data
      } catch (error) {
        const hadTime = performance.now() - startedAt >= timeoutMs / 2
        const failure = error instanceof ProviderError ? error.failure : undefined
        // A caller who had little time says nothing about the host, nor does too long a request.
        if (failure && failure !== 'too_long' && (failure !== 'timeout' || hadTime)) note(failure)
        throw error
      } finally {
        inFlight -= 1
      }
    },
    // A public host allows one call a second, and these are several at once.
    warm: async () => (isPublicHost(url) ? undefined : host.warm(statusPath, headers)),
    close: () => host.close(),
  }
}

/** Without the answer's message, which may repeat the texts of the request. */
const refusalOf = ({ status, headers, body }: HttpAnswer): ProviderError =>
  new ProviderError(failureOf(status, body), String(status), readRetryAfter(headers['retry-after']))

/** Photon before version 1.1. */
const refusesCountries = ({ status, body }: HttpAnswer): boolean =>
  status === 400 && /^unknown query parameter 'countrycode'/i.test(messageOf(body))

const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : ''

/** Photon before version 0.7 says it in words, without the name of the parameter. */
const refusedLanguage = /^language \S+ is not supported/i

/**
 * Photon's 400 names the parameter that is wrong, Nominatim's has `error`. Anything else with this
 * status is from a proxy, as are pages of HTML: they say nothing about the request.
 */
function failureOf(status: number, body: unknown): ProviderFailure {
  if (status === 401 || status === 403) return 'denied'
  if (status !== 400 || typeof body !== 'object' || body === null) return foreignFailure(status)
  const isLanguage = 'lang' in body || refusedLanguage.test(messageOf(body))
  return isLanguage ? 'bad_language' : 'invalid'
}
