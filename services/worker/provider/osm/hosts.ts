import { type JsonHost, openJsonHost } from '../json-host.ts'
import {
  failureMessage,
  PlacesError,
  type PlacesFailure,
  type Reply,
  readAnswer,
  readRetryAfter,
  warmConnections,
} from '../port.ts'

/** Hosts with the same data. Each call goes to one of them. */
export interface Hosts {
  /** Makes one call and reads the answer. @throws {PlacesError} */
  ask<Data>(
    request: OsmRequest,
    read: (body: unknown) => Data,
    signal: AbortSignal,
  ): Promise<Reply<Data>>
  /** Opens or keeps a few connections to each host. Never fails. */
  warm(): Promise<void>
  close(): Promise<void>
}

interface OsmRequest {
  /** With its query. */
  path: string
  /** The texts of the request. They must not be logged. */
  texts: readonly string[]
}

interface Options {
  /** Their base addresses, one or more. */
  urls: readonly string[]
  /** The maximum number of connections to each. */
  connections: number
  timeoutMs: number
}

interface Host {
  host: JsonHost
  /** Answers without work. */
  statusPath: string
  /** How many calls in a row have failed. */
  failures: number
  /** It gets no calls until then, in milliseconds of `performance.now()`. */
  restsUntil: number
}

/** Operators of a host see who calls (README.md, Terms). */
const userAgent = 'address-service/1.0'
/** The name of the provider in `X-Provider`. */
const providerName = 'osm'

/** After a failure a host rests, at first so long, then twice as long each time. Milliseconds. */
const firstRestMs = 1000
const maxRestMs = 30_000

/** Failures of a host, not of the request. */
const hostFailures = new Set<PlacesFailure>([
  'over_rate',
  'denied',
  'unavailable',
  'broken',
  'timeout',
  'nonsense',
])

/**
 * Calls go to the hosts in turn. A host that fails rests; then one call tries it. If all of them
 * rest, the one whose rest ends first is asked: whether to call at all is for the circuit breaker.
 */
export function openHosts({ urls, connections, timeoutMs }: Options): Hosts {
  const hosts = urls.map(
    (url): Host => ({
      host: openJsonHost({ url, connections, timeoutMs }),
      statusPath: new URL(`${url.replace(/\/$/, '')}/status`).pathname,
      failures: 0,
      restsUntil: 0,
    }),
  )
  let turn = 0

  function pick(): Host {
    const now = performance.now()
    turn = (turn + 1) % hosts.length
    const inTurn = [...hosts.slice(turn), ...hosts.slice(0, turn)]
    const [next] = inTurn.toSorted(
      (a, b) => Math.max(a.restsUntil, now) - Math.max(b.restsUntil, now),
    )
    if (!next) throw new PlacesError('unavailable', 'no host')
    // Others wait for the result of this trial.
    if (next.failures > 0) next.restsUntil = now + restMs(next.failures)
    return next
  }

  function note(host: Host, failure: PlacesFailure | undefined): void {
    host.failures = failure && hostFailures.has(failure) ? host.failures + 1 : 0
    host.restsUntil = host.failures > 0 ? performance.now() + restMs(host.failures) : 0
  }

  return {
    async ask(request, read, signal) {
      const host = pick()
      const startedAt = performance.now()
      try {
        const data = await askOnce(host.host, request, read, signal)
        note(host, undefined)
        return { data, provider: providerName }
      } catch (error) {
        const hadTime = performance.now() - startedAt >= timeoutMs / 2
        // A caller who had little time says nothing about the host.
        if (error instanceof PlacesError && (error.failure !== 'timeout' || hadTime))
          note(host, error.failure)
        throw error
      }
    },
    async warm() {
      await Promise.allSettled(
        hosts.flatMap(({ host, statusPath }) =>
          Array.from({ length: Math.min(warmConnections, connections) }, () =>
            host.touch(statusPath),
          ),
        ),
      )
    },
    close: async () => void (await Promise.all(hosts.map(({ host }) => host.close()))),
  }
}

const restMs = (failures: number) => Math.min(maxRestMs, firstRestMs * 2 ** (failures - 1))

async function askOnce<Data>(
  host: JsonHost,
  { path, texts }: OsmRequest,
  read: (body: unknown) => Data,
  signal: AbortSignal,
): Promise<Data> {
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const {
    status,
    headers: answered,
    body,
  } = await host.request({ method: 'GET', path, headers }, signal)
  if (status === 200) return readAnswer(read, body)
  const failure = failureOf(status, body)
  throw new PlacesError(
    failure,
    failureMessage(failure, String(status), undefined, texts),
    readRetryAfter(answered['retry-after']),
  )
}

/**
 * Photon's 400 names the parameter that is wrong, Nominatim's has `error`. Anything else with this
 * status is from a proxy, as are pages of HTML: they say nothing about the request.
 */
function failureOf(status: number, body: unknown): PlacesFailure {
  if (status === 429) return 'over_rate'
  if (status === 401 || status === 403) return 'denied'
  if (status !== 400 || typeof body !== 'object' || body === null) return 'unavailable'
  return 'lang' in body ? 'bad_language' : 'invalid'
}
