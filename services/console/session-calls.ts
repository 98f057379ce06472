import type { ConsoleSessionData } from '../../shared/api/console-session.ts'
import { tokenWith } from '../../shared/client/address-client.ts'
import { connect } from '../../shared/client/connection.ts'
import { AddressServiceError } from '../../shared/client/errors.ts'

/** The service that served this page. */
export const baseUrl = location.origin
const { request } = connect({ baseUrl })
const path = '/api/console/session'

/**
 * Sends a call in turn with those of all tabs. An answer that clears the cookie clears whichever
 * one the browser has by then. So a sign-in, `exclusive`, waits for them: they are `shared`.
 * Over plain HTTP to another machine, browsers have no locks: there nothing waits.
 */
const inTurn = async <T>(mode: LockMode, call: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request('console-session', { mode }, call) : call()

/** Signs in with an API key. The browser keeps a cookie, this page gets a token. */
export async function beginSession(apiKey: string): Promise<ConsoleSessionData> {
  const { token } = await tokenWith({ baseUrl }, apiKey)()
  const headers = { authorization: `Bearer ${token}` }
  return inTurn('exclusive', () => request({ method: 'POST', path, headers }))
}

/** A token for who is signed in already. Rejects with `isSessionOver` for nobody. */
export const continueSession = (): Promise<ConsoleSessionData> =>
  inTurn('shared', () => request({ method: 'POST', path: `${path}/token` }))

/** Signs out, in all tabs. Not retried: a retry would carry the cookie of a session begun since. */
export const endSession = (): Promise<object> =>
  inTurn('shared', () => request({ method: 'DELETE', path, retry: 'never' }))

/** The catalogue's API_KEY_NOT_FOUND: unknown, expired or revoked. */
export const isKeyRefused = (failure: unknown): boolean =>
  failure instanceof AddressServiceError && failure.statusCode === 5000

/** Whether nobody is signed in any more: SESSION_ENDED, or the key has ended. */
export const isSessionOver = (failure: unknown): boolean =>
  isKeyRefused(failure) || (failure instanceof AddressServiceError && failure.statusCode === 5008)

const storedName = 'console-signed-in-until'
/** Undefined where the browser keeps nothing for the page. */
const storage = storageHere()

function storageHere(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}

/**
 * Until when somebody may be signed in, as Unix time in milliseconds by the service's clock; 0 for
 * nobody. It is not compared with the clock of this computer, which may be wrong. Scripts cannot
 * see the cookie. All tabs of this browser share the time, which is no secret.
 */
export const signedInUntil = {
  get: (): number => Number(storage?.getItem(storedName) ?? 0),
  set: (ms: number): void => storage?.setItem(storedName, String(ms)),
  clear: (): void => storage?.removeItem(storedName),
  /** Calls back when another tab signed in or out. Returns what ends that. */
  watch(onChange: (untilMs: number) => void): () => void {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === storedName || key === null) onChange(Number(newValue ?? 0))
    }
    addEventListener('storage', listen)
    return () => removeEventListener('storage', listen)
  },
}
