import { namesOf } from '../address/country-names.ts'
import { isNearly } from '../address/typing-distance.ts'
import { plain } from '../address/words.ts'
import type { Components } from '../api/details.ts'
import { type Comparison, comparisonOf, type Finding } from './comparison.ts'
import type { Candidate } from './found.ts'
import { compareHouse } from './house.ts'
import { comparePlace } from './place.ts'
import { countriesLike } from './query.ts'
import { type Fields, type Reading, storedCountry } from './reading.ts'
import { compareBox, compareStreet, findStreet, type Street } from './street.ts'

/** A candidate's findings, and how the stored address was read in its country. */
export interface Compared {
  findings: Finding[]
  reading: Reading
}

/** All that a candidate says against the stored address; nothing if it is that place, however it is written. Pure. */
export function compareAddress(fields: Fields, candidate: Candidate, parts: Components): Compared {
  const comparison = comparisonOf(fields, candidate, parts)
  const street = findStreet(comparison)
  const box = compareBox(comparison, street)
  const address = box ?? [
    ...compareStreet(comparison, street),
    ...(street.kind === 'none' ? [] : compareHouse(comparison, street)),
  ]
  // What another street lies in says nothing.
  const place = box || street.kind !== 'none' ? comparePlace(comparison, street) : []
  const lands = compareCountry(comparison)
  const isElsewhere = lands.some(({ code }) => code === 'country_differs')
  // In another country, a street of this name and nothing to confirm it is no more than a namesake.
  const placed = place.map((finding) =>
    isElsewhere && finding.code === 'place_unconfirmed' ? { code: 'found_elsewhere' as const } : finding,
  )
  return { findings: [...lands, ...address, ...placed, ...signalsOf(candidate, street)], reading: comparison.reading }
}

function compareCountry({ fields, parts, country }: Comparison): Finding[] {
  if (country === '') return []
  const { text: before, code } = storedCountry(fields)
  const after = parts.country ?? country
  if (before === '') return [{ code: 'country_missing', after }]
  if (code !== undefined)
    return countriesLike(code).includes(country) ? [] : [{ code: 'country_differs', before, after }]
  const isMisspelt = namesOf(country).some((name) => isNearly(plain(name), plain(before)))
  return [{ code: isMisspelt ? 'misspelt_country' : 'country_differs', before, after }]
}

/** What the provider itself says against its answer. */
function signalsOf({ precision, partialMatch, movedPlaceId }: Candidate, street: Street): Finding[] {
  const codes: Finding['code'][] = []
  if (precision === 'interpolated') codes.push('interpolated')
  if (precision === 'approximate' && street.kind !== 'none') codes.push('only_approximate')
  if (partialMatch) codes.push('partial_match')
  if (movedPlaceId) codes.push('place_moved')
  return codes.map((code) => ({ code }))
}
