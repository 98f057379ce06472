import { seededRandom } from '../../../services/sandbox/random.ts'
import { placesStrategy } from '../../../services/worker/strategies/places.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import { isSame } from './absent-places.ts'
import { pick, type Random } from './labelled-case.ts'
import { asShown } from './shown-address.ts'
import { createStandIn } from './stand-in/provider.ts'
import { inLanguages, judgeAll, providerCall } from './table-run.ts'
import { isRightlySaid, type Said } from './table-score.ts'
import { loadPlaces, type TableRow, tableSets, type WorldPlace } from './tables.ts'

/** An address in another writing; undefined where it is the same in that one. */
type Rewriting = (stored: WrittenAddress, random: Random) => WrittenAddress | undefined

/** How people write an address that the provider knows. */
const rewritings: Record<string, Rewriting> = {
  'in small letters': (stored) => changed(stored, (text) => text.toLowerCase()),
  'without accents': (stored) => changed(stored, withoutAccents),
  'in one text': ({ line1, line2, postalCode, city, region, country }) =>
    inOneText([line1, line2, textOf([postalCode, city], ' '), region !== city && region], country),
  'in one text, the code last': ({ line1, line2, postalCode, city, region, country }) =>
    inOneText([line1, line2, city, region !== city && region, postalCode], country),
  'without the code': ({ postalCode, ...rest }) => (postalCode ? rest : undefined),
  'without the region': ({ region, ...rest }) => (region ? rest : undefined),
  'without the town': ({ city, ...rest }) => (rest.postalCode && city ? rest : undefined),
  'without the quarter': ({ line2, ...rest }) => (line2 ? rest : undefined),
  'the quarter before the street': ({ line1, line2, ...rest }) =>
    line2 ? { ...rest, line1: `${line2}, ${line1}` } : undefined,
  'the quarter behind the street': ({ line1, line2, ...rest }) =>
    line2 ? { ...rest, line1: `${line1}, ${line2}` } : undefined,
  'the town behind the street, too': (stored) => ({
    ...stored,
    line1: `${stored.line1}, ${stored.city}`,
  }),
  'the code with the town': ({ postalCode, city, ...rest }) =>
    postalCode ? { ...rest, city: `${postalCode} ${city}` } : undefined,
  'the region with the town': ({ region, city, ...rest }) =>
    region && region !== city ? { ...rest, city: `${city}, ${region}` } : undefined,
  'a letter of the street left out': misspelt('line1', leftOut),
  'two letters of the street exchanged': misspelt('line1', exchanged),
  'a letter of the street beside its key': misspelt('line1', besideItsKey),
  'a letter of the town left out': misspelt('city', leftOut),
  'two letters of the town exchanged': misspelt('city', exchanged),
  'a letter of the town beside its key': misspelt('city', besideItsKey),
}

export interface Rewritten {
  /** A key of `rewritings`, above. */
  writing: string
  said: Said
}

/** Each address is written in so many ways. */
const writingsEach = 3
const seed = 20_261_123

/**
 * Each address of all sets that `places` accepts as the provider shows it, written in other ways.
 * What is not accepted then is a false alarm, but where several places fit: without a code or a
 * quarter that may be so. This needs no labels.
 */
export async function judgeRewritten(): Promise<Rewritten[]> {
  const rewritten: Rewritten[] = []
  const random = seededRandom(seed)
  for (const set of tableSets) {
    const world = loadPlaces(set)
    const { places } = createStandIn(world)
    const strategy = placesStrategy({ edition: 'new', places, providerCall, inLanguages })
    const shown = await judgeAll(
      strategy,
      world.flatMap((place) => rowsOf(place, world)),
    )
    for (const { row } of shown.filter(isRightlySaid))
      for (const [writing, stored] of writingsOf(row.stored, random)) {
        const [said] = await judgeAll(strategy, [{ ...row, stored }])
        if (said) rewritten.push({ writing, said })
      }
  }
  return rewritten
}

/** Whether it is refused, or sent to a person, though only one place fits. */
export const isNeedlesslyRefused = ({ said }: Rewritten): boolean =>
  !said.row.verdicts.includes(said.verdict) && !said.reasons.includes('several_candidates')

function rowsOf(place: WorldPlace, world: readonly WorldPlace[]): TableRow[] {
  const { id, country, texts } = place
  const right = world.flatMap((other) => (isSame(other, place) ? [other.id] : []))
  return Object.values(texts).flatMap((text) => {
    const stored = asShown(text, country)
    const verdicts: TableRow['verdicts'] = ['confirmed', 'corrected']
    return stored ? [{ id, kind: 'typed', country, stored, right, verdicts, falseAlarms: [] }] : []
  })
}

function writingsOf(stored: WrittenAddress, random: Random): [string, WrittenAddress][] {
  const left = Object.entries(rewritings)
  const chosen: [string, WrittenAddress][] = []
  while (left.length > 0 && chosen.length < writingsEach) {
    const one = pick(left, random) as (typeof left)[number]
    left.splice(left.indexOf(one), 1)
    const [writing, rewrite] = one
    const written = rewrite(stored, random)
    if (written) chosen.push([writing, written])
  }
  return chosen
}

const textOf = (parts: readonly (string | false | undefined)[], separator: string): string =>
  parts.filter(Boolean).join(separator)

const inOneText = (
  parts: readonly (string | false | undefined)[],
  country: string | undefined,
): WrittenAddress => ({ text: textOf(parts, ', '), ...(country && { country }) })

/** Only if that changes anything. */
function changed(
  stored: WrittenAddress,
  change: (text: string) => string,
): WrittenAddress | undefined {
  const result = Object.fromEntries(
    Object.entries(stored).map(([field, text]) => [field, change(text)]),
  )
  return JSON.stringify(result) === JSON.stringify(stored) ? undefined : result
}

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize('NFC')

/** Shorter words have no errors: too many other names are as near. */
const longWord = /\p{Script=Latin}{6,}/gu

/** An error in the longest word of the field, behind its first letter. */
function misspelt(
  field: 'line1' | 'city',
  change: (word: string, at: number) => string,
): Rewriting {
  return (stored, random) => {
    const text = stored[field] ?? ''
    const [word] = (text.match(longWord) ?? []).sort((a, b) => b.length - a.length)
    if (!word) return undefined
    const wrong = change(word, 1 + Math.floor(random() * (word.length - 3)))
    return wrong === word ? undefined : { ...stored, [field]: text.replace(word, wrong) }
  }
}

function leftOut(word: string, at: number): string {
  return word.slice(0, at) + word.slice(at + 1)
}

function exchanged(word: string, at: number): string {
  return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2)
}

const nextKeys = new Map(
  'as sd er rt io op nm ty lk ui'.split(' ').map(([key = '', next = '']) => [key, next]),
)

function besideItsKey(word: string, at: number): string {
  const next = nextKeys.get(word[at] ?? '')
  return next === undefined ? word : word.slice(0, at) + next + word.slice(at + 1)
}
