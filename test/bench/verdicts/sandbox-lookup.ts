import type { Gazetteer } from '../../../services/sandbox/places/gazetteer.ts'
import { placeFor, searchFor } from '../../../services/sandbox/places/special-places.ts'
import { newPlace } from '../../../services/sandbox/wire/new-place.ts'
import { predictionTypes } from '../../../services/sandbox/wire/place-types.ts'
import { predictionOf } from '../../../services/sandbox/wire/prediction.ts'
import { readNewDetails } from '../../../services/worker/provider/google-new/wire.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Candidate, Found } from '../../../shared/verdict/found.ts'
import { alsoWorthReading } from '../../../shared/verdict/judge.ts'
import { likeliest } from '../../../shared/verdict/search/likeliest-prediction.ts'
import { type Query, queryOf, widerQueriesOf } from '../../../shared/verdict/search/query.ts'
import { secondSearch } from '../../../shared/verdict/search/second-search.ts'

const maxPredictions = 5

/**
 * What the `places` strategy brings back: predictions, for the house alone or in the whole world if
 * there are none, the details of the likeliest, and of a second one where it could change the
 * verdict. And what has the stored code or town instead, where those contradict each other.
 */
export function lookUp(gazetteer: Gazetteer, stored: WrittenAddress): Found {
  const query = queryOf(stored)
  if (!query) return { candidates: [] }
  let candidates = predictionsOf(gazetteer, query)
  for (const wider of widerQueriesOf(stored)) {
    if (candidates.length > 0) break
    candidates = predictionsOf(gazetteer, wider)
  }
  const chosen = likeliest(
    stored,
    candidates.map(({ formattedAddress }) => formattedAddress),
  )
  const first = withDetails(gazetteer, candidates, chosen, query)
  const also = alsoWorthReading(stored, { candidates: first })
  const known = withDetails(gazetteer, first, also, query)
  return { candidates: [...known, ...insteadOf(gazetteer, stored, known)] }
}

function insteadOf(gazetteer: Gazetteer, stored: WrittenAddress, known: Candidate[]): Candidate[] {
  const second = secondSearch(stored, { candidates: known })
  const [likely] = second ? second.alike(predictionsOf(gazetteer, second.query)) : []
  const place = second && likely && detailed(gazetteer, likely, second.query)
  return place && second.fits(place) ? [place] : []
}

const withDetails = (
  gazetteer: Gazetteer,
  candidates: readonly Candidate[],
  at: number | undefined,
  query: Query,
): Candidate[] =>
  candidates.map((candidate, index) =>
    index === at ? detailed(gazetteer, candidate, query) : candidate,
  )

function predictionsOf(
  gazetteer: Gazetteer,
  { input, countries = [], language }: Query,
): Candidate[] {
  return searchFor(gazetteer, { input, language, countries, limit: maxPredictions }).map(
    ({ place }) => {
      const { description, main, secondary } = predictionOf(place, input, language)
      return {
        placeId: place.id,
        formattedAddress: description,
        prediction: { description, mainText: main, secondaryText: secondary },
        types: predictionTypes(place),
      }
    },
  )
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
    ...candidate,
    formattedAddress,
    types,
    ...(components && { components }),
    ...(latitude !== undefined && { latitude }),
    ...(longitude !== undefined && { longitude }),
  }
}
