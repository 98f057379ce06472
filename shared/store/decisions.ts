import { sql } from 'kysely'
import type { Version } from '../api/decisions.ts'
import { type Field, type Row, textFields } from '../ingest/row.ts'
import { columnList, hashOfText, placeColumns, verdictColumns } from './address-columns.ts'
import type { Database } from './database.ts'
import { retentionStartOf } from './place-owner.ts'
import { isOpen, isResultOf, resultBatch, resultPosition } from './result-filter.ts'
import {
  confirmedByPerson,
  contentOf,
  isVersion,
  laterThan,
  type StoredAddressRow,
  storedColumn,
} from './stored-addresses.ts'

/**
 * A person's decision on a result: the text to store, and the place that the person chose. With
 * `line` only as long as the batch's row of this line is the one that is stored.
 */
type Decision = Omit<Row, 'line'> & { placeId?: string; line?: number }
type Batch = { id: string; clientId: string }
type Text = Record<Field, string | null>
type Given = Text & { placeId: string | null; line: number | null; at: number }

const columns = sql.raw(
  'reference text, line1 text, line2 text, city text, region text, "postalCode" text, ' +
    'country text, address text, "placeId" text, line integer',
)

/**
 * Stores a person's decisions on results of a batch that wait for one. Others stay as they are. An
 * address that has this very decision counts as decided: the same request may be sent twice.
 * @returns the versions that are stored now, of those that are decided
 */
export async function decideResults(
  db: Database,
  { id, clientId }: Batch,
  decisions: Decision[],
): Promise<Version[]> {
  const given = sql<Given>`(
    select reference, line1, line2, city, region, "postalCode" as postal_code, country, address,
      "placeId" as place_id, line, ordinality as at
    from rows from (jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb) as (${columns}))
      with ordinality)`
  // In the order of ordered-rows.ts. A decision that came first is seen after the lock.
  const waiting = sql<{ storedId: string; reference: string; line: number }>`(
    select stored.id as stored_id, stored.reference, item.line from stored_addresses as stored
      join batch_items as item on item.batch_id = ${resultBatch}
        and item.position = ${resultPosition}
    where client_id = ${clientId} and stored.reference in (select reference from given)
      and ${isResultOf(id)} and ${isOpen}
    order by stored.reference for update of stored)`
  const chosen = sql<Given & { storedId: string }>`(
    select distinct on (stored_id) stored_id, given.* from waiting join given using (reference)
    where given.line is null or given.line = waiting.line
    order by stored_id, at desc)`
  const changed = await db
    .with('given', () => given)
    .with('waiting', () => waiting)
    .with('chosen', () => chosen)
    .updateTable('storedAddresses')
    .from('chosen')
    .set({
      ...Object.fromEntries(textFields.map((field) => [field, sql.ref(`chosen.${field}`)])),
      ...confirmedByPerson,
      decidedHash: hashOfText(storedColumn),
      ...contentOf(sql.ref('chosen.placeId')),
      placeId: sql.ref('chosen.placeId'),
      placeIdAt: sql`case when ${sql.ref('chosen.placeId')} is not null then now() end`,
      batchId: null,
      position: null,
      updatedAt: laterThan(sql`now()`, storedColumn('updatedAt')),
    })
    .whereRef('storedAddresses.id', '=', 'chosen.storedId')
    .returning(['storedAddresses.reference', 'storedAddresses.updatedAt'])
    .execute()
  const done = new Set(changed.map(({ reference }) => reference))
  const others = decisions.filter(({ reference }) => !done.has(reference))
  return [...changed, ...(await decidedSo(db, clientId, others))].map(versionOf)
}

/** The stored addresses for which a person has made one of these very decisions. */
async function decidedSo(
  db: Database,
  clientId: string,
  decisions: Decision[],
): Promise<StoredAddressRow[]> {
  if (decisions.length === 0) return []
  const wanted = Map.groupBy(decisions, ({ reference }) => reference)
  const rows = await db
    .selectFrom('storedAddresses')
    .selectAll()
    .where('clientId', '=', clientId)
    .where('reference', 'in', [...wanted.keys()])
    .where('confirmedAt', 'is not', null)
    .execute()
  const isOf = (row: StoredAddressRow, decision: Decision) =>
    textFields.every((field) => (decision[field] ?? null) === row[field]) &&
    (decision.placeId ?? null) === row.placeId
  return rows.filter((row) => wanted.get(row.reference)?.some((decision) => isOf(row, decision)))
}

const versionOf = ({ reference, updatedAt }: { reference: string; updatedAt: Date }): Version => ({
  reference,
  updatedAt: updatedAt.getTime(),
})

const asJudged = [
  ...textFields,
  'batchId',
  'position',
  ...verdictColumns.filter((column) => column !== 'confirmedAt'),
  ...placeColumns.filter((column) => column !== 'placeIdAt' && column !== 'foundAt'),
]

const setAsJudged = columnList(
  asJudged,
  (column) => sql`${sql.ref(column)} = ${sql.ref(`judged.${column}`)}`,
)

/** An address to restore, and the version to replace; any where that is absent. */
interface Reopened {
  reference: string
  updatedAt?: number | undefined
}

/**
 * Restores the text and result of addresses as a batch left them: from its last row of each
 * reference that has a result. Content that has expired is not restored, and the rest keeps its
 * age. A single statement, so only one of two concurrent requests can replace a version.
 * @returns for each reference `unknown` when the batch has no such result, `changed` when another
 * version is stored than the one to replace
 */
export async function reopenResults(
  db: Database,
  { id, clientId }: Batch,
  reopened: Reopened[],
): Promise<Map<string, StoredAddressRow | 'unknown' | 'changed'>> {
  const { rows } = await sql<StoredAddressRow & { asked: string; isKnown: boolean }>`
    with given as materialized (
      select reference, "updatedAt" as updated_at
      from jsonb_to_recordset(${JSON.stringify(reopened)}::jsonb)
        as given (reference text, "updatedAt" bigint)),
    items as materialized (select * from batch_items where batch_id = ${id}
      and reference in (select reference from given)),
    judged as materialized (
      select distinct on (reference) * from items join batch_results using (batch_id, position)
      order by reference, position desc),
    locked as materialized (
      select id from stored_addresses
      where client_id = ${clientId} and reference in (select reference from judged)
      order by reference for update),
    reopened as (
      update stored_addresses
      set ${setAsJudged},
        verdict_batch_id = null,
        verdict_position = null,
        confirmed_at = null,
        place_id_at = case when judged.place_id is not null then judged.validated_at end,
        found_at = ${retentionStartOf(sql`judged.place_id`, sql`judged.validated_at`)},
        updated_at = ${laterThan(sql`now()`, storedColumn('updatedAt'))}
      from judged join given using (reference), locked
      where stored_addresses.id = locked.id and stored_addresses.reference = judged.reference
        and (given.updated_at is null or ${isVersion(sql.ref('given.updatedAt'))})
      returning stored_addresses.*)
    select given.reference as asked, judged.position is not null as is_known, reopened.*
    from given left join judged using (reference) left join reopened using (reference)`.execute(db)
  return new Map(
    rows.map(({ asked, isKnown, ...row }) => [
      asked,
      isKnown ? (row.id === null ? 'changed' : row) : 'unknown',
    ]),
  )
}
