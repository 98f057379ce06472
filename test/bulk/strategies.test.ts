import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLegacyPlaces } from '../../services/worker/places/legacy.ts'
import { createNewPlaces } from '../../services/worker/places/new.ts'
import { type Places, PlacesError } from '../../services/worker/places/places.ts'
import type { Errand } from '../../services/worker/processors/work.ts'
import { createProviderCall } from '../../services/worker/provider-call.ts'
import { loadStrategy } from '../../services/worker/strategies/load-strategy.ts'
import { placesStrategy } from '../../services/worker/strategies/places.ts'
import type { Strategy } from '../../services/worker/strategies/strategy.ts'
import { createValidation, judgedWith } from '../../services/worker/validation.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import type { StrategyName } from '../../shared/api/batch.ts'
import { AppError } from '../../shared/errors.ts'
import { createLog } from '../../shared/log.ts'
import { createMetrics } from '../../shared/metrics.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import { type OwnSandbox, startSandbox } from '../support/own-sandbox.ts'
import { bulkErrand } from './errand.ts'
import { scriptedLimiter } from './scripted-limiter.ts'

let sandbox: OwnSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox?.stop())
beforeEach(() => sandbox.reset())

const downing: WrittenAddress = { line1: '10 Downing Street', city: 'London', postalCode: 'SW1A 2AA', country: 'GB' }
const nowhere: WrittenAddress = { line1: 'zzzzqqqq 3', city: 'xxxxyyyy', country: 'GB' }

async function billed(): Promise<{ calls: number; microUsd: number }> {
  const usages = Object.values(await sandbox.usage())
  const calls = usages.reduce((sum, usage) => sum + usage.calls, 0)
  return { calls, microUsd: Math.round(usages.reduce((sum, { billedUsd }) => sum + billedUsd, 0) * 1e6) }
}

type Opened = Strategy & { close(): Promise<void> }

const providerCallOf = (edition: 'new' | 'legacy', limiter: Limiter) =>
  createProviderCall({
    limiter,
    edition,
    now: Date.now,
    timeoutMs: 5000,
    metrics: createMetrics('worker'),
    log: createLog('worker', 'silent'),
  })

/** A strategy as a worker has it, over the sandbox. */
async function open(name: StrategyName, edition: 'new' | 'legacy', limiter: Limiter): Promise<Opened> {
  const provider = { apiKey: 'test-provider-key', url: sandbox.url, connections: 4, timeoutMs: 5000 }
  const places = edition === 'new' ? createNewPlaces(provider) : createLegacyPlaces(provider)
  const providerCall = providerCallOf(edition, limiter)
  const strategy = await loadStrategy(name, { ...provider, edition, places, providerCall })
  return { ...strategy, close: async () => void (await Promise.all([strategy.close(), places.close()])) }
}

const ways = [
  { name: 'places', edition: 'new', microUsd: 7830, calls: 2, nothingMicroUsd: 5660 },
  // A session that ends with details is free; one that finds nothing isn't.
  { name: 'places', edition: 'legacy', microUsd: 17_000, calls: 2, nothingMicroUsd: 17_000 },
  { name: 'geocoding', edition: 'new', microUsd: 5000, calls: 1, nothingMicroUsd: 10_000 },
  { name: 'address-validation', edition: 'new', microUsd: 17_000, calls: 1, nothingMicroUsd: 34_000 },
] as const

describe.each(ways)('the strategy $name, over the $edition edition', (way) => {
  const { name, edition, microUsd, calls, nothingMicroUsd } = way
  const scripted = scriptedLimiter()
  let strategy: Opened
  beforeAll(async () => {
    strategy = await open(name, edition, scripted.limiter)
  })
  afterAll(() => strategy?.close())
  const judged = async (stored: WrittenAddress, errand: Errand = bulkErrand()) =>
    judgedWith(stored, await strategy.look(stored, errand), 'normal')

  it('confirms an address that is right, with the place that it is', async () => {
    expect(await judged(downing)).toMatchObject({
      verdict: 'confirmed',
      nextAction: 'accept',
      changes: [],
      placeId: 'SBX_gb-10-downing-street',
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
    ['wants a look at', { ...downing, line1: 'Downing Street' }, 'needs_review', 'house_number_missing'],
    ['wants a look at', { ...downing, country: 'US' }, 'needs_review', 'country_differs'],
    ['refuses', nowhere, 'undeliverable', 'not_found'],
    ['finds nothing to ask about in', { line1: '---', country: 'GB' }, 'undeliverable', 'not_found'],
  ])('%s %j', async (_, stored, verdict, reason) => {
    const said = await judged(stored)
    expect(said.reasons.map(({ code }) => code)).toContain(reason)
    expect(said.verdict).toBe(verdict)
  })
  it('costs what the sandbox bills, and the row knows it', async () => {
    const before = scripted.chargedMicroUsd()
    const errand = bulkErrand()
    await judged(downing, errand)
    expect(await billed()).toEqual({ calls, microUsd })
    expect([errand.cost.providerCalls, errand.microUsd]).toEqual([calls, microUsd])
    expect(scripted.chargedMicroUsd() - before).toBe(microUsd)
  })
  it('asks once more in the whole world where nothing is found, and that is billed too', async () => {
    const errand = bulkErrand()
    await judged(nowhere, errand)
    expect(await billed()).toEqual({ calls: 2, microUsd: nothingMicroUsd })
    expect(errand.microUsd).toBe(nothingMicroUsd)
  })
  it('costs nothing where there is nothing to ask with', async () => {
    await judged({ line1: '---', city: '?', country: 'GB' })
    expect(await billed()).toEqual({ calls: 0, microUsd: 0 })
  })
  it.each([
    ['outage', 'PROVIDER_UNAVAILABLE'],
    ['key denied', 'PROVIDER_DENIED'],
    ['daily limit', 'QUOTA_USED_UP'],
    ['malformed', 'PROVIDER_ANSWER_INVALID'],
  ])('fails with an error of the catalogue in a fault: %s', async (words, error) => {
    await expect(strategy.look({ text: `fault: ${words}` }, bulkErrand())).rejects.toMatchObject({ error })
  })
})

it('a prediction whose place is gone stays without details', async () => {
  const strategy = await open('places', 'new', scriptedLimiter().limiter)
  const { candidates } = await strategy.look({ text: 'test: obsolete id' }, bulkErrand())
  expect(candidates).toEqual([expect.not.objectContaining({ components: expect.anything() })])
  await strategy.close()
})

it('a session that may have ended without an answer to its details is not sent again', async () => {
  const provider = { apiKey: 'test-provider-key', url: sandbox.url, connections: 4, timeoutMs: 5000 }
  const real = createLegacyPlaces(provider)
  const sent: (string | undefined)[] = []
  const places: Places = {
    ...real,
    details(query, signal) {
      sent.push(query.session)
      return sent.length === 1 ? Promise.reject(new PlacesError('broken', 'cut off')) : real.details(query, signal)
    },
  }
  const strategy = placesStrategy('legacy', places, providerCallOf('legacy', scriptedLimiter().limiter))
  const { candidates } = await strategy.look(downing, bulkErrand({ kept: new Map() }))
  expect(candidates).toContainEqual(expect.objectContaining({ components: expect.anything() }))
  expect(sent).toEqual([expect.stringMatching(/./), undefined])
  await real.close()
})

it('Address Validation says that a country is not covered', async () => {
  const strategy = await open('address-validation', 'new', scriptedLimiter().limiter)
  await expect(strategy.look({ line1: '1 Chome', country: 'CN' }, bulkErrand())).rejects.toMatchObject({
    error: 'REQUEST_INVALID',
    details: [{ field: 'country', code: 'NOT_COVERED' }],
  })
  await strategy.close()
})

describe('equal rows in hand at the same time', () => {
  const nothing = { candidates: [] }

  it('are asked about once, and each is judged by its own policy', async () => {
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
      validate(downing, bulkErrand(), 'normal'),
      validate(equal, bulkErrand(), 'strict'),
      validate({ ...downing, city: 'Leeds' }, bulkErrand(), 'normal'),
      validate(downing, bulkErrand({ clientId: 'another' }), 'normal'),
    ])
    expect(asked).toBe(3)
    expect(said.map(({ verdict }) => verdict)).toEqual(Array(4).fill('undeliverable'))
    await validate(downing, bulkErrand(), 'normal')
    expect(asked).toBe(4)
  })

  it('fail together, but not because one of them left', async () => {
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
      validate(downing, bulkErrand({ signal: AbortSignal.abort() }), 'normal'),
      validate(downing, bulkErrand(), 'normal'),
      validate(downing, bulkErrand(), 'normal'),
    ])
    expect(left).toMatchObject({ reason: { error: 'CALLER_LEFT' } })
    expect(other).toMatchObject({ reason: { error: 'PROVIDER_UNAVAILABLE' } })
    expect(third).toMatchObject({ reason: { error: 'PROVIDER_UNAVAILABLE' } })
    expect(asked).toBe(2)
  })
})
