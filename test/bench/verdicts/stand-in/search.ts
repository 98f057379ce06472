import type { PlaceText, WireComponent, WorldPlace } from '../tables.ts'
import { addressPrefix, isKoreanStreet } from './larger-places.ts'
import { likeness, minTelling, respelt, weightOf, wordsOf } from './words.ts'

type MatchedAs = 'address' | 'name' | 'street' | 'town'

export interface Match {
  place: WorldPlace
  as: MatchedAs
  /** The share of the typed words that are the place's, 0 to 1, by what each word tells. */
  score: number
  /** Whether every word that tells something was found exactly. */
  isWhole: boolean
}

interface Indexed {
  place: WorldPlace
  /** Every word that the provider knows the place by. */
  forms: Set<string>
  /** The ways in which its street, its name and its town are written, as words. */
  streets: string[][]
  names: string[][]
  towns: string[][]
  /** Its number, as words that stand together; empty where it has none. */
  numbers: string[][]
}

/** What was typed, as words. */
interface Typed {
  words: string[]
  /** With repetitions and in order, for what stands together. */
  inOrder: string[]
  /** Each two neighbours as one word. */
  pairs: Set<string>
}

/** The words of the world that a typed word may be, and how far it is each of them. */
type Similar = (typed: string) => ReadonlyMap<string, number>

/** All places that a text may mean, the best first. Any of them may miss some of the words. */
export type Search = (text: string, countries?: readonly string[]) => Match[]

const streetTypes = new Set(['route', 'intersection', 'sublocality_level_2'])
const townTypes = new Set(['locality', 'postal_town', 'sublocality_level_1', 'neighborhood'])

/** The part of the words of a street or a name that must be typed; less if the rest fits well. */
const minShare = 0.5
const minShareOfFitting = 0.3
const fitting = 0.75
const minTownShare = 0.9

export function createSearch(places: readonly WorldPlace[]): Search {
  const indexed = places.map(indexOf)
  const byCountry = Map.groupBy(indexed, ({ place }) => place.country)
  const similar = similarWords(indexed)
  return (text, countries) => {
    const inOrder = wordsOf(text)
    const words = [...new Set(inOrder)]
    const pairs = new Set(inOrder.map((word, at) => word + (inOrder[at + 1] ?? '')))
    const typed = { words, inOrder, pairs }
    const among = countries?.flatMap((country) => byCountry.get(country) ?? []) ?? indexed
    const found = among.flatMap((one) => matchOf(one, typed, similar) ?? [])
    return onePerPlace(found).sort((a, b) => b.score - a.score)
  }
}

const hasOnlyCode = ({ place }: Indexed, { inOrder }: Typed): boolean =>
  place.id.endsWith(`:${inOrder.join('').toUpperCase()}`)

function similarWords(indexed: readonly Indexed[]): Similar {
  const vocabulary = [...new Set(indexed.flatMap(({ forms }) => [...forms]))]
  const known = new Map<string, Map<string, number>>()
  return (typed) => {
    const before = known.get(typed)
    if (before) return before
    const pairs = vocabulary.map((word) => [word, likeness(typed, word)] as const)
    const similar = new Map(pairs.filter(([, like]) => like > 0))
    known.set(typed, similar)
    return similar
  }
}

/** A street goes where an address on it was found, an address where its named place was. */
function onePerPlace(found: Match[]): Match[] {
  const addresses = found.filter(({ as }) => as === 'address' || as === 'name')
  const ids = new Set(addresses.map(({ place }) => place.id))
  const streets = new Set(addresses.map(({ place }) => place.street))
  return found.filter(
    ({ place, as }) =>
      !(as === 'street' && streets.has(place.id)) &&
      !(place.id.startsWith(addressPrefix) && ids.has(place.id.slice(addressPrefix.length))),
  )
}

function matchOf(one: Indexed, typed: Typed, similar: Similar): Match | undefined {
  const pairs = new Set(typed.inOrder.flatMap((_, at) => pairAt(one, typed.inOrder, at)))
  const weighed = typed.words.map((word) => ({
    weight: weightOf(word),
    best: pairs.has(word) ? 1 : bestOf(similar(word), one.forms),
  }))
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const matched = weighed.reduce((sum, { weight, best }) => sum + weight * best, 0)
  const score = matched / whole
  const as = score > 0 ? matchedAs(one, typed, similar, score) : undefined
  const isWhole = weighed.every(({ weight, best }) => weight < minTelling || best > 0.9)
  return as && { place: one.place, as, score, isWhole }
}

/** Two typed words that are one of the place's: "Si Lom", "SW1A 2AA". */
function pairAt({ forms }: Indexed, words: string[], at: number): string[] {
  const [word = '', next] = words.slice(at, at + 2)
  return next !== undefined && forms.has(word + next) ? [word, next] : []
}

function bestOf(similar: ReadonlyMap<string, number>, forms: ReadonlySet<string>): number {
  let best = 0
  for (const [word, like] of similar) if (like > best && forms.has(word)) best = like
  return best
}

function matchedAs(
  one: Indexed,
  typed: Typed,
  similar: Similar,
  score: number,
): MatchedAs | undefined {
  const { types } = one.place
  const share = (writings: string[][]) => shareOf(writings, typed, similar)
  const leastShare = score >= fitting ? minShareOfFitting : minShare
  const isMeant = (writings: string[][]) => share(writings) >= leastShare
  // The code of a building is found where nothing else is typed.
  if (types.includes('postal_code')) return hasOnlyCode(one, typed) ? 'town' : undefined
  if (types.includes('locality')) return share(one.towns) >= minTownShare ? 'town' : undefined
  if (types.some((type) => streetTypes.has(type)))
    return isMeant(one.streets) ? 'street' : undefined
  // The town alone names no building: "Packstation 145, Köln" is not the Kölner Dom.
  const towns = new Set(one.towns.flat())
  const named = { ...typed, words: typed.words.filter((word) => !towns.has(word)) }
  if (shareOf(one.names, named, similar) >= leastShare) return 'name'
  // Without its name Google returns the address, which is a place of its own.
  if (types.includes('establishment')) return undefined
  const isNumberTyped = one.numbers.some((number) => includesRun(typed.inOrder, number))
  return isNumberTyped && isMeant(one.streets) ? 'address' : undefined
}

/** How much of the best fitting writing was typed, 0 to 1. */
const shareOf = (writings: string[][], { words, pairs }: Typed, similar: Similar): number => {
  const bestTyped = (word: string) =>
    words.reduce((best, one) => Math.max(best, similar(one).get(word) ?? 0), 0)
  const shares = writings.map((writing) => {
    const found = writing.map((word, at) =>
      Math.max(
        bestTyped(word),
        bestTyped(word + (writing[at + 1] ?? '')),
        bestTyped((writing[at - 1] ?? '') + word),
        pairs.has(word) ? 1 : 0,
      ),
    )
    const whole = writing.reduce((sum, word) => sum + weightOf(word), 0)
    return writing.reduce((sum, word, at) => sum + weightOf(word) * (found[at] ?? 0), 0) / whole
  })
  return Math.max(0, ...shares)
}

const includesRun = (words: string[], run: string[]): boolean =>
  words.some((_, at) => run.every((word, offset) => words[at + offset] === word))

function indexOf(place: WorldPlace): Indexed {
  const texts = Object.values(place.texts)
  const aliases = place.aliases ?? []
  const has = (wanted: ReadonlySet<string>) => (component: WireComponent) =>
    component[2].some((type) => wanted.has(type))
  const writings = (isWanted: (component: WireComponent) => boolean) =>
    texts.flatMap(({ components }) =>
      components
        .filter(isWanted)
        .flatMap(([long, short]) => [wordsOf(long), wordsOf(short), wordsOf(respelt(long))])
        .flatMap((words) => [words, ...initialsOf(words)]),
    )
  const also = aliases.map(wordsOf)
  const isStreet = (one: WireComponent) => has(streetTypes)(one) || isKoreanStreet(one)
  const towns = writings(has(townTypes))
  // A village without streets numbers its houses: "Wola Batorska 112".
  const ofStreet = writings(isStreet)
  const streets = [...(ofStreet.length > 0 ? ofStreet : towns), ...also]
  const isNamed = place.types.includes('establishment') || place.types.includes('premise')
  const lines = [...texts.flatMap(linesOf), ...aliases]
  return {
    place,
    forms: new Set([...lines.flatMap(formsOf), ...streets.flat()]),
    streets,
    towns,
    names: isNamed ? [...texts.flatMap(namesOf), ...also] : [],
    numbers: texts.flatMap(numbersOf),
  }
}

function formsOf(line: string): string[] {
  const words = wordsOf(line)
  return [
    ...words,
    ...wordsOf(respelt(line)),
    ...words.map((word, at) => word + (words[at + 1] ?? '')),
  ]
}

/** "M.G. Road" for Mahatma Gandhi Road: the names as initials, the kind of street as it is. */
function initialsOf(words: string[]): string[][] {
  const names = words.filter((word) => weightOf(word) === 1)
  if (names.length < 2) return []
  const initials = names.map((word) => word[0]).join('')
  return [[initials, ...words.filter((word) => weightOf(word) < 1)]]
}

const linesOf = ({ description, formattedAddress, components }: PlaceText): string[] => [
  description,
  formattedAddress,
  ...components.flatMap((component) => component.slice(0, 2) as [string, string]),
]

/**
 * What the description has beside the components: the name. Else a building without number. The
 * fifth set has names among the components.
 */
function namesOf({ description, components: all }: PlaceText): string[][] {
  const components = all.filter(([, , types]) => !types.includes('establishment'))
  const hasName = ([long, , types]: PlaceText['components'][number]) =>
    types.includes('premise') && !/\p{Nd}/u.test(long)
  const premise = components.find(hasName)
  if (premise) return [wordsOf(premise[0])]
  const rest = components.reduce((text, [long]) => without(text, long), description)
  const words = wordsOf(rest).filter((word) => !/^\d/.test(word) || !/chome/i.test(description))
  return words.some((word) => weightOf(word) === 1) ? [words] : []
}

/** The text without this part. In spaced scripts only whole words: the Kölner Dom keeps its name. */
function without(text: string, part: string): string {
  const at = text.indexOf(part)
  const isInWord = /^\p{sc=Latin}/u.test(text.slice(at + part.length))
  return at < 0 || isInWord ? text : `${text.slice(0, at)} ${text.slice(at + part.length)}`
}

function numbersOf({ components }: PlaceText): string[][] {
  const all = components.filter((component) => !isKoreanStreet(component))
  const part = (type: string) => all.find(([, , types]) => types.includes(type))?.[0]
  const number = part('street_number')
  if (number) {
    const words = wordsOf(number.replace(/^no\.?\s*(?=\d)/i, ''))
    // Conscription number and street number: each of them is enough.
    const parts = number.includes('/') ? words.map((word) => [word]) : []
    const short = words.join('').replace(/bis$/, 'b')
    return [words, [words.join('')], [short], ...parts]
  }
  // Some houses of Japan are a block, and no number in one: 315 of a small town.
  const isBlock = part('sublocality_level_2') !== undefined
  const premise = part('premise') ?? (isBlock ? part('sublocality_level_4') : undefined)
  if (!premise || !/\p{Nd}/u.test(premise)) return []
  const blocks = ['sublocality_level_3', 'sublocality_level_4', 'premise'].map(part)
  const digits = blocks.flatMap((text) => (text ?? '').normalize('NFKC').match(/\d+/g) ?? [])
  return [digits, wordsOf(premise)]
}
