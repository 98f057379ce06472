import type { Components } from '../../address/components.ts'
import { chineseSpeaking } from '../../address/country/groups.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { lettersOf } from '../../address/words/words.ts'
import { asWritten, type Writing } from '../../address/words/writing.ts'

/** Fewer letters may be a word of their own: "La Sé". */
const minLetters = 6
/** The most pieces of one word that are put together. */
const maxPieces = 3
/** A small word that names begin with as well: Lagrange, Duval. */
const small = /^(?:d[aeiou]s?|del(?:la)?|des|l[aeo]s?)\s/iu
/** A word with what stands behind it: "Boulevard,". */
const piece = /^(\p{L}[\p{L}\p{M}'’.-]*?)([,.]*)$/u

/**
 * Sets blanks as the found street has them, where one is lost or is one too many: "RuaAugusta",
 * "Binn enweg", "14ADavey Street", "Herzl St44". Only where all letters are the found ones. Pure.
 */
export function withBlanksAsFound(parts: Components): Writing {
  const { street = '', houseNumber = '', countryCode = '' } = parts
  if (street === '' || hasUnspaced(street)) return asWritten
  // Blanks of Chinese names in Latin letters say nothing: the names are compared without them.
  if (chineseSpeaking.has(countryCode)) return asWritten
  const words = street.split(' ').filter(Boolean)
  const runs = runsOf([...areasBefore(parts), ...words])
  const setHouseApart = houseApart(
    houseNumber,
    new Set([...words.map(bareLetters), ...runs.keys()]),
  )
  return (text) => withRuns(setHouseApart(text), runs)
}

/** In Korea the district stands before the street, with nothing but a blank between them. */
const areasBefore = ({ countryCode, locality, dependentLocality }: Components): string[] =>
  countryCode === 'KR' ? [locality ?? '', dependentLocality ?? ''].filter(Boolean) : []

/** Elsewhere than in Latin letters a folded text is put into them, and words become alike. */
const bareLetters = (text: string): string =>
  otherLetter.test(text) ? text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '') : lettersOf(text)
const otherLetter = /(?!\p{Script=Latin})\p{L}/u

/** Words that stand beside each other, by their letters without blanks. */
interface Run {
  text: string
  words: number
}

function runsOf(words: readonly string[]): ReadonlyMap<string, Run> {
  const runs = new Map<string, Run>()
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= words.length; to += 1) {
      const text = words.slice(from, to).join(' ')
      const letters = bareLetters(text)
      // "Granvía" is a kind of street.
      if (letters.length >= minLetters && letters !== 'granvia' && !small.test(text))
        runs.set(letters, { text, words: to - from })
    }
  }
  return runs
}

function withRuns(text: string, runs: ReadonlyMap<string, Run>): string {
  if (runs.size === 0) return text
  const stored = text.split(' ')
  const written: string[] = []
  for (let at = 0; at < stored.length; ) {
    const { count, word } = runAt(stored, at, runs)
    written.push(word)
    at += count
  }
  return written.join(' ')
}

/** The stored words from `at` on that are a run with other blanks; else the next word as it is. */
function runAt(stored: readonly string[], at: number, runs: ReadonlyMap<string, Run>) {
  let letters = ''
  for (let count = 1; count <= maxPieces; count += 1) {
    const [, word, behind] = piece.exec(stored[at + count - 1] ?? '') ?? []
    if (word === undefined) break
    letters += bareLetters(word)
    const run = runs.get(letters)
    // "Rue Duchemin" is not Rue du Chemin: words are put together, or one is set apart.
    const isOne = count === 1 || run?.words === 1
    if (run && isOne && run.words !== count) return { count, word: run.text + behind }
    if (behind !== '') break
  }
  return { count: 1, word: stored[at] ?? '' }
}

/** Sets the found number of the house apart from a word of the street that touches it. */
function houseApart(houseNumber: string, words: ReadonlySet<string>): Writing {
  const house = houseNumber.toLowerCase()
  if (!/^\d/.test(house)) return asWritten
  // Of "14A Street" the letter is the house's: alone it is a word only with a dot.
  const isOfStreet = (text: string) => {
    const letters = bareLetters(text)
    return words.has(letters) && (letters.length > 1 || text.endsWith('.'))
  }
  const apart = (stored: string) => {
    const [, whole = '', behind = ''] = /^(.*?)(,*)$/u.exec(stored) ?? []
    const own = whole.toLowerCase()
    const [before, after] = [whole.slice(0, -house.length), whole.slice(house.length)]
    if (own.startsWith(house) && startsInLetter.test(after) && isOfStreet(after))
      return `${whole.slice(0, house.length)} ${after}${behind}`
    return own.endsWith(house) && endsInLetter.test(before) && isOfStreet(before)
      ? `${before} ${whole.slice(-house.length)}${behind}`
      : stored
  }
  return (text) => (touching.test(text) ? text.split(' ').map(apart).join(' ') : text)
}

const startsInLetter = /^\p{L}/u
const endsInLetter = /\p{L}\.?$/u
const touching = /\d\p{L}+\p{L}|\d\p{L}\.|\p{L}\.?\d/u
