import type { Components } from '../address/components.ts'
import type { Point } from '../address/distance.ts'

/**
 * How precise the coordinates are (services/worker/provider/README.md). Absent where the provider
 * does not say.
 */
type Precision = 'rooftop' | 'interpolated' | 'centre' | 'approximate'

/** A place that the provider returned for a stored address, by any strategy. */
export interface Candidate {
  placeId: string
  /** The address in one line, or the prediction's description where details were not requested. */
  formattedAddress: string
  /** Absent where details were not requested. Such a candidate only shows that there are others. */
  components?: Components
  /**
   * The text of the prediction that led here, where details were requested. It names a building,
   * business or quarter that the formatted address may leave out.
   */
  prediction?: { description: string; mainText: string; secondaryText: string }
  latitude?: number
  longitude?: number
  precision?: Precision
  types: string[]
  /** Must be shown with the address (terms of the provider). */
  attributions?: string[]
  /** Geocoding: part of the query matched nothing. */
  partialMatch?: boolean
  /**
   * Searched for by the stored street's name alone, the provider returns the street of this place.
   */
  isKnownByStoredStreet?: boolean
  /** The provider could not confirm the stored postal code, nor say which one is right. */
  isCodeUnconfirmed?: boolean
  /** Parts that the provider read in the stored address, and could not confirm. */
  unconfirmed?: ('houseNumber' | 'unit')[]
  /** Parts that the provider says are missing in the stored address. */
  missing?: ('houseNumber' | 'unit')[]
  /** The postal service says that it delivers nothing to this address. */
  undelivered?: boolean
  /** The business at this place has moved to the place with this id. */
  movedPlaceId?: string
}

/** What the provider returned for a stored address, best match first. */
export interface Found {
  candidates: Candidate[]
}

/** Where the candidate is. Undefined where the provider does not say. */
export const pointOf = ({ latitude, longitude }: Candidate): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
