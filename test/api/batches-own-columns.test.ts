import { describe, expect, it } from 'vitest'
import { encodingLike } from '../../services/edge/batches/csv-encoding.ts'
import { DryRun, ResultPage } from '../../shared/api/batch.ts'
import { csvLine } from '../../shared/ingest/csv-line.ts'
import { useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { expectSuccess } from './expect-envelope.ts'

const path = '/api/address/batches'
const everything = 'include=columns&include=address&include=decision'

const stack = useStack({ workers: 0 })
const store = useBatchView(stack)

const send = (body: string | Buffer, query = '', type = 'text/csv') =>
  stack.post(`${path}${query}`, undefined, {
    body,
    headers: { 'content-type': type },
  })

/** Uploads a file and gives each row a result. Returns the id of the batch. */
async function judged(body: string | Buffer, query = '', type = 'text/csv'): Promise<string> {
  const { status, body: answer } = await send(body, query, type)
  expect(status, JSON.stringify(answer)).toBe(202)
  await store.judge(answer.data.id, {
    verdict: 'corrected',
    next_action: 'confirm',
    changes: [{ component: 'locality', after: 'Łódź' }],
    formatted_address: 'Łódź, Polen',
    validated_at: '2026-11-20T10:00:00Z',
  })
  return answer.data.id
}

async function exported(id: string, query = everything, accept = 'text/csv') {
  const response = await stack.raw(`${path}/${id}/results?${query}`, { headers: { accept } })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { bytes, headers: response.headers }
}

const german =
  'Kunde;Bestellnummer;Straße;Ort;Telefon;Kunde\nMüller;B-1;Hauptstr. 5;Köln;+49 221 1;neu\n'

describe('the own columns of a file', () => {
  it('stand in the export before the results, as they were', async () => {
    const { bytes } = await exported(await judged(german))
    expect(bytes.toString().split('\r\n')).toEqual([
      'reference,line1,line2,city,region,postalCode,country,address,Kunde,Telefon,Kunde,line,' +
        'verdict,nextAction,reasons,formattedAddress,latitude,longitude,precision,placeId,' +
        'confidence,changes,attributions,validatedAt,confirmedAt,confirmedLine1,confirmedLine2,' +
        'confirmedCity,confirmedRegion,confirmedPostalCode,confirmedCountry,confirmedAddress,' +
        'confirmedPlaceId,confirmedLatitude,confirmedLongitude',
      "B-1,Hauptstr. 5,,Köln,,,,,Müller,'+49 221 1,neu,2," +
        'corrected,confirm,,"Łódź, Polen",,,,,1,locality:  → Łódź,,2026-11-20T10:00:00.000Z' +
        ',,,,,,,,,,,',
      '',
    ])
  })

  it('are in the JSON of a result when they are asked for', async () => {
    const id = await judged(german)
    const page = await stack.get(`${path}/${id}/results?include=columns`)
    expectSuccess(page, `${path}/${id}/results`, ResultPage)
    expect(page.body.data.results[0].columns).toEqual([
      { name: 'Kunde', value: 'Müller' },
      { name: 'Telefon', value: '+49 221 1' },
      { name: 'Kunde', value: 'neu' },
    ])
    const plain = await stack.get(`${path}/${id}/results`)
    expect(plain.body.data.results[0]).not.toHaveProperty('columns')
    const { bytes } = await exported(id, 'include=columns', 'application/x-ndjson')
    expect(JSON.parse(bytes.toString()).columns).toHaveLength(3)
  })

  it('are erased with their row, and with the rows of an old batch', async () => {
    const id = await judged(german)
    await stack.get('/api/address/stored/B-1', { method: 'DELETE' })
    expect(await store.query('select own from batch_items where batch_id = $1', [id])).toEqual([])
  })

  it('are in no log', () => {
    const output = stack.edges.map((edge) => edge.output()).join('\n')
    expect(output).toContain(path)
    for (const text of ['Müller', '+49 221 1', 'Telefon']) expect(output).not.toContain(text)
  })

  it('can be said by the mapping, and left out', async () => {
    const mapping = encodeURIComponent(JSON.stringify({ Telefon: null, Straße: 'own' }))
    const { bytes } = await exported(await judged(german, `?mapping=${mapping}`), 'include=columns')
    expect(bytes.toString()).toMatch(/^reference,Kunde,Straße,Kunde,line,.*\r\nB-1,Müller,Hauptstr/)
  })
})

describe('an export that is uploaded again', () => {
  it('brings back the decisions, and its own columns once', async () => {
    const id = await judged(german)
    const put = (text: object) =>
      stack.post('/api/address/stored/B-1', { ...text, city: 'Köln' }, { method: 'PUT' })
    await put({ line1: 'Hauptstr. 5' })
    await put({ line1: 'Hauptstraße 5', confirmed: true })
    const first = await exported(id)
    expect(first.bytes.toString()).toContain(',Hauptstraße 5,')
    const again = await judged(first.bytes, '?confirmed=replace')
    expect(
      await store.query('select reference, line1, own from batch_items where batch_id = $1', [
        again,
      ]),
    ).toEqual([{ reference: 'B-1', line1: 'Hauptstraße 5', own: ['Müller', '+49 221 1', 'neu'] }])
    const second = await exported(again)
    expect(second.bytes.toString().split('\r\n')[0]).toBe(first.bytes.toString().split('\r\n')[0])
  })
})

describe('an export like the upload', () => {
  const content = (text: string) => text.replace(/,/g, ';')
  const rows = 'Bestellnummer,Ort,Kunde\nB-1,Köln,Müller\n'
  it.each<[string, string | Buffer, string, string, BufferEncoding, string]>([
    ['Windows-1252', Buffer.from(content(rows), 'latin1'), 'text/csv', ';', 'latin1', ''],
    ['UTF-8', content(rows), 'text/csv', ';', 'utf8', ''],
    ['UTF-8 with a mark', `\uFEFF${rows}`, 'text/csv', ',', 'utf8', '\uFEFF'],
    [
      'UTF-16',
      Buffer.from(`\uFEFF${rows.replace(/,/g, '\t')}`, 'utf16le'),
      'text/csv',
      '\t',
      'utf16le',
      '\uFEFF',
    ],
    ['ASCII', 'id|city\nB-1|Bonn\n', 'text/csv', '|', 'utf8', '\uFEFF'],
    ['NDJSON', '{"id":"B-1","city":"Köln"}', 'application/x-ndjson', ',', 'utf8', '\uFEFF'],
  ])('is in %s with its delimiter', async (_, file, type, delimiter, encoding, mark) => {
    const { bytes, headers } = await exported(
      await judged(file, '', type),
      'include=columns&like=upload',
    )
    const [header, line] = bytes.toString(encoding).split('\r\n')
    expect(header?.startsWith(`${mark}reference${delimiter}`)).toBe(true)
    expect(line?.split(delimiter)[0]).toBe('B-1')
    const town = encoding === 'latin1' ? 'Lódz, Polen' : 'Łódź, Polen'
    expect(line).toContain(town)
    if (encoding === 'latin1')
      expect(headers.get('content-type')).toBe('text/csv; charset=windows-1252')
  })

  it('is in UTF-8 with a mark when the upload was in Shift JIS', async () => {
    // 東京 as the reference and 東京都千代田区丸の内 as the city.
    const cells = ['938c8b9e', '938c8b9e937390e791e393638be68adb82cc93e0']
    const [reference = '', city = ''] = cells.map((hex) =>
      Buffer.from(hex, 'hex').toString('latin1'),
    )
    const file = Buffer.from(`id,city\n${reference},${city}\n`, 'latin1')
    const { bytes, headers } = await exported(
      await judged(file, '', 'text/csv; charset=shift_jis'),
      'include=address&like=upload',
    )
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const [header, line] = bytes.toString().split('\r\n')
    expect(header?.startsWith('\uFEFFreference,')).toBe(true)
    expect(line?.startsWith('東京,')).toBe(true)
    expect(line).toContain(',東京都千代田区丸の内,')
  })

  it.each(['shift_jis', 'gbk', 'gb18030', 'euc-jp', 'euc-kr', 'big5', 'iso-2022-jp'])(
    'is in UTF-8 with a mark instead of %s',
    (encoding) => {
      const form = encodingLike({ encoding })
      expect([form.charset, form.mark]).toEqual(['utf-8', '\uFEFF'])
      expect(form.encode(form.written('東京 ﾄｳ€'))).toBe('東京 ﾄｳ€')
    },
  )

  it.each([
    ['iso-8859-2', 'Łódź'],
    ['iso-8859-8-i', 'רמב'],
    ['koi8-u', 'Київ'],
    ['ibm866', 'Москва'],
    ['macintosh', 'Köln'],
    ['x-mac-cyrillic', 'Москва'],
    ['windows-874', 'กรุงเทพ'],
    ['windows-1258', 'Nội'],
  ])('is in %s', (encoding, text) => {
    const { charset, mark, encode } = encodingLike({ encoding })
    expect([charset, mark]).toEqual([encoding, ''])
    expect(new TextDecoder(encoding).decode(encode(text) as Uint8Array)).toBe(
      text.replace('ộ', '?'),
    )
  })

  it('has what the encoding lacks in the nearest letters', async () => {
    const { bytes } = await exported(
      await judged(Buffer.from('id;city\nB-1;K\xF6ln\n', 'latin1')),
      'like=upload',
    )
    expect(bytes.toString('latin1')).toContain('locality:  > L\xF3dz')
  })

  it.each([
    [
      'no formula',
      '﹦HYPERLINK("https://evil.example")',
      `"'=HYPERLINK(""https://evil.example"")"`,
    ],
    ['no delimiter', '北京市；朝阳区', '"BeiJingShi;ChaoYangQu"'],
    ['no quote', 'רמב״ם 5', '"rmv""m 5"'],
  ])('makes %s of what the encoding lacks', (_, line1, cell) => {
    const form = encodingLike({ encoding: 'windows-1252' })
    const line = csvLine(['a', line1, 'b'], ';', form.written)
    const bytes = form.encode(line) as Uint8Array
    expect(Buffer.from(bytes).toString('latin1')).toBe(`a;${cell};b\r\n`)
  })

  it('is otherwise the one that it always was', async () => {
    const { bytes, headers } = await exported(await judged(Buffer.from(german, 'latin1')), '')
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(bytes.toString()).toMatch(/^reference,line,verdict/)
  })
})

it.each([
  ['Bestellungen Köln.csv', 'Bestellungen Köln-results.csv', 'Bestellungen K_ln-results.csv'],
  ['May-results.csv', 'May-results.csv', 'May-results.csv'],
  ['../a"b', '..-a-b-results.csv', '..-a-b-results.csv'],
])('an export of %s has the name of the upload', async (name, full, ascii) => {
  const id = await judged('id,city\na,Lyon\n', `?name=${encodeURIComponent(name)}`)
  const { headers } = await exported(id)
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(full)}`,
  )
})

it('the check before the start counts the rows that repeat a reference', async () => {
  const answer = await send('id,city\na,Lyon\nb,Lyon\na,Nice\nc,\na,Paris\n', '?dryRun=true')
  expectSuccess(answer, path, DryRun)
  expect(answer.body.data).toMatchObject({ rows: 4, duplicates: 2, problems: 1 })
})
