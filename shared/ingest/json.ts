import { type Columns, columnsOf } from './columns.ts'
import { IngestError } from './ingest-error.ts'
import { type LineFormat, unfinished } from './line-reader.ts'
import type { Reader, ReaderOptions, RowCollector } from './reader.ts'
import type { RowGroup } from './row.ts'

type TakeObject = (line: number, json: string, group: RowGroup) => void

/**
 * Files have few sets of keys. When every row has its own, the cache stays small and each row takes
 * longer.
 */
const knownKeySets = 100

/**
 * Returns a function that reads the JSON of one row. Keys are matched like CSV columns; unknown
 * keys are ignored.
 */
function createTakeObject(options: ReaderOptions, collector: RowCollector): TakeObject {
  const { mapping, columnsFor: columnsOfKeys = (keys) => columnsOf(keys, mapping) } = options
  const known = new Map<string, Columns>()
  function columnsFor(keys: string[]): Columns {
    const set = JSON.stringify(keys)
    const columns = known.get(set) ?? columnsOfKeys(keys)
    if (known.size < knownKeySets) known.set(set, columns)
    return columns
  }
  return (line, json, group) => {
    if (!json.startsWith('{'))
      return collector.bad({ line, code: 'TYPE', message: 'must be an object' }, group)
    const object = parsed(json)
    if (!object)
      return collector.bad({ line, code: 'FORMAT', message: 'is not well-formed JSON' }, group)
    const values = Object.values(object)
    collector.row(line, (index) => values[index], columnsFor(Object.keys(object)), group)
  }
}

/**
 * Parses an object. The end is tested first, because an exception costs more than a row, and every
 * line of a damaged file can cause one.
 */
function parsed(json: string): object | undefined {
  if (!json.endsWith('}')) return undefined
  try {
    return longNumber.test(json) ? JSON.parse(json, keepDigits) : JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Lines without such a number, which are most, are parsed five times as fast. */
const longNumber = /[:,[\s]-?[\d.]{16}/

/** Only browsers of before 2025 have none, and they only show a preview. */
const { rawJSON } = JSON as typeof JSON & { rawJSON?(text: string): unknown }

/** Numbers with more digits than JavaScript keeps stay as they are written. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source ?? ''
  const isRounded = typeof value === 'number' && !Number.isSafeInteger(value) && source.length > 15
  return isRounded && rawJSON ? rawJSON(source) : value
}

/**
 * NDJSON: one object a line. Blank lines are skipped. A line without an object is a problem of the
 * row.
 */
export function createNdjsonFormat(options: ReaderOptions, collector: RowCollector): LineFormat {
  const takeObject = createTakeObject(options, collector)
  return {
    newline: () => '\n',
    endOf(text, at, isLast) {
      const end = text.indexOf('\n', at)
      if (end === -1) return isLast ? text.length : unfinished
      return end + 1
    },
    take(line, text, at, end, group) {
      const json = text.slice(at, end).trim()
      if (json !== '') takeObject(line, json, group)
    },
    refuse: (problem, _text, _at, group) => collector.bad(problem, group),
  }
}

/**
 * A JSON array of objects. An element that is malformed, or not an object, is a problem of the row
 * if its end can be found. An element that is too long ends the reading, because its end cannot be
 * found.
 * @throws IngestError FORMAT, INCOMPLETE, ROW_TOO_LONG
 */
export function createArrayReader(options: ReaderOptions, collector: RowCollector): Reader {
  const takeObject = createTakeObject(options, collector)
  let element = 0
  let expected: 'array' | 'first element' | 'element' | 'separator' | 'end' = 'array'

  /**
   * Reads the expected token at `at`. Returns the position after it, or `unfinished` when it needs
   * more text.
   */
  function step(text: string, at: number, group: RowGroup): number {
    const character = text[at]
    switch (expected) {
      case 'array':
        if (character !== '[') throw new IngestError('FORMAT', 'The file must be one JSON array.')
        expected = 'first element'
        return at + 1
      case 'separator':
        expected = character === ']' ? 'end' : 'element'
        return at + 1
      case 'end':
        throw new IngestError('FORMAT', 'There is something after the JSON array.')
      case 'first element':
        if (character === ']') {
          expected = 'end'
          return at + 1
        }
    }
    return stepElement(text, at, group)
  }

  function stepElement(text: string, at: number, group: RowGroup): number {
    const end = endOfElement(text, at)
    if ((end === unfinished ? text.length : end) - at > options.limits.rowLength)
      throw new IngestError(
        'ROW_TOO_LONG',
        `Element ${element + 1} of the array has more than ${options.limits.rowLength} characters.`,
      )
    if (end === unfinished) return unfinished
    takeObject(++element, text.slice(at, end).trimEnd(), group)
    expected = 'separator'
    return end
  }

  return (text, isLast, group) => {
    let at = afterBlanks(text, 0)
    while (at < text.length) {
      const end = step(text, at, group)
      if (end === unfinished) break
      at = afterBlanks(text, end)
    }
    if (isLast && expected !== 'end' && expected !== 'array')
      throw new IngestError('INCOMPLETE', `The JSON array is cut off after element ${element}.`)
    return at
  }
}

function afterBlanks(text: string, at: number): number {
  while (text.charCodeAt(at) <= 0x20) at++
  return at
}

/**
 * The position of the comma or bracket that ends the element at `at`: the first one outside its
 * strings, objects and arrays.
 */
function endOfElement(text: string, at: number): number {
  let depth = 0
  for (; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = closingQuote(text, at)
        if (at === -1) return unfinished
        break
      case '{':
      case '[':
        depth++
        break
      case '}':
        depth--
        break
      case ']':
        if (depth-- <= 0) return at
        break
      case ',':
        if (depth <= 0) return at
    }
  }
  return unfinished
}

function closingQuote(text: string, at: number): number {
  for (at++; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') at++
    else if (character === '"') return at
  }
  return -1
}
