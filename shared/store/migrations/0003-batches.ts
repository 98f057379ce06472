import { type Kysely, type Migration, sql } from 'kysely'

/** Stored shipping addresses, and their validation in batches. */
export const batches: Migration = {
  async up(db: Kysely<unknown>) {
    // The default policy for a client's addresses.
    await sql`alter table clients add column policy text`.execute(db)
    // The newest text of each reference, and its validation. Content of the provider expires
    // (services/worker/provider/README.md).
    await sql`
      create table stored_addresses (
        id bigint generated always as identity primary key,
        client_id uuid not null references clients on delete cascade,
        reference text not null,
        line1 text, line2 text, city text, region text, postal_code text, country text,
          address text,
        batch_id uuid, position integer,
        updated_at timestamptz not null default now(),
        verdict text, next_action text, reasons jsonb, confidence real,
        place_id text, place_id_at timestamptz,
        formatted_address text, latitude double precision, longitude double precision,
          precision text,
        changes jsonb, found_at timestamptz,
        validated_at timestamptz,
        unique (client_id, reference)
      )`.execute(db)
    await sql`
      create index stored_addresses_found on stored_addresses (found_at)
        where found_at is not null`.execute(db)
    await sql`
      create index stored_addresses_place on stored_addresses (place_id_at)
        where place_id_at is not null`.execute(db)
    await sql`
      create table batches (
        id uuid primary key,
        client_id uuid not null references clients on delete cascade,
        status text not null,
        created_at timestamptz not null default now(),
        started_at timestamptz, finished_at timestamptz,
        total integer not null default 0, problems integer not null default 0,
          processed integer not null default 0, erased integer not null default 0,
        confirmed integer not null default 0, corrected integer not null default 0,
          needs_review integer not null default 0,
        undeliverable integer not null default 0, failed integer not null default 0,
        calls bigint not null default 0, micro_usd bigint not null default 0,
        strategy text not null, policy text not null,
        paused_reason text, resumes_at timestamptz, pauses integer not null default 0,
        fed_to integer not null default 0, done_to integer not null default 0,
          round integer not null default 0,
        rate real not null default 0,
        idempotency_key text, idempotency_hash text,
        forgotten_at timestamptz,
        webhook_url text, webhook_secret text, webhook_state text,
          webhook_attempts integer not null default 0, webhook_next_at timestamptz,
        unique (client_id, idempotency_key)
      )`.execute(db)
    await sql`create index batches_of_client on batches (client_id, created_at desc, id)`.execute(
      db,
    )
    await sql`
      create index batches_active on batches (status)
        where status in ('queued', 'running', 'paused')`.execute(db)
    await sql`
      create index batches_webhooks on batches (webhook_next_at)
        where webhook_state = 'pending'`.execute(db)
    // Written once by COPY, never updated.
    await sql`
      create table batch_items (
        batch_id uuid not null references batches on delete cascade,
        position integer not null,
        line integer not null,
        reference text not null,
        line1 text, line2 text, city text, region text, postal_code text, country text,
          address text,
        primary key (batch_id, position)
      )`.execute(db)
    await sql`
      create table batch_problems (
        batch_id uuid not null references batches on delete cascade,
        line integer not null, field text, code text not null, message text not null
      )`.execute(db)
    await sql`create index batch_problems_of on batch_problems (batch_id, line)`.execute(db)
    // The primary key ensures one result for each item.
    await sql`
      create table batch_results (
        batch_id uuid not null references batches on delete cascade,
        position integer not null,
        verdict text not null, next_action text not null, reasons jsonb not null,
          confidence real not null, changes jsonb not null,
        place_id text, formatted_address text, latitude double precision,
          longitude double precision, precision text,
        validated_at timestamptz not null default now(),
        primary key (batch_id, position)
      )`.execute(db)
  },
}
