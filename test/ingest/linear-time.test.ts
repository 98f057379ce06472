import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentMapping } from '../../services/console/upload/mapping.ts'
import { previewOf } from '../../services/console/upload/preview.ts'
import { IngestError } from '../../shared/ingest/ingest-error.ts'
import { rowLimits } from '../../shared/ingest/limits.ts'
import type { ReadOptions } from '../../shared/ingest/read-rows.ts'
import { createWorkCounter } from './count-work.ts'
import { chunksOf, gather, limits } from './read-all.ts'

/** Twice the characters are twice the work, but for what a file costs whatever its size. */
const maxGrowth = 2.2
/** Runs of a block and characters looked at, for each character and each block of bytes. */
const maxPerCharacter = 150
const maxPerBlock = 1500

let counter: Awaited<ReturnType<typeof createWorkCounter>>
beforeAll(async () => {
  counter = await createWorkCounter(['/shared/ingest/', '/services/console/upload/'])
})
afterAll(() => counter.close())

type Way = Pick<ReadOptions, 'format' | 'mapping' | 'groupBytes'> & {
  rowLength: number
  columns?: number
  chunkBytes: number
}

/** The work to read a file, or to refuse it. */
function workOf(
  text: string,
  { rowLength, columns = rowLimits.columns, chunkBytes, ...options }: Way,
): Promise<number> {
  const bytes = new TextEncoder().encode(text)
  const all = { ...options, limits: { ...limits, rowLength, columns } }
  return counter.workOf(() =>
    gather(chunksOf(bytes, chunkBytes), all).catch((error: unknown) => {
      if (!(error instanceof IngestError)) throw error
    }),
  )
}

const expectGrowth = (small: number, large: number) =>
  expect(large / small).toBeLessThanOrEqual(maxGrowth)

/** Reads a file of a size and one of twice that size. */
async function expectLinear(
  fileOf: (size: number) => string,
  wayOf: (size: number) => Way,
  size = 4000,
) {
  const [small, large] = [fileOf(size), fileOf(2 * size)]
  const work = [await workOf(small, wayOf(size)), await workOf(large, wayOf(2 * size))] as const
  const blocks = large.length / (wayOf(2 * size).groupBytes ?? Infinity)
  expectGrowth(...work)
  expect(work[1]).toBeLessThanOrEqual(maxPerCharacter * large.length + maxPerBlock * (blocks + 10))
}

const ways = fc.record({
  rowLength: fc.constantFrom(500, rowLimits.rowLength),
  groupBytes: fc.constantFrom(16, 100, 1000, 65_536),
  chunkBytes: fc.constantFrom(1, 7, 1000, 65_536),
})

interface Pieces {
  start: string
  /** What is repeated up to a size. */
  unit: string
  end: string
}

const piecesOf = (pieces: string[]): fc.Arbitrary<Pieces> => {
  const some = fc.array(fc.constantFrom(...pieces), { maxLength: 8 }).map((all) => all.join(''))
  return fc.record({ start: some, unit: some.filter((unit) => unit !== ''), end: some })
}

/** Units come in fours: whether a quote is left open is the same for each size. */
const fileOf = ({ start, unit, end }: Pieces, length: number) =>
  start + unit.repeat(4 * Math.ceil(length / unit.length / 4)) + end

const csvPieces = [
  ...['"', '""', '"""', ',', ';', '\t', '|', '\n', '\r\n', '\r', '\0', 'x', ' ', "'", '='],
  ...['a,b\n', 'x","y\n', 'a,"b\n', '"a"b\n', 'a,"b\nc"\n', 'a",b\n', ',"', '",', '"\n', '\n"'],
  ...['reference,line1\n', 'y'.repeat(40), 'é漢𠮷', '\ud800', '\ufeff', 'sep=;\n'],
]
const jsonPieces = [
  ...['"', '\\', '\\"', '{', '}', '[', ']', ',', ':', '\n', ' ', '\0', '1', 'null', '[[', '}}'],
  ...['{"id":"a","city":"b"}', '{"id":"a",\n', '"k":', '"k":{', '{"k":[', 'y'.repeat(40), 'é漢𠮷'],
]

describe('the work to read a file grows in proportion to its size', () => {
  it.each([
    ['csv', ['', 'reference,line1\n', 'reference;"line1";x\n'], csvPieces],
    ['ndjson', [''], jsonPieces],
    ['json', ['', '[', '[{"id":"a","city":"b"},'], jsonPieces],
  ] as const)('for %s, whatever it contains', async (format, starts, pieces) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        piecesOf([...pieces]),
        ways,
        async (start, parts, way) =>
          expectLinear(
            (length) => start + fileOf(parts, length),
            () => ({ format, ...way }),
          ),
      ),
      { numRuns: 60 },
    )
  })

  it.each([
    ['csv', 'stray quotes', 'reference,line1\n', 'x","y\n'],
    ['csv', 'a quote that is never closed', 'reference,line1\nr,"a\n', 'r,a\n'],
    ['csv', 'text behind closing quotes', 'reference,line1\n', '"a"b\n'],
    ['csv', 'quotes alone', '', '"'],
    ['csv', 'delimiters alone', 'reference,line1\n', ';'],
    ['csv', 'blank lines', '', '\n'],
    ['csv', 'NULs', 'reference,line1\n', '\0'],
    ['csv', 'a line without end', 'reference,line1\n', 'x'],
    ['ndjson', 'a line without end', '{"id":"', 'x'],
    ['ndjson', 'deep arrays', '{"id":', '['],
    ['ndjson', 'objects that are cut off', '', '{"id":"a\n'],
    ['json', 'deep objects', '[', '{"id":'],
    ['json', 'deep arrays in rows', '[', '{"id":[[[[[[[[]]]]]]]]},'],
    ['json', 'backslashes in a text', '[{"id":"', '\\'],
    ['json', 'commas alone', '[', ','],
  ] as const)('for %s with %s, as the service reads it', async (format, _, start, unit) => {
    for (const bytes of [100, 65_536])
      await expectLinear(
        (length) => fileOf({ start, unit, end: '' }, length),
        () => ({ format, ...rowLimits, groupBytes: bytes, chunkBytes: bytes }),
        20_000,
      )
  })

  const nameOf = (index: number) => `Key ${index.toString(36)}`
  /** Objects with so many keys each; no two have one in common. */
  const objectsOf = (length: number, keysOfRow: number) =>
    Array.from({ length: Math.ceil(length / 12 / keysOfRow) }, (_, row) => {
      const keys = Array.from({ length: keysOfRow }, (_, key) => nameOf(row * keysOfRow + key))
      return `{${keys.map((key) => `"${key}":1`).join(',')}}`
    })
  const mappingOf = (length: number) => ({
    reference: nameOf(1),
    city: nameOf(2),
    unused: Array.from({ length: Math.ceil(length / 12) }, (_, index) => nameOf(3 * index)),
  })
  const keysOfRow = fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 100, max: 400 }))

  it.each(['ndjson', 'json'] as const)(
    'for %s, where all keys differ and a mapping names as many',
    async (format) => {
      await fc.assert(
        fc.asyncProperty(keysOfRow, fc.boolean(), ways, async (keysOfRow, isMapped, way) =>
          expectLinear(
            (length) => {
              const objects = objectsOf(length, keysOfRow)
              return format === 'json' ? `[${objects.join(',')}]` : objects.join('\n')
            },
            (length) => ({ format, ...way, ...(isMapped && { mapping: mappingOf(length) }) }),
          ),
        ),
        { numRuns: 20 },
      )
    },
  )

  it('for csv, where a mapping names as many columns as the header', async () => {
    const fileOf = (length: number) => {
      const names = Array.from({ length: Math.ceil(length / 12) }, (_, index) => nameOf(index))
      return `${names.join(';')}\n${'a;b;c\n'.repeat(length / 12)}`
    }
    await expectLinear(fileOf, (length) => ({
      ...{ format: 'csv', rowLength: 65_536, columns: 10_000, chunkBytes: 65_536 },
      mapping: mappingOf(length / 3),
    }))
  })

  it('for the preview of rows whose keys all differ', async () => {
    const workOfPreview = (length: number) => {
      const bytes = new TextEncoder().encode(objectsOf(length, 20).join('\n'))
      return counter.workOf(() => previewOf(bytes, true, { format: 'ndjson' }))
    }
    expectGrowth(await workOfPreview(20_000), await workOfPreview(40_000))
  })

  it('for what a person says of its columns, in proportion to their number', async () => {
    const workOfMapping = (count: number) => {
      const names = Array.from({ length: count }, (_, index) => nameOf(index))
      const assignment = Object.fromEntries(names.map((name) => [name, 'own'] as const))
      return counter.workOf(async () => sentMapping(names, assignment))
    }
    expectGrowth(await workOfMapping(200), await workOfMapping(400))
  })
})
