import { areaWords, compareAreas, isAreaKind } from '../../address/areas/areas.ts'
import { isOneTheBeginning } from '../../address/areas/like-towns.ts'
import { dutchProvinces } from '../../address/data/region-names.ts'
import { ownCharacter } from '../../address/words/character-standards.ts'
import { isSameWord } from '../../address/words/same-words.ts'
import { tokensIn } from '../../address/words/vocabulary.ts'
import { fold, plain } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'

/** What tells towns of one name apart: "Frankfurt (Oder)", "Newcastle under Lyme", "a.d. Aisch". */
const addition = new RegExp(
  '[(/]|[\\s-](?:' +
    'an?|am|b\\.?|bei|i\\.?|n\\.?|p\\.?|in|im|ob?|vor|sur|lès|les|upon|under|on|by|de|del|nad|' +
    'pod|ved|aan|op' +
    ')[\\s.-]',
  'iu',
)

/** The name of a town without its addition: "Rüti bei Büren". Undefined where it has none. */
export function withoutAddition(town: string): string | undefined {
  const { index = 0 } = addition.exec(town) ?? {}
  return index === 0 ? undefined : town.slice(0, index)
}

/** Whether the stored town and the candidate's begin alike and have different additions. */
export function hasOtherAddition({
  fields: { city },
  reading: { postalCode },
  parts: { locality = '' },
  country,
  candidate,
}: Comparison): boolean {
  const named = postalCode?.field === 'city' ? city.replace(postalCode.text, '') : city
  // Behind a comma stands the region: "Naucalpan, Edo. de Méx.".
  const town = named.split(/,|\s-\s|\s\/\s/)[0] ?? ''
  const shown = withShownAddition(locality, candidate.formattedAddress)
  const [own, found] = [addition.exec(town), addition.exec(shown)]
  if (!own || !found || own.index === 0 || found.index === 0) return false
  const words = (text: string) => areaWords(tokensIn(text, country))
  const isSame = (a: string, b: string) => compareAreas(words(a), words(b)) === 'same'
  // Its last word is the name of a river or place: "a.d. Aisch" is "an der Aisch".
  const last = (text: string) => words(text).slice(-1)
  const [mine, other] = [town.slice(own.index), shown.slice(found.index)]
  // "Frankfurt am Main Höchst": the quarter, the region or the code stands behind the whole name.
  const [stored, whole] = [withoutSigns(town), withoutSigns(shown)]
  if (stored.startsWith(whole) || whole.startsWith(stored)) return false
  return (
    isSame(town.slice(0, own.index), shown.slice(0, found.index)) &&
    compareAreas(last(mine), last(other)) === 'different'
  )
}

const withoutSigns = (name: string): string =>
  fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The town with what stands behind it in the formatted address alone: "Neustadt (Hessen)". */
function withShownAddition(locality: string, formattedAddress: string): string {
  const at = formattedAddress.lastIndexOf(`${locality} (`)
  return (at >= 0 && /^[^)]*\)/.exec(formattedAddress.slice(at))?.[0]) || locality
}

/** Indonesia's towns and the regencies around them have one name: Kota Bogor, Kabupaten Bogor. */
export function isInOtherKindOfMunicipality({ fields, parts, country }: Comparison): boolean {
  const kindOf = (name = '') => /^(kota|kab)(?:upaten)?(?!\p{L})/u.exec(name.toLowerCase())?.[1]
  const [stored, found] = [kindOf(fields.city), kindOf(parts.locality)]
  return country === 'ID' && stored !== undefined && found !== undefined && stored !== found
}

/** The same, where neither addition is short for the other: "Ústí n. L.", "nad Orlicí". */
export function hasContradictingAddition(comparison: Comparison): boolean {
  const initialOf = (name: string) => /(\p{L})\p{L}*\.?\)?$/u.exec(fold(name))?.[1]
  const { fields, parts, candidate } = comparison
  const shown = withShownAddition(parts.locality ?? '', candidate.formattedAddress)
  const [town = ''] = fields.city.split(',')
  return hasOtherAddition(comparison) && initialOf(town) !== initialOf(shown)
}

/**
 * Whether the stored town and the candidate's differ only in a short suffix, which tells towns and
 * postal districts of one name apart: Nykøbing F and Nykøbing M, København K and København V.
 */
export function hasOtherSuffix({
  fields: { city },
  parts: { locality = '' },
  country,
}: Comparison): boolean {
  // "Jeju city" is Jeju-si.
  if ([city, locality].every((name) => tokensIn(name, country).some(isAreaKind))) return false
  const [stored, found] = [city, locality].map((name) => fold(name).match(/[\p{L}\p{N}]+/gu) ?? [])
  const [own = '', other = ''] = [stored?.at(-1), found?.at(-1)]
  if (!stored || stored.length !== found?.length || stored.length < 2) return false
  const [short, long] = own.length < other.length ? [own, other] : [other, own]
  return (
    short.length <= maxSuffix &&
    !long.startsWith(short) &&
    stored.slice(0, -1).join(' ') === found.slice(0, -1).join(' ')
  )
}

const maxSuffix = 2

/** Whether the stored town is only the first word of the candidate's: Palmerston North. */
export function isBeginningOfTown({
  fields: { city },
  parts: { locality = '' },
}: Comparison): boolean {
  const [own, found] = [fold(city).trim(), fold(locality)]
  return own !== '' && found.startsWith(`${own} `)
}

/**
 * Whether the stored town's name goes on behind the found one's, and is that of another town in the
 * United States: Point Pleasant Beach has the codes of Point Pleasant, too. One town may have both
 * names where it lies on an island, by the sea or on a river, or is joined with its county.
 */
export function isLongerTown({ fields, reading: { city }, parts, country }: Comparison): boolean {
  const { locality = '' } = parts
  const name = tokensIn(locality, country)
  const isJoined = /^\s?[-–]/.test(fields.city.slice(locality.length))
  if (isJoined || ['by', 'island', 'on'].includes(city[name.length]?.text ?? '')) return false
  const isBeginning = name.every((word, at) => city[at] && isSameWord(city[at], word))
  const whole = [locality, ...city.slice(name.length).map(({ raw }) => raw)].join(' ')
  return country === 'US' && isBeginning && isOneTheBeginning(locality, whole, country)
}

/**
 * Whether another canton or province is stored behind the town's name: Buchs ZH is not Buchs SG,
 * Hengelo (Ov) is not the one in Gelderland.
 */
export function isInOtherCanton({ fields, parts, country }: Comparison): boolean {
  const short = /\s\(?(\p{L}{2,3})\.?\)?$/u.exec(fields.city)?.[1] ?? ''
  if (country === 'CH')
    return /^[A-Z]{2}$/.test(short) && !!parts.regionCode && short !== parts.regionCode
  const provinces = country === 'NL' ? dutchProvinces.get(short.toLowerCase()) : undefined
  return provinces !== undefined && !!parts.region && !provinces.includes(plain(parts.region))
}

/**
 * Whether the capital of Argentina is stored, and the place is in the province of nearly the same
 * name.
 */
export const isInProvinceOfCapital = ({ fields, parts, country }: Comparison): boolean =>
  country === 'AR' &&
  /capital federal|\bcap\.? fed|c\.?a\.?b\.?a\b|ciudad aut/i.test(fields.city) &&
  /provinc/i.test(parts.region ?? '') &&
  !/^buenos aires$/i.test(parts.locality ?? '')

/**
 * Whether a municipality of Japan is stored with its kind, and the place is not in it: 大阪市 is not
 * 東大阪市 in 大阪府, 大津市 is not 大津町, 富士市 is not 富士宮市.
 */
export function isInOtherMunicipality(comparison: Comparison): boolean {
  const { fields, parts, candidate, country } = comparison
  const name = country === 'JP' ? municipality.exec(fields.city.normalize('NFKC'))?.[1] : undefined
  const shown = [parts.locality ?? '', parts.district ?? '', candidate.formattedAddress]
    .filter((text) => municipality.test(text))
    .join()
  const plainCharacters = (text: string) =>
    [...text].map((character) => ownCharacter(character, 'JP') ?? character).join('')
  // In other characters than Japan's own, it is compared by its sound.
  const isOwn = [...(name ?? '')].every((character) => ownCharacter(character, 'JP') !== undefined)
  return (
    name !== undefined &&
    isOwn &&
    shown !== '' &&
    !new RegExp(`(?<![東西南北新])${plainCharacters(name)}`, 'u').test(plainCharacters(shown))
  )
}

/** Behind its prefecture and county. */
const municipality = /^(?:.{2,3}[都道府県](?!郡))?(?:\p{L}{1,4}郡)?(\p{Script=Han}{1,5}?[市町村])/u
