import { type Dispatcher, Pool } from 'undici'

/**
 * Sends one autocomplete request; resolves with nothing when it was answered 200, else with what
 * went wrong. Never rejects.
 */
export interface Sender {
  send(body: string): Promise<string | undefined>
  close(): Promise<void>
}

/** Each edge has a pool of kept-alive connections; requests go round. */
export function createSender(urls: string[], token: string, connections: number): Sender {
  const pools = urls.map(
    (url) => new Pool(url, { connections: Math.ceil(connections / urls.length), pipelining: 1 }),
  )
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  let turn = 0
  return {
    send(body) {
      const pool = pools[turn++ % pools.length]
      return new Promise((resolve) => {
        pool?.dispatch(
          { method: 'POST', path: '/api/address/autocomplete', headers, body },
          answerHandler(resolve),
        )
      })
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()))
    },
  }
}

/** Undici's innermost interface: the generator shares the machine with what it measures. */
function answerHandler(done: (failure?: string) => void): Dispatcher.DispatchHandler {
  let status = 0
  let failure = ''
  return {
    onRequestStart() {},
    onResponseStart(_controller, statusCode) {
      status = statusCode
    },
    onResponseData(_controller, chunk) {
      if (status !== 200) failure += chunk.toString()
    },
    onResponseEnd: () => done(status === 200 ? undefined : `${status} ${failure}`),
    onResponseError: (_controller, error) => done(error.message),
  }
}
