import { bareKinds } from '../../address/data/telling-words.ts'
import { entryOf } from '../../address/words/entry-of.ts'
import { isItalianPortugueseOrSpanish } from '../../address/words/languages.ts'
import { maxCountries, remembered } from '../../address/words/remembered.ts'
import { isOneOf } from '../../address/words/same-words.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'
import { fold, isNumeric } from '../../address/words/words.ts'
import type { Surroundings } from '../found-street.ts'
import type { Placed } from '../stored/reading.ts'

/**
 * Whether a number and a name without a kind are stored: "14 Ashgrove" of Ireland, whose estate may
 * have an Ashgrove Drive and an Ashgrove Close.
 */
export const isBareName = (pool: readonly Placed[]): boolean =>
  !pool.some(({ isType }) => isType) && pool.some(({ text }) => isNumeric(text))

/**
 * Kinds that a stored name may have where the street's has none, by country: "Broadway St". Any
 * other makes another street: Parkside Gardens is not Parkside.
 */
const kindsOfBareNames = new Map([
  ['GB', new Set<string>()],
  ['IE', new Set<string>()],
  ['US', wordSet('ave avenue blvd boulevard rd road st street')],
])
/** The same under the code of the found address, which is that of a part of a street. */
const kindsUnderCode = new Map([['GB', wordSet('rd road st street')]])

/**
 * Under its code a name may have any kind in Ireland, where a house has its own, and in the United
 * States where it has several words: "Via Verde Dr".
 */
const isSureByCode = (street: readonly Token[], country: string): boolean =>
  country === 'IE' || (country === 'US' && street.filter(({ isSmall }) => !isSmall).length > 1)

/** Whether the street has no kind, and the stored name has one that makes it another street's. */
export function isBareNameWithKind(
  street: readonly Token[],
  words: readonly Placed[],
  used: ReadonlySet<number>,
  { country, areas, isCodeRight }: Surroundings,
): boolean {
  const kinds = (isCodeRight && kindsUnderCode.get(country)) || kindsOfBareNames.get(country)
  if (isCodeRight && isSureByCode(street, country)) return false
  const last = Math.max(...used)
  const [name, kind] = [words[last], words[last + 1]]
  // "St" of St. Aubyns is a saint.
  const hasKind = street.some(({ isType, text }) => isType && text !== 'st')
  if (!kinds || hasKind || !name || kind?.part !== name.part) return false
  return (
    kind.isType &&
    !kind.isDirection &&
    !kinds.has(kind.text) &&
    !isNumeric(name.text) &&
    name.text.length > 1 &&
    !isOneOf(areas())(kind)
  )
}

/**
 * Kinds of streets in Spanish, Portuguese and Italian that nobody leaves out, as most towns have a
 * street of the name as well: "Mayor 7" is not Plaza Mayor.
 */
const alwaysSaid = wordSet(
  'aut au autopista autovia malecon mlcn mal malec plaza pl pza plza piazza praca',
)
const none: ReadonlySet<string> = new Set()

/** What a name without a kind is, where that is certain. Absent where it may be any kind. */
export interface BareKinds {
  /** The kinds that nobody leaves out. */
  said: ReadonlySet<string>
  /** The kinds that a stored name may have beside a found one without a kind. */
  stored?: ReadonlySet<string>
  /** The kinds that a found name may have beside a stored one without a kind. */
  found?: ReadonlySet<string>
}

/** What `bareKindsIn` chooses from. No country has both `added` and `leftOut`. */
const formsIn = remembered(maxCountries, (country) => {
  const kinds = entryOf(bareKinds, country)
  const said = isItalianPortugueseOrSpanish(country) ? alwaysSaid : none
  const form = (added: readonly string[] = [], leftOut: readonly string[] = []): BareKinds => {
    if (!kinds) return { said }
    const stored = new Set([...kinds.words, ...added].map(fold))
    const found = new Set([...stored, ...leftOut])
    return { said, stored, ...(kinds.isAlwaysSaid && { found }) }
  }
  const usual = form()
  return {
    usual,
    behindKind: kinds?.added ? form(kinds.added) : usual,
    sure: kinds?.leftOut && form([], kinds.leftOut),
  }
})

/**
 * What a name without a kind is in a country.
 * @param hasKind whether a kind stands right before the stored name
 * @param isSure whether the stored name and code are those of the street
 */
export function bareKindsIn(country: string, hasKind = false, isSure = () => false): BareKinds {
  const { usual, behindKind, sure } = formsIn(country)
  if (sure && isSure()) return sure
  return hasKind ? behindKind : usual
}
