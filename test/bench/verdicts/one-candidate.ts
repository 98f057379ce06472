import { readNewDetails } from '../../../services/worker/provider/google-new/wire.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Candidate } from '../../../shared/verdict/found.ts'
import { judge } from '../../../shared/verdict/judge.ts'
import type { PolicyName } from '../../../shared/verdict/verdicts.ts'
import { placeBody } from './stand-in/provider.ts'
import type { PlaceText, WorldPlace } from './tables.ts'

/** A place as the provider returns it in one language, with this text. */
export function candidateIn(
  place: WorldPlace,
  language: string,
  { formattedAddress }: PlaceText,
): Candidate {
  const { placeId, components = {} } = readNewDetails(placeBody(place, language))
  return { ...pointIn(place), placeId, formattedAddress, components, types: place.types }
}

export const pointIn = ({ location: [latitude, longitude] }: WorldPlace) => ({
  latitude,
  longitude,
})

/** Whether the address is accepted as this place, where the provider returns no other. */
export function isAccepted(
  stored: WrittenAddress,
  candidate: Candidate,
  policy: PolicyName = 'normal',
): boolean {
  const { verdict } = judge(stored, { candidates: [candidate] }, policy)
  return verdict === 'confirmed' || verdict === 'corrected'
}
