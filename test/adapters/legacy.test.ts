import { createLegacyPlaces } from '../../services/worker/provider/google-legacy/places.ts'
import { type Edition, googlePlaces } from './edition.ts'
import { placesContract } from './places-contract.ts'
import { realPlaces } from './real-places.ts'

const edition: Edition = {
  ...googlePlaces,
  name: 'legacy',
  moves: 'replaced',
  realPlaces,
  create: createLegacyPlaces,
  detailsFields: 'basic',
  idFields: 'idRefresh',
  detailsUsd: 0.017,
  predictionBody: (description, match) => ({
    status: 'OK',
    predictions: [{ place_id: 'x', description, matched_substrings: [match] }],
  }),
  emptyAnswer: { status: 'ZERO_RESULTS', predictions: [] },
  nonsense: {
    autocomplete: [
      [],
      {},
      '"text"',
      '7',
      '',
      { status: null },
      { status: 'SOMETHING_NEW', predictions: [] },
      { status: 'OK', predictions: null },
      { status: 'OK', predictions: [null] },
      { status: 'OK', predictions: [{ place_id: 'x', matched_substrings: 3 }] },
    ],
    details: [
      [],
      {},
      '"text"',
      { status: 'SOMETHING_NEW', result: { place_id: 'x' } },
      { status: 'OK' },
      { status: 'OK', result: null },
      { status: 'OK', result: {} },
      { status: 'OK', result: { place_id: 'x', address_components: [null] } },
    ],
  },
}

placesContract(edition)
