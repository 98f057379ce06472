import { faultOf, specialPlaceOf } from '../test-inputs.ts'
import type { Gazetteer, Hit, SearchQuery } from './gazetteer.ts'
import type { Place } from './place.ts'

/** The place of an id. `moved`: the place is closed, and this is the id of its new place. */
export type Found = { place: Place; moved?: string } | 'unknown' | 'malformed'

const attribution = { provider: 'Example & Co', providerUri: 'https://example.com/?a=1&b=2' }

/** Looks up an id, including the special ones of test-inputs.ts. */
export function placeFor(gazetteer: Gazetteer, placeId: string): Found {
  const special = specialPlaceOf(placeId)
  if (special?.outcome === 'obsolete') return 'unknown'
  const target = special && gazetteer.testPlace
  if (special?.outcome === 'moved' && target)
    return { place: { ...target, id: placeId }, moved: target.id }
  if (special?.outcome === 'notGeocoded' && target) return { place: { ...target, id: placeId } }
  if (special?.outcome === 'attributed' && target)
    return { place: { ...target, id: placeId, attribution } }
  if (target) return { place: target }
  if (faultOf(placeId)) return { place: gazetteer.testPlace }
  const lookup = gazetteer.lookup(placeId)
  return lookup.state === 'found' ? { place: lookup.place } : lookup.state
}

/** A search that also knows the test inputs. An obsolete id is offered as a prediction, too. */
export function searchFor(gazetteer: Gazetteer, query: SearchQuery): readonly Hit[] {
  const special = specialPlaceOf(query.input)
  if (special)
    return [{ place: { ...gazetteer.testPlace, id: special.placeId }, partial: false, score: 1 }]
  if (faultOf(query.input)) return [{ place: gazetteer.testPlace, partial: false, score: 1 }]
  return gazetteer.search(query)
}
