/** An access token, as the service returns it. */
export interface AccessToken {
  token: string
  /** Expiry, as Unix time in milliseconds. */
  exp: number
}

/** Fetches a new token. In a page: from the shop's own backend, which holds the API key. */
export type GetToken = () => Promise<AccessToken>

/** The token for one request. */
export interface Credentials {
  token: string
  /** Whether this request should also ask for the next token. See `shared/api/README.md`. */
  refresh: boolean
}

/** The token that all requests share. */
export interface TokenKeeper {
  /**
   * Concurrent requests share one fetch. Only one request that `mayRenew` asks for the next token.
   * Rejects as `getToken` does.
   */
  credentials(mayRenew: boolean): Promise<Credentials>
  /** Stores a new token from a response. */
  replace(token: AccessToken): void
  /** The service rejected this token: the next request fetches another. */
  discard(token: string): void
  /** The service's clock in Unix milliseconds. A page's own clock may be hours off. */
  setServiceTime(serviceMs: number): void
}

const renewalShare = 0.1
/**
 * In milliseconds. A renewal can fail or be aborted, so it is asked for again, but not with every
 * request.
 */
const renewalPauseMs = 60_000
/** Requests that come later begin another fetch: this one may hang for minutes. */
const maxSharedMs = 10_000

/**
 * Keeps a token. An ordinary request renews it in the last tenth of its life; once expired, it is
 * fetched anew.
 */
export function keepToken(getToken: GetToken): TokenKeeper {
  let held: (AccessToken & { sinceMs: number }) | undefined
  let fetching: { token: Promise<string>; sinceMs: number } | undefined
  let aheadMs = 0
  let renewFromMs = 0

  function keep({ token, exp }: AccessToken): string {
    held = { token, exp, sinceMs: Date.now() }
    renewFromMs = 0
    return token
  }
  function startFetch(sinceMs: number): NonNullable<typeof fetching> {
    const token = getToken()
      .then((given: Partial<AccessToken> | null | undefined) => {
        const { token, exp } = given ?? {}
        if (typeof token !== 'string' || typeof exp !== 'number')
          throw new TypeError('No { token, exp } was given')
        return keep({ token, exp })
      })
      .finally(() => {
        if (fetching === started) fetching = undefined
      })
    const started = { token, sinceMs }
    return started
  }

  return {
    async credentials(mayRenew) {
      const nowMs = Date.now()
      const leftMs = held ? held.exp - nowMs - aheadMs : 0
      if (!held || leftMs <= 0) {
        if (!fetching || nowMs - fetching.sinceMs >= maxSharedMs) fetching = startFetch(nowMs)
        return { token: await fetching.token, refresh: false }
      }
      const refresh =
        mayRenew && leftMs < renewalShare * (leftMs + nowMs - held.sinceMs) && nowMs >= renewFromMs
      if (refresh) renewFromMs = nowMs + renewalPauseMs
      return { token: held.token, refresh }
    },
    replace: keep,
    discard(token) {
      if (held?.token === token) held = undefined
    },
    setServiceTime(serviceMs) {
      aheadMs = serviceMs - Date.now()
    },
  }
}
