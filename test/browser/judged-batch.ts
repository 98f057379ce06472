import type { AddressText } from '../../services/console/address-text.ts'
import type { ResultRow } from '../../shared/api/batch.ts'
import type { BatchView } from '../support/batches.ts'

/** A row of a batch with its result, as far as a test cares. */
export type JudgedRow = Pick<ResultRow, 'reference'> &
  Partial<
    Pick<
      ResultRow,
      | 'verdict'
      | 'confidence'
      | 'changes'
      | 'candidates'
      | 'placeId'
      | 'formattedAddress'
      | 'latitude'
      | 'longitude'
    >
  > & {
    address: AddressText
    reasons?: string[]
  }

/** What would run if it were taken for markup. */
export const hostile = '<img src=x onerror="document.title=1">'

/** A street and a postal code that are wrong, and what they should be. */
export const misspelt = {
  address: { line1: '12 Rue Pastuer', city: 'Lyon', postalCode: '69001', country: 'FR' },
  verdict: 'corrected',
  reasons: ['misspelt_street', 'postal_code_differs'],
  changes: [
    { component: 'street', before: 'Rue Pastuer', after: 'Rue Pasteur' },
    { component: 'postalCode', before: '69001', after: '69007' },
  ],
  formattedAddress: '12 Rue Pasteur, 69007 Lyon, France',
  placeId: 'ChIJ-lyon_12',
  latitude: 45.7301,
  longitude: 4.8702,
} satisfies Omit<JudgedRow, 'reference'>

const insert = `
  with given as (select * from rows from (json_to_recordset($2::json) as (reference text,
    verdict text, next_action text, reasons jsonb,
      confidence real, changes jsonb, candidates jsonb, place_id text, formatted_address text,
        latitude double precision, longitude double precision,
      line1 text, line2 text, city text, region text, postal_code text, country text,
        address text)) with ordinality as given
      (reference, verdict, next_action, reasons, confidence, changes, candidates, place_id,
        formatted_address, latitude, longitude,
       line1, line2, city, region, postal_code, country, address, number)),
  items as (insert into batch_items (batch_id, position, line, reference, line1, line2, city,
    region, postal_code, country, address)
    select $1, number - 1, number + 1, reference, line1, line2, city, region, postal_code, country,
      address from given),
  results as (insert into batch_results (batch_id, position, verdict, next_action, reasons,
    confidence, changes, candidates, place_id, formatted_address, latitude, longitude)
    select $1, number - 1, verdict, next_action, reasons, confidence, changes, candidates,
      place_id, formatted_address, latitude, longitude from given)
  insert into stored_addresses (client_id, reference, line1, line2, city, region, postal_code,
    country, address, batch_id, position,
    verdict, next_action, reasons, confidence, changes, place_id, place_id_at, formatted_address,
      latitude, longitude, found_at, validated_at)
  select client_id, reference, line1, line2, city, region, postal_code, country, address, $1,
    number - 1,
    verdict, next_action, reasons, confidence, changes, place_id, now(), formatted_address,
      latitude, longitude, now(), now()
  from given, batches where batches.id = $1`

/** A batch that has ended with these results, and the stored addresses that it has left. Gives its id. */
export async function judgedBatch(store: BatchView, rows: JudgedRow[]): Promise<string> {
  const id = await store.create([])
  const given = rows.map(
    ({ address: { postalCode, ...text }, reasons = [], placeId, formattedAddress, ...row }) => ({
      verdict: 'needs_review',
      next_action: 'confirm',
      confidence: 0.6,
      changes: [],
      ...row,
      ...text,
      postal_code: postalCode,
      place_id: placeId,
      formatted_address: formattedAddress,
      reasons: reasons.map((code) => ({ code })),
    }),
  )
  await store.query(insert, [id, JSON.stringify(given)])
  await complete(store, id)
  return id
}

/** A batch of many results, made where they are stored. Gives its id. */
export async function largeBatch(store: BatchView, count: number): Promise<string> {
  const id = await store.create([])
  await store.query(
    `insert into batch_items (batch_id, position, line, reference, line1, city, postal_code,
      country)
     select $1, n, n + 2, 'order-' || n, n % 200 + 1 || ' Rue Pastuer', 'Lyon', '69007',
       (array['FR', 'DE', 'IT'])[n % 3 + 1]
     from generate_series(0, $2 - 1) as n`,
    [id, count],
  )
  await store.query(
    `insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence,
      changes, place_id, formatted_address, latitude, longitude, precision)
     select $1, n, (array['confirmed', 'corrected', 'needs_review', 'undeliverable',
       'failed'])[n % 5 + 1], 'confirm',
       case n % 2 when 0 then '[{"code":"misspelt_street","component":"street"}]' else '[{"code":"postal_code_differs","component":"postalCode"}]' end::jsonb,
       0.85, '[{"component":"street","before":"Rue Pastuer","after":"Rue Pasteur"}]', 'SBX_' || n,
       n % 200 + 1 || ' Rue Pasteur, 69007 Lyon, France', 45.7, 4.8, 'rooftop'
     from generate_series(0, $2 - 1) as n`,
    [id, count],
  )
  await complete(store, id)
  return id
}

const complete = (store: BatchView, id: string) =>
  store.query(
    `update batches set status = 'completed', started_at = now(), finished_at = now(),
      total = counted.total, processed = counted.total,
       fed_to = counted.total, done_to = counted.total, confirmed = c, corrected = o,
         needs_review = r, undeliverable = u, failed = f
     from (select count(*) as total, count(*) filter (where verdict = 'confirmed') as c,
       count(*) filter (where verdict = 'corrected') as o,
       count(*) filter (where verdict = 'needs_review') as r,
         count(*) filter (where verdict = 'undeliverable') as u,
       count(*) filter (where verdict = 'failed') as f from batch_results where batch_id = $1)
         as counted
     where id = $1`,
    [id],
  )
