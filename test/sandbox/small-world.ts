import { buildSandbox, type SandboxOptions } from '../../services/sandbox/app.ts'
import type { Clock } from '../../services/sandbox/clock.ts'
import type { City } from '../../services/sandbox/places/cities.ts'
import type { CountryForm } from '../../services/sandbox/places/country-forms.ts'
import { createGazetteer } from '../../services/sandbox/places/create-gazetteer.ts'
import type { AddressRecord } from '../../services/sandbox/places/real-addresses.ts'

const city = (
  id: number,
  name: string,
  countryCode: string,
  population: number,
  point: [number, number],
  adminCode = '',
): City => {
  const [latitude, longitude] = point
  return { id, name, countryCode, adminCode, population, latitude, longitude }
}

const cities: City[] = [
  city(1, 'London', 'GB', 8_000_000, [51.5, -0.12]),
  city(2, 'Lyon', 'FR', 500_000, [45.76, 4.83]),
  city(3, 'Athens', 'GR', 660_000, [37.98, 23.73]),
  city(4, 'Freiburg', 'DE', 215_000, [47.99, 7.85]),
  city(5, 'Springfield', 'US', 160_000, [37.21, -93.29], 'MO'),
  city(6, 'Springfield', 'US', 116_000, [39.8, -89.64], 'IL'),
].sort((a, b) => b.population - a.population)

const forms = new Map<string, CountryForm>([
  [
    'DE',
    {
      language: 'de',
      streets: [{ local: 'Hauptstraße' }],
      form: '{street} {number}, {postalCode} {city}, {country}',
      postalCode: '#####',
    },
  ],
  [
    'FR',
    {
      language: 'fr',
      streets: [{ local: 'Rue de la République' }],
      form: '{number} {street}, {postalCode} {city}, {country}',
      postalCode: '#####',
    },
  ],
  [
    'GB',
    {
      language: 'en',
      streets: [{ local: 'High Street' }],
      form: '{number} {street}, {city} {postalCode}, {country}',
      postalCode: '@@# #@@',
    },
  ],
  [
    'GR',
    {
      language: 'el',
      streets: [{ local: 'Ερμού', latin: 'Ermou' }],
      form: '{street} {number}, {city} {postalCode}, {country}',
      postalCode: '### ##',
    },
  ],
  [
    'US',
    {
      language: 'en',
      streets: [{ local: 'Main Street' }],
      form: '{number} {street}, {city}, {region} {postalCode}, {country}',
      postalCode: '#####',
    },
  ],
])

/** Invented places, modelled on the examples in services/worker/provider/README.md. */
const records: AddressRecord[] = [
  {
    id: 'fr-12-rue-des-lilas',
    kind: 'street_address',
    language: 'fr',
    local: {
      houseNumber: '12',
      street: 'Rue des Lilas',
      locality: 'Lyon',
      region: 'Auvergne-Rhône-Alpes',
      postalCode: '69008',
      country: 'France',
      countryCode: 'FR',
    },
    formatted: '12 Rue des Lilas, 69008 Lyon, France',
    latitude: 45.7301,
    longitude: 4.8702,
  },
  {
    id: 'gb-10-quiet-street',
    kind: 'street_address',
    language: 'en',
    local: {
      houseNumber: '10',
      street: 'Quiet Street',
      postalTown: 'London',
      postalCode: 'SW1A 9ZZ',
      country: 'United Kingdom',
      countryCode: 'GB',
    },
    formatted: '10 Quiet St, London SW1A 9ZZ, UK',
    latitude: 51.5034,
    longitude: -0.1276,
  },
  {
    id: 'gr-parthenonas',
    name: 'Παρθενώνας',
    aliases: ['Parthenon'],
    kind: 'premise',
    language: 'el',
    local: {
      premise: 'Παρθενώνας',
      locality: 'Αθήνα',
      postalCode: '105 58',
      country: 'Ελλάδα',
      countryCode: 'GR',
    },
    latin: {
      premise: 'Parthenon',
      locality: 'Athina',
      postalCode: '105 58',
      country: 'Greece',
      countryCode: 'GR',
    },
    formatted: 'Παρθενώνας, Αθήνα 105 58, Ελλάδα',
    formattedLatin: 'Parthenon, Athina 105 58, Greece',
    latitude: 37.9715,
    longitude: 23.7267,
  },
]

/** Six cities, three addresses: all that the wire needs to be tested, built in milliseconds. */
export const smallGazetteer = () => createGazetteer({ cities, forms, records })

/** A clock that moves only when the code sleeps or the test moves it. */
function manualClock(
  start = Date.UTC(2026, 10, 20, 12),
): Clock & { advance(milliseconds: number): void; slept: number[] } {
  let now = start
  const slept: number[] = []
  return {
    slept,
    now: () => now,
    advance(milliseconds) {
      now += milliseconds
    },
    async sleep(milliseconds) {
      slept.push(milliseconds)
      now += milliseconds
    },
  }
}

export function smallSandbox(options: Partial<SandboxOptions> = {}) {
  const clock = manualClock()
  const gazetteer = smallGazetteer()
  const app = buildSandbox({ gazetteer: () => gazetteer, clock, ...options })
  const get = async (url: string, headers: Record<string, string> = {}) =>
    answerOf(await app.inject({ url, headers }))
  const legacy = (
    path: 'place/autocomplete' | 'place/details' | 'geocode',
    query: Record<string, string>,
    key = 'k',
  ) => get(`/maps/api/${path}/json?${new URLSearchParams({ ...(key && { key }), ...query })}`)
  const autocomplete = async (body: unknown, headers: Record<string, string> = {}) =>
    answerOf(
      await app.inject({
        method: 'POST',
        url: '/v1/places:autocomplete',
        payload: body as object,
        headers: { 'x-goog-api-key': 'k', ...headers },
      }),
    )
  const validate = async (body: unknown, headers: Record<string, string> = {}) =>
    answerOf(
      await app.inject({
        method: 'POST',
        url: '/v1:validateAddress',
        payload: body as object,
        headers: { 'x-goog-api-key': 'k', ...headers },
      }),
    )
  const details = (placeId: string, mask: string, query: Record<string, string> = {}) =>
    get(`/v1/places/${placeId}?${new URLSearchParams(query)}`, {
      'x-goog-api-key': 'k',
      ...(mask && { 'x-goog-fieldmask': mask }),
    })
  const behave = async (behaviour: object) =>
    answerOf(await app.inject({ method: 'PUT', url: '/sandbox/behaviour', payload: behaviour }))
  const usage = async () => (await get('/sandbox/usage')).body
  return { app, clock, get, legacy, autocomplete, validate, details, behave, usage }
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the wire brings
type Answer = { statusCode: number; headers: Record<string, unknown>; text: string; body: any }

function answerOf({
  statusCode,
  headers,
  payload,
}: {
  statusCode: number
  headers: Record<string, unknown>
  payload: string
}): Answer {
  let body: unknown
  try {
    body = JSON.parse(payload)
  } catch {
    body = undefined
  }
  return { statusCode, headers, text: payload, body }
}
