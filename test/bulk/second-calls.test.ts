import { describe, expect, it } from 'vitest'
import type {
  AddressValidation,
  AddressValidationQuery,
} from '../../services/worker/provider/address-validation/address-validation.ts'
import type {
  Geocoding,
  GeocodingQuery,
} from '../../services/worker/provider/geocoding/geocoding.ts'
import { createInLanguage, createInLanguages } from '../../services/worker/provider/in-language.ts'
import {
  type DetailsCall,
  type Places,
  ProviderError,
} from '../../services/worker/provider/port.ts'
import { addressValidationStrategy } from '../../services/worker/strategies/address-validation.ts'
import { geocodingStrategy } from '../../services/worker/strategies/geocoding.ts'
import { judgedWith } from '../../services/worker/strategies/judged.ts'
import { type FurtherSearches, placesStrategy } from '../../services/worker/strategies/places.ts'
import type { Strategy } from '../../services/worker/strategies/strategy.ts'
import type { PlaceDetails } from '../../shared/api/details.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { bulkCallContext } from './bulk-call-context.ts'
import { providerCallOf } from './provider-call-of.ts'
import { scriptedLimiter } from './scripted-limiter.ts'

const connection = { warm: async () => {}, close: async () => {} }

const detailsOf = (placeId: string, postalCode: string): PlaceDetails => ({
  placeId,
  formattedAddress: `Hauptstraße 5, ${postalCode} Berlin, Deutschland`,
  components: {
    houseNumber: '5',
    street: 'Hauptstraße',
    locality: 'Berlin',
    postalCode,
    country: 'Deutschland',
    countryCode: 'DE',
  },
  types: ['street_address'],
  attributions: [`somebody of ${placeId}`],
})

/** Two places with the same line and different codes. `details` are the queries for them. */
function twoPlaces(failures: ProviderError[] = []) {
  const details: DetailsCall[] = []
  const known = new Map([
    ['first', detailsOf('first', '10827')],
    ['second', detailsOf('second', '12159')],
  ])
  const places: Places = {
    async autocomplete() {
      const data = [...known.keys()].map((placeId) => ({
        placeId,
        description: 'Hauptstraße 5, Berlin, Deutschland',
        mainText: 'Hauptstraße 5',
        secondaryText: 'Berlin, Deutschland',
        matches: [],
        types: ['street_address', 'geocode'],
      }))
      return { data }
    },
    async details(query) {
      details.push(query)
      const failure = details.length > 1 ? failures.shift() : undefined
      if (failure) throw failure
      return { data: known.get(query.placeId) ?? expect.fail('unknown place') }
    },
  }
  return { places, details }
}

function openPlaces(edition: Edition, places: Places) {
  const { limiter, chargedMicroUsd } = scriptedLimiter()
  const call = providerCallOf(edition, limiter)
  return {
    strategy: placesStrategy({
      edition,
      places,
      providerCall: call,
      inLanguages: createInLanguages(Date.now, edition),
    }),
    chargedMicroUsd,
  }
}

const inBerlin = (postalCode?: string) => ({
  line1: 'Hauptstraße 5',
  city: 'Berlin',
  ...(postalCode && { postalCode }),
  country: 'DE',
})

describe('the details of a second prediction', () => {
  it.each<[edition: Edition, microUsd: number]>([
    ['new', 2830 + 2 * 5000],
    ['legacy', 2 * 17_000],
  ])('are read where the code is not that of the first, and charged (%s)', async (edition, usd) => {
    const { places, details } = twoPlaces()
    const { strategy, chargedMicroUsd } = openPlaces(edition, places)
    const context = bulkCallContext()
    const found = await strategy.look(inBerlin('12159'), context)
    expect(details.map(({ placeId }) => placeId)).toEqual(['first', 'second'])
    expect([context.microUsd, chargedMicroUsd(), context.cost.providerCalls]).toEqual([usd, usd, 3])
    // The first details end the session: the second ones must not use its token again.
    expect(details[1]).not.toHaveProperty('session')
    expect(judgedWith(inBerlin('12159'), found, 'normal')).toMatchObject({
      verdict: 'confirmed',
      placeId: 'second',
      attributions: ['somebody of second'],
    })
  })

  it.each([inBerlin('13347'), inBerlin()])(
    'show that two places fit %j, and both are in the result',
    async (stored) => {
      const { strategy } = openPlaces('new', twoPlaces().places)
      const judged = judgedWith(stored, await strategy.look(stored, bulkCallContext()), 'normal')
      expect(judged).toMatchObject({ verdict: 'needs_review', placeId: 'first' })
      expect(judged.candidates).toMatchObject([
        { placeId: 'first', components: { postalCode: '10827' } },
        { placeId: 'second', changes: [{ component: 'postalCode', after: '12159' }] },
      ])
      for (const candidate of judged.candidates ?? [])
        expect(Object.keys(candidate)).not.toContain('description')
    },
  )

  it('are not read where what is stored agrees with the first', async () => {
    const { places, details } = twoPlaces()
    const context = bulkCallContext()
    await openPlaces('new', places).strategy.look(inBerlin('10827'), context)
    expect([details.length, context.microUsd]).toEqual([1, 7830])
  })

  it('are asked for again after a failure, without paying for the first ones twice', async () => {
    const { places, details } = twoPlaces([new ProviderError('over_day', 'the day is over')])
    const { strategy } = openPlaces('new', places)
    const paidAnswers = new Map()
    const again = () => strategy.look(inBerlin('12159'), bulkCallContext({ paidAnswers }))
    await expect(again()).rejects.toMatchObject({ error: 'QUOTA_USED_UP' })
    await again()
    expect(details.map(({ placeId }) => placeId)).toEqual(['first', 'second', 'second'])
  })
})

const linden = (placeId: string, postalCode: string, locality: string): PlaceDetails => ({
  placeId,
  formattedAddress: `Lindenstraße 5, ${postalCode} ${locality}, Deutschland`,
  components: {
    houseNumber: '5',
    street: 'Lindenstraße',
    locality,
    postalCode,
    country: 'Deutschland',
    countryCode: 'DE',
  },
  types: ['street_address'],
})
const berlin = linden('berlin', '10969', 'Berlin')
const potsdam = linden('potsdam', '14467', 'Potsdam')
const cottbus = linden('cottbus', '03046', 'Cottbus')
/** The town of one with the code of another. */
const contradicting = {
  line1: 'Lindenstraße 5',
  city: 'Berlin',
  postalCode: '14467',
  country: 'DE',
}
const withTown = 'Lindenstraße 5, Berlin, 14467'
const withoutTown = 'Lindenstraße 5, 14467'

/** Finds `first` with the town, and `others` without it. Fails once in the n-th call. */
function contradictory(others: PlaceDetails[], failing?: number) {
  const calls: string[] = []
  const sessions: unknown[] = []
  const called = (call: string) => {
    calls.push(call)
    if (calls.length === failing) throw new ProviderError('over_day', 'the day is over')
  }
  const foundFor = (input: string) => (input === withTown ? [berlin] : [berlin, ...others])
  const places: Places = {
    async autocomplete({ input, session }) {
      called(input)
      sessions.push(session)
      const data = foundFor(input).map(({ placeId, components: { locality } = {} }) => ({
        placeId,
        description: `Lindenstraße 5, ${locality}, Deutschland`,
        mainText: 'Lindenstraße 5',
        secondaryText: `${locality}, Deutschland`,
        matches: [],
        types: ['street_address', 'geocode'],
      }))
      return { data }
    },
    async details({ placeId }) {
      called(placeId)
      const data = [berlin, ...others].find((one) => one.placeId === placeId)
      return { data: data ?? expect.fail('unknown place') }
    },
  }
  const geocoding: Geocoding = {
    ...connection,
    async geocode({ address }) {
      called(address)
      return { data: foundFor(address).map(candidateOf) }
    },
  }
  return { places, geocoding, calls, sessions }
}

const candidateOf = ({ formattedAddress = '', types = [], ...place }: PlaceDetails): Candidate => ({
  ...place,
  formattedAddress,
  types,
})

describe('where the stored code is not that of the place in the stored town', () => {
  it.each<[edition: Edition, microUsd: number]>([
    ['new', 2 * (2830 + 5000)],
    ['legacy', 17_000 + 2830 + 17_000],
  ])('places asks without the town, and both are in the result (%s)', async (edition, usd) => {
    const { places, calls, sessions } = contradictory([potsdam])
    const { strategy, chargedMicroUsd } = openPlaces(edition, places)
    const context = bulkCallContext()
    const found = await strategy.look(contradicting, context)
    expect(calls).toEqual([withTown, 'berlin', withoutTown, 'potsdam'])
    expect([context.microUsd, chargedMicroUsd()]).toEqual([usd, usd])
    expect(sessions[1]).toBe(undefined)
    const { verdict, candidates } = judgedWith(contradicting, found, 'normal')
    expect([verdict, candidates?.map(({ placeId }) => placeId)]).toEqual([
      'needs_review',
      expect.arrayContaining(['berlin', 'potsdam']),
    ])
  })

  it.each<[why: string, others: PlaceDetails[], calls: string[]]>([
    ['nothing else is there', [], [withTown, 'berlin', withoutTown]],
    ['what is there has another code', [cottbus], [withTown, 'berlin', withoutTown, 'cottbus']],
  ])('the place in the town is the only one, and a person sees it, where %s', async (_, ...row) => {
    const [others, wanted] = row
    const { places, calls } = contradictory(others)
    const { strategy } = openPlaces('new', places)
    const found = await strategy.look(contradicting, bulkCallContext())
    expect(calls).toEqual(wanted)
    const { verdict, reasons, candidates } = judgedWith(contradicting, found, 'normal')
    expect(reasons.map(({ code }) => code)).toEqual(['postal_code_differs', 'areas_contradict'])
    expect([verdict, candidates]).toEqual(['needs_review', undefined])
  })

  it('a code that is only mistyped is corrected where nothing else is there', async () => {
    const stored = { ...contradicting, postalCode: '10996' }
    const { places, calls } = contradictory([])
    const found = await openPlaces('new', places).strategy.look(stored, bulkCallContext())
    expect(calls).toEqual([withTown.replace('14467', '10996'), 'berlin', 'Lindenstraße 5, 10996'])
    expect(judgedWith(stored, found, 'normal').verdict).toBe('corrected')
  })

  it.each(['10969', ''])('one search is enough where it is %j', async (postalCode) => {
    const stored = { ...contradicting, postalCode }
    const { places, calls } = contradictory([])
    await openPlaces('new', places).strategy.look(stored, bulkCallContext())
    expect(calls.filter((call) => call.startsWith('Linden'))).toHaveLength(1)
  })

  it.each([3, 4])('a retry after call %i failed pays for no call twice', async (failing) => {
    const { places, calls } = contradictory([potsdam], failing)
    const { strategy } = openPlaces('new', places)
    const paidAnswers = new Map()
    const again = () => strategy.look(contradicting, bulkCallContext({ paidAnswers }))
    await expect(again()).rejects.toMatchObject({ error: 'QUOTA_USED_UP' })
    expect((await again()).candidates.map(({ placeId }) => placeId)).toEqual(['berlin', 'potsdam'])
    expect(calls).toHaveLength(5)
    expect(new Set(calls).size).toBe(4)
  })

  it('geocoding asks without the town, and keeps its first answer for a retry', async () => {
    const { geocoding, calls } = contradictory([potsdam, cottbus], 2)
    const call = providerCallOf('new', scriptedLimiter().limiter)
    const strategy = geocodingStrategy(geocoding, call, createInLanguage(Date.now))
    const context = bulkCallContext({ paidAnswers: new Map() })
    await expect(strategy.look(contradicting, context)).rejects.toBeDefined()
    const found = await strategy.look(contradicting, context)
    expect(calls).toEqual([withTown, withoutTown, withoutTown])
    expect(found.candidates.map(({ placeId }) => placeId)).toEqual(['berlin', 'potsdam'])
    expect(judgedWith(contradicting, found, 'normal').verdict).toBe('needs_review')
  })

  it('Address Validation has the other place searched, and is not asked again', async () => {
    const { places, calls } = contradictory([potsdam], 1)
    let validations = 0
    const validation: AddressValidation = {
      ...connection,
      async validate() {
        validations += 1
        return { data: candidateOf(berlin) }
      },
    }
    const call = providerCallOf('new', scriptedLimiter().limiter)
    const placesSearch = placesStrategy({
      edition: 'new',
      places,
      providerCall: call,
      inLanguages: createInLanguages(Date.now, 'new'),
    })
    const strategy = addressValidationStrategy(validation, call, placesSearch)
    const paidAnswers = new Map()
    const again = () => strategy.look(contradicting, bulkCallContext({ paidAnswers }))
    await expect(again()).rejects.toMatchObject({ error: 'QUOTA_USED_UP' })
    const found = await again()
    expect([validations, calls]).toEqual([1, [withTown, withTown, withoutTown, 'potsdam']])
    expect(judgedWith(contradicting, found, 'normal').verdict).toBe('needs_review')
  })
})

/** The practice before the house hides its number: only the street is found. */
const beforeHouse = {
  line1: 'Cabinet Roth 12, rue Lepic',
  city: 'Paris',
  postalCode: '75018',
  country: 'FR',
}
const whole = 'Cabinet Roth 12, rue Lepic, Paris, 75018'
const houseAlone = '12, rue Lepic, Paris, 75018'
const rueLepic: PlaceDetails = {
  placeId: 'street',
  formattedAddress: 'Rue Lepic, 75018 Paris, France',
  components: { street: 'Rue Lepic', locality: 'Paris', postalCode: '75018', countryCode: 'FR' },
  types: ['route'],
}
const house: PlaceDetails = {
  ...rueLepic,
  placeId: 'house',
  formattedAddress: '12 Rue Lepic, 75018 Paris, France',
  components: { ...rueLepic.components, houseNumber: '12' },
  types: ['street_address'],
}

/** Knows the street, and its house where it is asked for in this way. */
function streetOf(inputOfHouse: string) {
  const inputs: string[] = []
  const foundFor = (input: string) => {
    inputs.push(input)
    return input === inputOfHouse ? house : rueLepic
  }
  const places: Places = {
    async autocomplete({ input }) {
      const { placeId, types = [] } = foundFor(input)
      const description = `${placeId === 'house' ? '12 ' : ''}Rue Lepic, Paris, France`
      const [mainText = ''] = description.split(',')
      return {
        data: [
          { placeId, types, description, mainText, secondaryText: 'Paris, France', matches: [] },
        ],
      }
    },
    async details({ placeId }) {
      return { data: placeId === 'house' ? house : rueLepic }
    },
  }
  const geocoding: Geocoding = {
    ...connection,
    geocode: async ({ address }) => ({ data: [candidateOf(foundFor(address))] }),
  }
  return { places, geocoding, inputs }
}

describe('where only the street of an address is found', () => {
  it('places asks for the house alone, and pays for one more input', async () => {
    const { places, inputs } = streetOf(houseAlone)
    const { strategy, chargedMicroUsd } = openPlaces('new', places)
    const found = await strategy.look(beforeHouse, bulkCallContext())
    expect(inputs).toEqual([whole, houseAlone])
    expect(chargedMicroUsd()).toBe(2 * 2830 + 5000)
    const judged = judgedWith(beforeHouse, found, 'normal')
    expect([judged.verdict, judged.placeId]).toEqual(['confirmed', 'house'])
  })

  it('geocoding asks for it, too', async () => {
    const { geocoding, inputs } = streetOf(houseAlone)
    const call = providerCallOf('new', scriptedLimiter().limiter)
    const strategy = geocodingStrategy(geocoding, call, createInLanguage(Date.now))
    const found = await strategy.look(beforeHouse, bulkCallContext())
    expect(inputs).toEqual([whole, houseAlone])
    expect(judgedWith(beforeHouse, found, 'normal').placeId).toBe('house')
  })

  it('a person sees the street where its house is not found at the third time', async () => {
    const { places, inputs } = streetOf('')
    const { strategy } = openPlaces('new', places)
    const found = await strategy.look(beforeHouse, bulkCallContext())
    expect(inputs).toHaveLength(3)
    const { verdict, reasons } = judgedWith(beforeHouse, found, 'normal')
    expect([verdict, reasons[0]?.code]).toEqual(['needs_review', 'house_number_not_found'])
  })

  it('nothing is asked again where the address has nothing but its house', async () => {
    const { places, inputs } = streetOf('')
    const plain = { ...beforeHouse, line1: '12 rue Lepic' }
    await openPlaces('new', places).strategy.look(plain, bulkCallContext())
    expect(inputs).toHaveLength(1)
  })
})

const area: Candidate = {
  placeId: 'town',
  formattedAddress: 'Paris, France',
  components: { locality: 'Paris', country: 'France', countryCode: 'FR' },
  types: ['locality', 'political'],
  precision: 'approximate',
}
const street: Candidate = {
  placeId: 'street',
  formattedAddress: '10 Downing St, London SW1A 2AA, UK',
  components: {
    houseNumber: '10',
    street: 'Downing Street',
    locality: 'London',
    postalCode: 'SW1A 2AA',
    country: 'United Kingdom',
    countryCode: 'GB',
  },
  types: ['street_address'],
  precision: 'rooftop',
}
const downingInFrance = {
  line1: '10 Downing Street',
  city: 'London',
  postalCode: 'SW1A 2AA',
  country: 'FR',
}

describe('geocoding', () => {
  /** Searches with a country find `near`, searches in the whole world `wide`. */
  async function geocode(near: Candidate[], wide: Candidate[]) {
    const asked: GeocodingQuery[] = []
    const geocoding: Geocoding = {
      ...connection,
      async geocode(query) {
        asked.push(query)
        return { data: query.country ? near : wide }
      },
    }
    const call = providerCallOf('new', scriptedLimiter().limiter)
    const strategy = geocodingStrategy(geocoding, call, createInLanguage(Date.now))
    const context = bulkCallContext()
    const found = await strategy.look(downingInFrance, context)
    return { asked, found, microUsd: context.microUsd }
  }

  it.each<[why: string, near: Candidate[]]>([
    ['nothing', []],
    ['only an area that fits in part', [{ ...area, partialMatch: true }]],
  ])('searches the whole world where the country has %s', async (_, near) => {
    const { asked, found, microUsd } = await geocode(near, [street])
    expect(asked.map(({ country }) => country)).toEqual(['FR', undefined])
    expect(microUsd).toBe(10_000)
    const { verdict, reasons, placeId } = judgedWith(downingInFrance, found, 'normal')
    expect([verdict, reasons.map(({ code }) => code), placeId]).toEqual([
      'needs_review',
      ['country_differs'],
      'street',
    ])
  })
  it.each<[why: string, near: Candidate[]]>([
    ['a street', [{ ...street, partialMatch: true }]],
    ['an area that fits as a whole', [area]],
    ['a building that fits in part', [{ ...area, types: ['premise'], partialMatch: true }]],
    ['an area and a street', [{ ...area, partialMatch: true }, street]],
  ])('makes one call where the country has %s', async (_, near) => {
    const { asked, found } = await geocode(near, [street])
    expect(asked).toHaveLength(1)
    expect(found.candidates).toEqual(near)
  })
  it('keeps the area where the world has nothing more, and names no place twice', async () => {
    const town = { ...area, partialMatch: true }
    expect((await geocode([town], [town])).found.candidates).toEqual([town])
    const { verdict, reasons } = judgedWith(downingInFrance, { candidates: [town] }, 'normal')
    expect([verdict, reasons[0]?.code]).toEqual(['undeliverable', 'street_not_found'])
  })
})

describe('Address Validation', () => {
  function openValidation(failure?: ProviderError, found: Candidate = street) {
    const asked: AddressValidationQuery[] = []
    const validation: AddressValidation = {
      ...connection,
      async validate(query) {
        asked.push(query)
        if (failure) throw failure
        return { data: found }
      },
    }
    const placesSearch: Strategy & FurtherSearches = {
      look: async () => ({ candidates: [{ ...area }] }),
      searchByCodeOrTown: async () => [],
      searchWholeAddress: async () => [],
      withOtherName: async (_stored, candidates) => candidates,
      withCode: async (_stored, { isCodeUnconfirmed: _, ...place }) => ({
        ...place,
        components: { ...place.components, postalCode: 'SW1A 2AA' },
      }),
    }
    const call = providerCallOf('new', scriptedLimiter().limiter)
    return { strategy: addressValidationStrategy(validation, call, placesSearch), asked }
  }

  it.each(['CN', 'South Africa', 'Jersey', 'GF'])(
    'makes no call for an address in %s, which it does not cover: another strategy looks it up',
    async (country) => {
      const { strategy, asked } = openValidation()
      const { candidates } = await strategy.look({ line1: '1 Main', country }, bulkCallContext())
      expect([asked, candidates]).toEqual([[], [area]])
    },
  )
  it('sends the lines without telephones and remarks for whoever delivers', async () => {
    const { strategy, asked } = openValidation()
    const text = 'Molenstraat 24-2, 5341 GC Oss graag bij de buren afgeven, tel 0612345678'
    await strategy.look({ text, country: 'NL' }, bulkCallContext())
    expect(asked).toEqual([{ addressLines: ['Molenstraat 24-2, 5341 GC Oss'], regionCode: 'NL' }])
  })
  it.each(['GB', 'United States', 'PR'])('makes one call for an address in %s', async (country) => {
    const { strategy, asked } = openValidation()
    const { candidates } = await strategy.look({ line1: '1 Main', country }, bulkCallContext())
    expect([asked.length, candidates]).toEqual([1, [street]])
  })
  it('has the code that it could not confirm read by the other strategy', async () => {
    const { strategy } = openValidation(undefined, { ...street, isCodeUnconfirmed: true })
    const { candidates } = await strategy.look(
      { line1: '1 Main', country: 'GB' },
      bulkCallContext(),
    )
    expect(candidates[0]).toMatchObject({ components: { postalCode: 'SW1A 2AA' } })
    expect(candidates[0]).not.toHaveProperty('isCodeUnconfirmed')
  })
  it('has the other strategy search where it guessed, and the guess would be refused', async () => {
    const guess = { ...street, partialMatch: true }
    const stored = { line1: '1 Quorvel', city: 'London', country: 'GB' }
    const { strategy, asked } = openValidation(undefined, guess)
    const { candidates } = await strategy.look(stored, bulkCallContext())
    expect([asked.length, candidates]).toEqual([1, [guess, area]])
    const sure = await openValidation().strategy.look(stored, bulkCallContext())
    expect(sure.candidates).toEqual([street])
  })
  it('leaves an address that it refuses to the other strategy, without a failure', async () => {
    const { strategy, asked } = openValidation(new ProviderError('invalid', '400'))
    const context = bulkCallContext()
    const { candidates } = await strategy.look({ text: '1 Main Street, Durban' }, context)
    expect([asked.length, candidates, context.microUsd]).toEqual([1, [area], 0])
  })
  it('fails where the provider does', async () => {
    const { strategy } = openValidation(new ProviderError('denied', '403'))
    await expect(
      strategy.look({ line1: '1 Main', country: 'GB' }, bulkCallContext()),
    ).rejects.toMatchObject({ error: 'PROVIDER_DENIED' })
  })
})

describe('a retry after a failed call pays for no answer twice', () => {
  /** Records the calls of a provider. The n-th one fails, once. */
  function failingOnce(n: number) {
    const calls: string[] = []
    const answer = <Data>(call: object, data: Data) => {
      calls.push(JSON.stringify(call))
      if (calls.length === n) throw new ProviderError('over_day', 'the day is over')
      return { data }
    }
    return { calls, answer }
  }
  type Answering = ReturnType<typeof failingOnce>['answer']

  const predictionOf = ({ placeId, formattedAddress: description, types }: Candidate) => {
    const [mainText = ''] = description.split(',')
    return { placeId, description, mainText, secondaryText: '', matches: [], types }
  }
  /** Finds `near` in a country, and in the whole world the place of `downingInFrance`. */
  const finding = (near: Candidate[], countries: unknown) => (countries ? near : [street])
  const placesOf = (answer: Answering, near: Candidate[]): Places => ({
    autocomplete: async ({ session: _, ...query }) =>
      answer(query, finding(near, query.countries).map(predictionOf)),
    details: async ({ session: _, ...query }) => answer(query, { ...street, ...query }),
  })
  const geocodingOf = (answer: Answering, near: Candidate[]) =>
    geocodingStrategy(
      {
        ...connection,
        geocode: async (query) => answer(query, finding(near, query.country)),
      },
      providerCallOf('new', scriptedLimiter().limiter),
      createInLanguage(Date.now),
    )
  const validationOf = (answer: Answering) =>
    addressValidationStrategy(
      {
        ...connection,
        validate: async (query) => answer(query, query.regionCode ? undefined : street),
      },
      providerCallOf('new', scriptedLimiter().limiter),
      openPlaces('new', placesOf(answer, [])).strategy,
    )
  const streetAlone = { ...rueLepic, formattedAddress: 'Rue Lepic, Paris', types: ['route'] }
  const ways: [
    what: string,
    open: (answer: Answering) => Strategy,
    stored: object,
    calls: number,
  ][] = [
    [
      'places, in the whole world',
      (answer) => openPlaces('new', placesOf(answer, [])).strategy,
      downingInFrance,
      3,
    ],
    [
      'places in a legacy session',
      (answer) => openPlaces('legacy', placesOf(answer, [])).strategy,
      downingInFrance,
      3,
    ],
    [
      'places, of a house whose street is found',
      (answer) => openPlaces('new', placesOf(answer, [streetAlone])).strategy,
      beforeHouse,
      4,
    ],
    ['geocoding, in the whole world', (answer) => geocodingOf(answer, []), downingInFrance, 2],
    [
      'geocoding, of a house whose street is found',
      (answer) => geocodingOf(answer, [streetAlone]),
      beforeHouse,
      3,
    ],
    ['Address Validation, without the country', validationOf, downingInFrance, 2],
  ]
  const cases = ways.flatMap(([what, open, stored, calls]) =>
    Array.from({ length: calls }, (_, at) => ({ what, open, stored, calls, failing: at + 1 })),
  )
  it.each(cases)('of $what, after call $failing', async ({ open, stored, calls, failing }) => {
    const provider = failingOnce(failing)
    const strategy = open(provider.answer)
    const paidAnswers = new Map()
    const look = () => strategy.look(stored, bulkCallContext({ paidAnswers }))
    await expect(look()).rejects.toMatchObject({ error: 'QUOTA_USED_UP' })
    await look()
    expect(new Set(provider.calls).size).toBe(calls)
    expect(provider.calls).toHaveLength(calls + 1)
  })
})

it('a search beside a validated address has no session, which would be billed without details', async () => {
  const sessions: unknown[] = []
  const places: Places = {
    async autocomplete({ session }) {
      sessions.push(session)
      return { data: [] }
    },
    details: () => expect.fail('nothing is worth reading'),
  }
  const { limiter, chargedMicroUsd } = scriptedLimiter()
  const call = providerCallOf('legacy', limiter)
  const validation: AddressValidation = {
    ...connection,
    validate: async () => ({ data: candidateOf(detailsOf('first', '10827')) }),
  }
  const placesSearch = openPlaces('legacy', places)
  const strategy = addressValidationStrategy(validation, call, placesSearch.strategy)
  await strategy.look(inBerlin('12159'), bulkCallContext())
  expect(new Set(sessions)).toEqual(new Set([undefined]))
  expect(chargedMicroUsd()).toBe(17_000)
  expect(placesSearch.chargedMicroUsd()).toBe(sessions.length * 2830)
})
