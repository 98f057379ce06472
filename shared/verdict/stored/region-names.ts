import { minName, withRegion } from '../../address/areas/areas.ts'
import { areOneRegion } from '../../address/areas/region-in-languages.ts'
import { isOtherSubdivision } from '../../address/areas/subdivisions.ts'
import { isContraction } from '../../address/areas/town-names.ts'
import type { Components } from '../../address/components.ts'
import { britishNations, regionAliases, spanishProvinces } from '../../address/data/region-names.ts'
import { entryOf } from '../../address/words/entry-of.ts'
import { fold } from '../../address/words/words.ts'

/** Folded, and without digits and signs. */
export const onlyLetters = (text: string): string => fold(text).replace(/[^\p{L}]/gu, '')
const nations = new Set(britishNations)
/** Whether a region is England, Scotland, Wales or Northern Ireland. */
export const isBritishNation = (name: string): boolean => nations.has(onlyLetters(name))
const shortWord = /(?<!\p{L})\p{L}{1,4}(?=\s|$)/gu

/** Whether a stored region is a short name or a part of the region that the provider names. */
export function isNameOfRegion(
  stored: string,
  country: string,
  parts: Pick<Components, 'region' | 'regionCode'>,
): boolean {
  const { region = '', regionCode = '' } = parts
  const own = onlyLetters(stored)
  const found = onlyLetters(region)
  const aliases = entryOf(regionAliases, country) ?? {}
  // Not folded: "Daerah" is "darah" then.
  const spelt = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '')
  const plainName = (name: string) =>
    onlyLetters(entryOf(aliases, onlyLetters(name)) ?? entryOf(aliases, spelt(name)) ?? name)
  if ([region, regionCode].some((name) => name && plainName(name) === plainName(stored)))
    return true
  if (areOneRegion(stored, region, country)) return true
  // "pto plata", "E. Rios": short words have no dot where people are in a hurry.
  if (isContraction(stored.replace(shortWord, '$&.'), region)) return true
  // A county; a text with a number is a line in the wrong field.
  if (country === 'GB')
    return (
      nations.has(found) &&
      !nations.has(own) &&
      !/\d/.test(stored) &&
      !isOtherSubdivision(stored, [region], country)
    )
  if (country === 'ES') return entryOf(spanishProvinces, regionCode)?.includes(own) ?? false
  return withRegion.has(country) && own.length >= minName && found.startsWith(own)
}
