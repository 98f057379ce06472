import { isNearly, typingDistance } from '../../address/words/typing-distance.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import type { Surroundings } from '../found-street.ts'
import type { Placed } from '../stored/reading.ts'

/**
 * Whether a kind that ends in another one lacks a letter: "Luikersteenwg" has "wg", a short "weg",
 * at its end, and is Luikersteenweg.
 */
export const isKindMisspelt = (
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
): boolean =>
  street.some(
    ({ whole, text }) =>
      whole !== undefined &&
      [...used].some((at) => {
        const stored = pool[at]
        if (stored?.whole === undefined) return false
        const [kind, other] = [whole.slice(text.length), stored.whole.slice(stored.text.length)]
        const areOneKind = kind.endsWith(other) || other.endsWith(kind)
        return areOneKind && typingDistance(whole, stored.whole, 1) <= 1
      }),
  )

/**
 * Whether an attached kind is on one side only: "Am Markt" is not Marktstraße, nor the other way
 * round. "Leopold 12" may be Leopoldstraße: without a word before it, and without another code, the
 * kind was left out.
 */
export function hasLostEnding(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  surroundings: Surroundings,
): boolean {
  const isWord = (token: Token | undefined, { plain }: Token) =>
    token !== undefined && token.plain === plain && !hasUnspaced(token.raw)
  const endsIn = (words: readonly Token[], at: number) => words[at + 1]?.isEnding === true
  return [...used].some((at) => {
    const stored = pool[at] as Placed
    const index = street.findIndex((word) => isWord(word, stored))
    if (stored.dotted) return false
    if (index < 0)
      return street.some(
        (word) =>
          isOtherForm(stored, word, surroundings) ||
          (withGermanNames.has(surroundings.country) && isOtherWholeName(stored, word)),
      )
    const isOther =
      surroundings.isCodeOther || pool[at - 1]?.isSmall === true || kindsAsNames.has(stored.text)
    return endsIn(pool, at) ? !endsIn(street, index) : isOther && endsIn(street, index)
  })
}

/** What is a street by itself: "Markt" is not Marktstraße. */
const kindsAsNames = wordSet('anger damm graben haven hafen hof kai kade markt plan ring wall')

const withGermanNames = new Set(['AT', 'CH', 'DE', 'LI'])

/** "Kirchweg" is not Kirchberg: what stands in the place of the kind is of the name. */
const isOtherWholeName = (stored: Token, word: Token): boolean =>
  stored.whole !== undefined &&
  word.whole === undefined &&
  !word.isEnding &&
  word.plain.startsWith(stored.plain) &&
  landscapes.test(word.plain.slice(stored.plain.length))

/** What names of streets without a kind end with. */
const landscapes = new RegExp(
  '^(?:acker|bach|berg|brunnen|burg|feld|garten|halde|hof|matt|moos|rain|ried|steg|tal|thal|wald' +
    '|wiese)',
)

/** Countries where a name in the definite form is a street without a kind: "Solbakken". */
const withDefiniteForms = new Set(['DK', 'NO', 'SE'])

/**
 * Whether an attached kind is on one side only, and the name before it has another form:
 * "Solbakken" is not Solbakkeveien. Elsewhere it is misspelt, where no other code is stored.
 */
const isOtherForm = (stored: Token, word: Token, { country, isCodeOther }: Surroundings): boolean =>
  (isCodeOther || withDefiniteForms.has(country)) &&
  !stored.isEnding &&
  !word.isEnding &&
  (stored.whole === undefined) !== (word.whole === undefined) &&
  !word.glued?.includes(stored.text) &&
  Math.abs(stored.plain.length - word.plain.length) <= 1 &&
  isNearly(stored.plain, word.plain)
