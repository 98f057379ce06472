import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { BatchSummary, ResultPage } from '../../shared/api/batch.ts'
import { inventedRows, type TestRow, useBatchView } from '../support/batches.ts'
import { sendBytes } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/batches'

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
beforeEach(() => store.clear())

const resultsOf = (id: string, accept: string, query = '') =>
  stack.get(`${path}/${id}/results${query}`, { headers: { accept } })

async function textOf(id: string, accept: string, query = '') {
  const response = await stack.raw(`${path}/${id}/results${query}`, { headers: { accept } })
  return { text: await response.text(), type: response.headers.get('content-type') }
}

/** A batch with a result for every row; the verdicts alternate. */
async function finished(
  references: string[],
  verdicts = ['confirmed', 'corrected'],
): Promise<string> {
  const id = await store.create(references.map((reference) => ({ reference, city: 'Lyon' })))
  await store.judge(
    id,
    references.map((_, n) => ({ verdict: verdicts[n % verdicts.length] })),
  )
  return id
}

describe('the results of a batch', () => {
  it('contain everything that was found, as JSON, NDJSON and CSV', async () => {
    const id = await finished(['a1', 'a2'])
    await store.query(
      `update batch_results set verdict = 'corrected', next_action = 'confirm', confidence = 0.75,
        reasons = '[{"code":"postal_code_differs","component":"postalCode"},{"code":"misspelt_street","component":"street"}]',
        changes = '[{"component":"postalCode","before":"69001","after":"69002"},{"component":"locality","after":"Lyon"}]',
        place_id = 'SBX_1', formatted_address = '1 Rue de la Paix, 69002 Lyon, France',
        latitude = 45.75, longitude = -4.85, precision = 'rooftop', attributions = '["somebody"]',
        candidates = '[
          {"placeId":"SBX_1","formattedAddress":"1 Rue de la Paix, 69002 Lyon, France","changes":[]},
          {"placeId":"SBX_2","formattedAddress":"1 Rue de la Paix, 69009 Lyon, France"}]',
        validated_at = '2026-11-20T10:00:00Z' where position = 0`,
    )
    await store.query(
      `update batch_results set validated_at = '2026-11-20T10:00:01Z' where position = 1`,
    )
    const first = {
      reference: 'a1',
      line: 2,
      verdict: 'corrected',
      nextAction: 'confirm',
      reasons: [
        {
          code: 'postal_code_differs',
          component: 'postalCode',
          message: 'The address has another postal code than the stored one.',
        },
        {
          code: 'misspelt_street',
          component: 'street',
          message: 'The street is misspelt, shortened, or stored under a former or popular name.',
        },
      ],
      formattedAddress: '1 Rue de la Paix, 69002 Lyon, France',
      latitude: 45.75,
      longitude: -4.85,
      precision: 'rooftop',
      placeId: 'SBX_1',
      provider: 'google',
      confidence: 0.75,
      changes: [
        { component: 'postalCode', before: '69001', after: '69002' },
        { component: 'locality', after: 'Lyon' },
      ],
      candidates: [
        {
          placeId: 'SBX_1',
          formattedAddress: '1 Rue de la Paix, 69002 Lyon, France',
          changes: [],
        },
        { placeId: 'SBX_2', formattedAddress: '1 Rue de la Paix, 69009 Lyon, France' },
      ],
      attributions: ['somebody'],
      validatedAt: Date.UTC(2026, 10, 20, 10),
    }
    const second = {
      reference: 'a2',
      line: 3,
      verdict: 'corrected',
      nextAction: 'accept',
      reasons: [],
      confidence: 1,
      changes: [],
      validatedAt: first.validatedAt + 1000,
    }
    const json = await resultsOf(id, 'application/json')
    expectSuccess(json, `${path}/${id}/results`, ResultPage)
    expect(json.body.data).toEqual({ results: [first, second] })

    const ndjson = await textOf(id, 'application/x-ndjson')
    expect(ndjson.type).toBe('application/x-ndjson; charset=utf-8')
    expect(
      ndjson.text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([first, second])

    const csv = await textOf(id, 'text/csv')
    expect(csv.type).toBe('text/csv; charset=utf-8')
    expect(csv.text).toBe(
      [
        'reference,line,verdict,nextAction,reasons,formattedAddress,latitude,longitude,precision,placeId,confidence,changes,attributions,validatedAt',
        'a1,2,corrected,confirm,"postal_code_differs;misspelt_street","1 Rue de la Paix, 69002 Lyon, France",45.75,-4.85,rooftop,SBX_1,0.75,"postalCode: 69001 → 69002; locality:  → Lyon",somebody,2026-11-20T10:00:00.000Z',
        'a2,3,corrected,accept,,,,,,,1,,,2026-11-20T10:00:01.000Z',
        '',
      ].join('\r\n'),
    )
  })

  it('come page by page, filtered by verdict', async () => {
    const id = await finished(
      inventedRows(25).map(({ reference }) => reference),
      ['confirmed', 'failed', 'needs_review', 'corrected', 'failed'],
    )
    const seen: string[] = []
    for (let cursor = ''; cursor !== undefined; ) {
      const query = `?limit=4&verdict=failed&verdict=corrected${cursor && `&cursor=${cursor}`}`
      const page: Answer = await resultsOf(id, '*/*', query)
      expectSuccess(page, `${path}/${id}/results`, ResultPage)
      seen.push(...page.body.data.results.map(({ reference }: { reference: string }) => reference))
      cursor = page.body.data.nextCursor
    }
    const expected = inventedRows(25).filter((_, n) => [1, 3, 4].includes(n % 5))
    expect(seen).toEqual(expected.map(({ reference }) => reference))
  })

  it('of a large batch are streamed to the end, also filtered, and also while the batch runs', async () => {
    const id = await finished(inventedRows(5321).map(({ reference }) => reference))
    await store.query('delete from batch_results where position >= 5000')
    const lines = (await textOf(id, 'application/x-ndjson')).text.trim().split('\n')
    expect(lines).toHaveLength(5000)
    expect(JSON.parse(lines[4999] ?? '').reference).toBe('order-4999')
    const filtered = (await textOf(id, 'text/csv', '?verdict=corrected')).text.trim().split('\r\n')
    expect(filtered).toHaveLength(2501)
  })

  it('of a running batch are paged without leaving out what arrives late', async () => {
    const references = inventedRows(12).map(({ reference }) => reference)
    const id = await finished(references)
    await store.change(id, `status = 'running', fed_to = 12`)
    const late = await store.query(
      'delete from batch_results where batch_id = $1 and position in (5, 6, 10) returning *',
      [id],
    )
    const arrive = (position: number) =>
      store.judge(
        id,
        late.filter((row) => row.position === position),
      )
    const seen: string[] = []
    let cursor: string | undefined
    /** Reads pages until there is no next one now. Returns how many. */
    const walk = async () => {
      for (let pages = 1; ; pages++) {
        const query = `?limit=4${cursor ? `&cursor=${cursor}` : ''}`
        const { body } = await resultsOf(id, 'application/json', query)
        const { results, nextCursor } = body.data
        seen.push(...results.map(({ reference }: { reference: string }) => reference))
        if (nextCursor === undefined) return pages
        cursor = nextCursor
      }
    }
    expect(await walk()).toBe(3)
    expect(seen).toEqual(references.slice(0, 5))
    expect(await walk()).toBe(1)
    await arrive(6)
    expect(await walk()).toBe(1)
    await arrive(5)
    await store.change(id, 'done_to = 7')
    expect(await walk()).toBe(3)
    expect(seen).toEqual(references.slice(0, 10))
    const [one] = (await resultsOf(id, '*/*', `?reference=${references[11]}`)).body.data.results
    expect(one.reference).toBe(references[11])
    await arrive(10)
    await store.change(id, `status = 'completed', done_to = 12`)
    await walk()
    expect(seen).toEqual(references)
  })

  it.each([
    ['whose failed row is tried again', `status = 'running', fed_to = 4, retrying = true`],
    ['that is paused', `status = 'paused'`],
  ])('of a batch %s are paged up to the last one', async (_, state) => {
    const id = await finished(inventedRows(12).map(({ reference }) => reference))
    await store.change(id, state)
    await store.query('delete from batch_results where batch_id = $1 and position = 3', [id])
    const { results, nextCursor } = (await resultsOf(id, 'application/json')).body.data
    expect([results.length, nextCursor]).toEqual([11, undefined])
  })

  it('of a batch that was resumed are paged up to the first row without one', async () => {
    const id = await finished(inventedRows(12).map(({ reference }) => reference))
    await store.query('delete from batch_results where batch_id = $1 and position = 3', [id])
    await store.change(id, `status = 'running', fed_to = 2, done_to = 2`)
    const { results, nextCursor } = (await resultsOf(id, 'application/json')).body.data
    expect([results.length, typeof nextCursor]).toEqual([3, 'string'])
  })

  it('of a batch that expires during a download are no complete file', async () => {
    const id = await finished(inventedRows(20_000).map(({ reference }) => reference))
    await store.query(`update batch_results set formatted_address = repeat('x', 4000)`)
    const response = await stack.raw(`${path}/${id}/results`, { headers: { accept: 'text/csv' } })
    expect(response.status).toBe(200)
    await store.change(id, 'expired_at = now()')
    await store.query('delete from batch_results where batch_id = $1', [id])
    await expect(response.text()).rejects.toThrow()
  })

  it('of a batch without any are a header, or nothing', async () => {
    const id = await store.create(inventedRows(1))
    expect((await resultsOf(id, 'application/json')).body.data).toEqual({ results: [] })
    expect((await textOf(id, 'text/csv')).text).toMatch(/^reference,.*validatedAt\r\n$/)
    expect((await textOf(id, 'application/x-ndjson')).text).toBe('')
  })

  it('are safe to open in a spreadsheet, and unchanged when they are uploaded again', async () => {
    const references = ['=1+1', '+44 20', '-1', '@sum', "'=quoted", '＝wide']
    const id = await finished(references)
    const { text } = await textOf(id, 'text/csv')
    const cells = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0])
    for (const cell of cells) expect(cell).toMatch(/^"?'/)
    const again = await stack.post(path, undefined, {
      body: text.replace('formattedAddress', 'address').replaceAll(',accept,,', ',accept,,Paris'),
      headers: { 'content-type': 'text/csv' },
    })
    const items = await store.query(
      'select reference from batch_items where batch_id = $1 order by position',
      [again.body.data.id],
    )
    expect(items.map(({ reference }) => reference)).toEqual(references)
  })

  it.each([
    ['text/csv;q=0.1, application/x-ndjson;q=0.9', 'application/x-ndjson; charset=utf-8'],
    ['text/*', 'text/csv; charset=utf-8'],
    ['text/html, */*;q=0.1', 'application/json; charset=utf-8'],
    ['application/json;q=0, */*', 'text/csv; charset=utf-8'],
  ])('for %s are sent as %s', async (accept, type) => {
    const id = await finished(['a'])
    expect((await textOf(id, accept)).type).toBe(type)
  })

  it('cannot be requested in other media types', async () => {
    const id = await finished(['a'])
    expectFailure(await resultsOf(id, 'application/xml'), { status: 406, code: 4013 })
  })

  it.each([
    ['cursor=abc', 4012, []],
    ['cursor=LTU', 4012, []],
    ['verdict=fine', 4000, [{ field: 'verdict.0', code: 'ENUM' }]],
  ])('refuse %s', async (query, code, errors) => {
    const id = await finished(['a'])
    expectFailure(await resultsOf(id, '*/*', `?${query}`), { status: 400, code, errors })
  })
})

describe('results with long rows', () => {
  const someRows = 300
  /** Each row has nearly as many characters in columns of its own as it may have. */
  async function withLongRows({ rows = someRows, client = 'shop' } = {}): Promise<string> {
    const id = await store.create(inventedRows(rows), { client })
    await store.query(
      `update batch_items set own = json_build_array(repeat('x', 9990)) where batch_id = $1`,
      [id],
    )
    await store.change(id, `own_columns = '["note"]', status = 'completed'`)
    await store.judge(id)
    return id
  }

  it.each(['text/csv', 'application/x-ndjson'])(
    'are sent as %s in small pieces',
    async (accept) => {
      const id = await withLongRows()
      const received = await sendBytes(
        stack.url,
        `GET ${path}/${id}/results?include=columns HTTP/1.1\r\nhost: x\r\nconnection: close\r\n` +
          `accept: ${accept}\r\nauthorization: Bearer ${stack.token}\r\n\r\n`,
      )
      const pieces = [...received.matchAll(/^([\da-f]+)\r$/gm)].map(([, size = '']) =>
        Number.parseInt(size, 16),
      )
      expect(pieces.reduce((sum, size) => sum + size)).toBeGreaterThan(someRows * 9990)
      expect(Math.max(...pieces)).toBeLessThan(100_000)
    },
  )

  it('come as JSON in pages that end early, and none is left out', async () => {
    const id = await withLongRows()
    const lines: number[] = []
    const sizes: number[] = []
    for (let cursor = ''; ; ) {
      const { body } = await resultsOf(
        id,
        'application/json',
        `?include=columns&limit=1000${cursor}`,
      )
      const { results, nextCursor } = body.data
      sizes.push(JSON.stringify(results).length)
      lines.push(...results.map(({ line }: { line: number }) => line))
      if (nextCursor === undefined) break
      cursor = `&cursor=${nextCursor}`
    }
    expect(Math.max(...sizes)).toBeLessThan(2_100_000)
    expect(lines).toEqual(Array.from({ length: someRows }, (_, index) => index + 2))
  })

  it('go to ten callers of one client who read nothing, to other clients as well, and to new ones when some have read or left', async () => {
    // More than fits between a server and a client that does not read.
    const id = await withLongRows({ rows: 1500 })
    const other = await stack.addClient('another reader', ['batch'])
    const theirs = await withLongRows({ client: 'another reader' })
    const begun: { asked: ClientRequest; response: IncomingMessage }[] = []
    const begin = async (batch = id, token = stack.token) => {
      const asked = request(`${stack.url}${path}/${batch}/results?include=columns`, {
        headers: { accept: 'text/csv', authorization: `Bearer ${token}` },
        agent: false,
      }).end()
      onTestFinished(() => void asked.destroy())
      const [response] = await once(asked, 'response')
      if (response.statusCode === 200) begun.push({ asked, response })
      return response.statusCode
    }
    for (let reader = 0; reader < 10; reader += 1) await expect.poll(() => begin()).toBe(200)
    expect(await begin()).toBe(503)
    expectFailure(await stack.get('/api/address/stored'), { status: 503, code: 7002 })
    await expect.poll(() => begin(theirs, other.token)).toBe(200)
    begun[0]?.asked.destroy()
    await expect.poll(() => begin()).toBe(200)
    await begun[1]?.response.toArray()
    await expect.poll(() => begin()).toBe(200)
  })
})

describe('results that a person must review', () => {
  const rows: TestRow[] = [
    { reference: 'a', line1: '1 Rue Pasteur', city: 'Lyon', country: 'FR' },
    { reference: 'b', line1: '=1+1', city: 'Köln', country: 'Deutschland' },
    { reference: 'c', address: '10 Downing St, London', country: 'gb' },
    { reference: 'd', city: 'Lyon', postalCode: '69001', country: 'France' },
    { reference: 'e', city: 'Oz', country: 'Neverland' },
    { reference: 'f', city: 'Lyon' },
    { reference: 'g', city: 'Prishtinë', country: 'Kosovo' },
    { reference: 'h', city: 'Lyon', country: 'FR' },
  ]
  const found: [verdict: string, ...codes: string[]][] = [
    ['confirmed'],
    ['corrected', 'misspelt_street', 'postal_code_differs'],
    ['needs_review', 'house_number_missing', 'house_number_missing'],
    ['undeliverable', 'not_found'],
    ['failed', 'provider_unavailable'],
    ['corrected', 'country_missing', 'misspelt_street'],
    ['confirmed'],
  ]
  /** A batch with these results, which are stored with the addresses too. */
  async function reviewed(): Promise<string> {
    const id = await store.create(rows)
    const results = found.map(([verdict, ...codes]) => ({
      verdict,
      reasons: codes.map((code) => ({ code })),
    }))
    await store.judge(id, results)
    await store.query(
      `insert into stored_addresses (client_id, reference, line1, city, postal_code, country,
         address, batch_id, position, verdict)
       select batches.client_id, reference, line1, city, postal_code, country,
         address, batch_id, position, coalesce(verdict, 'corrected')
       from batches join batch_items on batch_id = id left join batch_results using (batch_id, position) where id = $1`,
      [id],
    )
    return id
  }
  const referencesOf = async (id: string, query: string) => {
    const seen: string[] = []
    for (let cursor = ''; cursor !== undefined; ) {
      const page: Answer = await resultsOf(
        id,
        '*/*',
        `?limit=1&${query}${cursor && `&cursor=${cursor}`}`,
      )
      expectSuccess(page, `${path}/${id}/results`, ResultPage)
      seen.push(...page.body.data.results.map(({ reference }: { reference: string }) => reference))
      cursor = page.body.data.nextCursor
    }
    return seen.join('')
  }
  const summaryOf = (id: string, init?: RequestInit) => stack.get(`${path}/${id}/summary`, init)

  it.each([
    ['reason=misspelt_street', 'bf'],
    ['reason=not_found&reason=country_missing', 'df'],
    ['reason=confirmed_by_person', ''],
    ['reason=provider_unavailable', 'e'],
    ['country=FR', 'ad'],
    ['country=de&country=GB', 'bc'],
    ['country=JP', ''],
    // Its code is a customary one, which the service answers.
    ['country=XK', 'g'],
    ['review=open', 'bcdf'],
    ['review=open&verdict=corrected&verdict=failed', 'bf'],
    ['review=open&country=FR&country=DE&reason=not_found', 'd'],
  ])('are those of %s, in pages and in files', async (query, expected) => {
    const id = await reviewed()
    expect(await referencesOf(id, query)).toBe(expected)
    const lines = (await textOf(id, 'application/x-ndjson', `?${query}`)).text
      .split('\n')
      .slice(0, -1)
    expect(lines.map((line) => JSON.parse(line).reference).join('')).toBe(expected)
    const csv = (await textOf(id, 'text/csv', `?${query}`)).text.split('\r\n').slice(1, -1)
    expect(csv.map((line) => line[0]).join('')).toBe(expected)
  })

  it('include the stored text when it is requested', async () => {
    const id = await reviewed()
    const json = await resultsOf(id, 'application/json', '?include=address')
    expectSuccess(json, `${path}/${id}/results`, ResultPage)
    const given = rows.slice(0, found.length).map(({ reference: _, ...address }) => address)
    expect(json.body.data.results.map(({ address }: { address: object }) => address)).toEqual(given)
    const lines = (await textOf(id, 'application/x-ndjson', '?include=address')).text
      .trim()
      .split('\n')
    expect(lines.map((line) => JSON.parse(line).address)).toEqual(given)
    const csv = (await textOf(id, 'text/csv', '?include=address')).text.split('\r\n')
    expect(csv[0]).toMatch(
      /,changes,attributions,validatedAt,line1,line2,city,region,postalCode,country,address$/,
    )
    expect(csv[2]).toMatch(/Z,'=1\+1,,Köln,,,Deutschland,$/)
    expect(csv[3]).toMatch(/Z,,,,,,gb,"10 Downing St, London"$/)
    expect((await resultsOf(id, '*/*')).body.data.results[0]).not.toHaveProperty('address')
  })

  describe("with a person's decision", () => {
    const decide = async (reference: string, body: object, init: RequestInit = {}) =>
      (
        await stack.post(`/api/address/stored/${encodeURIComponent(reference)}`, body, {
          method: 'PUT',
          ...init,
        })
      ).body.data
    const decisionsOf = async (id: string, query = 'include=decision') => {
      const page = await resultsOf(id, '*/*', `?${query}`)
      expectSuccess(page, `${path}/${id}/results`, ResultPage)
      return page.body.data.results.map(({ decision }: { decision?: object }) => decision)
    }
    const street = { line1: '-2 Rue Pasteur', city: 'Köln', postalCode: '50667', country: 'DE' }

    it('show what is stored now, and nothing else of it', async () => {
      const id = await reviewed()
      expect(await decisionsOf(id)).toEqual(found.map(() => undefined))
      const b = await decide('b', { ...street, confirmed: true })
      const d = await decide('d', { address: '1 Place Bellecour, Lyon', confirmed: true })
      await decide('c', { city: 'London' })
      const decisions = [
        undefined,
        { confirmedAt: b.confirmedAt, ...street },
        undefined,
        { confirmedAt: d.confirmedAt, address: '1 Place Bellecour, Lyon' },
        undefined,
        undefined,
        undefined,
      ]
      expect(await decisionsOf(id)).toEqual(decisions)
      expect(await decisionsOf(id, 'include=address')).toEqual(found.map(() => undefined))
      expect(await decisionsOf(id, 'include=decision&reason=not_found')).toEqual([decisions[3]])
      const lines = (await textOf(id, 'application/x-ndjson', '?include=decision')).text
        .trim()
        .split('\n')
      expect(lines.map((line) => JSON.parse(line).decision)).toEqual(decisions)
      expect(lines.filter((line) => 'address' in JSON.parse(line))).toEqual([])
    })

    it('have it in the last columns of CSV, also where there is none', async () => {
      const id = await reviewed()
      const { confirmedAt } = await decide('b', { ...street, confirmed: true })
      const columns =
        'confirmedAt,confirmedLine1,confirmedLine2,confirmedCity,confirmedRegion,' +
        'confirmedPostalCode,confirmedCountry,confirmedAddress,' +
        'confirmedPlaceId,confirmedLatitude,confirmedLongitude'
      const at = new Date(confirmedAt).toISOString()
      const [head, first, second] = (await textOf(id, 'text/csv', '?include=decision')).text.split(
        '\r\n',
      )
      expect(head).toMatch(new RegExp(`,changes,attributions,validatedAt,${columns}$`))
      expect(first).toMatch(/Z,{11}$/)
      expect(second?.endsWith(`Z,${at},'-2 Rue Pasteur,,Köln,,50667,DE,,,,`)).toBe(true)
      const both = (await textOf(id, 'text/csv', '?include=decision&include=address')).text.split(
        '\r\n',
      )
      expect(both[0]).toMatch(
        new RegExp(`,validatedAt,line1,line2,city,region,postalCode,country,address,${columns}$`),
      )
      expect(
        both[2]?.endsWith(`Z,'=1+1,,Köln,,,Deutschland,,${at},'-2 Rue Pasteur,,Köln,,50667,DE,,,,`),
      ).toBe(true)
      expect(new Set(both.slice(0, 2).map((line) => line.split(',').length)).size).toBe(1)
    })

    it('tell the place that the person chose, with its coordinates as far as stored', async () => {
      const id = await reviewed()
      const candidates = [
        { placeId: 'one', formattedAddress: 'Köln 1', latitude: 50.9, longitude: 6.9, changes: [] },
        { placeId: 'two', formattedAddress: 'Köln 2', latitude: 51.1, longitude: -7.1 },
      ]
      await store.query(
        `update batch_results set place_id = 'one', latitude = 50.9, longitude = 6.9,
           candidates = $2 where batch_id = $1 and position = 1`,
        [id, JSON.stringify(candidates)],
      )
      const cases: [object, object, string][] = [
        [{ placeId: 'one' }, { placeId: 'one', latitude: 50.9, longitude: 6.9 }, 'one,50.9,6.9'],
        [{ placeId: 'two' }, { placeId: 'two', latitude: 51.1, longitude: -7.1 }, 'two,51.1,-7.1'],
        [{ placeId: 'three' }, { placeId: 'three' }, 'three,,'],
        [{}, {}, ',,'],
      ]
      for (const [chosen, place, cells] of cases) {
        const { confirmedAt } = await decide('b', { ...street, ...chosen, confirmed: true })
        expect((await decisionsOf(id))[1]).toEqual({ confirmedAt, ...street, ...place })
        const { text } = await textOf(id, 'text/csv', '?include=decision')
        expect(text.split('\r\n')[2]?.endsWith(`,DE,,${cells}`)).toBe(true)
      }
      await decide('b', { ...street, placeId: 'two', confirmed: true })
      await store.query(`update stored_addresses set latitude = 51.2, longitude = -7.2
        where reference = 'b'`)
      expect((await decisionsOf(id))[1]).toMatchObject({ latitude: 51.2, longitude: -7.2 })
    })

    it('show none of another client, deleted, or replaced by the batch', async () => {
      const id = await reviewed()
      await decide('b', { ...street, confirmed: true })
      await store.query(
        `update batch_results set validated_at = (select confirmed_at from stored_addresses where reference = 'b') where position = 1`,
      )
      expect((await decisionsOf(id))[1]).toMatchObject(street)
      await store.query(
        `update batch_results set validated_at = validated_at + interval '1 ms' where position = 1`,
      )
      expect((await decisionsOf(id))[1]).toMatchObject(street)
      await store.change(id, 'replace_confirmed = true')
      await store.query(`update stored_addresses set batch_id = $1 where reference = 'b'`, [id])
      expect((await decisionsOf(id))[1]).toBeUndefined()
      const { token } = await stack.addClient('a neighbour')
      await decide(
        'c',
        { ...street, confirmed: true },
        { headers: { authorization: `Bearer ${token}` } },
      )
      await decide('d', { ...street, confirmed: true })
      await decide('d', street)
      expect(await decisionsOf(id)).toEqual(found.map(() => undefined))
    })

    it('show the same for each row with the same reference', async () => {
      const id = await finished(['twice', 'once', 'twice'])
      await decide('twice', { city: 'Lyon' })
      await decide('twice', { ...street, confirmed: true })
      expect((await decisionsOf(id)).map(Boolean)).toEqual([true, false, true])
    })

    it.each<[string, (id: string, text: object) => Promise<unknown>]>([
      ['stored', (_, text) => decide('customer', { ...text, confirmed: true })],
      [
        'one of many',
        (id, text) =>
          stack.post(`${path}/${id}/decisions`, {
            decisions: [{ reference: 'customer', ...text }],
          }),
      ],
    ])('show none where the row has another address, when it was %s', async (_, take) => {
      const judged = async (texts: object[]) => {
        const id = await store.create(texts.map((text) => ({ reference: 'customer', ...text })))
        await store.judge(id, { verdict: 'corrected' })
        return id
      }
      const other = { line1: '5 Quai Perrache', city: 'Lyon' }
      const decided = { line1: '2 Rue Pasteu', city: 'Köln' }
      const id = await judged([other, street, decided])
      await decide('customer', decided)
      await stack.post(`${path}/${id}/reopen`, { reference: 'customer' })
      await take(id, street)
      const shown = async (batch: string) => (await decisionsOf(batch)).map(Boolean)
      expect(await shown(id)).toEqual([false, true, true])
      const next = await judged([decided, other])
      expect(await shown(next)).toEqual([true, false])
      await decide('customer', { ...street, city: 'Bonn', confirmed: true })
      expect([await shown(id), await shown(next)]).toEqual([
        [false, false, true],
        [true, false],
      ])
    })

    it('show none where the row has another address, when it was the first one stored', async () => {
      await decide('customer', { ...street, confirmed: true })
      const id = await store.create([
        { reference: 'customer', line1: '5 Quai Perrache', city: 'Lyon' },
        { reference: 'customer', ...street },
      ])
      await store.judge(id, { verdict: 'corrected' })
      expect((await decisionsOf(id)).map(Boolean)).toEqual([false, true])
      const corrected = { ...street, city: 'Bonn' }
      await decide('customer', { ...corrected, confirmed: true })
      expect(await decisionsOf(id)).toMatchObject([undefined, corrected])
    })

    it('are the text of their rows when they are uploaded again', async () => {
      const id = await reviewed()
      await decide('b', { ...street, confirmed: true })
      const { text } = await textOf(id, 'text/csv', '?include=address&include=decision')
      const again = await stack.post(path, undefined, {
        body: text,
        headers: { 'content-type': 'text/csv' },
      })
      const items = await store.query(
        'select reference, line1, city from batch_items where batch_id = $1 order by position',
        [again.body.data.id],
      )
      expect(items[0]).toMatchObject({ reference: 'a' })
      expect(items[1]).toEqual({ reference: 'b', line1: street.line1, city: street.city })
    })
  })

  it('are no longer open after a decision, a changed text, a newer batch or an erasure', async () => {
    const id = await reviewed()
    const decide = (reference: string, body: object) =>
      stack.post(`/api/address/stored/${reference}`, body, { method: 'PUT' })
    await decide('b', { city: 'Köln', confirmed: true })
    expect(await referencesOf(id, 'review=open')).toBe('cdf')
    await decide('c', { city: 'London' })
    expect(await referencesOf(id, 'review=open')).toBe('df')
    await store.query(
      `update stored_addresses set batch_id = gen_random_uuid() where reference = 'd'`,
    )
    expect(await referencesOf(id, 'review=open')).toBe('f')
    await stack.get('/api/address/stored/f', { method: 'DELETE' })
    expect(await referencesOf(id, 'review=open')).toBe('')
    expect((await summaryOf(id)).body.data.open).toBe(0)
  })

  it('of a large batch are found quickly, however rare they are', async () => {
    const many = inventedRows(5000)
    const id = await store.create(many)
    await store.judge(
      id,
      many.map((_, n) => ({
        verdict: n % 1250 === 7 || n > 3800 ? 'corrected' : 'confirmed',
        reasons: n % 1250 === 8 ? [{ code: 'po_box' }] : [],
      })),
    )
    await store.query(
      `insert into stored_addresses (client_id, reference, batch_id, position, verdict)
       select client_id, reference, batch_id, position, verdict from batches join batch_items on batch_id = id
       join batch_results using (batch_id, position) where id = $1`,
      [id],
    )
    const rare = await resultsOf(id, '*/*', '?reason=po_box')
    expect(rare.body.data.results.map(({ line }: { line: number }) => line - 2)).toEqual([
      8, 1258, 2508, 3758,
    ])
    const open = (await textOf(id, 'application/x-ndjson', '?review=open')).text.trim().split('\n')
    expect(open.slice(0, 5).map((line) => JSON.parse(line).line - 2)).toEqual([
      7, 1257, 2507, 3757, 3801,
    ])
    expect(open).toHaveLength(4 + 1199)
    expect(new Set(open).size).toBe(open.length)
    expect((await summaryOf(id)).body.data.open).toBe(open.length)
  })

  it.each([
    ['reason=nonsense', 'reason.0', 'FORMAT'],
    ['reason=NOT_FOUND', 'reason.0', 'FORMAT'],
    ['country=France', 'country.0', 'FORMAT'],
    ['review=done', 'review', 'ENUM'],
    ['include=everything', 'include.0', 'ENUM'],
    ['include=address&include=verdict', 'include.1', 'ENUM'],
    ['reviews=open', 'reviews', 'UNKNOWN_FIELD'],
  ])('refuse %s', async (query, field, code) => {
    const id = await reviewed()
    expectFailure(await resultsOf(id, '*/*', `?${query}`), {
      status: 400,
      code: 4000,
      errors: [{ field, code }],
    })
  })

  it('are counted by what they can be filtered by', async () => {
    const id = await reviewed()
    const answer = await summaryOf(id)
    expectSuccess(answer, `${path}/${id}/summary`, BatchSummary)
    const counts = {
      reasons: [
        { code: 'misspelt_street', count: 2 },
        { code: 'country_missing', count: 1 },
        { code: 'house_number_missing', count: 1 },
        { code: 'not_found', count: 1 },
        { code: 'postal_code_differs', count: 1 },
        { code: 'provider_unavailable', count: 1 },
      ],
      countries: [
        { country: 'FR', count: 2 },
        { count: 2 },
        { country: 'DE', count: 1 },
        { country: 'GB', count: 1 },
        { country: 'XK', count: 1 },
      ],
      open: 4,
      superseded: 0,
    }
    expect(answer.body.data).toEqual({
      ...counts,
      countries: expect.arrayContaining(counts.countries),
    })
    expect(answer.body.data.countries).toHaveLength(5)
    await store.change(id, 'done_to = 7')
    expect((await summaryOf(id)).body.data).toEqual(answer.body.data)
    for (const { code, count } of counts.reasons)
      expect(await referencesOf(id, `reason=${code}`)).toHaveLength(count)
  })

  it('of a batch without any are counted as none', async () => {
    const id = await store.create(rows)
    expect((await summaryOf(id)).body.data).toEqual({
      reasons: [],
      countries: [],
      open: 0,
      superseded: 0,
    })
  })

  it('are superseded where another address has their reference, undecided', async () => {
    const id = await reviewed()
    const put = (reference: string, body: object) =>
      stack.post(`/api/address/stored/${reference}`, body, { method: 'PUT' })
    const counted = async () => {
      const { open, superseded } = (await summaryOf(id)).body.data
      return { open, superseded }
    }
    await put('a', { city: 'Paris' })
    await put('b', { city: 'Köln', confirmed: true })
    expect(await counted()).toEqual({ open: 3, superseded: 0 })
    await put('c', { city: 'Leeds' })
    await put('d', { city: 'Lille' })
    expect(await counted()).toEqual({ open: 1, superseded: 2 })
    await put('d', { city: 'Lille', confirmed: true })
    expect(await counted()).toEqual({ open: 1, superseded: 2 })
  })

  it("of another client's batch are not found", async () => {
    const id = await store.create(rows, { client: 'somebody else' })
    for (const answer of [
      await summaryOf(id),
      await summaryOf('x'),
      await resultsOf(id, '*/*', '?review=open'),
    ])
      expectFailure(answer, { status: 404, code: 6004 })
  })

  it('need the scope of batches', async () => {
    const { token } = await stack.addClient('page', ['address'])
    const answer = await summaryOf(await reviewed(), {
      headers: { authorization: `Bearer ${token}` },
    })
    expectFailure(answer, { status: 403, code: 5005, errors: 'some' })
  })
})
