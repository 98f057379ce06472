import { type Edition, googlePlaces } from './edition.ts'
import { placesContract } from './places-contract.ts'
import { realPlaces } from './real-places.ts'
import { createRegister } from './register/places.ts'
import { registerId, serveRegister } from './register/server.ts'

const edition: Edition = {
  name: 'register',
  create: createRegister,
  serve: serveRegister,
  placeId: registerId,
  downing: { ...googlePlaces.downing, attributions: ['© The Register'] },
  countryTypes: ['country'],
  realPlaces,
  names: ['register', 'register'],
  hasSessions: false,
  moves: 'none',
  otherFaults: {},
  anyPlaceId: 'PR-1',
  badPlaceIds: [
    [registerId('SBX_obsolete'), 'not_found'],
    [registerId('ChIJN1t_tDeuEmsRUsoyG83frY4'), 'not_found'],
    [registerId('SBX_gb-10-downing-stree'), 'bad_place_id'],
    [registerId('a/../b?c=d&key=e#f'), 'bad_place_id'],
    [registerId('100%'), 'bad_place_id'],
  ],
  callsForMalformed: 1,
  detailsFields: 'essentials',
  idFields: 'idsOnly',
  detailsUsd: 0.005,
  predictionBody: (line, { offset, length }) => ({
    hits: [{ id: 'PR-1', line, rest: '', kind: 'town', marks: [[offset, length]] }],
  }),
  emptyAnswer: { hits: [] },
  nonsense: {
    autocomplete: [
      [],
      {},
      '"text"',
      '7',
      '',
      { hits: null },
      { hits: [null] },
      { hits: [{ id: 'PR-1' }] },
      { hits: [{ id: 'PR-1', line: 'x', rest: '', kind: 'town', marks: [3] }] },
    ],
    details: [[], {}, '"text"', '7', '', { id: 7 }, { id: 'PR-1', parts: [null] }],
  },
}

placesContract(edition)
