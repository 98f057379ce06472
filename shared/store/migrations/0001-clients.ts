import { type Kysely, type Migration, sql } from 'kysely'

/** Clients with their keys, and the keys that sign access tokens. */
export const clients: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clients')
      .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'uuid', (column) => column.primaryKey().defaultTo(sql`gen_random_uuid()`))
      .addColumn('client_id', 'uuid', (column) =>
        column.notNull().references('clients.id').onDelete('cascade'),
      )
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('hash', 'bytea', (column) => column.notNull().unique())
      .addColumn('scopes', sql`text[]`, (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('expires_at', 'timestamptz')
      .addColumn('revoked_at', 'timestamptz')
      .execute()
    await db.schema
      .createTable('signing_keys')
      .addColumn('kid', 'text', (column) => column.primaryKey())
      .addColumn('public_jwk', 'jsonb', (column) => column.notNull())
      .addColumn('private_jwk', 'jsonb', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute()
  },
}
