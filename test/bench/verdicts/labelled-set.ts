import { loadCountryForms } from '../../../services/sandbox/places/country-forms.ts'
import { fold } from '../../../services/sandbox/places/normalise.ts'
import { loadAddresses } from '../../../services/sandbox/places/real-addresses.ts'
import { hash } from '../../../services/sandbox/places/synthetic.ts'
import { seededRandom } from '../../../services/sandbox/random.ts'
import { damagesIn, type World } from './damages.ts'
import type { LabelledCase, Making } from './labelled-case.ts'
import { writings } from './writings.ts'
import { type Written, writtenFrom } from './written.ts'

const data = new URL('../../../services/sandbox/data/', import.meta.url)
/**
 * How many of the kinds of damage, and of the other writings, are applied to an address; half as
 * many where it is there in two scripts.
 */
const usual = { damages: 5, writings: 2 }
const seed = 20_261_121

/**
 * Real addresses of the world, each damaged in some ways and written otherwise in some: the same in
 * every run.
 */
export function makeLabelledSet(perAddress = usual): LabelledCase[] {
  const records = loadAddresses(new URL('addresses/', data))
  const all = records
    .flatMap((record) => [writtenFrom(record, 'local'), writtenFrom(record, 'latin')])
    .filter((written) => written !== undefined && isWhole(written)) as Written[]
  const forms = loadCountryForms(new URL('country-forms.json', data))
  const commonStreets = new Map(
    [...forms].map(([code, { streets }]) => [
      code,
      new Set(streets.flatMap(({ local, latin }) => [local, latin ?? local]).map(fold)),
    ]),
  )
  const damages = damagesIn({ all, commonStreets } satisfies World)
  return all.flatMap((written) => {
    const share = all.some(({ id, script }) => id === written.id && script !== written.script)
      ? 0.5
      : 1
    return [
      ...casesOf(written, damages, Math.ceil(perAddress.damages * share), false),
      ...casesOf(written, writings, Math.ceil(perAddress.writings * share), true),
    ]
  })
}

/** Japanese quarters without a block are no addresses. */
const isWhole = ({ street, number, countryCode }: Written): boolean =>
  street !== '' && (countryCode !== 'JP' || /\p{Nd}/u.test(street + number))

function casesOf(
  written: Written,
  makings: Record<string, Making>,
  most: number,
  isLegitimate: boolean,
): LabelledCase[] {
  const { id, countryCode, script } = written
  const random = seededRandom(hash(`${seed} ${id} ${script} ${isLegitimate}`))
  const cases = Object.entries(makings).flatMap(([made, make]) => {
    const order = random()
    const labelled = written.isRoute && !isLegitimate ? undefined : make(written, random)
    return labelled
      ? [{ order, case: { ...labelled, record: id, country: countryCode, made, isLegitimate } }]
      : []
  })
  return cases
    .sort((a, b) => a.order - b.order)
    .slice(0, most)
    .map((one) => one.case)
}

/**
 * What the comparison was tuned on: seven addresses of eight. Of the last eighth only counts by
 * country and reason were looked at while tuning. By record, so that no address is in both.
 */
export const isForTuning = ({ record }: LabelledCase): boolean => hash(`half ${record}`) % 8 !== 7
