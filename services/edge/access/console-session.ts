import { errors, type JWTPayload } from 'jose'

/** The console session that a token belongs to. */
export interface ConsoleBounds {
  id: string
  /** The end of the session: Unix time in milliseconds, whole seconds. */
  untilMs: number
}

/** How long somebody stays signed in, in seconds: a working day. */
export const sessionSeconds = 8 * 3600

/** The claims of a token that belongs to a session. Pure. */
export const consoleClaims = ({ id, untilMs }: ConsoleBounds) => ({
  console_session: id,
  console_until: untilMs / 1000,
})

/**
 * The session of a verified token; undefined if it belongs to none.
 * @throws {errors.JWTInvalid} when a claim is missing
 */
export function consoleIn(payload: JWTPayload): ConsoleBounds | undefined {
  const { console_session: id, console_until: until } = payload
  if (id === undefined) return undefined
  if (typeof id !== 'string' || typeof until !== 'number') throw new errors.JWTInvalid()
  return { id, untilMs: until * 1000 }
}
