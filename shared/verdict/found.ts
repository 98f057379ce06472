import type { Components } from '../api/details.ts'

/** How near the coordinates are to the address (provider-contract §3); absent where the provider doesn't say. */
type Precision = 'rooftop' | 'interpolated' | 'centre' | 'approximate'

/** A place that the provider offers for a stored address, whichever way it was asked. */
export interface Candidate {
  placeId: string
  /** The address in one line, or the prediction's description where details were not asked for. */
  formattedAddress: string
  /** Absent where details were not asked for: such a candidate only says that there are others. */
  components?: Components
  latitude?: number
  longitude?: number
  precision?: Precision
  types: string[]
  /** Geocoding: part of the question fitted nothing. */
  partialMatch?: boolean
  /** The business that was here has moved to this place. */
  movedPlaceId?: string
}

/** What the provider knows of a stored address, the best first. */
export interface Found {
  candidates: Candidate[]
}
