import type { Candidate } from '../found.ts'

/** What the houses of an estate are called before their number, folded. */
const kinds = 'casa|villa|house|quinta|maison|building|bldg|bloc|bloque|lote|lot|plot|дом|будинок'
const numbered = new RegExp(
  `^(?:${kinds})\\.?\\s+(?:n[°ºo]?\\.?\\s*)?(\\p{Nd}+(?:\\s?-?\\s?\\p{L})?)$`,
  'iu',
)

/** The number of a house in an estate of the Philippines. */
const lot = /^bl(?:oc)?k\.?\s\d+\p{L}?,?\s+lot\s\d+\p{L}?$/iu

/** A house of a village in Thailand, which is called by its number: "33/2 Moo 4". */
const ofMoo = /^([\d/]+)\s+((?:Moo|หมู่(?:ที่)?)\s?\d+)$/iu

/**
 * A candidate that is a house of an estate or a village without streets, with these as its street:
 * "Casa 56-B, Residencial Los Cipreses", "Villa 5412, Sicap Liberté 5", "33/2 Moo 4". The provider
 * shows the house as a building's name, of which another number would be another way to write it;
 * block and lot as well, where there is a street. Any other candidate is returned as it is. Pure.
 */
export function asHouseOfStreet(candidate: Candidate): Candidate {
  const { components } = candidate
  const [, number, moo] = ofMoo.exec(components?.houseNumber ?? '') ?? []
  if (number && moo && !components?.street)
    return { ...candidate, components: { ...components, houseNumber: number, street: moo } }
  if (!components?.building) return candidate
  const { building, ...parts } = components
  if (!parts.houseNumber && lot.test(building))
    return { ...candidate, components: { ...parts, houseNumber: building } }
  if (parts.street) return candidate
  const street = parts.dependentLocality
  const [, houseNumber] = numbered.exec(building) ?? []
  if (!houseNumber || !street) return candidate
  const estate = estateIn(candidate.formattedAddress, building, street)
  return { ...candidate, components: { ...parts, houseNumber, street: estate ?? street } }
}

/** The whole name of the estate, which stands beside the house: HLM Grand Yoff, in Grand Yoff. */
function estateIn(address: string, building: string, area: string): string | undefined {
  const sections = address.split(', ')
  const at = sections.indexOf(building)
  return at < 0
    ? undefined
    : [sections[at - 1], sections[at + 1]].find((section) => section?.endsWith(` ${area}`))
}
