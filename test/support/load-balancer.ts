import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Sends each request to the next edge that says it is ready, over connections that are kept alive:
 * what a load balancer does.
 */
export interface LoadBalancer {
  add(url: string): void
  /** The edges that get requests now. */
  ready(): string[]
  send(path: string, init: RequestInit): Promise<Response>
  stop(): Promise<void>
}

const lookEveryMs = 200

export function startLoadBalancer(urls: string[]): LoadBalancer {
  const known = [...urls]
  let ready: string[] = []
  let next = 0
  let stopped = false
  const isReady = (url: string) =>
    fetch(`${url}/ready`, { signal: AbortSignal.timeout(2000) }).then(
      (response) => response.ok,
      () => false,
    )
  const looking = (async () => {
    while (!stopped) {
      const answers = await Promise.all(known.map(isReady))
      ready = known.filter((_, index) => answers[index])
      await sleep(lookEveryMs)
    }
  })()
  return {
    add: (url) => known.push(url),
    ready: () => ready,
    send(path, init) {
      const url = ready[next++ % ready.length]
      return url ? fetch(url + path, init) : Promise.reject(new Error('no edge is ready'))
    },
    async stop() {
      stopped = true
      await looking
    },
  }
}
