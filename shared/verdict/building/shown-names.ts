import { isNearlyOneOf } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Comparison } from '../comparison.ts'
import { hasAll, sectionsOf, tokens } from '../other-places.ts'
import { isOfName } from './building-words.ts'

/**
 * The names of the building that the provider shows: its own, and what stands before the street, or
 * before the areas where there is no street.
 */
export function shownNames({
  parts,
  country,
  street,
  formatted,
  towns,
  regions,
}: Comparison): (readonly Token[])[] {
  const { building, locality, dependentLocality, district, region } = parts
  const names = [locality, dependentLocality, district, region, parts.country].filter(Boolean)
  const isArea = isNearlyOneOf([
    ...tokens(names.join(', '), country),
    ...[...towns, ...regions].flat(),
  ])
  const isName = (section: readonly Token[]) =>
    section.some((token) => isOfName(token) && !isNumeric(token.text) && !isArea(token)) &&
    !section.some(({ raw }) => hasUnspaced(raw))
  const sections = sectionsOf(formatted())
  const named = street.filter(({ isType, isSmall }) => !isType && !isSmall)
  // "Plein 29" is a street, too.
  const telling = named.length > 0 ? named : street
  const at = sections.findIndex((section) =>
    telling.length > 0 ? hasAll(section, telling) : section.some(isArea),
  )
  const before = sections.slice(0, Math.max(0, at)).filter(isName)
  return [...(building ? [tokens(building, country)] : []), ...before]
}
