import { describe, expect, it } from 'vitest'
import { readAll } from './read-all.ts'

const leeds = { line1: '12 Park Row', city: 'Leeds' }

describe.each(['ndjson', 'json'] as const)('%s', (format) => {
  const written = (values: string[]) =>
    format === 'json' ? `[${values.join(',\n')}]` : values.join('\n')

  it('rows are objects; keys are matched like columns, in each object', async () => {
    const { rows, problems } = await readAll(
      written([
        '{"reference": "a1", "line1": "12 Park Row, {\\"]", "city": "K\\u00f6ln"}',
        '{"order_id": "a2", "street": "12", "zip": "LS1", "unknown": {"a": [1, "]"]}}',
        '{"city": "Leeds", "reference": "a3", "line1": null}',
      ]),
      { format },
    )
    expect(problems).toEqual([])
    expect(rows).toEqual([
      { line: 1, reference: 'a1', line1: '12 Park Row, {"]', city: 'Köln' },
      { line: 2, reference: 'a2', line1: '12', postalCode: 'LS1' },
      { line: 3, reference: 'a3', city: 'Leeds' },
    ])
  })
  it('whole numbers count as text too', async () => {
    const { rows } = await readAll(written(['{"id": 1001, "zip": 75001, "city": "Paris"}']), {
      format,
    })
    expect(rows).toEqual([{ line: 1, reference: '1001', postalCode: '75001', city: 'Paris' }])
  })
  it('a mapping applies to keys', async () => {
    const { rows } = await readAll(written(['{"who": "a1", "city": "Paris"}']), {
      format,
      mapping: { reference: 'who' },
    })
    expect(rows).toEqual([{ line: 1, reference: 'a1', city: 'Paris' }])
  })
  it.each([
    ['no object', '"a1"', undefined, 'TYPE'],
    ['null', 'null', undefined, 'TYPE'],
    ['an array', '["a1", "Leeds"]', undefined, 'TYPE'],
    ['not JSON', '{"reference": a1, "city": "Leeds"}', undefined, 'FORMAT'],
    [
      'a number that has lost digits',
      '{"reference": 12345678901234567890, "city": "Leeds"}',
      'reference',
      'TYPE',
    ],
    ['a field that is an object', '{"reference": "a1", "city": {"name": "Leeds"}}', 'city', 'TYPE'],
    ['no reference', '{"city": "Leeds"}', 'reference', 'REQUIRED'],
    ['no address', '{"reference": "a1", "country": "GB"}', undefined, 'REQUIRED'],
    ['a NUL', '{"reference": "a\\u00001", "city": "Leeds"}', 'reference', 'FORMAT'],
    ['half a character', '{"reference": "a1", "city": "\\ud83d"}', 'city', 'FORMAT'],
  ])('%s is a problem, and the next row is read', async (_, bad, field, code) => {
    const good = JSON.stringify({ reference: 'a2', ...leeds })
    const { rows, problems } = await readAll(written([good, bad, good]), { format })
    expect(problems).toMatchObject([field ? { line: 2, field, code } : { line: 2, code }])
    expect(rows.map(({ line }) => line)).toEqual([1, 3])
  })
  it('surrogate pairs are read like other characters', async () => {
    const { rows } = await readAll(written(['{"id": "a1", "city": "\\ud842\\udfb7野家"}']), {
      format,
    })
    expect(rows).toEqual([{ line: 1, reference: 'a1', city: '𠮷野家' }])
  })
  it('an empty file is refused', async () => {
    await expect(readAll(' \n', { format })).rejects.toMatchObject({ code: 'EMPTY' })
  })
  it('rows above the limit are refused', async () => {
    const rows = written(['{"id":"a","city":"b"}', '{"id":"a","city":"b"}'])
    await expect(readAll(rows, { format, limits: { rows: 1 } })).rejects.toMatchObject({
      code: 'TOO_MANY_ROWS',
    })
  })
})

describe('a JSON array', () => {
  it.each([
    ['that is an object', '{"rows": []}', 'FORMAT'],
    ['without rows', '[ ]', 'NO_ROWS'],
    ['that is cut off', '[{"id": "a1", "city": "Leeds"},', 'INCOMPLETE'],
    ['that is cut off in a row', '[{"id": "a1", "city": "Leeds"}, {"id": "a', 'INCOMPLETE'],
    ['that is cut off before its end', '[{"id": "a1", "city": "Leeds"}', 'INCOMPLETE'],
    ['without a comma between rows', '[{"id": "a1", "city": "Leeds"} {"id": "a2"}]', undefined],
    ['with something after it', '[{"id": "a1", "city": "Leeds"}]\n[]', 'FORMAT'],
    [
      'with a row that is too long',
      `[{"id": "a1", "city": "${'x'.repeat(2000)}"}]`,
      'ROW_TOO_LONG',
    ],
    ['with a row that never ends', `[{"id": "a1", "city": "${'x'.repeat(9000)}`, 'ROW_TOO_LONG'],
  ])('is read: %s', async (_, text, code) => {
    if (code)
      await expect(readAll(text, { format: 'json' })).rejects.toMatchObject({
        name: 'IngestError',
        code,
      })
    else
      expect((await readAll(text, { format: 'json' })).problems).toMatchObject([
        { line: 1, code: 'FORMAT' },
      ])
  })
})

describe('NDJSON', () => {
  it('skips blank lines, and counts them as lines', async () => {
    const { rows } = await readAll(
      '\r\n{"id": "a1", "city": "Leeds"}\r\n\n{"id": "a2", "city": "Leeds"}',
      {
        format: 'ndjson',
      },
    )
    expect(rows.map(({ line }) => line)).toEqual([2, 4])
  })
  it('loses only a line that is too long', async () => {
    const { rows, problems } = await readAll(
      `{"id": "${'x'.repeat(200_000)}"}\n{"id": "a2", "city": "Leeds"}`,
      {
        format: 'ndjson',
      },
    )
    expect(problems).toMatchObject([{ line: 1, code: 'ROW_TOO_LONG' }])
    expect(rows).toMatchObject([{ line: 2, reference: 'a2' }])
  })
})
