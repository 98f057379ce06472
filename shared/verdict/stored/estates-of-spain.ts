import { lettersOf } from '../../address/words/words.ts'
import type { Writing } from '../../address/words/writing.ts'

const estate = '(?<!\\p{L})pol(?:[íi]gono|\\.)?\\s(?:ind(?:ustrial|\\.)?\\s)?([^,\\d]{3,40}?)'
const streetBehind = '\\s(?=(?:av(?:da|enida)?\\.?|c[/.]|calle|carretera|ctra\\.?)\\s)'
const beforeStreet = new RegExp(estate + streetBehind, 'giu')
const inPart = new RegExp(`${estate}(?=\\s*(?:,|$)|${streetBehind})`, 'giu')

/**
 * "Polígono Industrial Malpica calle E 32" with a comma before the street, where the provider shows
 * that estate: each has a Calle E.
 */
export const withEstateApart =
  (shown: string): Writing =>
  (text) =>
    text.replace(beforeStreet, (all, name: string) =>
      lettersOf(shown).includes(lettersOf(name)) ? `${all.trimEnd()}, ` : all,
    )

/** Whether an industrial estate is stored, and another one is shown. Pure. */
export function isInOtherEstate(lines: readonly string[], shown: string): boolean {
  const estatesIn = (text: string) =>
    [...text.matchAll(inPart)].map(([, name = '']) => lettersOf(name))
  const [stored, found] = [lines.flatMap(estatesIn), estatesIn(shown)]
  const isOne = (name: string) =>
    found.some((other) => name.includes(other) || other.includes(name))
  return stored.length > 0 && found.length > 0 && !stored.some(isOne)
}
