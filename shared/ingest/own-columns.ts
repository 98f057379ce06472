import type { CellAt } from './check-row.ts'
import type { Columns } from './columns.ts'
import type { Problem } from './row.ts'

/** How many characters the own columns of a row can have together. */
const maxOwnLength = 10_000
const maxNameLength = 200

/**
 * The own columns of a file: those that no field of an address is made of. They are kept as they
 * are and come back with the results.
 */
export interface OwnColumns {
  /** The names of the columns so far, in the order of the file. Names can repeat. */
  names: readonly string[]
  /**
   * The cells of a row in the order of `names`, without empty ones at the end. Undefined when all
   * are empty. @returns the problem of a row with more than can be kept
   */
  cellsOf(line: number, cellAt: CellAt, columns: Columns): string[] | Problem | undefined
}

export function createOwnColumns(maxColumns: number): OwnColumns {
  const names: string[] = []
  const positions = new Map<string, number>()
  const known = new WeakMap<Columns, number[]>()

  /** Of columns with one name, the first is the first again in each row. */
  function positionOf(name: string, nth: number): number {
    const key = `${nth} ${name}`
    const position = positions.get(key) ?? names.length
    if (position === names.length && position < maxColumns) {
      positions.set(key, position)
      names.push(name)
    }
    return position
  }

  function positionsOf(columns: Columns): number[] {
    const found = known.get(columns)
    if (found) return found
    const seen = new Map<string, number>()
    const made = columns.own.map((column) => {
      const name = storable(column.name).slice(0, maxNameLength)
      const nth = seen.get(name) ?? 0
      seen.set(name, nth + 1)
      return positionOf(name, nth)
    })
    known.set(columns, made)
    return made
  }

  return {
    names,
    cellsOf(line, cellAt, columns) {
      const cells: string[] = []
      let length = 0
      for (const [at, position] of positionsOf(columns).entries()) {
        const text = textOf(cellAt(columns.own[at]?.index ?? -1))
        if (text === '') continue
        if (position >= maxColumns) return tooMany(line, maxColumns)
        length += text.length
        if (length > maxOwnLength) return tooLong(line)
        while (cells.length < position) cells.push('')
        cells[position] = text
      }
      return cells.length > 0 ? cells : undefined
    },
  }
}

/** Without spaces around it, as fields are. Nested values of JSON are kept as their JSON. */
function textOf(cell: unknown): string {
  if (cell === undefined || cell === null) return ''
  return storable(typeof cell === 'string' ? cell.trim() : jsonOf(cell))
}

/** What is nested deeper than JSON can be written is too long to be kept anyway. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return ' '.repeat(maxOwnLength + 1)
  }
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
const storable = (text: string) => text.replaceAll('\0', '\uFFFD').toWellFormed()

const tooLong = (line: number): Problem => ({
  line,
  code: 'TOO_LONG',
  message: `its own columns must have at most ${maxOwnLength} characters together`,
})

const tooMany = (line: number, max: number): Problem => ({
  line,
  code: 'TOO_MANY',
  message: `the own columns of all rows must be at most ${max}`,
})
