import type { Limits } from './limits.ts'
import type { Reader } from './reader.ts'
import type { Problem, RowGroup } from './row.ts'

/** The row does not end in this text. More text is needed. */
export const unfinished = -1
/** This cannot become a row, whatever text follows. */
export const malformed = -2

/** A format in which every row begins on a new line. */
export interface LineFormat {
  /** The line end. Called only after `endOf`. */
  newline(): string
  /** Returns where the row that begins at `at` ends, or `unfinished` or `malformed`. */
  endOf(text: string, at: number, isLast: boolean): number
  /** Takes the row that `endOf` found last. */
  take(line: number, text: string, at: number, end: number, group: RowGroup): void
  /** Takes the problem of a row that cannot be read, or refuses the file because of it. */
  refuse(problem: Problem, text: string, at: number, group: RowGroup): void
}

/**
 * Reads a format line by line. A row that is too long or malformed is skipped with its first line,
 * and reading continues in the next line. So a quote that is never closed costs one row, not the
 * rest of the file. The result does not depend on how the text is split.
 */
export function createLineReader(format: LineFormat, { rowLength }: Limits): Reader {
  let line = 1
  let isSkipping = false

  function skipLine(text: string, at: number): number {
    const end = text.indexOf(format.newline(), at)
    isSkipping = end === -1
    if (isSkipping) return text.length
    line++
    return end + 1
  }

  /** The end of the row itself, where the next one begins at `end`. */
  function beforeLineEnd(text: string, end: number): number {
    const last = text[end - 1] === format.newline() ? end - 1 : end
    return text[last - 1] === '\r' ? last - 1 : last
  }

  function linesIn(text: string, at: number, end: number): number {
    let lines = 0
    for (let next = at; next < end; lines++) next = text.indexOf(format.newline(), next) + 1 || end
    return lines
  }

  /**
   * Whether more text is needed to find the end or the problem of a row. Behind the longest one
   * the first half of its line end may stand.
   */
  const isOpen = (text: string, at: number, end: number) =>
    text.length - at <= rowLength + 1 &&
    (end === unfinished || (end < 0 && !text.includes(format.newline(), at)))

  function problemAt(text: string, at: number): Problem {
    const end = text.indexOf(format.newline(), at)
    return (end === -1 ? text.length : end) - at > rowLength
      ? { line, code: 'ROW_TOO_LONG', message: `must have at most ${rowLength} characters` }
      : {
          line,
          code: 'UNCLOSED_QUOTE',
          message: 'has a quote that is not closed, or not where its cell ends',
        }
  }

  return (text, isLast, group) => {
    let at = isSkipping ? skipLine(text, 0) : 0
    while (at < text.length) {
      const end = format.endOf(text, at, isLast)
      if (!isLast && isOpen(text, at, end)) break
      if (end < 0 || beforeLineEnd(text, end) - at > rowLength) {
        format.refuse(problemAt(text, at), text, at, group)
        at = skipLine(text, at)
      } else {
        format.take(line, text, at, end, group)
        line += linesIn(text, at, end)
        at = end
      }
    }
    return at
  }
}
