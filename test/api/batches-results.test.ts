import { Value } from 'typebox/value'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Batch, ResultPage } from '../../shared/api/batch.ts'
import { type BatchView, inventedRows, openBatchView } from '../support/batches.ts'
import { type Answer, type Stack, startStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const path = '/api/address/batches'

let stack: Stack
let store: BatchView
beforeAll(async () => {
  stack = await startStack({ workers: 0 })
  store = openBatchView(stack.databaseUrl)
})
afterAll(async () => {
  await store?.close()
  await stack?.close()
})
beforeEach(() => store.query('truncate batches cascade'))

const resultsOf = (id: string, accept: string, query = '') =>
  stack.get(`${path}/${id}/results${query}`, { headers: { accept } })

/** A batch whose every row has a result, the verdicts in turn. */
async function finished(references: string[], verdicts = ['confirmed', 'corrected']): Promise<string> {
  const id = await store.create(references.map((reference) => ({ reference, city: 'Lyon' })))
  await store.query(
    `insert into batch_results (batch_id, position, verdict, next_action, reasons, confidence, changes)
     select batch_id, position, ($2::text[])[position % $3 + 1], 'accept', '[]', 1, '[]' from batch_items where batch_id = $1`,
    [id, verdicts, verdicts.length],
  )
  return id
}

describe('results', () => {
  it('have everything that was found, as JSON, NDJSON and CSV', async () => {
    const id = await finished(['a1', 'a2'])
    await store.query(
      `update batch_results set verdict = 'corrected', next_action = 'confirm', confidence = 0.75,
        reasons = '[{"code":"postal_code_differs","component":"postalCode"},{"code":"misspelt_street","component":"street"}]',
        changes = '[{"component":"postalCode","before":"69001","after":"69002"},{"component":"locality","after":"Lyon"}]',
        place_id = 'SBX_1', formatted_address = '1 Rue de la Paix, 69002 Lyon, France',
        latitude = 45.75, longitude = -4.85, precision = 'rooftop', validated_at = '2026-11-20T10:00:00Z' where position = 0`,
    )
    await store.query(`update batch_results set validated_at = '2026-11-20T10:00:01Z' where position = 1`)
    const first = {
      reference: 'a1',
      line: 2,
      verdict: 'corrected',
      nextAction: 'confirm',
      reasons: [
        { code: 'postal_code_differs', component: 'postalCode' },
        { code: 'misspelt_street', component: 'street' },
      ],
      formattedAddress: '1 Rue de la Paix, 69002 Lyon, France',
      latitude: 45.75,
      longitude: -4.85,
      precision: 'rooftop',
      placeId: 'SBX_1',
      confidence: 0.75,
      changes: [
        { component: 'postalCode', before: '69001', after: '69002' },
        { component: 'locality', after: 'Lyon' },
      ],
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
        'reference,line,verdict,nextAction,reasons,formattedAddress,latitude,longitude,precision,placeId,confidence,changes,validatedAt',
        'a1,2,corrected,confirm,"postal_code_differs;misspelt_street","1 Rue de la Paix, 69002 Lyon, France",45.75,-4.85,rooftop,SBX_1,0.75,"postalCode: 69001 → 69002; locality:  → Lyon",2026-11-20T10:00:00.000Z',
        'a2,3,corrected,accept,,,,,,,1,,2026-11-20T10:00:01.000Z',
        '',
      ].join('\r\n'),
    )
  })

  it('come page by page, those of the asked verdicts', async () => {
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

  it('of a large batch stream to the end, filtered too, with those that are there while it runs', async () => {
    const id = await finished(inventedRows(5321).map(({ reference }) => reference))
    await store.query('delete from batch_results where position >= 5000')
    const lines = (await textOf(id, 'application/x-ndjson')).text.trim().split('\n')
    expect(lines).toHaveLength(5000)
    expect(JSON.parse(lines[4999] ?? '').reference).toBe('order-4999')
    const filtered = (await textOf(id, 'text/csv', '?verdict=corrected')).text.trim().split('\r\n')
    expect(filtered).toHaveLength(2501)
  })

  it('of a batch without any are a header, or nothing', async () => {
    const id = await store.create(inventedRows(1))
    expect((await resultsOf(id, 'application/json')).body.data).toEqual({ results: [] })
    expect((await textOf(id, 'text/csv')).text).toMatch(/^reference,.*validatedAt\r\n$/)
    expect((await textOf(id, 'application/x-ndjson')).text).toBe('')
  })

  it('do nothing when a spreadsheet opens them, and are the same when they are sent again', async () => {
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
    const items = await store.query('select reference from batch_items where batch_id = $1 order by position', [
      again.body.data.id,
    ])
    expect(items.map(({ reference }) => reference)).toEqual(references)
  })

  it.each([
    ['text/csv;q=0.1, application/x-ndjson;q=0.9', 'application/x-ndjson; charset=utf-8'],
    ['text/*', 'text/csv; charset=utf-8'],
    ['text/html, */*;q=0.1', 'application/json; charset=utf-8'],
    ['application/json;q=0, */*', 'text/csv; charset=utf-8'],
  ])('for %s are %s', async (accept, type) => {
    const id = await finished(['a'])
    expect((await textOf(id, accept)).type).toBe(type)
  })

  it('cannot be given in other types', async () => {
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

  async function textOf(id: string, accept: string, query = '') {
    const headers = { accept, authorization: `Bearer ${stack.token}` }
    const response = await fetch(`${stack.url}${path}/${id}/results${query}`, { headers })
    return { text: await response.text(), type: response.headers.get('content-type') }
  }
})

describe('events', () => {
  async function* eventsOf(id: string, signal?: AbortSignal): AsyncGenerator<string> {
    const headers = { authorization: `Bearer ${stack.token}` }
    const response = await fetch(`${stack.url}${path}/${id}/events`, { headers, signal: signal ?? null })
    expect(response.headers.get('content-type')).toMatch('text/event-stream')
    expect(response.headers.get('cache-control')).toBe('no-store')
    let text = ''
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      for (let end = text.indexOf('\n\n'); end !== -1; end = text.indexOf('\n\n')) {
        yield text.slice(0, end)
        text = text.slice(end + 2)
      }
    }
  }
  const batchIn = (event: string | undefined) => {
    const [kind, data = ''] = event?.split('\n') ?? []
    expect(kind).toBe('event: progress')
    const batch = JSON.parse(data.slice('data: '.length))
    expect([...Value.Errors(Batch, batch)]).toEqual([])
    return batch
  }

  it('tell each listener the state at once, then what changes, and the end', async () => {
    const id = await store.create(inventedRows(3))
    const listeners = [eventsOf(id), eventsOf(id), eventsOf(id)]
    for (const events of listeners) expect(batchIn((await events.next()).value).status).toBe('queued')
    await store.change(id, `status = 'running', processed = 1, rate = 1`)
    for (const events of listeners) expect(batchIn((await events.next()).value).processed).toBe(1)
    await store.change(id, `status = 'completed', processed = 3`)
    for (const events of listeners) {
      expect(batchIn((await events.next()).value)).toMatchObject({ status: 'completed', processed: 3 })
      expect((await events.next()).done).toBe(true)
    }
  })

  it('are one and the end when the batch has ended', async () => {
    const id = await store.create(inventedRows(1))
    await store.change(id, `status = 'cancelled'`)
    const seen = []
    for await (const event of eventsOf(id)) seen.push(batchIn(event).status)
    expect(seen).toEqual(['cancelled'])
  })

  it('end when the edge does, which ends well', async () => {
    const id = await store.create(inventedRows(1))
    const [edge] = stack.edges
    const events = eventsOf(id)
    await events.next()
    const began = Date.now()
    edge?.process.kill('SIGTERM')
    expect((await events.next()).done).toBe(true)
    expect(await edge?.ended).toBe(0)
    expect(Date.now() - began).toBeLessThan(5000)
  })
})
