import { faultOf, specialPlaceOf } from '../test-inputs.ts'
import type { Gazetteer, Hit, SearchQuery } from './gazetteer.ts'
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
  if (faultOf(placeId)) return { place: gazetteer.testPlace }
  const lookup = gazetteer.lookup(placeId)
  return lookup.state === 'found' ? { place: lookup.place } : lookup.state
}

/** A search that also knows the documented test texts; the prediction for an obsolete id is offered all the same. */
export function searchFor(gazetteer: Gazetteer, query: SearchQuery): readonly Hit[] {
  const special = specialPlaceOf(query.input)
  if (special) return [{ place: { ...gazetteer.testPlace, id: special.placeId }, partial: false, score: 1 }]
  if (faultOf(query.input)) return [{ place: gazetteer.testPlace, partial: false, score: 1 }]
  return gazetteer.search(query)
}
