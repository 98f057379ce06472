import type { Client } from 'pg'
import { addClientKey, makeApiKey } from '../../../shared/store/clients.ts'
import { openDatabase } from '../../../shared/store/database.ts'
import type { System } from '../systems.ts'
import { type Filled, usedKey } from './fill.ts'

/** Something that a caller reads, and how long its statements may take. */
export interface Reading {
  name: string
  /** In milliseconds: of services/edge/main.ts and shared/store/database.ts. */
  deadlineMs: number
  ask(): Promise<unknown>
}

/** One row by its key; a page of a list; what takes a query of its own long. */
const [oneMs, pageMs, slowMs] = [3000, 60_000, 300_000]
const pageRows = 100

/** What callers read of the large batch's client, with cursors of late pages. */
export async function readings(
  { urls: [url = ''], token }: Pick<System, 'urls' | 'token'>,
  databaseUrl: string,
  database: Client,
  { clientId, largeBatch }: Filled,
): Promise<Reading[]> {
  const admin = await adminToken(url, databaseUrl)
  const get = (path: string, bearer = token) => ask(`${url}${path}`, bearer)
  const { rows: places } = await database.query(
    `select id, (extract(epoch from created_at) * 1000000)::bigint::text as micros from batches
     where client_id = $1 order by created_at, id desc limit 1 offset $2`,
    [clientId, pageRows],
  )
  const lastBatches = cursor([Number(places[0].micros), places[0].id])
  const { rows: last } = await database.query('select total from batches where id = $1', [
    largeBatch,
  ])
  const lastResults = cursor(last[0].total - pageRows)
  const { rows: others } = await database.query(`select id from clients where name = 'bench 77'`)
  const results = `/api/address/batches/${largeBatch}/results?limit=${pageRows}`
  const usage = `/api/admin/clients/${others[0].id}/usage`
  const page = (name: string, path: string): Reading => ({
    name,
    deadlineMs: pageMs,
    ask: () => get(path),
  })
  const one = (name: string, path: string, bearer?: string): Reading => ({
    name,
    deadlineMs: oneMs,
    ask: () => get(path, bearer),
  })
  const list = `/api/address/batches?limit=${pageRows}`
  return [
    page('first page of 5,000 batches', list),
    page('their last page', `${list}&cursor=${lastBatches}`),
    page('those of one status', `${list}&status=completed`),
    one('one batch', `/api/address/batches/${largeBatch}`),
    page('first page of 100,000 results', results),
    page('their last page', `${results}&cursor=${lastResults}`),
    page('those of one verdict, last page', `${results}&verdict=corrected&cursor=${lastResults}`),
    page('results that wait for a person', `${results}&review=open`),
    {
      name: 'summary of 100,000 results',
      deadlineMs: slowMs,
      ask: () => get(`/api/address/batches/${largeBatch}/summary`),
    },
    page('first page of stored addresses', `/api/address/stored?limit=${pageRows}`),
    page('their last page', `/api/address/stored?limit=${pageRows}&cursor=${cursor('order 99')}`),
    page(
      'those of a country and a verdict',
      '/api/address/stored?country=US&verdict=undeliverable',
    ),
    one('one stored address', '/api/address/stored/order%201-99999'),
    one('usage of a client, 30 days', usage, admin),
    one('usage of a client, a year', `${usage}?days=366`, admin),
    one('limits and what is spent', '/api/limits'),
    one('first page of 100,000 clients', `/api/admin/clients?limit=${pageRows}`, admin),
    {
      name: 'an idempotency key that was used',
      deadlineMs: oneMs,
      ask: () => sendAgain(url, token),
    },
  ]
}

const cursor = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

async function ask(url: string, token: string): Promise<void> {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status} ${text.slice(0, 300)}`)
}

/** The same key with another body is refused: it was found. */
async function sendAgain(url: string, token: string): Promise<void> {
  const response = await fetch(`${url}/api/address/batches`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'text/csv',
      'idempotency-key': usedKey,
    },
    body: 'reference,address\n1,10 Downing Street\n',
  })
  await response.arrayBuffer()
  if (response.status !== 422) throw new Error(`An idempotency key: HTTP ${response.status}`)
}

/** Of a client that may read what all clients were charged. */
async function adminToken(url: string, databaseUrl: string): Promise<string> {
  const apiKey = makeApiKey()
  const db = openDatabase(databaseUrl, 1)
  await addClientKey(db, 'operator', apiKey, ['admin'])
  await db.destroy()
  const response = await fetch(`${url}/authentication`, {
    headers: { 'x-service-api-key': apiKey },
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}
