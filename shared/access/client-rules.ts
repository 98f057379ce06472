/** What an API key can be meant for (design §5): addresses, batches with stored addresses, and clients with their keys. */
export const scopes = ['address', 'batch', 'admin'] as const
export type Scope = (typeof scopes)[number]

/** Kinds of routes that have a limit of their own for each client. */
export const limitKinds = ['autocomplete', 'details', 'validate', 'batches', 'other'] as const
export type LimitKind = (typeof limitKinds)[number]

/** The most requests a minute that a limit can be set to. */
export const mostPerMinute = 100_000_000
/** The most origins of one client. */
export const mostOrigins = 50
/** Of an origin, in characters: a host name has 253 at most. */
export const longestOrigin = 270
/** Of a client's or key's name, in characters. */
export const longestName = 100

/** A client's or key's name: nothing that a terminal would act on or a reader wouldn't see, and storable by PostgreSQL. */
export const isName = (text: string) =>
  text.trim() === text &&
  text.normalize('NFC') === text &&
  /^[^\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]{1,100}$/u.test(text)

const loopback = ['localhost', '127.0.0.1']

/**
 * An origin exactly as a browser sends it (RFC 6454, section 6.2): scheme, host and a port that isn't the scheme's own. Plain HTTP only
 * for a developer's own machine.
 */
export function isOrigin(text: string): boolean {
  if (text.length > longestOrigin || !/^https?:\/\/[\w.:[\]-]+$/.test(text)) return false
  const url = URL.parse(text)
  return url?.origin === text && (url.protocol === 'https:' || loopback.includes(url.hostname))
}
