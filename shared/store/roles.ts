import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { DatabaseError } from 'pg'
import { passwordVerifier } from './password-verifier.ts'
import { nameOf, type Role, rights, roles } from './rights.ts'

/** A role without a password is not created. */
export type RolePasswords = Partial<Record<Role, string | undefined>>

type Say = (message: string) => void

const insufficientPrivilege = '42501'
const maxAttempts = 20
const retryPauseMs = 100

/**
 * Creates the roles that have a password, and gives every role that exists its rights in this
 * database: those of `rights`, and no other. A role may be one that somebody made by hand. Roles
 * belong to all databases of the server, so another database may create the same one meanwhile. A
 * user who may not create roles says so: where all processes are this user, none is needed.
 */
export async function applyRoles(
  db: Kysely<unknown>,
  passwords: RolePasswords,
  say: Say = () => {},
): Promise<void> {
  for (const role of roles) {
    const password = passwords[role]
    if (password !== undefined) await retried(() => giveLogin(db, role, password, say))
  }
  const existing = await readExisting(db)
  if (existing.length > 0) await retried(() => giveRights(db, existing))
}

async function giveLogin(
  db: Kysely<unknown>,
  role: Role,
  password: string,
  say: Say,
): Promise<void> {
  const user = sql`${sql.id(nameOf(role))} login password ${sql.lit(passwordVerifier(password))}`
  const exists = (await readExisting(db)).includes(role)
  try {
    await sql`${sql.raw(exists ? 'alter' : 'create')} role ${user}`.execute(db)
  } catch (error) {
    if (!hasCode(error, [insufficientPrivilege])) throw error
    say(
      exists
        ? `The role ${nameOf(role)} was made by hand: it keeps its password.`
        : `The role ${nameOf(role)} is missing, and the user of DATABASE_URL may not create it. ` +
            'Processes that use the role need it: services/deployment/DATABASE.md.',
    )
  }
}

async function readExisting(db: Kysely<unknown>): Promise<Role[]> {
  const { rows } = await sql<{ rolname: string }>`
    select rolname from pg_roles where rolname = any(${roles.map(nameOf)})`.execute(db)
  const names = new Set(rows.map(({ rolname }) => rolname))
  return roles.filter((role) => names.has(nameOf(role)))
}

/** In one transaction: processes that are connected never lack a right that they keep. */
const giveRights = (db: Kysely<unknown>, existing: Role[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ database: string; schema: string }>`
      select quote_ident(current_database()) as database,
        quote_ident(current_schema()) as schema`.execute(transaction)
    const [{ database, schema }] = rows as [{ database: string; schema: string }]
    const tables = [...Object.keys(rights), 'kysely_migration']
    for (const role of existing) {
      const to = sql.id(nameOf(role))
      await sql`grant connect on database ${sql.raw(database)} to ${to}`.execute(transaction)
      await sql`grant usage on schema ${sql.raw(schema)} to ${to}`.execute(transaction)
      await sql`revoke all on ${sql.join(tables.map((table) => sql.table(table)))} from ${to}`.execute(
        transaction,
      )
      await sql`grant select on kysely_migration to ${to}`.execute(transaction)
      for (const [table, given] of grantsOf(role))
        await sql`grant ${given} on ${sql.table(table)} to ${to}`.execute(transaction)
    }
  })

/** Tables, and what is granted on them: `select, update ("batch_id")`. */
const grantsOf = (role: Role): [table: string, RawBuilder<unknown>][] =>
  Object.entries(rights).flatMap(([table, byRole]) => {
    const given: readonly (string | Record<string, readonly string[]>)[] = byRole[role] ?? []
    return given.length > 0 ? [[table, sql.join(given.flatMap(privilegesOf))]] : []
  })

const privilegesOf = (right: string | Record<string, readonly string[]>): RawBuilder<unknown>[] =>
  typeof right === 'string'
    ? [sql.raw(right)]
    : Object.entries(right).map(
        ([privilege, columns]) =>
          sql`${sql.raw(privilege)} (${sql.join(columns.map((column) => sql.ref(column)))})`,
      )

/**
 * Another database of the server can change the same entry of the catalogue at the same time:
 * `duplicate_object`, `unique_violation`, or `internal_error` ("tuple concurrently updated").
 */
async function retried(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= maxAttempts || !hasCode(error, ['42710', '23505', 'XX000'])) throw error
      await sleep(retryPauseMs)
    }
  }
}

const hasCode = (error: unknown, codes: string[]): boolean =>
  error instanceof DatabaseError && codes.includes(error.code ?? '')
