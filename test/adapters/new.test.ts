import { createNewPlaces } from '../../services/worker/provider/google-new/places.ts'
import { type Edition, googlePlaces } from './edition.ts'
import { placesContract } from './places-contract.ts'
import { realPlaces } from './real-places.ts'

const edition: Edition = {
  ...googlePlaces,
  name: 'new',
  moves: 'moved',
  realPlaces,
  create: createNewPlaces,
  detailsFields: 'essentials',
  idFields: 'idsOnly',
  detailsUsd: 0.005,
  predictionBody: (text, { offset, length }) => ({
    suggestions: [
      {
        placePrediction: {
          placeId: 'x',
          text: {
            text,
            matches: [{ ...(offset > 0 && { startOffset: offset }), endOffset: offset + length }],
          },
        },
      },
    ],
  }),
  emptyAnswer: {},
  nonsense: {
    autocomplete: [
      [],
      '"text"',
      '7',
      '',
      { suggestions: null },
      { suggestions: 'many' },
      { suggestions: [null] },
      { suggestions: [{ placePrediction: { placeId: 'x', text: null } }] },
      { suggestions: [{ placePrediction: { placeId: 'x', text: { text: 'x', matches: 3 } } }] },
    ],
    details: [[], '"text"', {}, { id: 'x', addressComponents: [null] }],
  },
}

placesContract(edition)
