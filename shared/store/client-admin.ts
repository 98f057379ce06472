import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import type { LimitKind, Scope } from '../access/client-rules.ts'
import type { PolicyName } from '../api/verdict.ts'
import { AppError } from '../errors.ts'
import { writeAudit } from './audit.ts'
import { pauseBatches } from './batches.ts'
import { keptOf, makeApiKey } from './clients.ts'
import type { Database } from './database.ts'

/** What an owner says of a new key. */
export interface NewKey {
  name?: string | undefined
  scopes: readonly Scope[]
  /** Never, when absent. */
  expiresAt?: Date | undefined
}

/** What an owner says of a client: what is absent stays as it is, `null` is what holds where nothing is said. */
export interface ClientChange {
  name?: string | undefined
  origins?: readonly string[] | undefined
  /** Requests a minute. */
  rateLimits?: Partial<Record<LimitKind, number | null>> | undefined
  policy?: PolicyName | null | undefined
}

/** With a key that is told here alone. */
type WithApiKey<Row> = Row & { apiKey: string }

const clientColumns = ['id', 'name', 'policy', 'origins', 'rateLimits', 'createdAt'] as const
const keyColumns = [
  'id',
  'clientId',
  'name',
  'prefix',
  'scopes',
  'createdAt',
  'expiresAt',
  'revokedAt',
  'lastUsedAt',
  'replacedBy',
] as const

const selectClients = (db: Database) => db.selectFrom('clients').select(clientColumns)
const selectKeys = (db: Database) => db.selectFrom('apiKeys').select(keyColumns)

type ClientAlone = Awaited<ReturnType<ReturnType<typeof selectClients>['executeTakeFirstOrThrow']>>
/** A key without its hash. */
export type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>
export type ClientRow = ClientAlone & { keys: KeyRow[] }

interface ClientList {
  /** The name of the client after which the list goes on. */
  after?: string | undefined
  limit: number
}

/** Clients by name, each with its keys, those that ended too. */
export async function listClients(db: Database, { after, limit }: ClientList): Promise<ClientRow[]> {
  const clients = await selectClients(db)
    .$if(after !== undefined, (query) => query.where('name', '>', after ?? ''))
    .orderBy('name')
    .limit(limit)
    .execute()
  if (clients.length === 0) return []
  const ids = clients.map(({ id }) => id)
  const keys = await selectKeys(db).where('clientId', 'in', ids).orderBy('createdAt').orderBy('id').execute()
  const byClient = Map.groupBy(keys, ({ clientId }) => clientId)
  return clients.map((client) => ({ ...client, keys: byClient.get(client.id) ?? [] }))
}

/** @throws {AppError} CLIENT_NOT_FOUND */
export async function readClient(db: Database, id: string): Promise<ClientRow> {
  const client = await selectClients(db).where('id', '=', id).executeTakeFirst()
  if (!client) throw new AppError('CLIENT_NOT_FOUND')
  const keys = await selectKeys(db).where('clientId', '=', id).orderBy('createdAt').orderBy('id').execute()
  return { ...client, keys }
}

/** The id of the client of this name. */
export async function findClientId(db: Database, name: string): Promise<string | undefined> {
  const client = await db.selectFrom('clients').select('id').where('name', '=', name).executeTakeFirst()
  return client?.id
}

/** Neither revoked nor expired. */
const isUsable = sql<boolean>`revoked_at is null and (expires_at is null or expires_at > now())`

/** The usable key of this id, or those that begin so, with their clients' names. */
export const findKeys = (db: Database, which: { id: string } | { prefix: string }) =>
  db
    .selectFrom('apiKeys')
    .innerJoin('clients', 'clients.id', 'apiKeys.clientId')
    .select(['apiKeys.id', 'apiKeys.prefix', 'apiKeys.name', 'clients.name as client'])
    .where('id' in which ? sql<boolean>`api_keys.id = ${which.id}` : sql<boolean>`starts_with(prefix, ${which.prefix})`)
    .where(isUsable)
    .orderBy('apiKeys.createdAt')
    .execute()

/** Makes a client, and its first key if one is wanted. @throws {AppError} NAME_TAKEN */
export const createClient = (
  db: Database,
  actor: string,
  { name, key, ...change }: ClientChange & { name: string; key?: NewKey | undefined },
): Promise<ClientRow & { apiKey?: string }> =>
  whereNameIsFree(() =>
    db.transaction().execute(async (transaction) => {
      const { id } = await transaction.insertInto('clients').values({ name }).returning('id').executeTakeFirstOrThrow()
      await writeAudit(transaction, { actor, action: 'client.create', target: id, detail: { name, ...change } })
      await applyChange(transaction, { id, name, rateLimits: {} }, change)
      const made = key && (await insertKey(transaction, actor, id, key))
      return { ...(await readClient(transaction, id)), ...(made && { apiKey: made.apiKey }) }
    }),
  )

/**
 * Changes a client.
 * @param decide what to change, from how it is: nobody changes it meanwhile
 * @throws {AppError} CLIENT_NOT_FOUND, NAME_TAKEN, and what `decide` throws
 */
export const changeClient = (
  db: Database,
  actor: string,
  id: string,
  decide: (client: ClientAlone) => ClientChange,
): Promise<ClientRow> =>
  whereNameIsFree(() =>
    db.transaction().execute(async (transaction) => {
      const client = await selectClients(transaction).where('id', '=', id).forUpdate().executeTakeFirst()
      if (!client) throw new AppError('CLIENT_NOT_FOUND')
      const change = decide(client)
      await applyChange(transaction, client, change)
      await writeAudit(transaction, { actor, action: 'client.change', target: id, detail: { ...change } })
      return readClient(transaction, id)
    }),
  )

async function applyChange(
  db: Database,
  client: Pick<ClientAlone, 'id' | 'name' | 'rateLimits'>,
  { name, origins, rateLimits, policy }: ClientChange,
): Promise<void> {
  const limits = Object.entries({ ...client.rateLimits, ...rateLimits }).filter(([, perMinute]) => perMinute !== null)
  await db
    .updateTable('clients')
    .set({
      name: name ?? client.name,
      rateLimits: JSON.stringify(Object.fromEntries(limits)),
      ...(origins && { origins: [...new Set(origins)] }),
      ...(policy !== undefined && { policy }),
    })
    .where('id', '=', client.id)
    .execute()
}

/** Adds a key. @throws {AppError} CLIENT_NOT_FOUND */
export const addKey = (db: Database, actor: string, clientId: string, key: NewKey): Promise<WithApiKey<KeyRow>> =>
  db.transaction().execute(async (transaction) => {
    await holdClient(transaction, clientId)
    return insertKey(transaction, actor, clientId, key)
  })

async function holdClient(db: Database, id: string): Promise<void> {
  const client = await db.selectFrom('clients').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()
  if (!client) throw new AppError('CLIENT_NOT_FOUND')
}

async function insertKey(db: Database, actor: string, clientId: string, key: NewKey): Promise<WithApiKey<KeyRow>> {
  const made = await storeKey(db, clientId, key)
  const { id, prefix, name, scopes, expiresAt } = made
  await writeAudit(db, {
    actor,
    action: 'key.create',
    target: id,
    detail: { clientId, prefix, name, scopes, ...(expiresAt && { expiresAt: expiresAt.getTime() }) },
  })
  return made
}

async function storeKey(
  db: Database,
  clientId: string,
  { name, scopes, expiresAt = undefined }: Omit<NewKey, 'scopes'> & { scopes: readonly string[] },
): Promise<WithApiKey<KeyRow>> {
  const apiKey = makeApiKey()
  const row = await db
    .insertInto('apiKeys')
    .values({
      clientId,
      ...keptOf(apiKey),
      scopes: [...new Set(scopes)],
      ...(name !== undefined && { name }),
      expiresAt: expiresAt ?? null,
    })
    .returning(keyColumns)
    .executeTakeFirstOrThrow()
  return { ...row, apiKey }
}

/**
 * Makes a key that takes the place of another: same name, scopes and expiry. The old one goes on for `overlapSeconds`, if it doesn't
 * expire before. @throws {AppError} KEY_NOT_FOUND
 */
export const rotateKey = (
  db: Database,
  actor: string,
  id: string,
  overlapSeconds: number,
): Promise<WithApiKey<KeyRow> & { replaced: KeyRow }> =>
  db.transaction().execute(async (transaction) => {
    const old = await selectKeys(transaction).where('id', '=', id).where(isUsable).forUpdate().executeTakeFirst()
    if (!old) throw new AppError('KEY_NOT_FOUND')
    if (old.replacedBy) throw wasRotated(old.replacedBy)
    const { clientId, name, scopes, expiresAt } = old
    const made = await storeKey(transaction, clientId, { name, scopes, expiresAt: expiresAt ?? undefined })
    const replaced = await transaction
      .updateTable('apiKeys')
      // Of nothing and a time, least() gives the time.
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

/** Its end is that of the overlap: another key made of it would end then too. */
const wasRotated = (successor: string) =>
  new AppError('KEY_NOT_FOUND', {
    details: [{ code: 'ROTATED', message: `was rotated already: its successor is ${successor}` }],
  })

/** Ends a key, and with it the tokens that it got. @throws {AppError} KEY_NOT_FOUND, also when it has ended already */
export const revokeKey = (db: Database, actor: string, id: string): Promise<KeyRow> =>
  db.transaction().execute(async (transaction) => {
    const key = await revoke(transaction).where('id', '=', id).executeTakeFirst()
    if (!key) throw new AppError('KEY_NOT_FOUND')
    const { clientId, prefix } = key
    await writeAudit(transaction, { actor, action: 'key.revoke', target: id, detail: { clientId, prefix } })
    return key
  })

/** Ends all keys of a client, and pauses its batches: nothing is spent for it any more. @throws {AppError} CLIENT_NOT_FOUND */
export const revokeAllKeys = (db: Database, actor: string, clientId: string): Promise<ClientRow> =>
  db.transaction().execute(async (transaction) => {
    await holdClient(transaction, clientId)
    const revoked = await revoke(transaction).where('clientId', '=', clientId).execute()
    const paused = await pauseBatches(transaction, clientId)
    const detail = { keys: revoked.map(({ id }) => id), batches: paused }
    await writeAudit(transaction, { actor, action: 'client.revoke', target: clientId, detail })
    return readClient(transaction, clientId)
  })

const revoke = (db: Database) =>
  db.updateTable('apiKeys').set({ revokedAt: sql<Date>`now()` }).where(isUsable).returning(keyColumns)

/** The only rule of these statements that can be broken is that a client's name is its own. */
async function whereNameIsFree<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof DatabaseError && error.constraint === 'clients_name_key')
      throw new AppError('NAME_TAKEN', { cause: error })
    throw error
  }
}
