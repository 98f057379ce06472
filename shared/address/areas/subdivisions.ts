import { formerSubdivisions } from '../data/former-subdivisions.ts'
import { subdivisions } from '../data/subdivisions.ts'
import { entryOf } from '../words/entry-of.ts'
import { maxCountries, remembered } from '../words/remembered.ts'
import { typingDistance } from '../words/typing-distance.ts'
import { hasUnspaced } from '../words/unspaced.ts'
import { type Token, tokensIn } from '../words/vocabulary.ts'
import { wordSet } from '../words/word-set.ts'
import { joined } from '../words/words.ts'
import { areaWords, compareAreas } from './areas.ts'
import { areOneRegion, plainName } from './region-in-languages.ts'

/** A state, province or county (ISO 3166-2). */
interface Subdivision {
  /** Without the country: "CA" of US-CA. */
  code: string
  /** The code of the one around it. */
  around: string | undefined
  /** Its names without their kind, in the letters in which texts are compared. */
  names: readonly string[]
  /** Its names in characters, as they are written. */
  inCharacters: readonly string[]
}

const characters = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}\p{M}ฯ]+$/u

const subdivisionsOf = remembered(maxCountries, (country): readonly Subdivision[] =>
  [subdivisions, formerSubdivisions]
    .flatMap((table) => entryOf(table, country)?.split(';') ?? [])
    .flatMap((entry) => {
      const [, code = '', around, names = ''] = /^([^ >]+)(?:>(\S+))? (.+)$/.exec(entry) ?? []
      const all = names.split('/')
      const isInCharacters = (name: string) => characters.test(name)
      return code === ''
        ? []
        : [
            {
              code,
              around,
              names: all
                .filter((name) => !isInCharacters(name))
                .map((name) => plainName(name, country)),
              inCharacters: all.filter(isInCharacters),
            },
          ]
    }),
)

/** Names have forms: Αττικής is that of Αττική, "Ararati" that of Ararat. */
const maxForm = 2
const minStem = 5

function isFormOf(form: string, name: string): boolean {
  const [a, b] = [form, name].map((text) => text.replaceAll('y', 'i')) as [string, string]
  return (
    Math.min(a.length, b.length) >= minStem &&
    a.slice(0, minStem - 1) === b.slice(0, minStem - 1) &&
    typingDistance(a, b, maxForm) <= maxForm
  )
}

/** The subdivisions that a text names, or whose code it is. */
function named(text: string, country: string): readonly Subdivision[] {
  const all = subdivisionsOf(country)
  const trimmed = text.trim().replace(thaiProvince, '')
  const letters = trimmed.replace(dotsOfCode, '')
  const byCode = isCode.test(letters) ? all.filter(({ code }) => code === letters) : []
  if (byCode.length > 0) return byCode
  const beginning = all.filter(({ inCharacters }) =>
    inCharacters.some((name) => trimmed.startsWith(name)),
  )
  if (beginning.length > 0) return beginning
  // "N/Western" is not Western.
  if (hasInitial.test(trimmed)) return []
  const name = plainName(trimmed, country)
  const exact = all.filter(({ names }) => names.includes(name))
  if (exact.length > 0) return exact
  const translated = all.filter(({ names }) =>
    names.some((one) => areOneRegion(trimmed, one, country)),
  )
  return translated.length > 0
    ? translated
    : all.filter(({ names }) => names.some((one) => isFormOf(name, one)))
}

/** "จ.", a province. */
const thaiProvince = /^(?:จ\.|จังหวัด)\s?/u
/** An article is none: "Côte d'Azur". */
const hasInitial = /(?<!\p{L})\p{Script=Latin}(?![\p{L}'’])/u
/** "N.L." */
const dotsOfCode = /(?<=^\p{Lu}|\.\p{Lu})\.\s?/gu
const isCode = /^(?:\p{Lu}{2,3}|\d{2,3})$/u

/** Whether a text is the code of a state or province, in small letters as well. */
export const isCodeOfSubdivision = (text: string, country: string): boolean =>
  subdivisionsOf(country).some(({ code }) => code === text.toUpperCase())

/**
 * Whether a text names a state, province or county of the country that is none of those that these
 * texts name, contains none of them and is in none of them. False where either is not known.
 */
export function isOtherSubdivision(
  text: string,
  found: readonly string[],
  country: string,
): boolean {
  if (isOtherOfItsKind(text, found, country)) return true
  const own = named(text, country)
  if (own.length === 0) return false
  const others = found.flatMap((name) => named(name, country))
  const isRelated = (one: Subdivision, other: Subdivision) =>
    one === other || one.around === other.code || other.around === one.code
  return others.length > 0 && !own.some((one) => others.some((other) => isRelated(one, other)))
}

/** Whether a text names a district or county of one that this name means: Gampaha, of Western. */
export const isInSubdivision = (text: string, around: string, country: string): boolean => {
  const others = named(around, country)
  return named(text, country).some((one) => others.some(({ code }) => code === one.around))
}

/** Whether both are called by one word, and their names differ: Vinnytsia Oblast, Lviv Oblast. */
function isOtherOfItsKind(text: string, found: readonly string[], country: string): boolean {
  const own = tokensIn(text, country)
  if (own.length < 2 || own.some(({ raw }) => hasUnspaced(raw))) return false
  const isOfKind = (words: readonly Token[]) =>
    words.some((word) => kinds.has(word.text) && own.some(({ text }) => text === word.text))
  const isOne = (words: readonly Token[], name: string) =>
    compareAreas(areaWords(own), areaWords(words)) !== 'different' ||
    areOneRegion(text, name, country) ||
    // "Lvivska oblast" is Lviv Oblast.
    stemOf(own) === stemOf(words) ||
    own[0]?.isLatin !== words[0]?.isLatin
  const others = found.filter(Boolean).map((name) => ({ name, words: tokensIn(name, country) }))
  return (
    others.some(({ words }) => isOfKind(words)) &&
    !others.some(({ name, words }) => isOne(words, name))
  )
}

const stemOf = (words: readonly Token[]): string => joined(areaWords(words)).slice(0, minStem - 1)

/** Words for regions, which stand beside their names. "City" and "region" mean too much. */
const kinds = wordSet(
  'county province governorate prefecture oblast kraj voivodeship maakond область край обл okrug',
  'provincia departamento departement kaupunki fylke län lan megye zupanija apskritis',
  'محافظة ولاية منطقة',
)
