import type { Candidate } from './found.ts'

/** What the houses of an estate are called before their number, folded. */
const kinds = 'casa|villa|house|quinta|maison|building|bldg|bloc|bloque|lote|lot|plot|дом|будинок'
const numbered = new RegExp(
  `^(?:${kinds})\\.?\\s+(?:n[°ºo]?\\.?\\s*)?(\\p{Nd}+(?:\\s?-?\\s?\\p{L})?)$`,
  'iu',
)

/**
 * A candidate that is a house of an estate without streets, with the estate as its street: "Casa
 * 56-B, Residencial Los Cipreses", "Villa 5412, Sicap Liberté 5". The provider shows the house as a
 * building's name, of which another number would be another way to write it. Any other candidate
 * is returned as it is. Pure.
 */
export function asHouseOfStreet(candidate: Candidate): Candidate {
  const { components } = candidate
  if (!components?.building || components.street) return candidate
  const { building, ...parts } = components
  const street = parts.dependentLocality
  const [, houseNumber] = numbered.exec(building) ?? []
  if (!houseNumber || !street) return candidate
  return { ...candidate, components: { ...parts, houseNumber, street } }
}
