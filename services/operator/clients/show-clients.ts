import type { ApiKey, AuditEntry, Client, SigningKeys, Usage } from '../../../shared/api/admin.ts'
import { table } from '../command-line/table.ts'

/** Format: 2026-11-20 11:57, UTC */
const time = (atMs: number | undefined, otherwise = '-') =>
  atMs === undefined ? otherwise : new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')

const usd = (amount: number) => `$${amount.toFixed(amount < 1 ? 4 : 2)}`

const keyHead = ['KEY', 'MODE', 'NAME', 'SCOPES', 'CREATED', 'LAST USED', 'ENDS']

const keyCells = (key: ApiKey, nowMs: number) => [
  key.prefix,
  key.mode,
  key.name,
  key.scopes.join(', '),
  time(key.createdAt),
  time(key.lastUsedAt, 'never'),
  endOf(key, nowMs),
]

function endOf({ expiresAt, revokedAt }: ApiKey, nowMs: number): string {
  if (revokedAt !== undefined) return `revoked ${time(revokedAt)}`
  if (expiresAt === undefined) return 'never'
  return expiresAt > nowMs ? time(expiresAt) : `expired ${time(expiresAt)}`
}

/** All clients with a line for each of their keys. Times are UTC. Pure. */
export function showClients(clients: Client[], nowMs: number): string {
  if (clients.length === 0) return 'There are no clients yet: npm run clients -- create "my shop"'
  const rows = clients.flatMap(({ name, keys }) =>
    keys.length === 0
      ? [[name, 'none']]
      : keys.map((key, index) => [index === 0 ? name : '', ...keyCells(key, nowMs)]),
  )
  return table([['CLIENT', ...keyHead], ...rows], 'left')
}

/** One client. Pure. */
export function showClient(
  { id, name, policy, strategy, origins, rateLimits, createdAt, keys }: Client,
  nowMs: number,
): string {
  const limits = Object.entries(rateLimits).map(
    ([kind, perMinute]) => `${kind} ${perMinute.toLocaleString('en')}`,
  )
  return [
    table(
      [
        ['client', name],
        ['id', id],
        ['created', time(createdAt)],
        ['policy', policy ?? 'default'],
        ['strategy', strategy ?? 'default'],
        ['origins', origins.join(', ') || 'none'],
        ['limits', limits.join(', ') || 'default'],
      ],
      'left',
    ),
    '',
    keys.length === 0
      ? 'no keys'
      : table([keyHead, ...keys.map((key) => keyCells(key, nowMs))], 'left'),
  ].join('\n')
}

/** A new key, shown only this once, and the key that it replaces. Pure. */
export const showNewKey = (apiKey: string, old?: ApiKey) =>
  [
    ...(old ? [`${old.prefix} ends at ${time(old.expiresAt)} UTC. In its place:`] : []),
    apiKey,
    'Keep it: it is shown here and never again.',
  ].join('\n')

/** Calls and their price by day; those of test keys apart. Pure. */
export function showUsage({ test, ...live }: Usage): string {
  const text =
    live.days.length === 0
      ? 'No calls to the provider in these days'
      : usageTable(live, 'AT LIST PRICE')
  if (test.days.length === 0) return text
  return [
    text,
    '',
    'Test keys: to the sandbox, which costs nothing',
    usageTable(test, 'LIVE'),
  ].join('\n')
}

function usageTable({ days, calls, usd: sum }: Usage['test'], price: string): string {
  return table([
    ['DAY', 'SKU', 'CALLS', price],
    ...days.map((day) => [day.day, day.sku, day.calls.toLocaleString('en'), usd(day.usd)]),
    ['all', '', calls.toLocaleString('en'), usd(sum)],
  ])
}

/** The audit log as a table, in the given order. Pure. */
export const showAudit = (entries: AuditEntry[]) =>
  table(
    [
      ['TIME', 'WHO', 'DID', 'TO', 'DETAIL'],
      ...entries.map(({ at, actor, action, target = '-', detail }) => [
        time(at),
        actor,
        action,
        target,
        Object.keys(detail).length === 0 ? '' : JSON.stringify(detail),
      ]),
    ],
    'left',
  )

export const showSigningKeys = ({ keys }: SigningKeys, nowMs: number) =>
  table(
    [
      ['SIGNING KEY', 'CREATED', 'SIGNS FROM', 'WITHDRAWN'],
      ...keys.map(({ kid, createdAt, signsFrom, withdrawnAt }) => [
        kid,
        time(createdAt),
        signsFrom > nowMs ? `${time(signsFrom)} on` : time(signsFrom),
        time(withdrawnAt, 'no'),
      ]),
    ],
    'left',
  )
