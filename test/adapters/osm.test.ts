import { createOsmPlaces } from '../../services/worker/provider/osm/places.ts'
import type { Edition } from './edition.ts'
import { osmPlaceId } from './osm-ids.ts'
import { placesContract } from './places-contract.ts'

const england = { region: 'England', country: 'United Kingdom', countryCode: 'GB' }
const attribution = '© OpenStreetMap contributors (https://www.openstreetmap.org/copyright)'

const edition: Edition = {
  name: 'osm',
  create: ({ url, ...access }) =>
    createOsmPlaces({
      ...access,
      photonUrls: [`${url}/photon`],
      nominatimUrls: [`${url}/nominatim`],
    }),
  placeId: osmPlaceId,
  downing: {
    formattedAddress: '10 Downing Street, London SW1A 2AA, United Kingdom',
    attributions: [attribution],
  },
  countryTypes: ['country'],
  realPlaces: [
    {
      what: 'a house in London',
      placeId: 'SBX_gb-10-downing-street',
      language: 'en',
      components: {
        houseNumber: '10',
        street: 'Downing Street',
        locality: 'London',
        district: 'Greater London',
        postalCode: 'SW1A 2AA',
        ...england,
      },
    },
    {
      what: 'a flat in the United States, of which only the house is known',
      placeId: 'SBX_us-129-west-81st-street-apt-5a',
      language: 'en',
      components: {
        houseNumber: '129',
        street: 'West 81st Street',
        locality: 'New York',
        dependentLocality: 'Manhattan',
        district: 'New York County',
        region: 'New York',
        regionCode: 'NY',
        postalCode: '10024',
        country: 'United States',
        countryCode: 'US',
      },
    },
  ],
  names: ['osm', 'osm'],
  hasSessions: false,
  moves: 'none',
  // A server of one's own has no days.
  otherFaults: { 'daily limit': 'over_rate' },
  anyPlaceId: 'osm:W1',
  badPlaceIds: [
    [osmPlaceId('SBX_obsolete'), 'not_found'],
    ['osm:W999999999999', 'not_found'],
    ['osm:P;gb;SW1A%202AA', 'bad_place_id'],
    ['osm:W1;12', 'bad_place_id'],
    ['osm:W1;%E0%A4%A;1.000000,1.000000', 'bad_place_id'],
    ['osm:X1', 'bad_place_id'],
    ['osm:W1/../..', 'bad_place_id'],
  ],
  callsForMalformed: 0,
  detailsFields: undefined,
  idFields: undefined,
  detailsUsd: 0,
  predictionBody: (name) => ({
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [4.85, 45.75] },
        properties: { osm_type: 'N', osm_id: 1, osm_key: 'place', type: 'city', name },
      },
    ],
  }),
  emptyAnswer: { type: 'FeatureCollection', features: [] },
  nonsense: {
    autocomplete: [
      [],
      {},
      '"text"',
      '7',
      '',
      { features: null },
      { features: [null] },
      { features: [{ properties: {} }] },
      { features: [{ properties: null, geometry: { coordinates: [1, 2] } }] },
      { features: [{ properties: {}, geometry: { coordinates: [1] } }] },
    ],
    details: [{}, '"text"', '7', '', [null], [{ lat: 'north', lon: '4' }], [{ lat: 1, lon: 2 }]],
  },
}

placesContract(edition)
