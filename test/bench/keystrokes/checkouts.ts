import { countryName } from '../../../services/sandbox/places/country-names.ts'
import {
  type AddressRecord,
  loadAddresses,
} from '../../../services/sandbox/places/real-addresses.ts'
import { seededRandom } from '../../../services/sandbox/random.ts'
import { type Keystroke, logNormal, typeOut } from './typing.ts'

/** One buyer's address, and how it would be typed to the end. */
export interface Checkout {
  /** What the buyer is looking for among the suggestions. */
  placeId: string
  /** Chosen in the form before the address: ISO 3166-1 alpha-2. */
  country: string
  language: string
  keystrokes: Keystroke[]
  /**
   * How long the right suggestion must stand there until the buyer takes it, in milliseconds;
   * Infinity: never looks up.
   */
  noticeMs: number
}

const folder = new URL('../../../services/sandbox/data/addresses/', import.meta.url)

/**
 * Mental preparation (M) of the keystroke-level model: Card, Moran and Newell, "The Psychology of
 * Human-Computer Interaction", 1983.
 */
const noticeMedianMs = 1350
const noticeSpread = 0.3
/** Assumed: they type to the end whatever is shown. */
const neverLooksUpShare = 0.1

/**
 * Buyers of real addresses all over the world; no address comes again before all have come. The
 * same in every run. The sandbox finds an address sooner than Google may, knowing fewer; who looks
 * up presses some 12 keys of 33. One vendor (PlaceKit) speaks of 10 instead of 35.
 */
export function makeCheckouts(count: number): Checkout[] {
  const records = shuffled(
    loadAddresses(folder).filter(({ kind }) => kind !== 'route' && kind !== 'post_box'),
  )
  return Array.from({ length: count }, (_, index) =>
    makeCheckout(records[index % records.length] as AddressRecord, index),
  )
}

function makeCheckout(record: AddressRecord, seed: number): Checkout {
  const random = seededRandom(-1 - seed)
  const looksUp = random() >= neverLooksUpShare
  return {
    placeId: `SBX_${record.id}`,
    country: record.local.countryCode,
    language: record.language,
    keystrokes: typeOut(addressLine(record), seed),
    noticeMs: looksUp ? logNormal(random, noticeMedianMs, noticeSpread) : Infinity,
  }
}

/**
 * As it is written in its country, without the country and the postal code: those have fields of
 * their own.
 */
export function addressLine({ formatted, local, language }: AddressRecord): string {
  const { country, countryCode, postalCode = '', postalCodeSuffix = '' } = local
  const written =
    [country, countryName(countryCode, language)].find((name) => formatted.includes(name)) ?? ''
  return [written, postalCode, postalCodeSuffix, '〒', '邮政编码:']
    .reduce(withoutLast, formatted)
    .replace(/\s+/g, ' ')
    .replace(/ ?,(?: ?[,-])*/g, ',')
    .replace(/^[\s,、،-]+|[\s,、،-]+$/g, '')
}

/** The last one: "Andorra la Vella, Andorra". */
function withoutLast(text: string, part: string): string {
  const at = text.lastIndexOf(part)
  return at === -1 ? text : text.slice(0, at) + text.slice(at + part.length)
}

function shuffled<T>(items: T[]): T[] {
  const random = seededRandom(20_261_121)
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
