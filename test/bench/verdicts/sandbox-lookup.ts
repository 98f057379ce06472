import { placeFor, searchFor } from '../../../services/sandbox/places/fates.ts'
import type { Gazetteer } from '../../../services/sandbox/places/gazetteer.ts'
import { newPlace } from '../../../services/sandbox/wire/new-place.ts'
import { predictionTypes } from '../../../services/sandbox/wire/place-types.ts'
import { predictionOf } from '../../../services/sandbox/wire/prediction.ts'
import { readNewDetails } from '../../../services/worker/places/new-wire.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Candidate, Found } from '../../../shared/verdict/found.ts'
import { likeliest } from '../../../shared/verdict/judge.ts'
import { type Query, queryOf, widerQueryOf } from '../../../shared/verdict/query.ts'

const mostPredictions = 5

/** What the `places` strategy brings back: predictions, in the whole world if there are none in the country, and the details of the likeliest. */
export function lookUp(gazetteer: Gazetteer, stored: WrittenAddress): Found {
  const query = queryOf(stored)
  if (!query) return { candidates: [] }
  const first = predictionsOf(gazetteer, query)
  const wider = first.length === 0 ? widerQueryOf(stored) : undefined
  const candidates = wider ? predictionsOf(gazetteer, wider) : first
  const chosen = likeliest(
    stored,
    candidates.map(({ formattedAddress }) => formattedAddress),
  )
  return {
    candidates: candidates.map((candidate, index) =>
      index === chosen ? detailed(gazetteer, candidate, query) : candidate,
    ),
  }
}

function predictionsOf(gazetteer: Gazetteer, { input, countries = [], language }: Query): Candidate[] {
  return searchFor(gazetteer, { input, language, countries, limit: mostPredictions }).map(({ place }) => ({
    placeId: place.id,
    formattedAddress: predictionOf(place, input, language).description,
    types: predictionTypes(place),
  }))
}

/** As the worker reads the New edition's details. */
function detailed(gazetteer: Gazetteer, candidate: Candidate, { language }: Query): Candidate {
  const found = placeFor(gazetteer, candidate.placeId)
  if (typeof found === 'string') return candidate
  const {
    formattedAddress = '',
    components,
    types = [],
    latitude,
    longitude,
  } = readNewDetails(newPlace(found.place, language))
  return {
    placeId: candidate.placeId,
    formattedAddress,
    types,
    ...(components && { components }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  }
}
