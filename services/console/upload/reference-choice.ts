import { canBeReference } from '../../../shared/ingest/columns.ts'

/** What was seen of a column that could be the reference. */
interface Seen {
  texts: Set<string>
  isRepeated: boolean
  /** Rows with a text. */
  filled: number
}

/** Finds which column tells the rows of a file apart. */
export interface ReferenceChoice {
  add(name: string, text: string): void
  /**
   * The column to take instead of `current`, which repeats: by its name it can be the reference, it
   * never repeats, and few rows lack it. Undefined when `current` does not repeat, or there is no
   * such column.
   */
  betterThan(current: string): string | undefined
}

/** A row without a reference is left out. */
const minFilled = 0.75

export function createReferenceChoice(): ReferenceChoice {
  const columns = new Map<string, Seen>()
  return {
    add(name, text) {
      if (!canBeReference(name)) return
      const seen = columns.get(name) ?? { texts: new Set(), isRepeated: false, filled: 0 }
      columns.set(name, seen)
      if (text === '') return
      seen.isRepeated ||= seen.texts.has(text)
      seen.texts.add(text)
      seen.filled++
    },
    betterThan(current) {
      const seen = columns.get(current)
      if (!seen?.isRepeated) return undefined
      for (const [name, { isRepeated, filled }] of columns)
        if (!isRepeated && filled >= minFilled * seen.filled) return name
      return undefined
    },
  }
}
