import {
  defaultDays,
  defaultOverlapSeconds,
  maxDays,
  maxOverlapSeconds,
} from '../../../shared/api/admin.ts'
import {
  isName,
  isOrigin,
  type LimitKind,
  limitKinds,
  maxName,
  maxPerMinute,
  mayHave,
  type Scope,
  scopes,
} from '../../../shared/api/client-rules.ts'
import type { NewKey } from '../../../shared/store/client-admin.ts'
import type { DataMode } from '../../../shared/store/data-mode.ts'
import {
  CommandError,
  type Form,
  modeOptions,
  oneOf,
  parseCommand,
  readMode,
  requireForm,
  wholeNumber,
} from '../command-line/arguments.ts'

/** A parsed command. Clients are given by name; keys by id, by prefix, or whole. */
export type Command =
  | { what: 'list' | 'signing-keys' }
  | { what: 'show' | 'revoke-all'; client: string }
  | { what: 'create'; client: string; origins: string[]; key: NewKey }
  | { what: 'key'; client: string; key: NewKey }
  | { what: 'rotate'; key: string; overlapSeconds: number }
  | { what: 'revoke'; key: string }
  | { what: 'limit'; client: string; kind: LimitKind; perMinute: number | null }
  | { what: 'origin'; client: string; change: 'add' | 'remove'; origin: string }
  | { what: 'usage'; client: string; days: number }
  | { what: 'audit'; last: number }
  | { what: 'signing-key'; compromised: boolean }

export const usage = `npm run clients                                        clients and their keys
npm run clients -- show "my shop"                      one of them
npm run clients -- create "my shop"                    a client and its first key (shown once)
        --scopes address,batch  --origin https://shop.example  --expires 90d, or 2027-01-31
        --test                                         a key for the sandbox, which costs nothing
npm run clients -- key "my shop" --name checkout       one more key; --scopes, --expires and
                                                       --test as above
npm run clients -- rotate addr_Ab12Cd --overlap 24h    a key in place of this one,
                                                       which ends after that; 0 for at once
npm run clients -- revoke addr_Ab12Cd                  ends a key, by its beginning or its id;
                                                       the whole key does, too
npm run clients -- revoke-all "my shop"                ends all keys of a client
npm run clients -- limit "my shop" autocomplete 12000  requests a minute, or default;
                      ${limitKinds.join(', ')}
npm run clients -- origin "my shop" add https://shop.example
                                                       whose pages may call; or remove
npm run clients -- usage "my shop" --days 30           provider calls and their list price, by day
npm run clients -- audit --last 50                     who did what
npm run clients -- signing-keys                        the keys that sign access tokens
npm run clients -- signing-key rotate                  a new one; --compromised ends all tokens
        --sandbox, --live                              which npm start, where one of each runs
        --json                                         for programs; times in Unix ms`

const text = { type: 'string' } as const
const options = {
  ...modeOptions,
  json: { type: 'boolean' },
  scopes: text,
  origin: { type: 'string', multiple: true },
  expires: text,
  name: text,
  overlap: text,
  days: text,
  last: text,
  compromised: { type: 'boolean' },
  test: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseCommand<typeof options>>['values']

interface ReadForm extends Form<keyof Values> {
  read(words: string[], values: Values, nowMs: number): Command
}

const forms: Record<Command['what'], ReadForm> = {
  list: { words: 0, options: [], read: () => ({ what: 'list' }) },
  show: { words: 1, options: [], read: ([client]) => ({ what: 'show', client: named(client) }) },
  create: {
    words: 1,
    options: ['scopes', 'origin', 'expires', 'test'],
    read: ([client], values, nowMs) => ({
      what: 'create',
      client: checkedName(named(client)),
      origins: (values.origin ?? []).map(checkedOrigin),
      key: readKey(values, nowMs),
    }),
  },
  key: {
    words: 1,
    options: ['name', 'scopes', 'expires', 'test'],
    read: ([client], values, nowMs) => ({
      what: 'key',
      client: named(client),
      key: readKey(values, nowMs),
    }),
  },
  rotate: {
    words: 1,
    options: ['overlap'],
    read: ([key], { overlap }) => ({
      what: 'rotate',
      key: checkedKey(key),
      overlapSeconds: readOverlap(overlap),
    }),
  },
  revoke: { words: 1, options: [], read: ([key]) => ({ what: 'revoke', key: checkedKey(key) }) },
  'revoke-all': {
    words: 1,
    options: [],
    read: ([client]) => ({ what: 'revoke-all', client: named(client) }),
  },
  limit: {
    words: 3,
    options: [],
    read: ([client, kind, perMinute = '']) => ({
      what: 'limit',
      client: named(client),
      kind: oneOf(limitKinds, kind, 'kind of request'),
      perMinute:
        perMinute === 'default'
          ? null
          : wholeNumber(perMinute, 'The limit', { from: 1, to: maxPerMinute }),
    }),
  },
  origin: {
    words: 3,
    options: [],
    read: ([client, change, origin = '']) => ({
      what: 'origin',
      client: named(client),
      change: oneOf(['add', 'remove'], change, 'change'),
      origin: change === 'add' ? checkedOrigin(origin) : origin,
    }),
  },
  usage: {
    words: 1,
    options: ['days'],
    read: ([client], { days = String(defaultDays) }) => ({
      what: 'usage',
      client: named(client),
      days: wholeNumber(days, '--days', { from: 1, to: maxDays }),
    }),
  },
  audit: {
    words: 0,
    options: ['last'],
    read: (_, { last = '50' }) => ({
      what: 'audit',
      last: wholeNumber(last, '--last', { from: 1, to: 10_000 }),
    }),
  },
  'signing-keys': { words: 0, options: [], read: () => ({ what: 'signing-keys' }) },
  'signing-key': {
    words: 1,
    options: ['compromised'],
    read([change], { compromised = false }) {
      oneOf(['rotate'], change, 'change')
      return { what: 'signing-key', compromised }
    },
  },
}

interface Given {
  json: boolean
  /** Which `npm start` it means, if one of each mode runs. */
  namedMode: DataMode | undefined
  command: Command
}

/**
 * Parses the arguments. Pure.
 * @throws {CommandError}
 */
export function readCommand(args: string[], nowMs: number): Given {
  const { values, positionals } = parseCommand(args, options)
  const { json = false, sandbox, live, ...given } = values
  const [what = 'list', ...words] = positionals
  if (!Object.hasOwn(forms, what)) throw new CommandError(`"${what}" is no command: see --help`)
  const form = forms[what as Command['what']]
  requireForm(what, form, words, given)
  return { json, namedMode: readMode(values), command: form.read(words, values, nowMs) }
}

function named(client: string | undefined): string {
  if (!client) throw new CommandError('Which client? Say its name')
  return client
}

function checkedName(name: string): string {
  if (isName(name)) return name
  throw new CommandError(
    `A name has 1 to ${maxName} characters, no space at its ends and nothing that can't be printed`,
  )
}

function checkedOrigin(origin: string): string {
  if (isOrigin(origin, { allowsPrivate: true })) return origin
  throw new CommandError(
    `"${origin}" is no origin as browsers send it: https://shop.example, with the port if it ` +
      'has one, and no slash at its end; http: for localhost and private addresses only',
  )
}

/**
 * Production has no pages over plain HTTP on private addresses.
 * @throws {CommandError} when the command allows one
 */
export function requirePublicOrigins(command: Command): void {
  const added =
    command.what === 'create'
      ? command.origins
      : command.what === 'origin' && command.change === 'add'
        ? [command.origin]
        : []
  const refused = added.find((origin) => !isOrigin(origin))
  if (refused)
    throw new CommandError(
      `${refused} is on a private address, which NODE_ENV=production does not allow: use https:`,
    )
}

/** At least one character after `addr_`. */
const minKeyLength = 6
function checkedKey(key: string | undefined): string {
  if (key && key.length >= minKeyLength) return key
  throw new CommandError('Which key? Say how it begins, as npm run clients shows it, or its id')
}

/** A key that page tokens are made from must not give access to batches and stored addresses. */
const defaultScopes: Scope[] = ['address']

function readKey({ name, scopes: list, expires, test = false }: Values, nowMs: number): NewKey {
  const mode = test ? 'test' : 'live'
  const wanted =
    list === undefined
      ? defaultScopes
      : list.split(',').map((scope) => oneOf(scopes, scope.trim(), 'scope'))
  if (!mayHave(mode, wanted)) throw new CommandError('A test key cannot have the scope admin')
  return {
    ...(name !== undefined && { name: checkedName(name) }),
    mode,
    scopes: wanted,
    ...(expires !== undefined && { expiresAt: readEnd(expires, nowMs) }),
  }
}

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600, d: 86_400 }

function readDuration(duration: string): number | undefined {
  const [, count, unit = 's'] = /^(\d{1,8})([smhd])$/.exec(duration) ?? []
  return count === undefined ? undefined : Number(count) * (unitSeconds[unit] ?? 1)
}

/** Parses an expiry in the future: a duration, or a day that begins at midnight UTC. */
function readEnd(expires: string, nowMs: number): Date {
  const seconds = readDuration(expires)
  const end = seconds === undefined ? dayOf(expires) : new Date(nowMs + seconds * 1000)
  if (!end || Number.isNaN(end.getTime()))
    throw new CommandError(
      `--expires is a time such as 90d or 12h, or a day such as 2027-01-31, not "${expires}"`,
    )
  if (end.getTime() <= nowMs)
    throw new CommandError(`--expires must lie ahead: "${expires}" is over`)
  return end
}

/** JavaScript would accept 2027-02-31 as a day of March. */
function dayOf(text: string): Date | undefined {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined
  return day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined
}

function readOverlap(overlap: string | undefined): number {
  const seconds =
    overlap === undefined ? defaultOverlapSeconds : overlap === '0' ? 0 : readDuration(overlap)
  if (seconds === undefined || seconds > maxOverlapSeconds)
    throw new CommandError(
      `--overlap is 0 or a time such as 30m, 24h or 7d, 90d at most, not "${overlap}"`,
    )
  return seconds
}
