import type { CellAt } from './check-row.ts'
import { type Columns, columnKey } from './columns.ts'

interface Order {
  reference: string
  /** Of Shopify's column `Name`. Its column `Id` is the reference, and empty on further lines. */
  name: string
}

/**
 * Tells the further lines of an order with several items, as Shopify exports them: they have its
 * reference or name again, and no address. Each row must be asked, in the order of the file.
 */
export function createFurtherLines() {
  let last: Order = { reference: '', name: '' }
  const nameColumns = new WeakMap<Columns, number>()

  function nameColumnOf(columns: Columns): number {
    const known = nameColumns.get(columns)
    if (known !== undefined) return known
    const index = columns.own.find(({ name }) => columnKey(name) === 'name')?.index ?? -1
    nameColumns.set(columns, index)
    return index
  }

  return {
    isFurther(cellAt: CellAt, columns: Columns): boolean {
      const [references = [], ...others] = columns.fields
      const reference = textIn(cellAt, references)
      const name = textIn(cellAt, [nameColumnOf(columns)])
      const isSame =
        reference === '' ? name !== '' && name === last.name : reference === last.reference
      if (isSame && others.every((cells) => textIn(cellAt, cells) === '')) return true
      last = { reference, name }
      return false
    },
  }
}

/** The texts of these cells. Of a value that is no text, only that there is one. */
const textIn = (cellAt: CellAt, cells: readonly number[]): string =>
  cells
    .map((cell) => {
      const value = cellAt(cell) ?? ''
      if (typeof value === 'string') return value.trim()
      return typeof value === 'number' ? String(value) : typeof value
    })
    .join(' ')
    .trim()
