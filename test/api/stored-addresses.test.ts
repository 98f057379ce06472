import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { StoredAddress, StoredAddressPage } from '../../shared/api/stored-address.ts'
import { type RowResult, writeOutcomes } from '../../shared/store/batch-work.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { feed } from '../../shared/store/feeding.ts'
import { useBatchView } from '../support/batches.ts'
import { openUpload } from '../support/slow-upload.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/stored'
const dayMs = 86_400_000
const text = { line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA', country: 'GB' }

const misspelt = {
  code: 'misspelt_street',
  component: 'street',
  message: 'The street is misspelt, shortened, or stored under a former or popular name.',
}

const stack = useStack({ workers: 0, env: { RETENTION_DAYS: '20' } })
const store = useBatchView(stack)
let otherToken: string
beforeAll(async () => {
  otherToken = (await stack.addClient('other')).token
})
beforeEach(() => store.clear())

const asOther = () => ({ headers: { authorization: `Bearer ${otherToken}` } })
const urlOf = (reference: string) => `${path}/${encodeURIComponent(reference)}`
const put = (reference: string, body: object, init: RequestInit = {}) =>
  stack.post(urlOf(reference), body, { method: 'PUT', ...init })
const erase = (url: string, init: RequestInit = {}) => stack.get(url, { method: 'DELETE', ...init })
const validate = (reference: string, verdict: string) =>
  store.query(
    `update stored_addresses set verdict = $2, next_action = 'accept', reasons = '[{"code":"misspelt_street","component":"street"}]',
      confidence = 0.75, place_id = 'SBX_1', place_id_at = now(), formatted_address = '10 Downing St', latitude = 51.5, longitude = -0.1,
      precision = 'rooftop', changes = '[{"component":"street","after":"Downing St"}]', found_at = '2026-11-01', validated_at = '2026-11-01'
     where reference = $1`,
    [reference, verdict],
  )

/** The rows of a batch that still need a person. */
const openOf = async (id: string) =>
  (await stack.get(`/api/address/batches/${id}/results?review=open`)).body.data.results.map(
    ({ line }: { line: number }) => line - 2,
  )

describe('a stored address', () => {
  it('is stored, read, and replaced', async () => {
    const stored = await put('order 1', text)
    expectSuccess(stored, urlOf('order 1'), StoredAddress)
    const { updatedAt, ...kept } = stored.body.data
    expect(kept).toEqual({ reference: 'order 1', ...text })
    expect(Math.abs(updatedAt - Date.now())).toBeLessThan(10_000)
    await put('order 1', { address: '221B Baker Street, London' })
    const { data } = (await stack.get(urlOf('order 1'))).body
    expect(data).toEqual({
      reference: 'order 1',
      address: '221B Baker Street, London',
      updatedAt: expect.any(Number),
    })
  })

  it('shows its validation, with the day until which coordinates may be kept', async () => {
    await put('a', text)
    await validate('a', 'corrected')
    const answer = await stack.get(urlOf('a'))
    expectSuccess(answer, urlOf('a'), StoredAddress)
    const at = new Date('2026-11-01').getTime()
    const validatedAt = (
      await store.query('select validated_at from stored_addresses')
    )[0].validated_at.getTime()
    expect(Math.abs(validatedAt - at)).toBeLessThan(dayMs)
    expect(answer.body.data.validation).toEqual({
      verdict: 'corrected',
      nextAction: 'accept',
      reasons: [misspelt],
      confidence: 0.75,
      placeId: 'SBX_1',
      provider: 'google',
      formattedAddress: '10 Downing St',
      changes: [{ component: 'street', after: 'Downing St' }],
      coordinates: {
        latitude: 51.5,
        longitude: -0.1,
        precision: 'rooftop',
        until: validatedAt + 20 * dayMs,
      },
      validatedAt,
    })
  })

  it('loses its validation when its text changes', async () => {
    await put('a', text)
    await validate('a', 'confirmed')
    expect((await put('a', { ...text, city: 'Leeds' })).body.data).not.toHaveProperty('validation')
    const [row] = await store.query('select place_id, latitude, validated_at from stored_addresses')
    expect(row).toEqual({ place_id: null, latitude: null, validated_at: null })
  })

  it.each([
    'a/b',
    'ä ö?&=#%',
    '日本-1',
    'x'.repeat(200),
    '東'.repeat(200),
    "'; drop table batches; --",
    '..%2F',
  ])('may have the reference %s', async (reference) => {
    await put(reference, text)
    expect((await stack.get(urlOf(reference))).body.data.reference).toBe(reference)
    expect((await erase(urlOf(reference))).body.data).toEqual({ addresses: 1, items: 0 })
  })

  it.each<[string, string, object, { field: string; code: string }[]]>([
    ['nothing that is an address', 'a', { country: 'FR' }, [{ field: 'body', code: 'REQUIRED' }]],
    [
      'a line that is too long',
      'a',
      { line1: 'x'.repeat(301) },
      [{ field: 'line1', code: 'TOO_LONG' }],
    ],
    ['a NUL', 'a', { line1: 'a\0b' }, [{ field: 'line1', code: 'FORMAT' }]],
    ['half a character', 'a', { line1: 'a\uD800b' }, [{ field: 'line1', code: 'FORMAT' }]],
    ['a number', 'a', { line1: 1 }, [{ field: 'line1', code: 'TYPE' }]],
    [
      'an unknown field',
      'a',
      { line1: 'x', street: 'y' },
      [{ field: 'street', code: 'UNKNOWN_FIELD' }],
    ],
    [
      'a reference that is too long',
      'x'.repeat(201),
      text,
      [{ field: 'reference', code: 'TOO_LONG' }],
    ],
    ['a reference of blanks', ' ', text, [{ field: 'reference', code: 'REQUIRED' }]],
    ['a NUL in its reference', 'a\0', text, [{ field: 'reference', code: 'FORMAT' }]],
  ])('with %s is refused', async (_, reference, body, errors) => {
    expectFailure(await put(reference, body), { status: 400, code: 4000, errors })
    expect(await store.query('select from stored_addresses')).toEqual([])
  })

  it("is not found when it does not exist, or is another client's", async () => {
    await put('a', text)
    expectFailure(await stack.get(urlOf('b')), { status: 404, code: 6006 })
    expectFailure(await stack.get(urlOf('\0')), { status: 404, code: 6006 })
    expectFailure(await stack.get(urlOf('a'), asOther()), { status: 404, code: 6006 })
    expectFailure(await erase(urlOf('a'), asOther()), { status: 404, code: 6006 })
    expect((await put('a', { city: 'Leeds' }, asOther())).status).toBe(200)
    expect((await stack.get(urlOf('a'))).body.data.city).toBe('London')
  })
})

describe("a person's decision", () => {
  let db: Database
  beforeAll(() => {
    db = openDatabase(stack.databaseUrl, 1)
  })
  afterAll(() => db?.destroy())

  /** A batch of this text, given to workers, of which one has found something. */
  const uploaded = async (city: string, { replace = false } = {}) => {
    const id = await store.create([{ reference: 'a', line1: text.line1, city }])
    if (replace) await store.change(id, 'replace_confirmed = true')
    const { client_id: clientId } = await store.read(id)
    await feed(db, { id, clientId, round: 0, total: 1, fedTo: 0 }, 1)
    const result: RowResult = {
      verdict: 'corrected',
      nextAction: 'accept',
      reasons: [],
      confidence: 0.5,
      changes: [],
    }
    const item = { batchId: id, position: 0, clientId, reference: 'a' }
    return { id, write: () => writeOutcomes(db, [{ item, result, calls: 0, microUsd: 0 }], false) }
  }
  const read = async () => (await stack.get(urlOf('a'))).body.data

  it('of an uploaded export, taken back, stays so when other rows are tried again', async () => {
    const id = await store.create(['a', 'b'].map((reference) => ({ reference, ...text })))
    await store.query('update batch_items set confirmed_at = now() where position = 0')
    const { client_id: clientId } = await store.read(id)
    const feedFrom = async (round: number) =>
      feed(db, { id, clientId, round, total: 2, fedTo: 0 }, 1)
    await feedFrom(0)
    const outcomes = (['undeliverable', 'failed'] as const).map((verdict, position) => {
      const rest = { nextAction: 'fix' as const, reasons: [], confidence: 0, changes: [] }
      const item = { batchId: id, position, clientId, reference: 'ab'.charAt(position) }
      return { item, result: { verdict, ...rest }, calls: 0, microUsd: 0 }
    })
    await writeOutcomes(db, outcomes, false)
    await store.change(id, `status = 'completed', finished_at = now(), fed_to = 2`)
    expect(await read()).toHaveProperty('confirmedAt')
    await stack.post(`/api/address/batches/${id}/reopen`, { reference: 'a' })
    expect((await stack.post(`/api/address/batches/${id}/retry`, {})).status).toBe(200)
    const { round } = await store.read(id)
    await feedFrom(round)
    expect(await read()).not.toHaveProperty('confirmedAt')
  })

  it('sets the verdict, and stays until the address is stored without it', async () => {
    await put('other', text)
    const answer = await put('a', { ...text, confirmed: true })
    expectSuccess(answer, urlOf('a'), StoredAddress)
    const { confirmedAt, validation } = answer.body.data
    expect(Math.abs(confirmedAt - Date.now())).toBeLessThan(10_000)
    const message = 'A person confirmed the address as it is stored.'
    const reasons = [{ code: 'confirmed_by_person', message }]
    const verdict = {
      verdict: 'confirmed',
      nextAction: 'accept',
      reasons,
      confidence: 1,
      changes: [],
    }
    expect(validation).toEqual({ ...verdict, validatedAt: confirmedAt })
    expect(await read()).toEqual(answer.body.data)
    const never = await stack.post('/api/address/batches?dryRun=true', {
      select: { neverValidated: true },
    })
    expect(never.body.data.rows).toBe(1)
    const again = (await put('a', { ...text, confirmed: false })).body.data
    expect([again.confirmedAt, again.validation]).toEqual([undefined, undefined])
  })

  it.each([
    ['the same text', text, 'SBX_1', true],
    ['another text', { address: '10 Downing St, London' }, 'SBX_1', true],
    ['another place', text, 'SBX_2', false],
    ['no place', text, undefined, false],
  ])(
    'with %s and the place %3$s keeps it, and the other data of the place: %4$s',
    async (_, body, placeId, keeps) => {
      await put('a', text)
      await validate('a', 'corrected')
      const before = (await read()).validation
      const { validation } = (await put('a', { ...body, confirmed: true, placeId })).body.data
      expect(validation.verdict).toBe('confirmed')
      expect(validation.changes).toEqual([])
      const { placeId: kept, formattedAddress, coordinates } = validation
      expect({ placeId: kept, formattedAddress, coordinates }).toEqual(
        keeps
          ? { placeId, formattedAddress: '10 Downing St', coordinates: before.coordinates }
          : { placeId },
      )
      const [row] = await store.query('select found_at, place_id_at from stored_addresses')
      expect([row.found_at === null, row.place_id_at === null]).toEqual([
        !keeps,
        placeId === undefined,
      ])
    },
  )

  it('keeps the chosen place, also for an address that had none or did not exist', async () => {
    const confirmed = { ...text, confirmed: true, placeId: 'SBX_1' }
    expect((await put('a', confirmed)).body.data.validation.placeId).toBe('SBX_1')
    const { updatedAt } = (await put('a', text)).body.data
    await put('a', { ...confirmed, ifUpdatedAt: updatedAt })
    expect((await read()).validation.placeId).toBe('SBX_1')
    const [row] = await store.query('select place_id_at, found_at from stored_addresses')
    expect(row).toEqual({ place_id_at: expect.any(Date), found_at: null })
  })

  it.each<[string, object, { field: string; code: string }[]]>([
    [
      'a place but no confirmation',
      { placeId: 'SBX_1' },
      [{ field: 'confirmed', code: 'REQUIRED' }],
    ],
    [
      'a place with a blank',
      { confirmed: true, placeId: 'a b' },
      [{ field: 'placeId', code: 'FORMAT' }],
    ],
    ['a word for yes', { confirmed: 'yes' }, [{ field: 'confirmed', code: 'TYPE' }]],
    ['a time as a text', { ifUpdatedAt: '2026-11-20' }, [{ field: 'ifUpdatedAt', code: 'TYPE' }]],
    [
      'a time that never was',
      { ifUpdatedAt: -1 },
      [{ field: 'ifUpdatedAt', code: 'OUT_OF_RANGE' }],
    ],
  ])('with %s is refused', async (_, more, errors) => {
    expectFailure(await put('a', { ...text, ...more }), { status: 400, code: 4000, errors })
    expect(await store.query('select from stored_addresses')).toEqual([])
  })

  it('replaces only the version that the person saw', async () => {
    const changed = { status: 409, code: 6010 }
    expectFailure(await put('a', { ...text, ifUpdatedAt: Date.now() }), changed)
    const { updatedAt } = (await put('a', text)).body.data
    expectFailure(await put('a', { city: 'Leeds', ifUpdatedAt: updatedAt - 1 }), changed)
    expectFailure(await put('a', { city: 'Leeds', ifUpdatedAt: updatedAt }, asOther()), changed)
    expect((await read()).city).toBe('London')
    const second = (await put('a', { city: 'Leeds', confirmed: true, ifUpdatedAt: updatedAt })).body
      .data
    expect(second).toMatchObject({ city: 'Leeds', confirmedAt: second.validation.validatedAt })
    expectFailure(await put('a', { city: 'York', ifUpdatedAt: updatedAt }), changed)
  })

  it('wins for one of several that are sent at the same moment', async () => {
    const seen = (await put('a', text)).body.data.updatedAt
    const cities = Array.from({ length: 12 }, (_, n) => `Town ${n}`)
    const answers = await Promise.all(
      cities.map((city) => put('a', { city, confirmed: true, ifUpdatedAt: seen })),
    )
    const [won, ...others] = answers.filter(({ status }) => status === 200)
    expect(others).toEqual([])
    expect(answers.filter(({ body }) => body.statusCode === 6010)).toHaveLength(11)
    expect(await read()).toEqual(won?.body.data)
    const free = await Promise.all(cities.map((city) => put('a', { city })))
    const times = free.map(({ body }) => body.data.updatedAt)
    expect(new Set([seen, won?.body.data.updatedAt, ...times]).size).toBe(14)
    expect((await read()).updatedAt).toBe(Math.max(...times))
  })

  it('is not overwritten by a running batch, nor by a later one', async () => {
    const inFlight = await uploaded('London')
    const { updatedAt } = await read()
    await put('a', { line1: text.line1, city: 'London', confirmed: true, ifUpdatedAt: updatedAt })
    const decided = await read()
    expect(await inFlight.write()).toHaveLength(1)
    expect(await read()).toEqual(decided)
    const { client_id: clientId } = await store.read(inFlight.id)
    await store.change(inFlight.id, 'fed_to = 0')
    await feed(db, { id: inFlight.id, clientId, round: 0, total: 1, fedTo: 0 }, 1)
    expect(await read()).toEqual(decided)
  })

  it.each([
    ['with the same text', 'London', true],
    ['with another text', 'Leeds', false],
  ])('stays as it is when a later batch has its address %s', async (_, city, isShown) => {
    await put('a', { line1: text.line1, city: 'London', confirmed: true })
    const decided = await read()
    const later = await uploaded(city)
    await later.write()
    expect(await read()).toEqual(decided)
    expect(await openOf(later.id)).toEqual([])
    const path = `/api/address/batches/${later.id}/results?include=decision`
    const { results } = (await stack.get(path)).body.data
    const decision = { confirmedAt: decided.confirmedAt, city: 'London' }
    expect(results).toMatchObject([{ verdict: 'corrected', ...(isShown && { decision }) }])
    expect('decision' in results[0]).toBe(isShown)
  })

  it('is replaced by a batch that says so, whether its text is the same or another', async () => {
    await put('a', { line1: text.line1, city: 'London', confirmed: true })
    const { updatedAt } = await read()
    const same = await uploaded('London', { replace: true })
    const replaced = await read()
    expect([replaced.confirmedAt, replaced.validation]).toEqual([undefined, undefined])
    await same.write()
    const validated = await read()
    expect(validated).toMatchObject({ validation: { verdict: 'corrected', reasons: [] } })
    expect(validated).not.toHaveProperty('confirmedAt')
    expect(validated.updatedAt).toBeGreaterThan(updatedAt)
    await uploaded('Leeds', { replace: true })
    const other = await read()
    expect([other.confirmedAt, other.validation, other.city]).toEqual([
      undefined,
      undefined,
      'Leeds',
    ])
  })
})

describe('a decision that is taken back', () => {
  /**
   * A batch of which 'a' comes twice, and its last row has a result that a person must judge. Its
   * address is decided.
   */
  const decided = async () => {
    const id = await store.create([
      { reference: 'a', city: 'Paris' },
      { reference: 'a', ...text },
      { reference: 'b', ...text },
    ])
    const result = {
      verdict: 'needs_review',
      next_action: 'confirm',
      reasons: [{ code: 'misspelt_street', component: 'street' }],
      confidence: 0.5,
      changes: [{ component: 'street', after: 'Downing St' }],
      place_id: 'SBX_1',
      formatted_address: '10 Downing St',
      latitude: 51.5,
      longitude: -0.1,
      precision: 'rooftop',
      candidates: [{ placeId: 'SBX_1', formattedAddress: '10 Downing St' }],
      validated_at: '2026-11-19T10:00:00Z',
    }
    await store.judge(id, [result, result])
    const { updatedAt } = (await put('a', { address: '1 Baker Street', confirmed: true })).body.data
    return { id, updatedAt, path: `/api/address/batches/${id}/reopen` }
  }
  const read = async () => (await stack.get(urlOf('a'))).body.data

  it('opens the result again, with the text and the findings of the batch', async () => {
    const { id, updatedAt, path } = await decided()
    expect(await openOf(id)).toEqual([])
    const answer = await stack.post(path, { reference: ' a', ifUpdatedAt: updatedAt })
    expectSuccess(answer, path, StoredAddress)
    expect(answer.body.data).toEqual({
      reference: 'a',
      ...text,
      updatedAt: expect.any(Number),
      validation: {
        verdict: 'needs_review',
        nextAction: 'confirm',
        reasons: [misspelt],
        confidence: 0.5,
        placeId: 'SBX_1',
        provider: 'google',
        formattedAddress: '10 Downing St',
        changes: [{ component: 'street', after: 'Downing St' }],
        candidates: [{ placeId: 'SBX_1', formattedAddress: '10 Downing St' }],
        coordinates: {
          latitude: 51.5,
          longitude: -0.1,
          precision: 'rooftop',
          until: Date.parse('2026-11-19T10:00:00Z') + 20 * dayMs,
        },
        validatedAt: Date.parse('2026-11-19T10:00:00Z'),
      },
    })
    expect(answer.body.data.updatedAt).toBeGreaterThan(updatedAt)
    expect(await read()).toEqual(answer.body.data)
    expect(await openOf(id)).toEqual([1])
    const body = { ...text, confirmed: true, placeId: 'SBX_1' }
    expect((await put('a', body)).body.data.validation).toMatchObject({
      formattedAddress: '10 Downing St',
    })
    expect((await stack.post(path, { reference: 'a' })).status).toBe(200)
    expect(await openOf(id)).toEqual([1])
  })

  it('affects only the version that the person saw, and only one of two at the same moment', async () => {
    const { path, updatedAt } = await decided()
    const before = await read()
    expectFailure(await stack.post(path, { reference: 'a', ifUpdatedAt: updatedAt - 1 }), {
      status: 409,
      code: 6010,
    })
    expect(await read()).toEqual(before)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => stack.post(path, { reference: 'a', ifUpdatedAt: updatedAt })),
    )
    expect(answers.map(({ body }) => body.statusCode).toSorted()).toEqual([
      200,
      ...Array(5).fill(6010),
    ])
  })

  it('does not restore data that was deleted by retention, and is deleted in its time', async () => {
    const { id, path } = await decided()
    await store.query(
      `update batch_results set formatted_address = null, latitude = null, longitude = null, precision = null, changes = '[]',
        validated_at = '2026-10-01'`,
    )
    const { validation } = (await stack.post(path, { reference: 'a' })).body.data
    expect(validation).toMatchObject({ verdict: 'needs_review', placeId: 'SBX_1', changes: [] })
    expect([validation.formattedAddress, validation.coordinates]).toEqual([undefined, undefined])
    const [row] = await store.query(
      'select found_at = validated_at as found, place_id_at = validated_at as place from stored_addresses',
    )
    expect(row).toEqual({ found: true, place: true })
    expect(await openOf(id)).toEqual([1])
  })

  it('needs a result that exists', async () => {
    const { path } = await decided()
    for (const reference of ['b', 'c', 'A'])
      expectFailure(await stack.post(path, { reference }), { status: 404, code: 6006 })
    expectFailure(await stack.post(path, { reference: 'a' }, asOther()), {
      status: 404,
      code: 6004,
    })
    expectFailure(await stack.post('/api/address/batches/x/reopen', { reference: 'a' }), {
      status: 404,
      code: 6004,
    })
    await erase(urlOf('a'))
    expectFailure(await stack.post(path, { reference: 'a' }), { status: 404, code: 6006 })
    expect(await store.query('select from stored_addresses')).toEqual([])
  })

  it.each<[object, { field: string; code: string }[]]>([
    [{}, [{ field: 'reference', code: 'REQUIRED' }]],
    [{ reference: 'a\0' }, [{ field: 'reference', code: 'FORMAT' }]],
    [{ reference: 'a', ifUpdatedAt: -1 }, [{ field: 'ifUpdatedAt', code: 'OUT_OF_RANGE' }]],
    [{ reference: 'a', confirmed: true }, [{ field: 'confirmed', code: 'UNKNOWN_FIELD' }]],
  ])('with %j is refused', async (body, errors) => {
    const { path } = await decided()
    expectFailure(await stack.post(path, body), { status: 400, code: 4000, errors })
  })
})

describe('stored addresses', () => {
  it('are listed by reference, page by page, filtered', async () => {
    const references = ['a', 'b', 'c', 'd', 'e', 'f']
    for (const reference of references)
      await put(reference, { ...text, country: reference < 'd' ? 'GB' : 'Frankreich' })
    await put('theirs', text, asOther())
    for (const reference of ['b', 'e', 'f'])
      await validate(reference, reference === 'f' ? 'failed' : 'confirmed')
    const list = async (query: string) => {
      const seen: string[] = []
      for (let cursor = ''; cursor !== undefined; ) {
        const page: Answer = await stack.get(
          `${path}?limit=2&${query}${cursor && `&cursor=${cursor}`}`,
        )
        expectSuccess(page, path, StoredAddressPage)
        seen.push(
          ...page.body.data.addresses.map(({ reference }: { reference: string }) => reference),
        )
        cursor = page.body.data.nextCursor
      }
      return seen
    }
    expect(await list('')).toEqual(references)
    expect(await list('country=FR')).toEqual(['d', 'e', 'f'])
    expect(await list('country=gb&country=FR&verdict=confirmed')).toEqual(['b', 'e'])
    expect(await list('country=fr&country=FR')).toEqual(['d', 'e', 'f'])
    expect(await list('verdict=confirmed&verdict=confirmed')).toEqual(['b', 'e'])
    // Some languages have the same name for a country.
    await put('d', { ...text, country: 'France' })
    expect(await list('country=FR')).toEqual(['d', 'e', 'f'])
    expectFailure(await stack.get(`${path}?cursor=x`), { status: 400, code: 4012 })
  })
})

describe('the erasure of stored addresses', () => {
  it('of everything ends the uploads that are being read, too', async () => {
    const upload = openUpload(stack)
    await upload.send(
      'reference,line1,city,postalCode,country\na,10 Downing Street,London,SW1A 2AA,GB\n',
    )
    const uploads = () => store.query('select from uploads where lease_until > now()')
    await expect.poll(async () => (await uploads()).length).toBe(1)
    await erase(`${path}?confirm=all`)
    upload.end()
    expectFailure(await upload.answer, { status: 503, code: 8002 })
    expect((await stack.get('/api/address/batches')).body.data.batches).toEqual([])
    // An edge deletes the rows of failed uploads.
    const items = () => store.query('select from batch_items')
    await expect.poll(async () => (await items()).length, { timeout: 10_000 }).toBe(0)
  })

  it('of one reference covers the upload that is being read, and no other client', async () => {
    const upload = openUpload(stack)
    await upload.send('reference,line1,city\na,10 Downing Street,London\nb,1 Rue X,Lyon\n')
    const uploads = () => store.query('select from uploads where lease_until > now()')
    await expect.poll(async () => (await uploads()).length).toBe(1)
    expectFailure(await erase(`${path}/a`), { status: 404, code: 6006 })
    expectFailure(await erase(`${path}/b`, asOther()), { status: 404, code: 6006 })
    await upload.send('a,11 Downing Street,London\n')
    upload.end()
    const { status, body } = await upload.answer
    expect([status, body.data.total]).toEqual([202, 3])
    expect(await store.query('select reference from batch_items')).toEqual([{ reference: 'b' }])
    expect(await store.query('select erased from batches')).toEqual([{ erased: 2 }])
    expect(await store.query('select from upload_erasures')).toEqual([])
  })

  /** A batch of these references, the first rows of which have results. */
  async function batchOf(
    references: string[],
    results: string[],
    client = 'shop',
  ): Promise<string> {
    const id = await store.create(
      references.map((reference) => ({ reference, ...text })),
      { client },
    )
    await store.judge(
      id,
      results.map((verdict) => ({ verdict })),
    )
    await store.change(id, `processed = ${results.length}, confirmed = ${results.length}`)
    return id
  }
  const leftOf = async (id: string) =>
    (
      await store.query(
        'select reference, position from batch_items where batch_id = $1 order by position',
        [id],
      )
    ).map(({ reference, position }) => `${reference}${position}`)

  it('of one reference removes it from every batch of its client, with its results', async () => {
    const first = await batchOf(['a', 'b', 'a'], ['confirmed', 'confirmed'])
    const second = await batchOf(['c', 'a'], [])
    const theirs = await batchOf(['a'], ['confirmed'], 'other')
    await put('a', text)
    await put('b', text)
    expect((await erase(urlOf('a'))).body.data).toEqual({ addresses: 1, items: 3 })
    expect([await leftOf(first), await leftOf(second), await leftOf(theirs)]).toEqual([
      ['b1'],
      ['c0'],
      ['a0'],
    ])
    expect((await store.results(first)).map(({ position }) => position)).toEqual([1])
    const { data } = (await stack.get(`/api/address/batches/${first}`)).body
    expect(data).toMatchObject({ total: 3, processed: 1, erased: 2, counts: { confirmed: 1 } })
    expectFailure(await stack.get(urlOf('a')), { status: 404, code: 6006 })
    expectFailure(await erase(urlOf('a')), { status: 404, code: 6006 })
    expect((await stack.get(urlOf('b'))).status).toBe(200)
  })

  it('of everything leaves nothing of the client, and nothing changes for other clients', async () => {
    const mine = await batchOf(['a', 'b'], ['confirmed'])
    const theirs = await batchOf(['a'], ['confirmed'], 'other')
    await put('a', text)
    await put('a', text, asOther())
    expect((await erase(`${path}?confirm=all`)).body.data).toEqual({
      addresses: 1,
      items: 2,
      batches: 1,
    })
    expectFailure(await stack.get(`/api/address/batches/${mine}`), { status: 404, code: 6004 })
    expect([await leftOf(mine), await leftOf(theirs)]).toEqual([[], ['a0']])
    expect((await stack.get(urlOf('a'), asOther())).status).toBe(200)
  })

  describe('that takes long', () => {
    const waitingForLocks = () =>
      store.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    let locker: pg.Client
    beforeEach(async () => {
      locker = new pg.Client({ connectionString: stack.databaseUrl })
      await locker.connect()
      await locker.query('begin; lock table stored_addresses in exclusive mode')
    })
    afterEach(() => locker.end())

    it('leaves slots for other clients and for pages of results; one client gets two at a time', async () => {
      const theirs = await batchOf(['a'], ['confirmed'], 'other')
      const erased = ['a', 'b'].map((reference) => erase(urlOf(reference)))
      await vi.waitFor(async () => expect(await waitingForLocks()).toHaveLength(2))
      for (const refused of await Promise.all([
        erase(urlOf('c')),
        stack.post('/api/address/batches?dryRun=true', { select: {} }),
      ]))
        expectFailure(refused, { status: 503, code: 7002 })
      erased.push(erase(urlOf('d'), asOther()))
      await vi.waitFor(async () => expect(await waitingForLocks()).toHaveLength(3))
      expect((await stack.get(`/api/address/batches/${theirs}/results`, asOther())).status).toBe(
        200,
      )
      await locker.query('rollback')
      for (const answer of erased) expect((await answer).status).toBe(404)
      expect((await erase(urlOf('c'))).status).toBe(404)
    })

    it('lets the next one wait', async () => {
      const erased = ['a', 'b', 'c', 'd', 'e'].map((reference) => erase(urlOf(reference)))
      await vi.waitFor(async () => expect(await waitingForLocks()).toHaveLength(2))
      await locker.query('rollback')
      for (const answer of erased) expect((await answer).status).toBe(404)
    })
  })

  it.each(['', '?confirm=yes'])('of everything must be requested explicitly: %s', async (query) => {
    await put('a', text)
    expectFailure(await erase(path + query), { status: 400, code: 4000, errors: 'some' })
    expect((await stack.get(urlOf('a'))).status).toBe(200)
  })
})
