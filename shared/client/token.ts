/** An access token, as the service and its answers give it. */
export interface AccessToken {
  token: string
  /** When it expires: Unix time in milliseconds. */
  exp: number
}

/** Gets a new token: in a page from the shop's own backend, which holds the API key. */
export type GetToken = () => Promise<AccessToken>

/** What one request is sent with. */
export interface Pass {
  token: string
  /** Whether this request is to ask for the next token (specification §4.4). */
  refresh: boolean
}

/** The one token that all requests share. */
export interface TokenKeeper {
  /** Requests at the same time share one fetch; only one that `mayRenew` is to ask for the next token. Rejects as `getToken` does. */
  pass(mayRenew: boolean): Promise<Pass>
  /** An answer has brought a new token. */
  replace(token: AccessToken): void
  /** The service doesn't take this token: the next request gets another. */
  drop(token: string): void
  /** The service's clock, in Unix milliseconds: a page's own may be hours off. */
  learnTime(serviceMs: number): void
}

const renewalShare = 0.1
/** A renewal can fail, or its answer be aborted: it is asked for again, but not with every request. */
const renewalPauseMs = 60_000

/** Keeps a token: renewed by an ordinary request in the last tenth of its life, fetched anew once it has expired. */
export function keepToken(getToken: GetToken): TokenKeeper {
  let held: (AccessToken & { sinceMs: number }) | undefined
  let fetching: Promise<string> | undefined
  let aheadMs = 0
  let renewFromMs = 0

  function keep({ token, exp }: AccessToken): string {
    held = { token, exp, sinceMs: Date.now() }
    renewFromMs = 0
    return token
  }
  const fetchToken = () =>
    getToken()
      .then((given: Partial<AccessToken> | null | undefined) => {
        const { token, exp } = given ?? {}
        if (typeof token !== 'string' || typeof exp !== 'number') throw new TypeError('No { token, exp } was given')
        return keep({ token, exp })
      })
      .finally(() => {
        fetching = undefined
      })

  return {
    async pass(mayRenew) {
      const nowMs = Date.now()
      const leftMs = held ? held.exp - nowMs - aheadMs : 0
      if (!held || leftMs <= 0) {
        fetching ??= fetchToken()
        return { token: await fetching, refresh: false }
      }
      const refresh = mayRenew && leftMs < renewalShare * (leftMs + nowMs - held.sinceMs) && nowMs >= renewFromMs
      if (refresh) renewFromMs = nowMs + renewalPauseMs
      return { token: held.token, refresh }
    },
    replace: keep,
    drop(token) {
      if (held?.token === token) held = undefined
    },
    learnTime(serviceMs) {
      aheadMs = serviceMs - Date.now()
    },
  }
}
