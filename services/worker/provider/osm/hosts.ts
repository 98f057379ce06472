import { type Answer, type Connected, ProviderError, type ProviderFailure } from '../port.ts'
import { type Host, type HostOptions, openHost } from './host.ts'

/** Hosts with the same data. Each call goes to one of them. */
export interface Hosts extends Connected {
  /**
   * Makes one call and reads the answer.
   * @param path with its query
   * @throws {ProviderError}
   */
  ask<Data>(path: string, read: (body: unknown) => Data, signal: AbortSignal): Promise<Answer<Data>>
}

interface Options extends HostOptions {
  /** Their base addresses, one or more. */
  urls: readonly string[]
}

/** The name of the provider in `X-Provider`. */
const providerName = 'osm'

/** Failures that concern this host alone. While another one is healthy, a retry goes there. */
const ownFailures = new Set<ProviderFailure>(['over_rate', 'denied', 'unavailable', 'nonsense'])

/**
 * Each call goes to the host with the fewest calls in flight, in turn where they have equally many.
 * So a host that hangs gets few calls. One that fails gets none for a while. Then a copy of a call
 * tries it, which no caller waits for. If no host is healthy, the call goes to the one whose
 * backoff ends first: whether to call at all is for the circuit breaker.
 */
export function openHosts({ urls, ...options }: Options): Hosts {
  const hosts = urls.map((url) => openHost(url, options))
  const trials = createTrials(hosts, options.timeoutMs)
  const someAreHealthy = () => hosts.some((host) => host.isHealthy())
  let turn = 0

  function pick(): Host {
    turn = (turn + 1) % hosts.length
    const inTurn = [...hosts.slice(turn), ...hosts.slice(0, turn)]
    const [next] = someAreHealthy()
      ? inTurn.filter((host) => host.isHealthy()).toSorted((a, b) => a.inFlight() - b.inFlight())
      : inTurn.toSorted((a, b) => a.backoffUntil() - b.backoffUntil())
    if (!next) throw new ProviderError('unavailable', 'no host')
    return next
  }

  return {
    async ask(path, read, signal) {
      const host = pick()
      if (host.isHealthy()) trials.begin(path, read)
      try {
        return { data: await host.ask(path, read, signal), provider: providerName }
      } catch (error) {
        // As they are, a refusal would pause the calls to all hosts, and an unreadable answer or
        // one that says how long to wait would not be retried.
        if (error instanceof ProviderError && ownFailures.has(error.failure) && someAreHealthy())
          throw new ProviderError('unavailable', `${error.failure} ${error.message}, of one host`)
        throw error
      }
    },
    warm: async () => void (await Promise.all(hosts.map((host) => host.warm()))),
    async close() {
      trials.stop()
      await Promise.all(hosts.map((host) => host.close()))
    },
  }
}

/** Finds out whether hosts are healthy again. One trial call at a time for each host. */
function createTrials(hosts: readonly Host[], timeoutMs: number) {
  const closing = new AbortController()
  const tried = new Set<Host>()
  return {
    begin(path: string, read: (body: unknown) => unknown): void {
      const now = performance.now()
      const due = hosts.filter((host) => !host.isHealthy() && host.backoffUntil() <= now)
      for (const host of due.filter((one) => !tried.has(one))) {
        tried.add(host)
        const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
        // The host notes the outcome.
        host
          .ask(path, read, signal)
          .catch(() => {})
          .finally(() => tried.delete(host))
      }
    },
    stop: () => closing.abort(),
  }
}
