import { randomUUID } from 'node:crypto'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { forget } from '../../services/worker/upkeep/forget.ts'
import {
  type AskPlace,
  refreshCoordinates,
  refreshPlaceIds,
} from '../../services/worker/upkeep/refresh.ts'
import { AppError } from '../../shared/errors/catalogue.ts'
import { queuePrefix } from '../../shared/jobs/jobs.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { useStack } from '../support/stack.ts'
import { testDatabase } from '../support/test-database.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs)
const forever = new AbortController().signal
const changes = JSON.stringify([{ component: 'postalCode', before: '75001', after: '75002' }])
const reasons = JSON.stringify([{ code: 'postal_code_differs', component: 'postalCode' }])
const candidates = [{ placeId: 'SBX_other', formattedAddress: '4 Rue de la Paix, 75010 Paris' }]
const attributions = ['somebody']
const said = {
  formattedAddress: '4 Rue de la Paix, 75002 Paris',
  latitude: 48.8,
  longitude: 2.3,
  precision: 'rooftop',
}
const judged = {
  verdict: 'corrected',
  nextAction: 'accept',
  reasons,
  confidence: 0.9,
  placeId: 'SBX_fr-paix',
}

/** Addresses and batches of one client, as if they had been validated some days ago. */
function createArchive(db: Database, clientId: string) {
  async function addAddress(
    of: { validatedDaysAgo?: number; placeId?: string; placeDaysAgo?: number } = {},
  ) {
    const { validatedDaysAgo = 0, placeId = judged.placeId, placeDaysAgo = validatedDaysAgo } = of
    const at = daysAgo(validatedDaysAgo)
    const reference = `order ${randomUUID()}`
    const text = {
      clientId,
      reference,
      line1: '4 Rue de la Paix',
      postalCode: '75001',
      city: 'Paris',
      country: 'FR',
    }
    const times = { foundAt: at, validatedAt: at, placeIdAt: daysAgo(placeDaysAgo) }
    await db
      .insertInto('storedAddresses')
      .values({
        ...{ ...text, ...judged, ...said, ...times, placeId, changes },
        candidates: JSON.stringify(candidates),
        attributions: JSON.stringify(attributions),
      })
      .execute()
    return reference
  }
  async function addBatch(
    status: 'completed' | 'running',
    total: number,
    validatedDaysAgo: number,
  ) {
    const id = randomUUID()
    const at = daysAgo(validatedDaysAgo)
    const times = { createdAt: at, finishedAt: status === 'running' ? null : at }
    await db
      .insertInto('batches')
      .values({ id, clientId, status, total, strategy: 'places', policy: 'normal', ...times })
      .execute()
    await sql`
      insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes, place_id, formatted_address,
        latitude, longitude, precision, candidates, attributions, validated_at)
      select ${id}, position, 'corrected', 'accept', ${reasons}, 0.9, ${changes}, 'SBX_fr-paix', ${said.formattedAddress}, 48.8, 2.3,
        'rooftop', ${JSON.stringify(candidates)}, ${JSON.stringify(attributions)}, ${at}
      from generate_series(0, ${total - 1}::int) position`.execute(db)
    return id
  }
  const address = (reference: string) =>
    db
      .selectFrom('storedAddresses')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  const results = (batchId: string) =>
    db
      .selectFrom('batchResults')
      .selectAll()
      .where('batchId', '=', batchId)
      .orderBy('position')
      .execute()
  return { addAddress, addBatch, address, results }
}

const nothing = {
  formattedAddress: null,
  latitude: null,
  longitude: null,
  precision: null,
  candidates: null,
  attributions: null,
}
const kept = {
  verdict: 'corrected',
  nextAction: 'accept',
  placeId: judged.placeId,
  reasons: JSON.parse(reasons),
}

const edition = 'new'

describe('provider data', () => {
  let db: Database
  let archive: ReturnType<typeof createArchive>
  beforeAll(async () => {
    db = openDatabase(await testDatabase('upkeep'))
    const { id } = await db
      .insertInto('clients')
      .values({ name: 'shop' })
      .returning('id')
      .executeTakeFirstOrThrow()
    archive = createArchive(db, id)
  })
  afterAll(() => db?.destroy())
  afterEach(async () => {
    await db.deleteFrom('storedAddresses').execute()
    await db.deleteFrom('batches').execute()
  })

  it('is deleted from stored addresses when its retention ends, and nothing else is', async () => {
    const [old, young] = [
      await archive.addAddress({ validatedDaysAgo: 30 }),
      await archive.addAddress({ validatedDaysAgo: 29 }),
    ]
    expect(await forget(db, 30, forever)).toBe(1)
    const text = { line1: '4 Rue de la Paix', city: 'Paris' }
    expect(await archive.address(old)).toMatchObject({
      ...nothing,
      changes: null,
      foundAt: null,
      ...kept,
      ...text,
    })
    expect(await archive.address(young)).toMatchObject({
      ...said,
      ...kept,
      candidates,
      attributions,
      changes: JSON.parse(changes),
    })
    expect(await forget(db, 7, forever)).toBe(1)
    expect(await archive.address(young)).toMatchObject(nothing)
  })

  it('of OpenStreetMap stays, because it may be kept for good', async () => {
    const batch = await archive.addBatch('completed', 2, 400)
    const placeId = 'osm:W1;12;1.000000,2.000000'
    await db
      .updateTable('batchResults')
      .set({ placeId })
      .where('batchId', '=', batch)
      .where('position', '=', 1)
      .execute()
    expect(await forget(db, 30, forever)).toBe(1)
    const [ofGoogle, ofOsm] = await archive.results(batch)
    expect(ofGoogle).toMatchObject(nothing)
    expect(ofOsm).toMatchObject({ placeId, ...said, candidates, attributions })
  })

  it('is deleted from the results of batches, ended and running, row by row', async () => {
    const [old, young] = [
      await archive.addBatch('completed', 5000, 31),
      await archive.addBatch('completed', 3, 29),
    ]
    const running = await archive.addBatch('running', 10, 40)
    const lately = { validatedAt: daysAgo(1) }
    await db
      .updateTable('batchResults')
      .set(lately)
      .where('batchId', '=', running)
      .where('position', '>=', 4)
      .execute()
    expect(await forget(db, 30, forever)).toBe(5004)
    for (const row of await archive.results(old))
      expect(row).toMatchObject({ ...nothing, ...kept, changes: [] })
    for (const row of await archive.results(young)) expect(row).toMatchObject({ ...said, ...kept })
    const left = (await archive.results(running)).filter(({ latitude }) => latitude !== null)
    expect(left.map(({ position }) => position)).toEqual([4, 5, 6, 7, 8, 9])
    expect(await forget(db, 30, forever)).toBe(0)
  })

  it('is searched for once in a batch that ended, and again when rows were validated again', async () => {
    const id = await archive.addBatch('completed', 3, 60)
    await forget(db, 30, forever)
    const batch = () =>
      db.selectFrom('batches').select('forgottenAt').where('id', '=', id).executeTakeFirstOrThrow()
    expect((await batch()).forgottenAt).not.toBeNull()
    await db
      .updateTable('batchResults')
      .set({ ...said, validatedAt: daysAgo(31) })
      .where('batchId', '=', id)
      .execute()
    expect(await forget(db, 30, forever)).toBe(0)
    const times = { finishedAt: daysAgo(31), forgottenAt: daysAgo(40) }
    await db.updateTable('batches').set(times).where('id', '=', id).execute()
    expect(await forget(db, 30, forever)).toBe(3)
  })

  it('is deleted correctly by two runs at once, and by a run after an interrupted one', async () => {
    for (let count = 0; count < 20; count += 1) await archive.addAddress({ validatedDaysAgo: 31 })
    const id = await archive.addBatch('completed', 4000, 31)
    const cut = new AbortController()
    cut.abort()
    expect(await forget(db, 30, cut.signal)).toBe(0)
    const [one, other] = await Promise.all([forget(db, 30, forever), forget(db, 30, forever)])
    expect(one + other).toBeGreaterThanOrEqual(4020)
    expect((await archive.results(id)).every(({ latitude }) => latitude === null)).toBe(true)
  })
})

describe('a stored place', () => {
  const log = pino({ level: 'silent' })
  let db: Database
  let archive: ReturnType<typeof createArchive>
  let clientId: string
  let otherArchive: ReturnType<typeof createArchive>
  beforeAll(async () => {
    db = openDatabase(await testDatabase('upkeep'))
    const addClient = async (name: string) => {
      const client = db.insertInto('clients').values({ name }).returning('id')
      return (await client.executeTakeFirstOrThrow()).id
    }
    clientId = await addClient('shop')
    archive = createArchive(db, clientId)
    otherArchive = createArchive(db, await addClient('other shop'))
  })
  afterAll(() => db?.destroy())
  afterEach(() => db.deleteFrom('storedAddresses').execute())

  const asked: { placeId: string; idOnly: boolean }[] = []
  const answers = (
    answer: (placeId: string) => Partial<Awaited<ReturnType<AskPlace>>>,
  ): AskPlace => {
    asked.length = 0
    return async (_clientId, placeId, idOnly) => {
      asked.push({ placeId, idOnly })
      return { placeId, ...answer(placeId) }
    }
  }
  const fails = (error: ConstructorParameters<typeof AppError>[0]) =>
    answers(() => {
      throw new AppError(error)
    })
  const maxGonePercent = 20
  const refreshIds = (
    ask: AskPlace,
    different: Partial<Parameters<typeof refreshPlaceIds>[0]> = {},
  ) => refreshPlaceIds({ db, edition, ask, log, maxGonePercent, ...different }, forever)

  it('whose id is older than a year is requested by its id alone, and gets the id of the answer', async () => {
    const old = await archive.addAddress({ placeId: 'old', placeDaysAgo: 370, validatedDaysAgo: 5 })
    const young = await archive.addAddress({ placeId: 'young', placeDaysAgo: 360 })
    const ask = answers(() => ({ placeId: 'new' }))
    expect(await refreshIds(ask)).toEqual({
      kept: 1,
      gone: 0,
      held: 0,
      failed: 0,
      heldClients: [],
    })
    expect(asked).toEqual([{ placeId: 'old', idOnly: true }])
    expect(await archive.address(old)).toMatchObject({
      ...said,
      verdict: 'corrected',
      placeId: 'new',
    })
    expect((await archive.address(old)).placeIdAt?.getTime()).toBeGreaterThan(Date.now() - dayMs)
    expect((await archive.address(young)).placeId).toBe('young')
  })

  it('that no longer exists leaves an address that counts as never validated', async () => {
    const old = await archive.addAddress({ placeDaysAgo: 370 })
    expect(await refreshIds(fails('PLACE_NOT_FOUND'))).toMatchObject({ gone: 1 })
    const bare = {
      verdict: null,
      nextAction: null,
      reasons: null,
      placeId: null,
      validatedAt: null,
      changes: null,
    }
    expect(await archive.address(old)).toMatchObject({
      ...bare,
      ...nothing,
      line1: '4 Rue de la Paix',
    })
  })

  it("that no longer exists leaves a person's decision, without the place", async () => {
    const [decided, validatedSince] = [
      await archive.addAddress({ placeDaysAgo: 370 }),
      await archive.addAddress({ placeDaysAgo: 370 }),
    ]
    const at = { confirmedAt: daysAgo(380) }
    await db.updateTable('storedAddresses').set(at).execute()
    await db
      .updateTable('storedAddresses')
      .set({ validatedAt: at.confirmedAt })
      .where('reference', '=', decided)
      .execute()
    await refreshIds(fails('PLACE_NOT_FOUND'))
    const noPlace = { ...nothing, ...at, placeId: null }
    expect(await archive.address(decided)).toMatchObject({
      ...noPlace,
      verdict: 'corrected',
      validatedAt: at.confirmedAt,
    })
    expect(await archive.address(validatedSince)).toMatchObject({
      ...noPlace,
      verdict: null,
      validatedAt: null,
    })
  })

  it('of an address that was validated meanwhile is not changed', async () => {
    const old = await archive.addAddress({ placeId: 'old', placeDaysAgo: 370 })
    const ask: AskPlace = async () => {
      await db.updateTable('storedAddresses').set({ placeId: 'newer' }).execute()
      throw new AppError('PLACE_NOT_FOUND')
    }
    await refreshIds(ask)
    expect(await archive.address(old)).toMatchObject({ placeId: 'newer', verdict: 'corrected' })
  })

  it('that fails alone delays no other; an error that affects all ends the run', async () => {
    for (let count = 0; count < 50; count += 1)
      await archive.addAddress({ placeId: `${count}`, placeDaysAgo: 400 - count / 10 })
    const nonsense = await refreshIds(fails('PROVIDER_ANSWER_INVALID'))
    expect(nonsense).toMatchObject({ kept: 0, gone: 0, held: 0, failed: 50 })
    const over = await refreshIds(fails('QUOTA_USED_UP'))
    expect(over).toMatchObject({ failed: 20, endedBy: 'QUOTA_USED_UP' })
    const bounded = await refreshIds(
      answers(() => ({})),
      { maxPlaces: 30 },
    )
    expect(bounded).toMatchObject({ kept: 30, gone: 0, held: 0, failed: 0 })
    // The oldest come first, so these are next.
    await refreshIds(answers(() => ({})))
    expect(asked.map(({ placeId }) => Number(placeId)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => 30 + index),
    )
  })

  it.each(['PROVIDER_UNAVAILABLE', 'DEADLINE_EXCEEDED'] as const)(
    'that alone is not answered (%s) delays no other; a whole group of them ends the run',
    async (error) => {
      for (let count = 0; count < 50; count += 1)
        await archive.addAddress({ placeId: `${count}`, placeDaysAgo: 400 - count / 10 })
      const ask = answers((placeId) => {
        if (placeId === '0') throw new AppError(error)
        return {}
      })
      const run = await refreshIds(ask)
      expect(run).toMatchObject({ kept: 49, failed: 1 })
      expect(run).not.toHaveProperty('endedBy')
      await db
        .updateTable('storedAddresses')
        .set({ placeIdAt: daysAgo(400) })
        .execute()
      expect(await refreshIds(fails(error))).toMatchObject({ failed: 20, endedBy: error })
    },
  )

  it('of a client whose budget is used up takes no part of the run from other clients', async () => {
    for (let count = 0; count < 60; count += 1)
      await archive.addAddress({ placeId: `over budget ${count}`, placeDaysAgo: 400 })
    await otherArchive.addAddress({ placeId: 'of another', placeDaysAgo: 380 })
    const ask = answers((placeId) => {
      if (placeId.startsWith('over budget')) throw new AppError('CLIENT_BUDGET_USED_UP')
      return {}
    })
    expect(await refreshIds(ask, { maxPlaces: 40 })).toMatchObject({ kept: 1, failed: 20 })
    expect(asked).toHaveLength(21)
  })

  describe('when too many places no longer exist', () => {
    const stale = async (count: number, of = archive) => {
      for (let n = 0; n < count; n += 1)
        await of.addAddress({ placeId: `${n}`, placeDaysAgo: 500 - n / 10 })
    }
    /** Marks the places with these numbers as not found. */
    const gone = (isGone: (n: number) => boolean) =>
      answers((placeId) => {
        if (isGone(Number(placeId))) throw new AppError('PLACE_NOT_FOUND')
        return {}
      })
    const validated = async () => {
      const rows = db.selectFrom('storedAddresses').select('id').where('verdict', 'is not', null)
      return (await rows.execute()).length
    }

    it('keeps its address unchanged, and the run stops', async () => {
      await stale(120)
      const run = await refreshIds(gone(() => true))
      expect(run).toMatchObject({ kept: 0, gone: 0, held: 60 })
      expect(asked).toHaveLength(60)
      expect(await validated()).toBe(120)
    })
    it('stops the run after a fifth of fifty; earlier changes stay', async () => {
      await stale(180)
      const ask = gone((n) => (n < 60 ? n % 10 === 0 : n % 2 === 0))
      const run = await refreshIds(ask)
      expect(run).toMatchObject({ kept: 84, gone: 6, held: 30 })
      expect(await validated()).toBe(174)
    })
    it('keeps the address of a few places too, when all of them no longer exist', async () => {
      await stale(11)
      const run = await refreshIds(gone(() => true))
      expect(run).toMatchObject({ gone: 0, held: 11 })
      expect(await validated()).toBe(11)
    })
    it('holds back the places of no other client', async () => {
      // Ids that the client made up: the provider knows none of them.
      for (let n = 0; n < 120; n += 1)
        await archive.addAddress({ placeId: `made up ${n}`, placeDaysAgo: 600 })
      await stale(120, otherArchive)
      const ask = answers((placeId) => {
        if (placeId.startsWith('made up') || placeId === '7') throw new AppError('PLACE_NOT_FOUND')
        return {}
      })
      const run = await refreshIds(ask)
      expect(run).toEqual({ kept: 119, gone: 1, held: 60, failed: 0, heldClients: [clientId] })
      expect(asked).toHaveLength(180)
      expect(await validated()).toBe(239)
    })
    it('stops the run for all where each of several clients has a few of them', async () => {
      for (let n = 0; n < 10; n += 1) {
        await archive.addAddress({ placeId: `${n}`, placeDaysAgo: 500 })
        await otherArchive.addAddress({ placeId: `${n}`, placeDaysAgo: 500 })
      }
      const run = await refreshIds(gone(() => true))
      expect(run).toMatchObject({ gone: 0, held: 20, heldClients: [], endedBy: 'too many gone' })
      expect(await validated()).toBe(20)
    })
    it('is removed while they are few: a tenth of many, ten of ten', async () => {
      await stale(200)
      const tenth = await refreshIds(gone((n) => n % 10 === 3))
      expect(tenth).toMatchObject({ kept: 180, gone: 20, held: 0, failed: 0 })
      await db.deleteFrom('storedAddresses').execute()
      await stale(10)
      const few = await refreshIds(gone(() => true))
      expect(few).toMatchObject({ gone: 10, held: 0 })
    })
    it('is requested again in the next run, which continues when the provider knows it', async () => {
      await stale(120)
      await refreshIds(gone(() => true))
      const next = await refreshIds(answers(() => ({})))
      expect(next).toMatchObject({ kept: 120, gone: 0, held: 0, failed: 0 })
    })
    it('loses its validation when the operator confirms it', async () => {
      await stale(120)
      const run = await refreshIds(
        gone(() => true),
        { maxGonePercent: 100 },
      )
      expect(run).toMatchObject({ gone: 120, held: 0 })
      expect(await validated()).toBe(0)
    })
    it('is reported in one log line', async () => {
      await stale(60)
      const lines: string[] = []
      const told = pino({ level: 'error' }, { write: (line: string) => lines.push(line) })
      await refreshIds(
        gone(() => true),
        { log: told },
      )
      expect(lines).toHaveLength(1)
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ held: 60, maxGonePercent: 20 })
    })
  })

  it('gets new coordinates before their retention ends, where a setting says so', async () => {
    const [due, young] = [
      await archive.addAddress({ placeId: 'due', validatedDaysAgo: 28.5 }),
      await archive.addAddress({ validatedDaysAgo: 27 }),
    ]
    const ask = answers(() => ({ latitude: 1, longitude: 2, formattedAddress: 'elsewhere' }))
    await refreshCoordinates({ db, edition, ask, log, maxGonePercent }, 30, forever)
    expect(asked).toEqual([{ placeId: 'due', idOnly: false }])
    const refreshed = {
      latitude: 1,
      longitude: 2,
      formattedAddress: null,
      precision: null,
      candidates: null,
      attributions: null,
      changes: null,
      verdict: 'corrected',
    }
    expect(await archive.address(due)).toMatchObject(refreshed)
    expect(await archive.address(young)).toMatchObject(said)
    expect(await forget(db, 30, forever)).toBe(0)
  })

  it('gets new coordinates in one run, however many are due: what is left would be deleted', async () => {
    for (let count = 0; count < 50; count += 1)
      await archive.addAddress({ placeId: `${count}`, validatedDaysAgo: 28.5 })
    const ask = answers(() => ({ latitude: 1, longitude: 2 }))
    const bounded = { db, edition, ask, log, maxGonePercent, maxPlaces: 30 } as const
    expect(await refreshCoordinates(bounded, 30, forever)).toMatchObject({ kept: 50 })
  })

  it('whose run ended early is warned of, once for ids and once for coordinates', async () => {
    await archive.addAddress({ validatedDaysAgo: 28.5, placeDaysAgo: 370 })
    const lines: string[] = []
    const told = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const run = { db, edition, ask: fails('QUOTA_USED_UP'), log: told, maxGonePercent } as const
    await refreshPlaceIds(run, forever)
    await refreshCoordinates(run, 30, forever)
    const ended = { endedBy: 'QUOTA_USED_UP' }
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { ...ended, months: 12 },
      { ...ended, hours: 672 },
    ])
  })
})

const openQueue = ({ redisUrl }: { redisUrl: string }) =>
  new Queue('upkeep', { connection: { url: redisUrl }, prefix: queuePrefix })

describe('a worker with upkeep', () => {
  const stack = useStack({ edges: 0 })
  let db: Database
  let archive: ReturnType<typeof createArchive>
  beforeAll(async () => {
    db = openDatabase(stack.databaseUrl)
    const { id } = await db.selectFrom('clients').select('id').executeTakeFirstOrThrow()
    archive = createArchive(db, id)
  })
  afterAll(() => db?.destroy())
  it('deletes expired data when it starts', async () => {
    const old = await archive.addAddress({ validatedDaysAgo: 31 })
    await stack.addWorker()
    await expect.poll(async () => (await archive.address(old)).latitude).toBeNull()
  })

  it('schedules each periodic job once, however many workers there are', async () => {
    const queue = openQueue(stack)
    const schedulers = await queue.getJobSchedulers()
    expect(schedulers.map(({ key, pattern }) => [key, pattern]).sort()).toEqual([
      ['expire', '22 * * * *'],
      ['forget', '7 * * * *'],
      ['refresh', '37 8 * * *'],
    ])
    expect(await queue.getDelayedCount()).toBe(3)
    await queue.close()
  })

  it('refreshes when a day of the provider has just begun, whose budgets are unused', async () => {
    const queue = openQueue(stack)
    const { next = 0 } = (await queue.getJobScheduler('refresh')) ?? {}
    await queue.close()
    const hour = { timeZone: 'America/Los_Angeles', hour: 'numeric', hourCycle: 'h23' } as const
    expect(Number(new Intl.DateTimeFormat('en', hour).format(next))).toBeLessThan(2)
  })

  it('refreshes old place ids with the free call', async () => {
    await stack.sandbox.reset()
    const [replaced, obsolete] = [
      await archive.addAddress({ placeId: 'SBX_replaced', placeDaysAgo: 370 }),
      await archive.addAddress({ placeId: 'SBX_obsolete', placeDaysAgo: 370 }),
    ]
    const queue = openQueue(stack)
    await queue.add('refresh', {})
    await queue.close()
    await expect
      .poll(async () => (await archive.address(obsolete)).verdict, { timeout: 10_000 })
      .toBeNull()
    await expect
      .poll(async () => (await archive.address(replaced)).placeId)
      .not.toBe('SBX_replaced')
    expect((await archive.address(replaced)).verdict).toBe('corrected')
    expect((await stack.sandbox.usage()).details).toMatchObject({ calls: 2, billedUsd: 0 })
  })

  it('goes on with the refresh when the provider refused more calls than are retried', async () => {
    await stack.sandbox.reset()
    await stack.sandbox.behave({ realLimitPerMinute: { details: 0 } })
    const replaced = await archive.addAddress({ placeId: 'SBX_replaced', placeDaysAgo: 370 })
    const queue = openQueue(stack)
    await queue.add('refresh', {})
    await queue.close()
    // One call is made three times.
    await expect
      .poll(async () => (await stack.sandbox.usage()).details.refused, { timeout: 20_000 })
      .toBeGreaterThan(3)
    await stack.sandbox.behave({})
    await expect
      .poll(async () => (await archive.address(replaced)).placeId, { timeout: 20_000 })
      .not.toBe('SBX_replaced')
  })

  it('runs a task at the start whose time has passed while no worker ran', async () => {
    await stack.sandbox.reset()
    const replaced = await archive.addAddress({ placeId: 'SBX_replaced', placeDaysAgo: 370 })
    const redis = new Redis(stack.redisUrl)
    const keyOf = (name: string) => `${queuePrefix}:upkeep:${name}`
    const next = `repeat:refresh:${await redis.zscore(keyOf('repeat'), 'refresh')}`
    await redis.zrem(keyOf('delayed'), next)
    await redis.del(keyOf(next))
    await redis.zadd(keyOf('repeat'), Date.now() - dayMs, 'refresh')
    redis.disconnect()
    await stack.addWorker()
    await expect
      .poll(async () => (await archive.address(replaced)).placeId, { timeout: 10_000 })
      .not.toBe('SBX_replaced')
  })
})

describe('a worker that stops during a refresh', () => {
  const stack = useStack({ edges: 0 })

  it('leaves the rest of the places to another worker', async () => {
    const db = openDatabase(stack.databaseUrl)
    onTestFinished(() => db.destroy())
    const { id } = await db.selectFrom('clients').select('id').executeTakeFirstOrThrow()
    await db.deleteFrom('storedAddresses').execute()
    const archive = createArchive(db, id)
    for (let count = 0; count < 60; count += 1)
      await archive.addAddress({ placeId: 'SBX_replaced', placeDaysAgo: 370 })
    const left = async () => {
      const rows = db.selectFrom('storedAddresses').select('id')
      return (await rows.where('placeId', '=', 'SBX_replaced').execute()).length
    }
    await stack.sandbox.behave({ latencyMs: 1000 })
    const queue = openQueue(stack)
    onTestFinished(() => queue.close())
    await queue.add('refresh', {}, { attempts: 2 })
    await expect.poll(left, { timeout: 10_000 }).toBeLessThan(60)
    const worker = stack.workers.at(-1)
    await worker?.stop()
    const remaining = await left()
    expect(remaining).toBeGreaterThan(0)
    expect(worker?.output()).toContain('"endedBy":"worker stopped"')
    await stack.sandbox.behave({})
    const another = await stack.addWorker()
    // On a busy machine a call may run out of time: its place waits for the run of the next day.
    const ended = () => /.*"msg":"places refreshed".*/.exec(another.output())?.[0]
    await expect.poll(ended, { timeout: 15_000 }).toBeDefined()
    const { kept, failed } = JSON.parse(ended() ?? '')
    expect(kept).toBeGreaterThan(0)
    expect([kept + failed, await left()]).toEqual([remaining, failed])
  })
})
