import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { type KeyMode, type LimitKind, mayHave, type Scope } from '../api/client-rules.ts'
import { AppError } from '../errors/catalogue.ts'
import type { StrategyName } from '../verdict/strategies.ts'
import type { PolicyName } from '../verdict/verdicts.ts'
import { writeAudit } from './audit.ts'
import { pauseBatches } from './batches.ts'
import { isUsable, makeApiKey, modeOfClient, ownerOfKey, storedPartsOf } from './clients.ts'
import type { Database } from './database.ts'
import { lockOpenBatches, statementsOn } from './open-batches.ts'

/** Fields of a new key. */
export interface NewKey {
  name?: string | undefined
  /** Live when absent. */
  mode?: KeyMode | undefined
  scopes: readonly Scope[]
  /** The key never expires when this is absent. */
  expiresAt?: Date | undefined
}

/** Changes of a client. An absent field is not changed; `null` restores the default. */
export interface ClientChange {
  name?: string | undefined
  origins?: readonly string[] | undefined
  /** Requests a minute. */
  rateLimits?: Partial<Record<LimitKind, number | null>> | undefined
  policy?: PolicyName | null | undefined
  strategy?: StrategyName | null | undefined
}

/** `apiKey` is returned only here and cannot be read later. */
type WithApiKey<Row> = Row & { apiKey: string }

const clientColumns = [
  'id',
  'name',
  'policy',
  'strategy',
  'origins',
  'rateLimits',
  'createdAt',
] as const

const keyColumns = [
  'id',
  ownerOfKey.as('clientId'),
  modeOfClient.as('mode'),
  'name',
  'prefix',
  'scopes',
  'createdAt',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
  'replacedBy',
] as const

/** Without test clients: to an operator their keys belong to the client itself. */
const selectClients = (db: Database) =>
  db.selectFrom('clients').select(clientColumns).where('testOf', 'is', null)
const selectKeys = (db: Database) => db.selectFrom('apiKeys').select(keyColumns)

/** The ids of these clients and of their test clients. */
const withTestClients = (ids: string[]) => sql<string>`(
  select id from clients where id = any(${ids}) or test_of = any(${ids}))`

type ClientAlone = Awaited<ReturnType<ReturnType<typeof selectClients>['executeTakeFirstOrThrow']>>
export type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>
export type ClientRow = ClientAlone & { keys: KeyRow[] }

interface ClientList {
  /** The name of the last client of the page before. */
  after?: string | undefined
  limit: number
}

/** Clients by name. Each has its keys, also revoked and expired ones. */
export async function listClients(
  db: Database,
  { after, limit }: ClientList,
): Promise<ClientRow[]> {
  const clients = await selectClients(db)
    .$if(after !== undefined, (query) => query.where('name', '>', after ?? ''))
    .orderBy('name')
    .limit(limit)
    .execute()
  if (clients.length === 0) return []
  const ids = clients.map(({ id }) => id)
  const keys = await selectKeys(db)
    .where('clientId', 'in', withTestClients(ids))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  const byClient = Map.groupBy(keys, ({ clientId }) => clientId)
  return clients.map((client) => ({ ...client, keys: byClient.get(client.id) ?? [] }))
}

/** @throws {AppError} CLIENT_NOT_FOUND */
export async function readClient(db: Database, id: string): Promise<ClientRow> {
  const client = await selectClients(db).where('id', '=', id).executeTakeFirst()
  if (!client) throw new AppError('CLIENT_NOT_FOUND')
  const keys = await selectKeys(db)
    .where('clientId', 'in', withTestClients([id]))
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return { ...client, keys }
}

/** All clients by name, with the rate limits that are theirs alone. */
export const listNames = (db: Database) =>
  db
    .selectFrom('clients')
    .select(['id', 'name', 'rateLimits'])
    .where('testOf', 'is', null)
    .orderBy('name')
    .execute()

/** The id of the client with this name. */
export async function findClientId(db: Database, name: string): Promise<string | undefined> {
  const client = await selectClients(db).where('name', '=', name).executeTakeFirst()
  return client?.id
}

/** Neither revoked nor expired. */
const usable = sql.raw<boolean>(isUsable)

/**
 * The usable key with this id, the key itself, or all usable keys with this prefix, with the names
 * of their clients.
 */
export const findKeys = (db: Database, which: { id: string } | { keyOrPrefix: string }) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('clients as owner', (join) => join.on('owner.id', '=', ownerOfKey))
    .select(['apiKeys.id', 'apiKeys.prefix', 'apiKeys.name', 'owner.name as client'])
    .where(
      'id' in which
        ? sql<boolean>`api_keys.id = ${which.id}`
        : sql<boolean>`(starts_with(prefix, ${which.keyOrPrefix})
            or hash = ${storedPartsOf(which.keyOrPrefix).hash})`,
    )
    .where(usable)
    .orderBy('apiKeys.createdAt')
    .execute()

/**
 * Creates a client, and its first key if `key` is given. @throws {AppError} NAME_TAKEN,
 * REQUEST_INVALID for a test key with the scope `admin`
 */
export const createClient = (
  db: Database,
  actor: string,
  { name, key, ...change }: ClientChange & { name: string; key?: NewKey | undefined },
): Promise<ClientRow & { apiKey?: string }> =>
  withUniqueName(() =>
    db.transaction().execute(async (transaction) => {
      const { id } = await transaction
        .insertInto('clients')
        .values({ name })
        .returning('id')
        .executeTakeFirstOrThrow()
      await writeAudit(transaction, {
        actor,
        action: 'client.create',
        target: id,
        detail: { name, ...change },
      })
      await applyChange(transaction, { id, name, rateLimits: {} }, change)
      const made = key && (await insertKey(transaction, actor, id, key))
      return { ...(await readClient(transaction, id)), ...(made && { apiKey: made.apiKey }) }
    }),
  )

/**
 * Changes a client.
 * @param decide returns the change for the current client, whose row is locked
 * @throws {AppError} CLIENT_NOT_FOUND, NAME_TAKEN, and what `decide` throws
 */
export const changeClient = (
  db: Database,
  actor: string,
  id: string,
  decide: (client: ClientAlone) => ClientChange,
): Promise<ClientRow> =>
  withUniqueName(() =>
    db.transaction().execute(async (transaction) => {
      const client = await selectClients(transaction)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!client) throw new AppError('CLIENT_NOT_FOUND')
      const change = decide(client)
      await applyChange(transaction, client, change)
      await writeAudit(transaction, {
        actor,
        action: 'client.change',
        target: id,
        detail: { ...change },
      })
      return readClient(transaction, id)
    }),
  )

async function applyChange(
  db: Database,
  client: Pick<ClientAlone, 'id' | 'name' | 'rateLimits'>,
  { name, origins, rateLimits, policy, strategy }: ClientChange,
): Promise<void> {
  const limits = Object.entries({ ...client.rateLimits, ...rateLimits }).filter(
    ([, perMinute]) => perMinute !== null,
  )
  await db
    .updateTable('clients')
    .set({
      name: name ?? client.name,
      rateLimits: JSON.stringify(Object.fromEntries(limits)),
      ...(origins && { origins: [...new Set(origins)] }),
      ...(policy !== undefined && { policy }),
      ...(strategy !== undefined && { strategy }),
    })
    .where('id', '=', client.id)
    .execute()
}

/**
 * Adds a key. @throws {AppError} CLIENT_NOT_FOUND, REQUEST_INVALID for a test key with the scope
 * `admin`
 */
export const addKey = (
  db: Database,
  actor: string,
  clientId: string,
  key: NewKey,
): Promise<WithApiKey<KeyRow>> =>
  db.transaction().execute(async (transaction) => {
    await lockClient(transaction, clientId)
    return insertKey(transaction, actor, clientId, key)
  })

/**
 * Locks a client before its keys are changed, in a statement of its own. So who revokes all of them
 * sees those that were made meanwhile. Other rows of the client do not wait.
 */
async function lockClient(db: Database, id: string): Promise<void> {
  const client = await selectClients(db).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!client) throw new AppError('CLIENT_NOT_FOUND')
}

async function insertKey(
  db: Database,
  actor: string,
  clientId: string,
  key: NewKey,
): Promise<WithApiKey<KeyRow>> {
  if (!mayHave(key.mode ?? 'live', key.scopes)) throw noTestAdmin
  const made = await storeKey(db, clientId, key)
  const { id, prefix, name, mode, scopes, expiresAt } = made
  await writeAudit(db, {
    actor,
    action: 'key.create',
    target: id,
    detail: {
      clientId,
      prefix,
      name,
      mode,
      scopes,
      ...(expiresAt && { expiresAt: expiresAt.getTime() }),
    },
  })
  return made
}

const noTestAdmin = new AppError('REQUEST_INVALID', {
  details: [
    { field: 'scopes', code: 'NOT_ALLOWED', message: 'a test key cannot have the scope admin' },
  ],
})

async function storeKey(
  db: Database,
  clientId: string,
  {
    name,
    mode = 'live',
    scopes,
    expiresAt = undefined,
  }: Omit<NewKey, 'scopes'> & { scopes: readonly string[] },
): Promise<WithApiKey<KeyRow>> {
  const apiKey = makeApiKey(mode)
  const row = await db
    .insertInto('apiKeys')
    .values({
      clientId: mode === 'test' ? await testClientOf(db, clientId) : clientId,
      ...storedPartsOf(apiKey),
      scopes: [...new Set(scopes)],
      ...(name !== undefined && { name }),
      expiresAt: expiresAt ?? null,
    })
    .returning(keyColumns)
    .executeTakeFirstOrThrow()
  return { ...row, apiKey }
}

/** The id of a client's test client, which is made for the first test key. */
async function testClientOf(db: Database, clientId: string): Promise<string> {
  const { id } = await db
    .insertInto('clients')
    // Names are unique. Nobody sees this one.
    .values({ name: `test client of ${clientId}`, testOf: clientId })
    .onConflict((conflict) => conflict.column('testOf').doUpdateSet({ testOf: clientId }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Creates a key that replaces another: same name, mode, scopes and expiry. The old key stays valid
 * for `overlapSeconds`, but not beyond its own expiry. @throws {AppError} KEY_NOT_FOUND
 */
export const rotateKey = (
  db: Database,
  actor: string,
  id: string,
  overlapSeconds: number,
): Promise<WithApiKey<KeyRow> & { replaced: KeyRow }> =>
  db.transaction().execute(async (transaction) => {
    const key = selectKeys(transaction).where('id', '=', id)
    const found = await key.executeTakeFirst()
    if (!found) throw new AppError('KEY_NOT_FOUND')
    await lockClient(transaction, found.clientId)
    const old = await key.where(usable).forUpdate().executeTakeFirst()
    if (!old) throw new AppError('KEY_NOT_FOUND')
    if (old.replacedBy) throw alreadyRotated(old.replacedBy)
    const { clientId, name, mode, scopes, expiresAt } = old
    const made = await storeKey(transaction, clientId, {
      name,
      mode,
      scopes,
      expiresAt: expiresAt ?? undefined,
    })
    const replaced = await transaction
      .updateTable('apiKeys')
      // `least` ignores null, so a key without expiry gets the end of the overlap.
      .set({
        expiresAt: sql<Date>`least(expires_at, now() + make_interval(secs => ${overlapSeconds}))`,
        replacedBy: made.id,
      })
      .where('id', '=', id)
      .returning(keyColumns)
      .executeTakeFirstOrThrow()
    const detail = { clientId, replacedBy: made.id, prefix: made.prefix, overlapSeconds }
    await writeAudit(transaction, { actor, action: 'key.rotate', target: id, detail })
    return { ...made, replaced }
  })

/** A rotated key expires with its overlap, and so would a new key with the same expiry. */
const alreadyRotated = (successor: string) =>
  new AppError('KEY_NOT_FOUND', {
    details: [{ code: 'ROTATED', message: `was rotated already: its successor is ${successor}` }],
  })

/**
 * Revokes a key, which ends its tokens too. @throws {AppError} KEY_NOT_FOUND, also when it was
 * revoked or has expired
 */
export const revokeKey = (db: Database, actor: string, id: string): Promise<KeyRow> =>
  db.transaction().execute(async (transaction) => {
    const key = await revoke(transaction).where('id', '=', id).executeTakeFirst()
    if (!key) throw new AppError('KEY_NOT_FOUND')
    const { clientId, prefix } = key
    await writeAudit(transaction, {
      actor,
      action: 'key.revoke',
      target: id,
      detail: { clientId, prefix },
    })
    return key
  })

/**
 * Revokes all keys of a client, its test keys too, and pauses its batches, so that nothing it asked
 * for costs more. What is stored for it is kept, and refreshed where `REFRESH_COORDINATES` says so.
 * @throws {AppError} CLIENT_NOT_FOUND
 */
export const revokeAllKeys = (db: Database, actor: string, clientId: string): Promise<ClientRow> =>
  db.transaction().execute(async (transaction) => {
    await lockClient(transaction, clientId)
    const all = withTestClients([clientId])
    const owners = await transaction
      .selectFrom('clients')
      .select('id')
      .where('id', 'in', all)
      .execute()
    // An upload that ends now becomes a batch before, which is paused here, or finds no key after.
    for (const { id } of owners) await lockOpenBatches(statementsOn(transaction), id)
    const revoked = await revoke(transaction).where('clientId', 'in', all).execute()
    const paused = await pauseBatches(transaction, all)
    const detail = { keys: revoked.map(({ id }) => id), batches: paused }
    await writeAudit(transaction, { actor, action: 'client.revoke', target: clientId, detail })
    return readClient(transaction, clientId)
  })

const revoke = (db: Database) =>
  db.updateTable('apiKeys').set({ revokedAt: sql<Date>`now()` }).where(usable).returning(keyColumns)

/** Runs a statement that can violate only one rule: names of clients are unique. */
async function withUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'clients_name_key')
      throw new AppError('NAME_TAKEN', { cause: error })
    throw error
  }
}
