import { Client } from 'pg'

/** How much is stored. */
export interface Sizes {
  clients: number
  batches: number
  /** Rows of one batch, and of the large one. */
  rows: number
  largeRows: number
  ledgerLines: number
}

/** The ids that the measurements ask for. */
export interface Filled {
  clientId: string
  largeBatch: string
}

/** The idempotency key of a batch of the client that asks. */
export const usedKey = 'key-1'
/** Each client has a line a day for each of these. */
const billed = ['newAutocomplete', 'newDetails']
/** The last worker lived so long, and was stopped: its lines are not merged yet. */
const unmergedDays = 10
/** Half of the batches belong to the client that asks, the others to so many clients. */
const otherClients = 100
/** Batches whose retention is over, and batches that run. */
const expired = 50
const running = 3

/**
 * Fills the tables by SQL, as if the service had run for a long time. Each address is a row of one
 * batch. `say` gets a line for each step.
 */
export async function fill(
  databaseUrl: string,
  sizes: Sizes,
  say: (line: string) => void,
): Promise<Filled> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await addClients(client, sizes)
    const filled = await addBatches(client, sizes)
    say(`${sizes.batches} batches are stored`)
    await addLedger(client, sizes, say)
    await client.query('vacuum analyze')
    return filled
  } finally {
    await client.end()
  }
}

/** Each with a budget and settings of its own. */
async function addClients(client: Client, { clients }: Sizes): Promise<void> {
  await client.query(
    `with added as (
       insert into clients (name, origins, rate_limits)
       select 'bench ' || n, array['https://shop-' || n || '.example'], '{"autocomplete": 6001}'
       from generate_series(1, $1::int) n returning id)
     insert into budgets (scope, "window", calls) select id, 'month', 1000000 from added`,
    [clients],
  )
}

async function addBatches(client: Client, { batches, rows, largeRows }: Sizes): Promise<Filled> {
  // Number 1 is the large one; the last ones are old, those before them run.
  await client.query(
    `create unlogged table filled as
     select n, gen_random_uuid() as id, case when n = 1 then $2::int else $3::int end as rows,
       case when n % 2 = 1 or n > $1::int - $5::int - $6::int
         then (select id from clients where name = 'shop')
         else (select id from clients where name = 'bench ' || (n % $4::int + 1)) end as client_id,
       n > $1::int - $5::int - $6::int and n <= $1::int - $5::int as is_running,
       now() - case when n > $1::int - $5::int then interval '91 days'
         when n > $1::int - $5::int - $6::int then interval '1 hour'
         else interval '1 day' + n * interval '8 minutes' end as at
     from generate_series(1, $1::int) n`,
    [batches, largeRows, rows, otherClients, expired, running],
  )
  await client.query('analyze filled')
  await client.query(batchesOf)
  await client.query(itemsOf)
  await client.query(resultsOf)
  await client.query(addressesOf)
  const { rows: found } = await client.query('select id, client_id from filled where n = 1')
  await client.query('drop table filled')
  return { clientId: found[0].client_id, largeBatch: found[0].id }
}

const batchesOf = `
  insert into batches (id, client_id, status, created_at, started_at, finished_at, total, processed,
    confirmed, corrected, needs_review, undeliverable, strategy, policy, fed_to, done_to,
    idempotency_key, idempotency_hash, forgotten_at)
  select id, client_id, case when is_running then 'running' else 'completed' end, at, at,
    case when not is_running then at end, rows, done, done * 7 / 10, done / 10, done / 10,
    done / 10, 'places', 'normal', rows, done, 'key-' || n, 'hash',
    case when at < now() - interval '30 days' then now() end
  from filled, lateral (select case when is_running then 0 else rows end as done) as results`

const itemsOf = `
  insert into batch_items (batch_id, position, line, reference, line1, city, postal_code, country)
  select id, position, position + 2, 'order ' || n || '-' || position,
    position % 200 + 1 || ' Main Street', 'Springfield', 10000 + position % 80000, 'US'
  from filled, generate_series(0, rows - 1) as position`

const verdictOf = `(array['needs_review', 'corrected', 'undeliverable', 'confirmed'])
  [least(position % 10 + 1, 4)]`

/** The provider's content is deleted after 30 days. */
const resultsOf = `
  insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes,
    place_id, formatted_address, latitude, longitude, validated_at)
  select id, position, ${verdictOf}, 'accept', '[{"code": "house_number_not_found"}]', 0.9, '[]',
    'SBX_' || n || '-' || position,
    case when at > now() - interval '30 days' then position % 200 + 1 || ' Main Street' end,
    case when at > now() - interval '30 days' then 40.5 end,
    case when at > now() - interval '30 days' then -74.5 end, at
  from filled, generate_series(0, rows - 1) as position where not is_running`

const addressesOf = `
  insert into stored_addresses (client_id, reference, line1, city, postal_code, country, batch_id,
    position, updated_at, verdict, next_action, reasons, confidence, changes, place_id, place_id_at,
    formatted_address, latitude, longitude, found_at, validated_at)
  select client_id, item.reference, item.line1, item.city, item.postal_code, item.country,
    item.batch_id, item.position, at, result.verdict, result.next_action, result.reasons,
    result.confidence, result.changes, result.place_id, result.validated_at,
    result.formatted_address, result.latitude, result.longitude,
    case when result.formatted_address is not null then result.validated_at end,
    result.validated_at
  from filled join batch_items as item on item.batch_id = filled.id
    left join batch_results as result
      on result.batch_id = item.batch_id and result.position = item.position`

/** The newest day is today. In the order of the primary key, so that no sort is needed. */
async function addLedger(
  client: Client,
  { clients, ledgerLines }: Sizes,
  say: (line: string) => void,
): Promise<void> {
  await client.query(
    `create unlogged table lines_of_day as
     select id::text as client_id, billed from clients, unnest($1::text[]) as billed
     where name like 'bench %' order by id::text, billed`,
    [billed],
  )
  const days = Math.ceil(ledgerLines / (clients * billed.length))
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    await client.query(
      `insert into ledger (worker_id, day, client_id, billed, calls, micro_usd, entries)
       select $2, (now() at time zone 'America/Los_Angeles')::date - $1::int, client_id, billed,
         10, 28300, 10 from lines_of_day`,
      [ago, ago < unmergedDays ? 'a worker that was stopped' : 'merged'],
    )
    if (ago % 50 === 0) say(`the ledger of ${ago} days ago is stored`)
  }
  await client.query('drop table lines_of_day')
}
