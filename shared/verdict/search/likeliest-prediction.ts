import { countryNamed } from '../../address/country/country-names.ts'
import { isNearWord, isSameWord } from '../../address/words/same-words.ts'
import { typingDistance } from '../../address/words/typing-distance.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { WrittenAddress } from '../../address/written-address.ts'
import { saints } from '../names/titles.ts'
import { cleanFields } from '../stored/fields.ts'
import { type Placed, placed, plainBlocks, readStored } from '../stored/reading.ts'
import { storedCountry } from '../stored/stored-country.ts'

/**
 * The index of the prediction whose details to request: the one with most of the stored words and
 * the fewest others. 0 where there is none.
 */
export function likeliest(stored: WrittenAddress, descriptions: readonly string[]): number {
  if (descriptions.length < 2) return 0
  const fields = cleanFields(stored)
  const country = storedCountry(fields).code ?? ''
  const { lines, city, region, postBox, service, units } = readStored(fields, country, undefined)
  // "Unit 14, Raheen Business Park": a unit may be the only number.
  const isUnitAlone = !lines.some(({ text }) => isNumeric(text))
  const others = [postBox ?? service?.text ?? '', ...(isUnitAlone ? units : [])]
  const numbers = others.flatMap((text) => tokensIn(text, country))
  const placedNumbers = numbers.map((token) => placed(token, 'line1'))
  const words = withoutSmall([...lines, ...placedNumbers, ...city, ...region])
  const described = descriptions.map((description) =>
    tokensIn(plainBlocks(description, country), country),
  )
  const scores = descriptions.map((description, index) => {
    const tokens = described[index] ?? []
    const pairs = new Set(tokens.map(({ text }, at) => `${text} ${tokens[at + 1]?.text}`))
    const strange = withoutSmall(tokens).filter(
      (token) => !words.some((word) => likeness(word, token) > 0),
    )
    const strangeness = strange.reduce(
      (sum, { text }) => sum + (/\d/.test(text) ? strangeNumber : strangeWord),
      0,
    )
    const known = words.reduce((sum, word, at) => {
      // A single character is in most addresses; a pair of characters is distinctive.
      if (hasUnspaced(word.raw))
        return sum + (pairs.has(`${word.text} ${words[at + 1]?.text}`) ? weightOf(word) / 2 : 0)
      const isHalf = isJoined(words[at - 1], word, tokens) || isJoined(word, words[at + 1], tokens)
      if (isHalf) return sum + weightOf(word)
      return sum + weightOf(word) * Math.max(0, ...tokens.map((token) => likeness(word, token)))
    }, 0)
    return known - strangeness + (isInCountry(description, country) ? inStoredCountry : 0)
  })
  const best = Math.max(...scores)
  const first = scores.indexOf(best)
  if (scores.lastIndexOf(best) === first) return first
  const orders = described.map((tokens, index) =>
    scores[index] === best ? pairsInOrder(words, tokens) : -1,
  )
  return orders.indexOf(Math.max(...orders))
}

/** "A" is a small word, but for that of 7/A. "E" is one of Spanish, and East. */
const withoutSmall = <T extends Token>(words: readonly T[]): T[] =>
  words.filter(
    ({ isSmall, isDirection }, at) =>
      !isSmall || isDirection || /^\d+$/.test(words[at - 1]?.text ?? ''),
  )

/**
 * How many neighbours of the stored address are neighbours in the description, too. It decides
 * between descriptions with the same words: "210 S 400 E", "210 E 400 S".
 */
const pairsInOrder = (words: readonly Placed[], tokens: readonly Token[]): number =>
  words.filter((word, at) => {
    const next = words[at + 1]
    return tokens.some((token, index) => {
      const after = tokens[index + 1]
      return next && after && isSameWord(token, word) && isSameWord(after, next)
    })
  }).length

/** "47 A" is the house 47A. */
const isLettered = (number: Token, letter: Token): boolean =>
  /^\d+$/.test(number.text) && /^[a-h]$/.test(letter.text)

/** Whether two stored words are one in the description: "Nishi-Shinjuku", "Nishishinjuku". */
const isJoined = (a: Token | undefined, b: Token | undefined, tokens: readonly Token[]): boolean =>
  a !== undefined &&
  b !== undefined &&
  (!/\d/.test(a.text + b.text) || isLettered(a, b)) &&
  tokens.some(({ text }) => text === a.text + b.text)

/**
 * Weights of words that are not stored. They decide between descriptions with the same stored
 * words; a number counts more than a name.
 */
const strangeNumber = 0.05
const strangeWord = 0.001

/**
 * A search may name a country and its territories. The one that is stored is likelier, where all
 * else is equal.
 */
const inStoredCountry = 0.1
const isInCountry = (description: string, country: string): boolean =>
  country !== '' && countryNamed(description.slice(description.lastIndexOf(',') + 1)) === country

/**
 * Street and number are more distinctive than the town, which other addresses share. So do the
 * names of streets share their kinds and their saints: "São João" is no half of "São José".
 */
function weightOf({ isType, field, text }: Placed): number {
  if (isType || saints.has(text)) return 0.3
  if (field === 'region') return 0.4
  return field === 'line1' || field === 'line2' || /\d/.test(text) ? 1.5 : 1
}

/** How likely a word of the description is this word, 0 to 1. */
function likeness(word: Token, other: Token): number {
  if (isSameWord(word, other)) return 1
  if (!/\d/.test(word.text)) {
    if (!isNearWord(word, other)) return 0
    // "Poiente" is nearer to Poniente than to Oriente.
    return typingDistance(word.plain, other.plain, 1) > 1 ? 0.75 : 0.8
  }
  const [a, b] = [word.text.split(/[/-]/), other.text.split(/[/-]/)]
  return a.every((half, index) => b[index] === undefined || b[index] === half) ||
    b.includes(word.text)
    ? 0.9
    : 0
}
