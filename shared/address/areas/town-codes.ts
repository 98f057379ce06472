import { shortTowns } from '../data/short-towns.ts'
import { townCodes } from '../data/town-codes.ts'
import { entryOf } from '../words/entry-of.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { type Token, tokensIn } from '../words/vocabulary.ts'
import { lettersOf } from '../words/words.ts'

/** What codes begin with in a town, by its name in plain letters. Empty where that is not known. */
type Codes = ReadonlyMap<string, readonly string[]>

const han = /^\p{Script=Han}+$/u
/** The name in plain letters. Chinese as it is: in letters 苏州 and 宿州 are both "suzhou". */
const keyOf = (name: string): string =>
  han.test(name) ? name.trim().replace(/(?<=..)[市縣县]$/u, '') : lettersOf(name)

const codesIn = remembered(maxCountries, (country): Codes => {
  const codes = new Map<string, readonly string[]>()
  for (const entry of entryOf(townCodes, country) ?? []) {
    const [, names = entry, own = ''] = /^(.+?)((?: [\dA-Z]{1,3})+)$/.exec(entry) ?? []
    const beginnings = own.split(' ').filter(Boolean)
    for (const name of names.split('/')) codes.set(keyOf(name), beginnings)
  }
  for (const [full, short] of Object.entries(entryOf(shortTowns, country) ?? {})) {
    const beginnings = codes.get(keyOf(full)) ?? []
    for (const name of [full, ...short])
      if (!codes.has(keyOf(name))) codes.set(keyOf(name), beginnings)
  }
  return codes
})

/** Whether the text is the name of a large town of the country, or a short name of it. */
export const isKnownTown = (name: string, country: string): boolean =>
  codesIn(country).has(keyOf(name))

/** All names of a large town of the country, in plain letters. */
export function namesOfTown(name: string, country: string): string[] {
  const known = codesIn(country)
  const own = known.get(keyOf(name))
  return own ? [...known].flatMap(([other, codes]) => (codes === own ? [other] : [])) : []
}

/**
 * Whether these are two large towns of the country, so that neither is the other misspelt. Not
 * Saint John and St. John's, of which each may be meant by the other's name.
 */
export function areTwoTowns(one: string, other: string, country: string): boolean {
  const known = codesIn(country)
  const [a, b] = [keyOf(one), keyOf(other)]
  const [own, others] = [known.get(a), known.get(b)]
  const isBeginning = a.startsWith(b) || b.startsWith(a)
  return own !== undefined && others !== undefined && own !== others && !isBeginning
}

/**
 * Whether these are two names of one large town: Vlorë is Valona, Kotte is Sri Jayawardenepura
 * Kotte. Not two parts of one that have an entry together: Santo Domingo Este and Norte.
 */
export function areOneTown(one: string, other: string, country: string): boolean {
  // Manhattan is in New York, and in Kansas.
  if (country === 'US') return false
  const known = codesIn(country)
  const own = known.get(keyOf(one))
  if (own === undefined || own !== known.get(keyOf(other))) return false
  const [words, others] = [tokensIn(one, country), tokensIn(other, country)]
  const without = (name: readonly Token[], some: readonly Token[]) =>
    name.filter(({ text }) => !some.some((word) => word.text === text))
  const [extra, missing] = [without(words, others), without(others, words)]
  const hasSharedWord = extra.length < words.length
  const isOneThePart = extra.length === 0 || missing.length === 0
  const hasDirection = [...extra, ...missing].some(({ isDirection }) => isDirection)
  return !hasSharedWord || (isOneThePart && !hasDirection)
}

/**
 * Whether the codes of a town and of all around it begin otherwise: 6000 is not of Szeged. False
 * where the codes of the town are not known.
 */
export function isCodeOfOtherTown(code: string, town: string, country: string): boolean {
  const plain = code.toUpperCase().replace(/^(?:AZ|LT|LV|MD)-?(?=\d)|[^\dA-Z]/g, '')
  const codes = codesIn(country).get(keyOf(town)) ?? []
  const isLike = (other: string) => /^\d/.test(other) === /^\d/.test(plain)
  const comparable = codes.filter(isLike)
  return plain !== '' && comparable.length > 0 && !comparable.some((one) => plain.startsWith(one))
}
