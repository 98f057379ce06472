import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Decided } from '../../shared/api/decisions.ts'
import { writeOutcomes } from '../../shared/store/batch-work.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { feed } from '../../shared/store/feeding.ts'
import { useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const wrong = { line1: '10 Downing Stret', city: 'London', country: 'GB' }
const right = { line1: '10 Downing Street', city: 'London', country: 'GB' }
const place = 'SBX_gb-10-downing-street'
const corrected = { verdict: 'corrected', next_action: 'confirm', confidence: 0.95 }

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
const unchanged = { nextAction: 'confirm' as const, reasons: [], confidence: 0.9, changes: [] }
let db: Database
beforeAll(() => {
  db = openDatabase(stack.databaseUrl, 1)
})
afterAll(() => db?.destroy())
let id: string
let path: string
/** A batch whose three results wait for a person, and what it has left as stored addresses. */
beforeEach(async () => {
  await store.clear()
  const references = ['a', 'b', 'c']
  id = await store.create(references.map((reference) => ({ reference, ...wrong })))
  path = `/api/address/batches/${id}/decisions`
  await store.judge(id, {
    ...corrected,
    place_id: place,
    formatted_address: '10 Downing St',
    latitude: 51.5,
    longitude: -0.1,
  })
  for (const reference of references) {
    await put(reference, wrong)
    await stack.post(`/api/address/batches/${id}/reopen`, { reference })
  }
})

const put = (reference: string, body: object) =>
  stack.post(`/api/address/stored/${reference}`, body, { method: 'PUT' })
const storedOf = async (reference: string) =>
  (await stack.get(`/api/address/stored/${reference}`)).body.data
const openOf = async () =>
  (await stack.get(`/api/address/batches/${id}/results?review=open`)).body.data.results.map(
    ({ reference }: { reference: string }) => reference,
  )
const accept = (...references: string[]) =>
  stack.post(path, {
    decisions: references.map((reference) => ({ reference, ...right, placeId: place })),
  })
const referencesIn = (changed: { reference: string }[]) =>
  changed.map(({ reference }) => reference).toSorted()

describe('many decisions', () => {
  it('on one reference leave the last of them', async () => {
    const decisions = [{ ...right, line1: '9 Downing Street' }, right].map((decision) => ({
      reference: 'a',
      ...decision,
    }))
    for (const given of [decisions, decisions.toReversed(), decisions]) {
      await stack.post(`/api/address/batches/${id}/reopen`, { reference: 'a' })
      const answer = await stack.post(path, { decisions: given })
      expectSuccess(answer, path, Decided)
      expect(referencesIn(answer.body.data.changed)).toEqual(['a'])
      expect(await storedOf('a')).toMatchObject({ line1: given[1]?.line1 })
    }
  })

  it('are taken together, however long the texts of the 100 are', async () => {
    const decisions = Array.from({ length: 100 }, (_, index) => ({
      reference: `注文${index}`,
      line1: '神宮前1-5-8 神宮前タワービルディング3階 '.repeat(5),
      city: '渋谷区',
      placeId: 'E'.repeat(1000),
    }))
    const answer = await stack.post(path, { decisions })
    expectSuccess(answer, path, Decided)
    expect(answer.body.data.changed).toEqual([])
  })

  it('on a row say so by its line, and are skipped where a later row is stored', async () => {
    const later = { ...wrong, line1: '11 Downing Stret' }
    id = await store.create([wrong, later].map((text) => ({ reference: 'a', ...text })))
    await store.judge(id, corrected)
    const reopen = () => stack.post(`/api/address/batches/${id}/reopen`, { reference: 'a' })
    const decide = async (...lines: number[]) =>
      (
        await stack.post(`/api/address/batches/${id}/decisions`, {
          decisions: lines.map((line) => ({ reference: 'a', line, line1: `${line} New Street` })),
        })
      ).body.data
    await reopen()
    expect(await decide(2)).toMatchObject({ changed: [], skipped: ['a'] })
    expect(await storedOf('a')).toMatchObject({ line1: '11 Downing Stret' })
    for (const lines of [[3], [2, 3], [3, 2]]) {
      await reopen()
      expect(await decide(...lines)).toMatchObject({ changed: [{ reference: 'a' }], skipped: [] })
      expect(await storedOf('a')).toMatchObject({ line1: '3 New Street' })
    }
  })

  it.each(['.', ' .. '])('on a reference that URLs cannot hold are refused: "%s"', async (dots) => {
    const errors = [{ field: 'reference', code: 'FORMAT' }]
    expectFailure(await accept(dots), { status: 400, code: 4000, errors })
  })

  it('on two rows of one reference may be sent twice, and on a line that cannot be, not', async () => {
    const decide = (...lines: number[]) =>
      stack.post(path, {
        decisions: lines.map((line) => ({ reference: 'a', line, line1: `${line} New Street` })),
      })
    for (let sent = 0; sent < 2; sent++)
      expect((await decide(2, 900)).body.data).toMatchObject({
        changed: [{ reference: 'a' }],
        skipped: [],
      })
    const errors = [{ field: 'decisions.0.line', code: 'OUT_OF_RANGE' }]
    expectFailure(await decide(3_000_000_000), { status: 400, code: 4000, errors })
  })

  it('are stored as the texts that a person confirmed, with what is known of the place', async () => {
    const answer = await accept('a', 'b')
    expectSuccess(answer, path, Decided)
    expect(referencesIn(answer.body.data.changed)).toEqual(['a', 'b'])
    expect(answer.body.data.skipped).toEqual([])
    expect(await openOf()).toEqual(['c'])
    const stored = await storedOf('a')
    expect(stored).toMatchObject({
      ...right,
      confirmedAt: expect.any(Number),
      validation: {
        verdict: 'confirmed',
        reasons: [{ code: 'confirmed_by_person' }],
        placeId: place,
        coordinates: { latitude: 51.5 },
      },
    })
    expect(answer.body.data.changed).toContainEqual({
      reference: 'a',
      updatedAt: stored.updatedAt,
    })
  })

  it('keep nothing of another place', async () => {
    await stack.post(path, {
      decisions: [
        { reference: 'a', ...right, placeId: 'SBX_other' },
        { reference: 'b', ...wrong },
      ],
    })
    const [a, b] = [await storedOf('a'), await storedOf('b')]
    expect(a.validation).toMatchObject({ verdict: 'confirmed', placeId: 'SBX_other' })
    expect(b.validation).toMatchObject({ verdict: 'confirmed' })
    expect([a.validation.coordinates, b.validation.coordinates, b.validation.placeId]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('pass over what somebody else has decided, changed or erased meanwhile', async () => {
    await put('a', { city: 'Paris', confirmed: true })
    await stack.get('/api/address/stored/b', { method: 'DELETE' })
    const { body } = await accept('a', 'b', 'c', 'unknown')
    expect(referencesIn(body.data.changed)).toEqual(['c'])
    expect(body.data.skipped).toEqual(['a', 'b', 'unknown'])
    expect((await storedOf('a')).city).toBe('Paris')
  })

  it('may be sent again after a lost answer', async () => {
    const first = await accept('a', 'b')
    const again = await accept('a', 'b', 'c')
    expect(again.body.data.skipped).toEqual([])
    expect(again.body.data.changed).toEqual(expect.arrayContaining(first.body.data.changed))
  })

  it('of two people at the same moment are each stored once', async () => {
    const answers = await Promise.all(
      ['1 First St', '2 Second St', '3 Third St'].map((line1) =>
        stack.post(path, {
          decisions: ['c', 'a', 'b'].map((reference) => ({ reference, line1 })),
        }),
      ),
    )
    const changed = answers.flatMap(({ body }) => referencesIn(body.data.changed))
    expect(changed.toSorted()).toEqual(['a', 'b', 'c'])
  })

  it('are still asked for while a later batch has no result for the same addresses', async () => {
    const references = ['a', 'b', 'c']
    const later = await store.create(references.map((reference) => ({ reference, ...wrong })))
    const { client_id: clientId } = await store.read(later)
    await feed(db, { id: later, clientId, round: 0, total: 3, fedTo: 0 }, 1)
    const counted = async (batch: string) => {
      const { open, superseded } = (await stack.get(`/api/address/batches/${batch}/summary`)).body
        .data
      return { open, superseded }
    }
    expect(await openOf()).toEqual(references)
    expect(await counted(id)).toEqual({ open: 3, superseded: 0 })
    expect(await counted(later)).toEqual({ open: 0, superseded: 0 })

    await accept('a')
    const outcomes = (['corrected', 'corrected', 'failed'] as const).map((verdict, position) => ({
      item: { batchId: later, position, clientId, reference: references[position] ?? '' },
      result: { ...unchanged, verdict },
      calls: 0,
      microUsd: 0,
    }))
    await writeOutcomes(db, outcomes, false)
    await stack.post(`/api/address/batches/${later}/cancel`, {})
    expect(await openOf()).toEqual(['c'])
    expect(await counted(id)).toEqual({ open: 1, superseded: 1 })
    expect(await counted(later)).toEqual({ open: 1, superseded: 0 })

    await stack.post(`/api/address/batches/${later}/reopen`, { reference: 'b' })
    expect(await counted(later)).toEqual({ open: 1, superseded: 0 })
    expect(referencesIn((await accept('b', 'c')).body.data.changed)).toEqual(['c'])
  })

  it('are taken back, all but those that were changed since', async () => {
    const { body } = await accept('a', 'b')
    await put('b', { city: 'Paris', confirmed: true })
    const undo = await stack.post(`${path}/undo`, { changed: body.data.changed })
    expectSuccess(undo, `${path}/undo`, Decided)
    expect(referencesIn(undo.body.data.changed)).toEqual(['a'])
    expect(undo.body.data.skipped).toEqual(['b'])
    expect(await openOf()).toEqual(['a', 'c'])
    expect(await storedOf('a')).toMatchObject({
      ...wrong,
      validation: { verdict: 'corrected', confidence: 0.95, formattedAddress: '10 Downing St' },
    })
  })

  it.each<[object, { field: string; code: string }[]]>([
    [{}, [{ field: 'decisions', code: 'REQUIRED' }]],
    [{ decisions: [] }, [{ field: 'decisions', code: 'TOO_FEW' }]],
    [{ decisions: [{ reference: 'a' }] }, [{ field: 'body', code: 'REQUIRED' }]],
  ])('with %j are refused', async (body, errors) => {
    expectFailure(await stack.post(path, body), { status: 400, code: 4000, errors })
  })

  it('belong to a batch of the client', async () => {
    const { token } = await stack.addClient('another shop')
    const asOther = { headers: { authorization: `Bearer ${token}` } }
    const body = { decisions: [{ reference: 'a', ...right }] }
    expectFailure(await stack.post(path, body, asOther), { status: 404, code: 6004 })
    expect((await storedOf('a')).line1).toBe(wrong.line1)
  })
})

describe('the results of one reference', () => {
  it('are found, also those that a later row of the file has replaced', async () => {
    await store.query("update batch_items set reference = 'a' where position = 2")
    const list = async (query: string) =>
      (await stack.get(`/api/address/batches/${id}/results?${query}`)).body.data.results.map(
        ({ line }: { line: number }) => line,
      )
    const lines = await list('')
    expect(await list('reference=a')).toEqual([lines[0], lines[2]])
    expect(await list('reference=a&review=open')).toEqual([lines[0]])
    expect(await list('reference=a&verdict=confirmed')).toEqual([])
    expect(await list('reference=none')).toEqual([])
  })
})
