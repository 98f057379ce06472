import { type Dispatcher, Pool } from 'undici'

/** An autocomplete request with this body, or a details request for this place. */
type Request = { body: string } | { placeId: string }

/**
 * Sends one request; resolves with nothing when it was answered 200, else with what
 * went wrong. Never rejects.
 */
export interface Sender {
  send(request: Request): Promise<string | undefined>
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
    send(request) {
      const pool = pools[turn++ % pools.length]
      return new Promise((resolve) => {
        pool?.dispatch({ ...optionsOf(request), headers }, answerHandler(resolve))
      })
    },
    close: async () => {
      await Promise.all(pools.map((pool) => pool.close()))
    },
  }
}

const optionsOf = (
  request: Request,
): Pick<Dispatcher.DispatchOptions, 'method' | 'path' | 'body'> =>
  'body' in request
    ? { method: 'POST', path: '/api/address/autocomplete', body: request.body }
    : {
        method: 'GET',
        path: `/api/address/details?placeId=${encodeURIComponent(request.placeId)}`,
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
