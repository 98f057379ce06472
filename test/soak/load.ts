import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../services/sandbox/random.ts'
import { type AddressClient, createAddressClient, type Fetch } from '../../shared/client/client.ts'
import { linesOf } from '../../shared/client/lines.ts'
import { createAddressRows } from '../bench/bulk/address-rows.ts'
import { buy } from '../bench/keystrokes/buyer.ts'
import { type Checkout, makeCheckouts } from '../bench/keystrokes/checkouts.ts'
import { openShop, outcomeOf, type Shop } from '../bench/keystrokes/shop.ts'
import type { Outcomes, Request } from './outcomes.ts'

/** The target of the load, and the record of outcomes. */
export interface Target {
  urls: string[]
  apiKey: string
  token: string
  outcomes: Outcomes
}

const checkouts = 5000
/** More than any caller does in one load. */
const repeatsOfLoad = 10_000
/** A buyer types for less than that; a batch takes as long on a busy machine only. */
const maxFinishMs = 60_000
const validateEveryMs = 200
const tokenEveryMs = 1000
const batchEveryMs = 10_000
const batchRows = 250
const wrongEveryMs = 2000
const dropEveryMs = 2000
const withClient = { name: 'with the typed client', withClient: true } as const
const rowOf = createAddressRows()

/** All callers: buyers at human speed, a back office, and callers with errors. */
export interface Load {
  /**
   * Nobody comes any more, and those who are there finish what they do, for a while at most. Then
   * connections are closed.
   */
  stop(): Promise<void>
}

/** How many buyers type at a time, and when. */
interface Buyers {
  count: number
  /** They come over so long, so that they don't press their first keys together. */
  arrivalMs: number
}

/** `beginAt` says where the callers' inputs begin: each load of one soak has others. */
export function startLoad(target: Target, { count, arrivalMs }: Buyers, beginAt: number): Load {
  const stopping = new AbortController()
  const { signal } = stopping
  const tokens = { newest: target.token }
  const getToken: Shop['getToken'] = async () => ({ token: tokens.newest, exp: Infinity })
  const given = { over: false }
  const outcomes: Outcomes = {
    ...target.outcomes,
    note: (...args) => !given.over && target.outcomes.note(...args),
  }
  const noted = { ...target, outcomes }
  const shops = target.urls.map((url) => ({
    ...openShop(url, '', (path, outcome, ms) => outcomes.note(kindOf(path), outcome, ms)),
    getToken,
  }))
  const clients = target.urls.map((baseUrl) =>
    createAddressClient({ baseUrl, apiKey: target.apiKey, fetch: notingFetch(noted) }),
  )
  const clientOf = (n: number) => clients[n % clients.length] as AddressClient
  const random = seededRandom(beginAt + 1)
  const coming = endless(makeCheckouts(checkouts), beginAt * count)
  const till = async (index: number) => {
    await pause(random() * arrivalMs, signal)
    while (!signal.aborted)
      await buy(coming.next().value, withClient, shops[index % shops.length] as Shop)
  }
  const repeated = (everyMs: number, act: (n: number) => Promise<unknown>) =>
    repeat(everyMs, signal, (n) => act(beginAt * repeatsOfLoad + n))
  const callers = [
    ...Array.from({ length: count }, (_, index) => till(index)),
    repeated(validateEveryMs, async (n) => {
      const { line1, city, postal_code, country } = rowOf('validated', n)
      await clientOf(n).validate({ line1, city, postalCode: postal_code, country })
    }),
    repeated(tokenEveryMs, async (n) => {
      tokens.newest = await fetchToken(noted, n)
    }),
    repeated(batchEveryMs, (n) => validateBatch(clientOf(n), n, outcomes)),
    repeated(wrongEveryMs, (n) => askWrongly(noted, tokens.newest, n)),
    repeated(dropEveryMs, (n) => drop(noted, tokens.newest, n)),
  ]
  return {
    async stop() {
      stopping.abort()
      await Promise.race([Promise.all(callers), sleep(maxFinishMs, undefined, { ref: false })])
      given.over = true
      await Promise.all(shops.map((shop) => shop.close()))
    },
  }
}

function* endless(checkouts: Checkout[], from: number): Generator<Checkout, never> {
  yield* checkouts.slice(from % checkouts.length)
  for (;;) yield* checkouts
}

const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal }).catch(() => {})

/** One after the other, at least so far apart. What fails has been noted. */
async function repeat(
  everyMs: number,
  signal: AbortSignal,
  act: (n: number) => Promise<unknown>,
): Promise<void> {
  for (let n = 0; !signal.aborted; n += 1)
    await Promise.all([act(n).catch(() => {}), pause(everyMs, signal)])
}

function kindOf(path: string): Request {
  if (path.endsWith('/autocomplete')) return 'autocomplete'
  if (path.endsWith('/details')) return 'details'
  if (path.endsWith('/validate')) return 'validate'
  if (path.endsWith('/authentication')) return 'token'
  if (path.endsWith('/events')) return 'events'
  return path.endsWith('/results') ? 'results' : 'batch'
}

/** `fetch`, noted. An answer is noted when it begins. */
function notingFetch({ outcomes }: Target, as?: Request): Fetch {
  return async (url, init) => {
    const startedAt = performance.now()
    const request = as ?? kindOf(new URL(url).pathname)
    const noted = (outcome: string) =>
      outcomes.note(request, outcome, performance.now() - startedAt)
    try {
      const response = await fetch(url, init)
      noted(outcomeOf(response.status, response.status < 500 ? '' : await response.clone().text()))
      return response
    } catch (error) {
      noted(init.signal?.aborted ? 'aborted' : `${error} ${(error as Error).cause ?? ''}`)
      throw error
    }
  }
}

const urlOf = ({ urls }: Target, n: number, path: string) => `${urls[n % urls.length]}${path}`

async function fetchToken(target: Target, n: number): Promise<string> {
  const headers = { 'x-service-api-key': target.apiKey }
  const response = await notingFetch(target)(urlOf(target, n, '/authentication'), { headers })
  return ((await response.json()) as { data: { token: string } }).data.token
}

/** Uploads a file, follows it to its end and downloads what came of it: CSV and NDJSON in turn. */
async function validateBatch(
  { batches }: AddressClient,
  n: number,
  outcomes: Outcomes,
): Promise<void> {
  const rows = Array.from({ length: batchRows }, (_, index) => rowOf('soak', n * batchRows + index))
  const type = n % 2 === 0 ? 'application/json' : 'application/x-ndjson'
  const file =
    type === 'application/json'
      ? JSON.stringify(rows)
      : rows.map((row) => JSON.stringify(row)).join('\n')
  const { id } = await batches.upload(file, { type })
  let status = ''
  for await (const batch of batches.events(id)) status = batch.status
  const accept = n % 2 === 0 ? 'text/csv' : 'application/x-ndjson'
  let lines = n % 2 === 0 ? -1 : 0
  for await (const line of linesOf(await batches.download(id, accept), undefined))
    if (line !== '') lines += 1
  if (status !== 'completed' || lines !== batchRows)
    outcomes.note('batch', `${status} with ${lines} results of ${batchRows}`, 0)
}

/**
 * Errors of callers, one after the other: no JSON, an unknown field, no token, a forged one, an
 * unknown place, path, type and file.
 */
async function askWrongly(target: Target, token: string, n: number): Promise<void> {
  const json = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = (path: string, body: string, headers: Record<string, string> = json) => ({
    path,
    init: { method: 'POST', body, headers },
  })
  const autocomplete = '/api/address/autocomplete'
  const wrong = [
    post(autocomplete, '{"input":'),
    post(autocomplete, '{"input":"1600 amphi","countrys":["US"]}'),
    post(autocomplete, '{"input":"1600 amphi"}', { 'content-type': 'application/json' }),
    post(autocomplete, '{"input":"1600 amphi"}', {
      ...json,
      authorization: `Bearer ${token.slice(0, -8)}AAAAAAAA`,
    }),
    post(autocomplete, '1600 amphi', { ...json, 'content-type': 'text/plain' }),
    { path: '/api/address/details?placeId=SBX_nowhere', init: { method: 'GET', headers: json } },
    {
      path: `/api/nothing/${randomBytes(4).toString('hex')}`,
      init: { method: 'GET', headers: json },
    },
    post('/api/address/batches', 'a,b\n1,2\n', { ...json, 'content-type': 'text/csv' }),
    { path: '/authentication', init: { method: 'GET', headers: { 'x-service-api-key': 'none' } } },
  ]
  const { path, init } = wrong[n % wrong.length] as (typeof wrong)[number]
  await (await notingFetch(target, 'wrong on purpose')(urlOf(target, n, path), init)).text()
}

/** Aborted calls, one after the other: a request, an upload, events of a batch, a download. */
async function drop(target: Target, token: string, n: number): Promise<void> {
  const authorization = `Bearer ${token}`
  const signal = AbortSignal.timeout(n % 3 === 0 ? 2 : 50)
  const send = notingFetch(target, 'dropped on purpose')
  const turns = [
    async () => {
      const body = JSON.stringify({ input: `${n} rue de la` })
      const headers = { authorization, 'content-type': 'application/json' }
      await send(urlOf(target, n, '/api/address/autocomplete'), {
        method: 'POST',
        headers,
        body,
        signal,
      })
    },
    async () => {
      const headers = { authorization, 'content-type': 'text/csv' }
      const init = { method: 'POST', headers, body: halfOfFile(), duplex: 'half', signal }
      await send(urlOf(target, n, '/api/address/batches'), init as RequestInit)
    },
    async () => {
      const headers = { authorization }
      const list = await send(urlOf(target, n, '/api/address/batches?limit=1'), {
        method: 'GET',
        headers,
      })
      const { data } = (await list.json()) as { data: { batches: { id: string }[] } }
      // Nobody has uploaded anything yet.
      if (data.batches.length === 0) return
      for (const part of ['events', 'results']) {
        const path = `/api/address/batches/${data.batches[0]?.id}/${part}`
        const { body } = await send(urlOf(target, n, path), { method: 'GET', headers })
        await body?.cancel()
      }
    },
  ]
  await turns[n % turns.length]?.()
}

/** A body without an end. */
const halfOfFile = () =>
  new ReadableStream({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode('reference,line1,city\nA-1,10 Downing St,Lon')),
  })
