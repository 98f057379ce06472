import pg from 'pg'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useBatchView } from '../support/batches.ts'
import { childrenOf, environmentOf, isAlive, nicenessOf } from '../support/child-processes.ts'
import { metric } from '../support/metric.ts'
import type { Service } from '../support/processes.ts'
import { openUpload } from '../support/slow-upload.ts'
import { type Calls, callsTo, useStack } from '../support/stack.ts'
import { expectFailure } from './expect-envelope.ts'

const path = '/api/address/batches'
const header = 'reference,line1,city,postalCode,country\n'
const row = (n: number) => `r${n},${n} Avenue Anatole France,Paris,75007,FR\n`
const rows = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => row(from + n)).join('')
const long = 'x'.repeat(250)
/** Few rows, but more text than a reader collects before it writes: some of them are stored. */
const longRows = Array.from({ length: 8000 }, (_, n) => `r${n},${long},${long},,FR\n`).join('')
/**
 * An odd number of quotes in each line: a reader cannot know at once which of them begin a cell.
 */
const hostile = `${header}${'x","y\n'.repeat(60_000)}`

/** Readers have a low priority: on a busy machine they are slow. */
const patience = { timeout: 60_000, interval: 100 }
vi.setConfig({ testTimeout: 180_000 })

// The readers of these edges print the port of their debugger, which is free.
const stack = useStack({
  env: {
    NODE_OPTIONS: '--inspect-port=0',
    // No row is validated meanwhile.
    VALIDATION_STRATEGY: 'geocoding',
    QUOTA_GEOCODING_PER_DAY: '0',
  },
})
const store = useBatchView(stack)
beforeAll(async () => {
  await stack.ready()
})
afterEach(() => store.clear())

const open = (headers: Record<string, string> = {}, url = stack.url, query = '') =>
  openUpload({ url, token: stack.token }, headers, query)
const count = async (table: string) =>
  Number((await store.query(`select count(*) from ${table}`))[0].count)
const nothingStays = () =>
  expect
    .poll(
      async () => [await count('uploads'), await count('batches'), await count('batch_items')],
      patience,
    )
    .toEqual([0, 0, 0])

const readersOf = (edge: Service | undefined) => childrenOf(edge?.process.pid ?? 0)
/** Begins an upload when the edge has its spare reader, which becomes the upload's reader. */
async function uploadWithReader(
  edge: Service | undefined,
  text: string,
  { headers = {}, url = stack.url } = {},
) {
  const [reader] = await vi.waitFor(() => {
    const found = readersOf(edge)
    expect(found).toHaveLength(1)
    return found
  }, patience)
  const sent = open(headers, url)
  await sent.send(text)
  await expect.poll(() => readersOf(edge), patience).toHaveLength(2)
  return { sent, reader: reader as number }
}

/** Sends autocomplete and health requests one after the other, each when the last is answered. */
async function expectAnswers(calls: Calls, times = 10) {
  for (let time = 0; time < times; time++) {
    expect((await calls.get('/health')).status).toBe(200)
    const { status } = await calls.autocomplete({ input: `10 downing street ${time}` })
    expect(status).toBe(200)
  }
}

describe('while a file is read, checkouts at the same edge are answered', () => {
  it('with a hostile file', async () => {
    const sent = open({}, stack.url, '?dryRun=true')
    await sent.send(hostile)
    await expectAnswers(stack)
    sent.drop()
  })

  it('with a file of 150,000 rows', async () => {
    const sent = open()
    await sent.send(header)
    let isSent = false
    const sending = (async () => {
      for (let n = 0; n < 15; n++) await sent.send(rows(10_000, n * 10_000))
      isSent = true
    })()
    await expectAnswers(stack)
    expect(isSent).toBe(false)
    await sending
    sent.end()
    const { status, body } = await sent.answer
    expect([status, body.data.total]).toEqual([202, 150_000])
    expect(await count('batch_items')).toBe(150_000)
  })
})

describe('the process that reads a file', () => {
  it('has a lower priority than the edge, and no secret of it', async () => {
    const { sent, reader } = await uploadWithReader(stack.edges[0], header)
    for (const nice of nicenessOf(reader)) expect(nice).toBeGreaterThanOrEqual(10)
    const environment = environmentOf(reader)
    for (const name of ['DATABASE_URL', 'SIGNING_KEY_SECRET', 'GOOGLE_MAPS_API_KEY', 'REDIS_URL'])
      expect(environment.has(name), name).toBe(false)
    sent.end()
    expectFailure(await sent.answer, { status: 400, code: 4009, errors: [{ code: 'NO_ROWS' }] })
    await expect.poll(() => isAlive(reader), patience).toBe(false)
  })

  const key = { 'idempotency-key': 'of-a-reader' }
  const begin = (text: string) => uploadWithReader(stack.edges[0], header + text, { headers: key })
  const expectNotRead = async (sent: ReturnType<typeof open>) => {
    expectFailure(await sent.answer, { status: 500, code: 9001, path })
    await nothingStays()
    const again = await stack.post(path, undefined, {
      body: header + row(1),
      headers: { 'content-type': 'text/csv', ...key },
    })
    expect(again.status).toBe(202)
  }

  it('may be killed: only its upload fails', async () => {
    const { sent, reader } = await begin(longRows)
    process.kill(reader, 'SIGKILL')
    await expectNotRead(sent)
    await expectAnswers(stack, 2)
  })

  it('may stop responding: it is ended, and only its upload fails', async () => {
    const { sent, reader } = await begin(longRows)
    process.kill(reader, 'SIGSTOP')
    await expectAnswers(stack)
    await expectNotRead(sent)
    expect(isAlive(reader)).toBe(false)
    expect(await metric(stack.url, 'address_upload_readers_failed_total')).toBeGreaterThan(0)
  })

  it('may run out of memory: only its upload fails', async () => {
    const { sent, reader } = await begin(rows(1000))
    await useUpMemory(stack.edges[0], reader)
    await expectAnswers(stack, 2)
    await expectNotRead(sent)
  })

  it('ends with an edge that is killed', async () => {
    const { edge, url } = await stack.addEdge()
    const { sent, reader } = await uploadWithReader(edge, header + longRows, { headers: key, url })
    const all = readersOf(edge)
    expect(all).toContain(reader)
    edge.process.kill('SIGKILL')
    await expect(sent.answer).rejects.toThrow()
    await expect.poll(() => all.filter(isAlive), patience).toEqual([])
    // The dead edge could not release the upload: other edges wait until its lease ends.
    const answerOf = async () =>
      (
        await stack.post(path, undefined, {
          body: header + row(1),
          headers: { 'content-type': 'text/csv', ...key },
        })
      ).status
    expect(await answerOf()).toBe(409)
    await expect.poll(answerOf, patience).toBe(202)
    await expect
      .poll(
        async () => [await count('uploads'), await count('batches'), await count('batch_items')],
        patience,
      )
      .toEqual([0, 1, 1])
  })

  it('ends with an edge that shuts down', async () => {
    const { edge, url } = await stack.addEdge()
    const { sent } = await uploadWithReader(edge, header, { url })
    const all = readersOf(edge)
    await edge.stop()
    expectFailure(await sent.answer, { status: 503, code: 7002 })
    expect(all.filter(isAlive)).toEqual([])
    await nothingStays()
  })
})

/** Uses Node's debugger to make a process exceed its memory limit. */
async function useUpMemory(edge: Service | undefined, pid: number): Promise<void> {
  const before = edge?.output().length
  process.kill(pid, 'SIGUSR1')
  const address = await vi.waitFor(() => {
    const found = /Debugger listening on (ws:\S+)/.exec(edge?.output().slice(before) ?? '')
    expect(found).not.toBeNull()
    return found?.[1] ?? ''
  }, patience)
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const expression = 'const all = []; for (;;) all.push({ n: all.length })'
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }))
  await expect.poll(() => isAlive(pid), patience).toBe(false)
}

describe('while an upload waits for more bytes', () => {
  it('no transaction is open, and the rows so far are not visible', async () => {
    const sent = open()
    await sent.send(header + longRows)
    await expect.poll(() => count('batch_items'), patience).toBeGreaterThan(0)
    const transactions = () =>
      store.query(
        `select from pg_stat_activity where datname = current_database() and xact_start is not null
           and application_name = 'address-service uploads'`,
      )
    await expect.poll(transactions, patience).toEqual([])
    expect(await count('batches')).toBe(0)
    expect((await stack.get(path)).body.data.batches).toEqual([])
    sent.end()
    expect((await sent.answer).body.data.total).toBe(8000)
  })
})

describe('slow uploads', () => {
  it('of one client do not block those of others, and are ended when they stay too slow', async () => {
    const slow = Array.from({ length: 3 }, () => open())
    const others: typeof slow = []
    const isOver = Promise.race(slow.map(({ answer }) => answer)).then(() => true)
    const trickle = setInterval(() => {
      for (const one of slow) one.send(row(1))
    }, 500)
    try {
      await Promise.all(slow.map((one) => one.send(header)))
      await expect.poll(() => count('uploads'), patience).toBe(3)
      const fourth = await stack.post(path, undefined, {
        body: header + row(1),
        headers: { 'content-type': 'text/csv' },
      })
      expectFailure(fourth, { status: 503, code: 7002 })
      for (let number = 4; number <= 8; number++) {
        const { token } = await stack.addClient(`client ${number}`)
        const own = open({ authorization: `Bearer ${token}` })
        others.push(own)
        await own.send(header + row(1))
        await expect.poll(() => count('uploads'), patience).toBe(number)
      }
      expect(await Promise.race([isOver, false])).toBe(false)
      for (const one of others) one.end()
      for (const one of others) expect((await one.answer).status).toBe(202)
      for (const one of slow)
        expectFailure(await one.answer, {
          status: 408,
          code: 4014,
          errors: [{ code: 'TOO_SLOW' }],
          path,
        })
    } finally {
      clearInterval(trickle)
    }
    await expect
      .poll(
        async () =>
          (
            await stack.post(path, undefined, {
              body: header + row(1),
              headers: { 'content-type': 'text/csv' },
            })
          ).status,
      )
      .toBe(202)
  })
})

describe('a selection of stored addresses', () => {
  it('is read by a separate process too, which ends with its edge and leaves nothing', async () => {
    const { edge, url } = await stack.addEdge()
    await stack.post(
      '/api/address/stored/s1',
      { line1: '1 Main Street', city: 'London' },
      { method: 'PUT' },
    )
    const locker = new pg.Client({ connectionString: stack.databaseUrl })
    await locker.connect()
    try {
      await locker.query('begin; lock table batch_items in exclusive mode')
      const selected = callsTo(url, stack.token).post(path, { select: {} })
      const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(() => store.query(isWaiting), patience).toHaveLength(1)
      const ended = edge.stop()
      expectFailure(await selected, { status: 503, code: 7002 })
      await ended
      await locker.query('rollback')
    } finally {
      await locker.end()
    }
    await nothingStays()
  })
})
