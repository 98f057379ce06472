import { hasUnspaced } from '../../../shared/address/unspaced.ts'

/** A stretch of a text, and whether it is one of those looked for. */
export interface Part {
  text: string
  isMarked: boolean
}

/** A text in stretches, those marked that are one of `wanted`, each the first time that it stands there as a whole word. */
export function markedParts(text: string, wanted: readonly string[]): Part[] {
  const spans = wanted
    .flatMap((one) => {
      const from = placeOf(text, one)
      return from < 0 ? [] : [{ from, to: from + one.length }]
    })
    .sort((a, b) => a.from - b.from)
  const parts: Part[] = []
  let at = 0
  for (const { from, to } of spans) {
    if (from < at) continue
    parts.push({ text: text.slice(at, from), isMarked: false }, { text: text.slice(from, to), isMarked: true })
    at = to
  }
  parts.push({ text: text.slice(at), isMarked: false })
  return parts.filter((part) => part.text !== '')
}

const isWord = /[\p{L}\p{N}\p{M}]/u

function placeOf(text: string, one: string): number {
  const joins = (a: string, b: string) => isWord.test(a) && isWord.test(b) && !hasUnspaced(a + b)
  if (one === '') return -1
  for (let from = text.indexOf(one); from >= 0; from = text.indexOf(one, from + 1)) {
    const to = from + one.length
    if (!joins(text.charAt(from - 1), one.charAt(0)) && !joins(one.charAt(one.length - 1), text.charAt(to))) return from
  }
  return -1
}
