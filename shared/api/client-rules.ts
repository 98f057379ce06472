import { isIP } from 'node:net'
import { isPrivate } from '../runtime/networks.ts'

/** Scopes of API keys: single addresses; batches and stored addresses; clients and their keys. */
export const scopes = ['address', 'batch', 'admin'] as const
export type Scope = (typeof scopes)[number]

/**
 * What a key calls: the live provider, or the sandbox, whose places are made up and cost nothing.
 */
export const keyModes = ['live', 'test'] as const
export type KeyMode = (typeof keyModes)[number]

/** A test key must not administer live clients. */
export const mayHave = (mode: KeyMode, scopes: readonly string[]): boolean =>
  mode === 'live' || !scopes.includes('admin')

/** Kinds of routes with a separate rate limit for each client. */
export const limitKinds = ['autocomplete', 'details', 'validate', 'batches', 'other'] as const
export type LimitKind = (typeof limitKinds)[number]

/** The highest rate limit that can be set, in requests a minute. */
export const maxPerMinute = 100_000_000
/** How many origins one client can have. */
export const maxOrigins = 50
/** Length of an origin, in characters. A host name has at most 253. */
export const maxOrigin = 270
/** Length of the name of a client or key, in characters. */
export const maxName = 100

/**
 * Whether this can be the name of a client or key. Control characters, invisible characters and
 * characters that PostgreSQL cannot store are refused.
 */
export const isName = (text: string) =>
  // First of all: to normalize a long text takes long.
  /^.{1,100}$/su.test(text) &&
  text.trim() === text &&
  text.normalize('NFC') === text &&
  !invisible.test(text)

const invisible =
  /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

const loopback = ['localhost', '127.0.0.1']

/**
 * Whether this is an origin exactly as a browser sends it (RFC 6454, section 6.2): scheme, host,
 * and a port that is not the scheme's default. Plain HTTP is allowed for loopback hosts and, with
 * `allowsPrivate`, for private addresses, such as that of a phone's page in the same network.
 */
export function isOrigin(text: string, { allowsPrivate = false } = {}): boolean {
  if (text.length > maxOrigin || !/^https?:\/\/[\w.:[\]-]+$/.test(text)) return false
  const url = URL.parse(text)
  if (url?.origin !== text) return false
  const { protocol, hostname } = url
  return (
    protocol === 'https:' ||
    loopback.includes(hostname) ||
    (allowsPrivate && isPrivateAddress(hostname))
  )
}

function isPrivateAddress(host: string): boolean {
  const ip = host.replace(/^\[|\]$/g, '')
  return isIP(ip) > 0 && isPrivate(ip)
}
