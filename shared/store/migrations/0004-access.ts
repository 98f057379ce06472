import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Names and last use of keys; origins and rate limits of clients; encryption and rotation of
 * signing keys; the audit.
 */
export const access: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('clients')
      .addColumn('origins', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('rate_limits', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute()
    await db.schema
      .alterTable('api_keys')
      .addColumn('name', 'text', (column) => column.notNull().defaultTo('key'))
      .addColumn('last_used_at', 'timestamptz')
      .addColumn('replaced_by', 'uuid')
      .execute()
    await db.schema.createIndex('api_keys_client_id').on('api_keys').column('client_id').execute()
    // The unencrypted private keys are deleted. Tokens that they signed are still checked with the
    // public keys.
    await db.schema
      .alterTable('signing_keys')
      .dropColumn('private_jwk')
      .addColumn('private_jwe', 'text')
      .addColumn('signs_from', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('withdrawn_at', 'timestamptz')
      .addColumn('successor_asked_at', 'timestamptz')
      .execute()
    await sql`update signing_keys set signs_from = created_at`.execute(db)
    await db.schema
      .createTable('audit')
      .addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('actor', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('target', 'text')
      .addColumn('detail', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'`))
      .execute()
    await sql`create function audit_only_grows() returns trigger language plpgsql as
      $$ begin raise exception 'the audit table only grows'; end $$`.execute(db)
    await sql`create trigger audit_only_grows before update or delete or truncate on audit
      for each statement execute function audit_only_grows()`.execute(db)
  },
}
