import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createProbe } from '../../services/worker/bulk/outage-probe.ts'
import type { CallContext } from '../../services/worker/call-context.ts'
import { createLegacyPlaces } from '../../services/worker/provider/google-legacy/places.ts'
import { createNewPlaces } from '../../services/worker/provider/google-new/places.ts'
import { createInLanguages } from '../../services/worker/provider/in-language.ts'
import { createOsmPlaces } from '../../services/worker/provider/osm/places.ts'
import { type Places, ProviderError } from '../../services/worker/provider/port.ts'
import { createValidation, judgedWith } from '../../services/worker/strategies/judged.ts'
import { loadStrategy } from '../../services/worker/strategies/load-strategy.ts'
import { placesStrategy } from '../../services/worker/strategies/places.ts'
import type { Strategy } from '../../services/worker/strategies/strategy.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import { AppError } from '../../shared/errors/catalogue.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import { type StrategyName, strategies } from '../../shared/verdict/strategies.ts'
import { osmPlaceId } from '../adapters/osm-ids.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { bulkCallContext } from './bulk-call-context.ts'
import { providerCallOf } from './provider-call-of.ts'
import { scriptedLimiter } from './scripted-limiter.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox?.stop())
beforeEach(() => sandbox.reset())

const downing: WrittenAddress = {
  line1: '10 Downing Street',
  city: 'London',
  postalCode: 'SW1A 2AA',
  country: 'GB',
}
const downingId = 'SBX_gb-10-downing-street'
const nowhere: WrittenAddress = { line1: 'zzzzqqqq 3', city: 'xxxxyyyy', country: 'GB' }

async function billed(): Promise<{ calls: number; microUsd: number }> {
  const usages = Object.values(await sandbox.usage())
  const calls = usages.reduce((sum, usage) => sum + usage.calls, 0)
  return {
    calls,
    microUsd: Math.round(usages.reduce((sum, { billedUsd }) => sum + billedUsd, 0) * 1e6),
  }
}

type Opened = Strategy & { close(): Promise<void> }

/** A strategy as a worker has it, over the sandbox. */
async function open(
  name: StrategyName,
  edition: 'new' | 'legacy' | 'osm',
  limiter: Limiter,
): Promise<Opened> {
  const provider = {
    apiKey: 'test-provider-key',
    url: sandbox.url,
    photonUrls: [`${sandbox.url}/photon`],
    nominatimUrls: [`${sandbox.url}/nominatim`],
    connections: 4,
    timeoutMs: 5000,
  }
  const places = { new: createNewPlaces, legacy: createLegacyPlaces, osm: createOsmPlaces }[
    edition
  ](provider)
  const providerCall = providerCallOf(edition, limiter)
  const strategy = await loadStrategy(name, {
    ...provider,
    edition,
    places,
    providerCall,
    inLanguages: createInLanguages(Date.now, edition),
    now: Date.now,
  })
  return {
    ...strategy,
    close: async () => void (await Promise.all([strategy.close(), places.close()])),
  }
}

const ways = [
  { name: 'places', edition: 'new', microUsd: 7830, calls: 2, nothingMicroUsd: 5660 },
  // A session that ends with details is free; one that finds nothing isn't.
  { name: 'places', edition: 'legacy', microUsd: 17_000, calls: 2, nothingMicroUsd: 17_000 },
  { name: 'geocoding', edition: 'new', microUsd: 5000, calls: 1, nothingMicroUsd: 10_000 },
  {
    name: 'address-validation',
    edition: 'new',
    microUsd: 17_000,
    calls: 1,
    nothingMicroUsd: 34_000,
  },
  { name: 'osm', edition: 'osm', microUsd: 0, calls: 1, nothingMicroUsd: 0 },
] as const

describe.each(ways)('the strategy $name, over the $edition edition', (way) => {
  const { name, edition, microUsd, calls, nothingMicroUsd } = way
  const scripted = scriptedLimiter()
  let strategy: Opened
  beforeAll(async () => {
    strategy = await open(name, edition, scripted.limiter)
  })
  afterAll(() => strategy?.close())
  const judged = async (stored: WrittenAddress, context: CallContext = bulkCallContext()) =>
    judgedWith(stored, await strategy.look(stored, context), 'normal')

  it('confirms a correct address with its place', async () => {
    expect(await judged(downing)).toMatchObject({
      verdict: 'confirmed',
      nextAction: 'accept',
      changes: [],
      placeId: edition === 'osm' ? osmPlaceId(downingId) : downingId,
      formattedAddress: expect.stringContaining('10 Downing'),
      latitude: expect.closeTo(51.503, 2),
      longitude: expect.closeTo(-0.128, 2),
      components: expect.objectContaining({ houseNumber: '10', postalCode: 'SW1A 2AA' }),
      ...(name !== 'places' && { precision: 'rooftop' }),
    })
  })
  it.each<[string, WrittenAddress, string, string]>([
    ['corrects', { ...downing, postalCode: 'SW1A 2AB' }, 'corrected', 'postal_code_differs'],
    ['corrects', { ...downing, line1: '10 Downning Street' }, 'corrected', 'misspelt_street'],
    [
      'wants a look at',
      { ...downing, line1: 'Downing Street' },
      'needs_review',
      'house_number_missing',
    ],
    ['wants a look at', { ...downing, country: 'US' }, 'needs_review', 'country_differs'],
    ['refuses', nowhere, 'undeliverable', 'not_found'],
    [
      'finds nothing to ask about in',
      { line1: '---', country: 'GB' },
      'undeliverable',
      'not_found',
    ],
  ])('judges %s %j', async (_, stored, verdict, reason) => {
    const said = await judged(stored)
    expect(said.reasons.map(({ code }) => code)).toContain(reason)
    expect(said.verdict).toBe(verdict)
  })
  it('costs what the sandbox bills, and the row shows it', async () => {
    const before = scripted.chargedMicroUsd()
    const context = bulkCallContext()
    await judged(downing, context)
    expect(await billed()).toEqual({ calls, microUsd })
    expect([context.cost.providerCalls, context.microUsd]).toEqual([calls, microUsd])
    expect(scripted.chargedMicroUsd() - before).toBe(microUsd)
  })
  it('repeats the search in the whole world where nothing is found, and that is billed too', async () => {
    const context = bulkCallContext()
    await judged(nowhere, context)
    expect(await billed()).toEqual({ calls: 2, microUsd: nothingMicroUsd })
    expect(context.microUsd).toBe(nothingMicroUsd)
  })
  it('costs nothing where the address has no text to search for', async () => {
    await judged({ line1: '---', city: '?', country: 'GB' })
    expect(await billed()).toEqual({ calls: 0, microUsd: 0 })
  })
  it.each([
    ['outage', 'PROVIDER_UNAVAILABLE'],
    ['key denied', 'PROVIDER_DENIED'],
    ['daily limit', 'QUOTA_USED_UP'],
    ['malformed', 'PROVIDER_ANSWER_INVALID'],
  ])('reports a fault as an error of the catalogue: %s', async (words, error) => {
    await expect(
      strategy.look({ text: `fault: ${words}` }, bulkCallContext()),
    ).rejects.toMatchObject({
      error,
    })
  })
})

it('a prediction whose place no longer exists is judged without details', async () => {
  const strategy = await open('places', 'new', scriptedLimiter().limiter)
  const { candidates } = await strategy.look({ text: 'test: obsolete id' }, bulkCallContext())
  expect(candidates).toEqual([expect.not.objectContaining({ components: expect.anything() })])
  await strategy.close()
})

it('the chosen place has the text of its prediction, which a result does not keep', async () => {
  const strategy = await open('places', 'new', scriptedLimiter().limiter)
  const stored = { line1: 'Buckingham Palace', city: 'London', country: 'GB' }
  const { candidates } = await strategy.look(stored, bulkCallContext())
  const chosen = candidates.find(({ components }) => components)
  expect(chosen?.prediction).toEqual({
    description: expect.stringContaining('Buckingham Palace'),
    mainText: expect.stringContaining('Buckingham Palace'),
    secondaryText: expect.stringContaining('London'),
  })
  expect(judgedWith(stored, { candidates }, 'normal')).not.toHaveProperty('prediction')
  await strategy.close()
})

it.each([
  ['Empire State Building', 'New York', 'US', /^350 5th Ave/],
  ['Tour Eiffel', 'Paris', 'FR', /Anatole France/],
])('%s is accepted, found by its whole name', async (line1, city, country, found) => {
  const strategy = await open('places', 'new', scriptedLimiter().limiter)
  const stored = { line1, city, country }
  const judged = judgedWith(stored, await strategy.look(stored, bulkCallContext()), 'normal')
  expect(judged).toMatchObject({
    verdict: expect.stringMatching(/^(?:confirmed|corrected)$/),
    reasons: expect.arrayContaining([expect.objectContaining({ code: 'named_building' })]),
    formattedAddress: expect.stringMatching(found),
  })
  await strategy.close()
})

/** The legacy edition over the sandbox, and a strategy that asks it through these changes. */
function legacyWith(changes: (real: Places) => Partial<Places>, limiter: Limiter) {
  const real = createLegacyPlaces({
    apiKey: 'test-provider-key',
    url: sandbox.url,
    connections: 4,
    timeoutMs: 5000,
  })
  onTestFinished(async () => void (await real.close()))
  return placesStrategy({
    edition: 'legacy',
    places: { ...real, ...changes(real) },
    providerCall: providerCallOf('legacy', limiter),
    inLanguages: createInLanguages(Date.now, 'legacy'),
  })
}

it.each([
  ['reply is broken, and the call is repeated', 'broken', 1],
  ['reply is nonsense, and the row is repeated', 'nonsense', 1],
  ['two replies are broken, and the call is repeated', 'broken', 2],
  ['two replies are nonsense, and the row is repeated', 'nonsense', 2],
] as const)('a session is charged once where its first %s', async (_, failure, failing) => {
  const scripted = scriptedLimiter()
  let calls = 0
  const strategy = legacyWith(
    (real) => ({
      autocomplete: (query, signal) => {
        calls += 1
        return calls <= failing
          ? Promise.reject(new ProviderError(failure, 'cut off'))
          : real.autocomplete(query, signal)
      },
    }),
    scripted.limiter,
  )
  const context = bulkCallContext({ paidAnswers: new Map() })
  const look = () => strategy.look(downing, context)
  await look().catch(look).catch(look)
  expect(calls).toBe(failing + 1)
  // The session is free with its details, and these cost as much.
  expect(scripted.chargedMicroUsd()).toBe(17_000)
  expect(context.microUsd).toBe(17_000)
})

it('a session token is not reused when the reply to its details was lost, and is paid for by them', async () => {
  const sent: (string | undefined)[] = []
  const scripted = scriptedLimiter()
  const strategy = legacyWith(
    (real) => ({
      details(query, signal) {
        sent.push(query.session)
        return sent.length === 1
          ? Promise.reject(new ProviderError('broken', 'cut off'))
          : real.details(query, signal)
      },
    }),
    scripted.limiter,
  )
  const { candidates } = await strategy.look(downing, bulkCallContext({ paidAnswers: new Map() }))
  expect(candidates).toContainEqual(expect.objectContaining({ components: expect.anything() }))
  expect(sent).toEqual([expect.stringMatching(/./), undefined])
  expect(scripted.chargedMicroUsd()).toBe(2 * 17_000)
})

it('Address Validation leaves a country without coverage to the places strategy', async () => {
  const scripted = scriptedLimiter()
  const strategy = await open('address-validation', 'new', scripted.limiter)
  const stored = { line1: '5 Yiheyuan Road', city: 'Beijing', country: 'CN' }
  const context = bulkCallContext()
  const { verdict } = judgedWith(stored, await strategy.look(stored, context), 'normal')
  expect(verdict).not.toBe('failed')
  expect(scripted.asked.map(({ sku }) => sku)).toEqual(['autocomplete', 'details'])
  expect(await billed()).toEqual({ calls: 2, microUsd: context.microUsd })
  await strategy.close()
})

it.each([
  ['places', 'new', ['autocomplete', 'details']],
  ['geocoding', 'new', ['geocoding']],
  ['address-validation', 'new', ['validation', 'autocomplete', 'details']],
  ['osm', 'osm', ['nominatim', 'photon']],
  ['cascade', 'new', ['nominatim', 'photon', 'autocomplete', 'details']],
  [
    'cascade-address-validation',
    'new',
    ['nominatim', 'photon', 'validation', 'autocomplete', 'details'],
  ],
] as const)('a probe of %s asks each API that a row may need', async (name, edition, skus) => {
  const scripted = scriptedLimiter()
  const strategy = await open(name, edition, scripted.limiter)
  onTestFinished(() => strategy.close())
  await createProbe(strategy)(undefined)
  expect(scripted.asked.map(({ sku }) => sku)).toEqual(skus)
})

describe('whichever strategy judged', () => {
  const limited = scriptedLimiter()
  let all: Opened[] = []
  beforeAll(async () => {
    all = await Promise.all(strategies.map((name) => open(name, 'new', limited.limiter)))
  })
  afterAll(() => Promise.all(all.map((strategy) => strategy.close())))

  const amphitheatre = {
    line1: '1600 Amphitheatre Parkway',
    city: 'Mountain View',
    region: 'CA',
    postalCode: '94043',
    country: 'US',
  }
  const rivoli = { line1: '99 Rue de Rivoli', city: 'Paris', postalCode: '75001', country: 'FR' }
  const unterDenLinden = {
    line1: 'Unter den Linden 77',
    city: 'Berlin',
    postalCode: '10117',
    country: 'DE',
  }
  it.each<WrittenAddress>([
    downing,
    { ...downing, postalCode: 'SW1A 2AB' },
    { ...downing, line1: '10 Downning Street' },
    { ...downing, city: 'Londn' },
    { ...downing, city: 'Leeds' },
    { ...downing, country: 'United Kingdon' },
    amphitheatre,
    { ...amphitheatre, region: 'California' },
    { ...amphitheatre, region: 'Nevada' },
    { ...amphitheatre, region: 'Californa' },
    { ...amphitheatre, region: '' },
    { ...amphitheatre, city: 'Mountian View' },
    { ...amphitheatre, postalCode: '' },
    { text: '1600 Amphitheatre Parkway, Mountain View, California 94043, USA' },
    rivoli,
    { ...rivoli, postalCode: '75010' },
    { ...rivoli, line1: '99 rue de Rivolli' },
    unterDenLinden,
    { ...unterDenLinden, city: 'Berln' },
    { ...unterDenLinden, postalCode: '' },
  ])(
    'verdict and changes of %j are the same, and only OpenStreetMap must be named',
    async (stored) => {
      const said = await Promise.all(
        all.map(async (strategy) =>
          judgedWith(stored, await strategy.look(stored, bulkCallContext()), 'normal'),
        ),
      )
      const kept = said.map(({ verdict, changes }) => ({ verdict, changes }))
      expect(kept).toEqual(Array(strategies.length).fill(kept[0]))
      const named = said.map(({ placeId, attributions }) => (placeId ? attributions : 'no place'))
      expect(named).toEqual(
        said.map(({ placeId }) => {
          if (placeId === undefined) return 'no place'
          const isOfOsm = placeId.startsWith('osm:')
          return isOfOsm ? [expect.stringContaining('OpenStreetMap')] : undefined
        }),
      )
    },
  )
})

describe('equal rows in flight at the same time', () => {
  const nothing = { candidates: [] }

  it('share one provider call, and each is judged by its own policy', async () => {
    let asked = 0
    const validate = createValidation({
      look: async () => {
        asked += 1
        await new Promise(setImmediate)
        return nothing
      },
    })
    const equal = Object.fromEntries(Object.entries(downing).reverse()) as WrittenAddress
    const said = await Promise.all([
      validate(downing, bulkCallContext(), 'normal'),
      validate(equal, bulkCallContext(), 'strict'),
      validate({ ...downing, city: 'Leeds' }, bulkCallContext(), 'normal'),
      validate(downing, bulkCallContext({ clientId: 'another' }), 'normal'),
    ])
    expect(asked).toBe(3)
    expect(said.map(({ verdict }) => verdict)).toEqual(Array(4).fill('undeliverable'))
    await validate(downing, bulkCallContext(), 'normal')
    expect(asked).toBe(4)
  })

  it('fail together, but not because one of them was cancelled', async () => {
    const failures = ['CALLER_LEFT', 'PROVIDER_UNAVAILABLE'] as const
    let asked = 0
    const validate = createValidation({
      look: async () => {
        const failure = failures[asked++]
        await new Promise(setImmediate)
        if (failure) throw new AppError(failure)
        return nothing
      },
    })
    const [left, other, third] = await Promise.allSettled([
      validate(downing, bulkCallContext({ signal: AbortSignal.abort() }), 'normal'),
      validate(downing, bulkCallContext(), 'normal'),
      validate(downing, bulkCallContext(), 'normal'),
    ])
    expect(left).toMatchObject({ reason: { error: 'CALLER_LEFT' } })
    expect(other).toMatchObject({ reason: { error: 'PROVIDER_UNAVAILABLE' } })
    expect(third).toMatchObject({ reason: { error: 'PROVIDER_UNAVAILABLE' } })
    expect(asked).toBe(2)
  })
})
