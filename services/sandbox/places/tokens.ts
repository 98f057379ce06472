import { GENERIC_WORDS, STOP_WORDS, UNIT_WORDS, type Variants } from './abbreviations.ts'
import { isUnspaced, wordsOf } from './normalise.ts'

/** A word of the query. */
export type Token = {
  text: string
  /** Other spellings, e.g. `street` for `st`. */
  variants: readonly string[]
  /** The word may be incomplete, since it is still being typed. */
  unfinished: boolean
  /** Begins with a digit. */
  numeric: boolean
  /** Part of a flat, floor or similar; it need not match. */
  unit: boolean
  /** Weight of a match of this word in the score, about 0 to 1.3. */
  weight: number
}

/** Abbreviated endings of compound words, with the full endings: "hauptstr" for "hauptstrasse". */
const GLUED: readonly [ending: RegExp, replacements: readonly string[]][] = [
  [/str$/, ['strasse', 'straat']],
  [/(?<=.{3})pl$/, ['platz', 'plein', 'plads']],
  [/(?<=.{3})g$/, ['gatan', 'gata', 'gade']],
  [/(?<=.{3})gt$/, ['gate', 'gata']],
  [/(?<=.{3})v$/, ['vagen', 'vej', 'vei']],
  [/(?<=.{3})vn$/, ['vagen']],
]

/** Longer input is cut: sets of words are bits of a number. */
const MAX_CHARACTERS = 500
const MAX_WORDS = 30

/** The words of an input. `typing`: the last word may be incomplete. */
export function tokensOf(input: string, typing: boolean, variants: Variants): Token[] {
  const words = wordsOf(input.slice(0, MAX_CHARACTERS)).slice(0, MAX_WORDS)
  const open = typing && /[\p{L}\p{N}\p{M}]$/u.test(input)
  return words.map(({ text, start, end }, index) => {
    const before = words[index - 1]
    const slash = /^\s*\/\s*\d/.test(input.slice(end)) && /^\d/.test(text)
    // "#12-34" is a unit in Singapore, "#12" a house number in Colombia.
    const hash = index > 0 && input[start - 1] === '#' && /^-\d/.test(input.slice(end))
    const unit =
      slash ||
      hash ||
      (UNIT_WORDS.has(text) && index < words.length - 1) ||
      (before !== undefined && UNIT_WORDS.has(before.text) && /\d|^.$/.test(text))
    return {
      text,
      variants: [...(variants.get(text) ?? []), ...gluedForms(text)],
      unfinished: open && index === words.length - 1,
      numeric: /^\p{N}/u.test(text),
      unit,
      weight: weightOf(text, unit),
    }
  })
}

function gluedForms(text: string): string[] {
  if (text.length < 5) return []
  return GLUED.flatMap(([ending, replacements]) =>
    ending.test(text) ? replacements.map((full) => text.replace(ending, full)) : [],
  )
}

function weightOf(text: string, unit: boolean): number {
  if (unit) return 0.25
  if (isUnspaced(text)) return GENERIC_WORDS.has(text) ? 0.15 : 0.35
  if (STOP_WORDS.has(text)) return 0.15
  if (GENERIC_WORDS.has(text)) return 0.3
  if (/^\p{N}/u.test(text)) return 1
  return Math.min(1.3, 0.5 + text.length / 10)
}

/**
 * Two neighbouring words as one (`leopold strasse`, `763 a`, the halves of a postal code, two
 * Chinese characters).
 */
export function joined(
  tokens: readonly Token[],
  index: number,
): { texts: string[]; unfinished: boolean } | undefined {
  const first = tokens[index]
  const second = tokens[index + 1]
  if (!first || !second) return undefined
  const text = first.text + second.text
  return {
    texts: [text, ...(first.numeric ? [] : gluedForms(text))],
    unfinished: second.unfinished,
  }
}
