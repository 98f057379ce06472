import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AddressValidation,
  AddressValidationQuery,
} from '../../services/worker/provider/address-validation/address-validation.ts'
import {
  type ProviderAccess,
  ProviderError,
  type ProviderFailure,
} from '../../services/worker/provider/port.ts'
import { freePort } from '../support/free-port.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { type Canned, type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, type Edition, unhurried } from './edition.ts'
import { startFullListener } from './full-listener.ts'

export const apiKey = 'AIza-never-to-be-seen'
/** A provider with scripted answers, and an adapter that asks it below this path. */
export async function startWithAdapter<Adapter>(
  create: (access: ProviderAccess) => Adapter,
  path: string,
): Promise<{ provider: CannedProvider; adapter: Adapter }> {
  const provider = await startCannedProvider()
  const url = provider.url + path
  return { provider, adapter: create({ apiKey, url, connections: 1, timeoutMs: 10_000 }) }
}

/**
 * Timeouts in milliseconds: one for tests that wait for it, and a long one for all others, so that
 * a busy machine does not reach it.
 */
const timeoutsMs = { hasty: 1000, patient: 10_000 }

const methods = ['autocomplete', 'details'] as const
type Method = (typeof methods)[number]

/** The sandbox's test inputs, and the error that a worker makes of them. */
export const sandboxFaults = [
  ['rate limit', 'over_rate'],
  ['daily limit', 'over_day'],
  ['key denied', 'denied'],
  ['outage', 'unavailable'],
  ['server error', 'unavailable'],
  ['unknown error', 'unavailable'],
  ['reset', 'broken'],
  ['hang', 'timeout'],
  ['too long', 'too_long'],
  ['malformed', 'nonsense'],
  ['html', 'nonsense'],
  ['null', 'nonsense'],
] satisfies [string, ProviderFailure][]

/** Returns the error of a call, which must contain nothing of the key. */
export async function failureOfCall(asked: Promise<unknown>): Promise<ProviderError> {
  const error = await asked.then(
    (reply) => expect.fail(`answered ${JSON.stringify(reply)}`),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ProviderError)
  expectNoKey(error as ProviderError)
  return error as ProviderError
}

/** Why an address could not be validated. */
export const failureOfValidation = async (
  validation: AddressValidation,
  query: AddressValidationQuery,
  signal = unhurried(),
) => (await failureOfCall(validation.validate(query, signal))).failure

/** Calls with this text or place id, and returns the error. */
export async function failureOf(
  places: ClosablePlaces,
  method: Method,
  subject: string,
  signal = unhurried(),
): Promise<ProviderError> {
  const asked =
    method === 'autocomplete'
      ? places.autocomplete({ input: subject, language: 'en' }, signal)
      : places.details({ placeId: subject, language: 'en', idOnly: false }, signal)
  return failureOfCall(asked)
}

/** Checks that no property, cause or stack contains the key. */
export function expectNoKey(error: ProviderError, key = apiKey): void {
  const seen = [
    JSON.stringify(error),
    inspect(error, { depth: 10, showHidden: true }),
    String(error.stack),
  ]
  for (const text of seen) expect(text).not.toContain(key)
}

/** The same adapter with two timeouts. */
type Adapters = Record<keyof typeof timeoutsMs, ClosablePlaces>

function adapters(edition: Edition, url: string): Adapters {
  const create = (timeoutMs: number) => edition.create({ apiKey, url, connections: 4, timeoutMs })
  return { hasty: create(timeoutsMs.hasty), patient: create(timeoutsMs.patient) }
}

/** Which of them waits for an answer that never ends, and which for one that does. */
const chosen = (both: Adapters, failure: ProviderFailure) =>
  failure === 'timeout' ? both.hasty : both.patient

/**
 * Each failure has one name, chosen by codes, after one call and without the key
 * (services/worker/provider/README.md).
 */
export function failureContract(
  edition: Edition,
  url: () => string,
  sandbox: () => SandboxControl,
): void {
  let provider: CannedProvider
  let toSandbox: Adapters
  let toCanned: Adapters
  beforeAll(async () => {
    provider = await startCannedProvider()
    toSandbox = adapters(edition, url())
    toCanned = adapters(edition, provider.url)
  })
  afterAll(async () => {
    await Promise.all(
      [toSandbox, toCanned].flatMap((both) => [both?.hasty.close(), both?.patient.close()]),
    )
    await provider?.close()
  })

  describe.each(methods)('a failure of %s', (method) => {
    faults(edition, method, () => toSandbox, sandbox)
    connections(
      edition,
      method,
      () => toCanned,
      () => provider,
    )
    it.each(edition.nonsense[method].map((body) => ({ body })))(
      'is malformed for the answer $body',
      async ({ body }) => {
        provider.answers({ body })
        const error = await failureOf(toCanned.patient, method, edition.anyPlaceId)
        expect(error.failure).toBe('nonsense')
      },
    )
  })

  describe('a failure of place ids', () => {
    it.each(edition.badPlaceIds)('%s is %s', async (placeId, failure) => {
      expect((await failureOf(toSandbox.patient, 'details', placeId)).failure).toBe(failure)
      const calls = failure === 'bad_place_id' ? edition.callsForMalformed : 1
      expect((await sandbox().usage()).details).toMatchObject({ calls, billedUsd: 0 })
    })
  })
}

function faults(
  edition: Edition,
  method: Method,
  places: () => Adapters,
  sandbox: () => SandboxControl,
): void {
  beforeEach(() => sandbox().reset())
  const faultsHere = sandboxFaults.map(([words, failure]): [string, ProviderFailure] => [
    words,
    edition.otherFaults[words] ?? failure,
  ])
  it.each(faultsHere)('%s: %s, after one call and without the key', async (words, failure) => {
    const subject =
      method === 'autocomplete'
        ? `fault: ${words}`
        : edition.placeId(`SBX_fault_${words.replaceAll(' ', '_')}`)
    const error = await failureOf(chosen(places(), failure), method, subject)
    expect(error.failure).toBe(failure)
    expect((await sandbox().usage())[method]).toMatchObject({ calls: 1, billedUsd: 0 })
  })
}

/** Faults of the connection, and a caller who disconnects. */
function connections(
  edition: Edition,
  method: Method,
  places: () => Adapters,
  provider: () => CannedProvider,
): void {
  const good = { body: edition.emptyAnswer }
  const subject = edition.anyPlaceId
  it.each([
    ['hang', 'timeout'],
    ['hangInBody', 'timeout'],
    ['reset', 'broken'],
    ['resetInBody', 'broken'],
  ] as const)(
    '%s on a connection in use: %s, without a second try',
    async (misbehaviour, failure) => {
      provider().answers(good)
      const adapter = chosen(places(), failure)
      await adapter.autocomplete({ input: 'x', language: 'en' }, unhurried())
      provider().answers({ ...good, misbehaviour })
      const error = await failureOf(adapter, method, subject)
      expect(error.failure).toBe(failure)
      expect(provider().received).toHaveLength(1)
    },
  )
  it('a refused connection is unavailable', async () => {
    const nobody = edition.create({
      apiKey,
      url: `http://127.0.0.1:${await freePort()}`,
      connections: 1,
      timeoutMs: timeoutsMs.patient,
    })
    const error = await failureOf(nobody, method, subject)
    expect(error.failure).toBe('unavailable')
    await nobody.close()
  })
  it('a connection whose handshake fails is unavailable, and nothing is sent', async () => {
    provider().answers(good)
    const url = provider().url.replace('http:', 'https:')
    const timeoutMs = timeoutsMs.patient
    const encrypted = edition.create({ apiKey, url, connections: 1, timeoutMs })
    expect((await failureOf(encrypted, method, subject)).failure).toBe('unavailable')
    expect(provider().received).toEqual([])
    await encrypted.close()
  })
  it('a connection that is not established is unavailable after a second, and is not billed', async () => {
    const host = await startFullListener()
    const url = `http://127.0.0.1:${host.port}`
    const unconnected = edition.create({
      apiKey,
      url,
      connections: 1,
      timeoutMs: timeoutsMs.patient,
    })
    const error = await failureOf(unconnected, method, subject)
    expect(error.failure).toBe('unavailable')
    host.stop()
    await unconnected.close()
  })
  it.each<Canned>([{ misbehaviour: 'hang' }, { misbehaviour: 'hangInBody' }])(
    'an abort fails as a timeout without waiting for the provider (%j)',
    async (canned) => {
      provider().answers(canned)
      const controller = new AbortController()
      const asked = failureOf(places().patient, method, subject, controller.signal)
      await expect.poll(() => provider().received, { timeout: 10_000 }).toHaveLength(1)
      controller.abort()
      const error = await asked
      expect(error).toMatchObject({
        failure: 'timeout',
        message: expect.stringMatching(/abort|cancel/i),
      })
    },
  )
  it('an abort while all connections are in use is a timeout, and nothing is sent', async () => {
    provider().answers({ misbehaviour: 'hang' })
    const one = edition.create({ apiKey, url: provider().url, connections: 1, timeoutMs: 10_000 })
    const [first, second] = [new AbortController(), new AbortController()]
    const inUse = failureOf(one, method, subject, first.signal)
    await expect.poll(() => provider().received, { timeout: 10_000 }).toHaveLength(1)
    const waiting = failureOf(one, method, subject, second.signal)
    second.abort()
    expect((await waiting).failure).toBe('timeout')
    first.abort()
    expect((await inUse).failure).toBe('timeout')
    await one.close()
    expect(provider().received).toHaveLength(1)
  })
  it('an abort before the call fails as a timeout, and nothing is sent', async () => {
    provider().answers(good)
    expect((await failureOf(places().patient, method, subject, AbortSignal.abort())).failure).toBe(
      'timeout',
    )
    expect(provider().received).toHaveLength(0)
  })
}
