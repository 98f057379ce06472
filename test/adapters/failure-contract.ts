import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PlacesError, type PlacesFailure } from '../../services/worker/places/places.ts'
import { freePort } from '../support/processes.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { type Canned, type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, type Edition, unhurried } from './edition.ts'
import { startFullListener } from './full-listener.ts'

export const apiKey = 'AIza-never-to-be-seen'
/** For the cases that wait for it, and for all others, which a busy machine must not turn into these. */
const timeoutsMs = { hasty: 1000, patient: 10_000 }

const methods = ['autocomplete', 'details'] as const
type Method = (typeof methods)[number]

/** The sandbox's test inputs, and what they are to a worker. */
export const sandboxFaults = [
  ['rate limit', 'over_rate'],
  ['daily limit', 'over_day'],
  ['key denied', 'denied'],
  ['outage', 'unavailable'],
  ['server error', 'unavailable'],
  ['unknown error', 'unavailable'],
  ['reset', 'broken'],
  ['hang', 'timeout'],
  ['malformed', 'nonsense'],
  ['html', 'nonsense'],
  ['null', 'nonsense'],
] satisfies [string, PlacesFailure][]

/** What a call fails with, which holds nothing of the key. */
export async function failureOfCall(asked: Promise<unknown>): Promise<PlacesError> {
  const error = await asked.then(
    (reply) => expect.fail(`answered ${JSON.stringify(reply)}`),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PlacesError)
  expectNoKey(error as PlacesError)
  return error as PlacesError
}

/** Asks with this text or place id, and returns what it fails with. */
export async function failureOf(
  places: ClosablePlaces,
  method: Method,
  subject: string,
  signal = unhurried(),
): Promise<PlacesError> {
  const asked =
    method === 'autocomplete'
      ? places.autocomplete({ input: subject, language: 'en' }, signal)
      : places.details({ placeId: subject, language: 'en', idOnly: false }, signal)
  return failureOfCall(asked)
}

/** Nothing of the key, in any property, cause or stack. */
export function expectNoKey(error: PlacesError, key = apiKey): void {
  const seen = [JSON.stringify(error), inspect(error, { depth: 10, showHidden: true }), String(error.stack)]
  for (const text of seen) expect(text).not.toContain(key)
}

/** The same adapter twice. */
type Adapters = Record<keyof typeof timeoutsMs, ClosablePlaces>

function adapters(edition: Edition, url: string): Adapters {
  const create = (timeoutMs: number) => edition.create({ apiKey, url, connections: 4, timeoutMs })
  return { hasty: create(timeoutsMs.hasty), patient: create(timeoutsMs.patient) }
}

/** Which of them waits for an answer that never ends, and which for one that does. */
const chosen = (both: Adapters, failure: PlacesFailure) => (failure === 'timeout' ? both.hasty : both.patient)

/** Each failure under its one name, told by codes, after one call, without the key: provider-contract §7. */
export function failureContract(edition: Edition, sandbox: () => SandboxControl): void {
  let provider: CannedProvider
  let toSandbox: Adapters
  let toCanned: Adapters
  beforeAll(async () => {
    provider = await startCannedProvider()
    toSandbox = adapters(edition, sandbox().url)
    toCanned = adapters(edition, provider.url)
  })
  afterAll(async () => {
    await Promise.all([toSandbox, toCanned].flatMap((both) => [both?.hasty.close(), both?.patient.close()]))
    await provider?.close()
  })

  describe.each(methods)('of %s', (method) => {
    faults(method, () => toSandbox, sandbox)
    connections(
      edition,
      method,
      () => toCanned,
      () => provider,
    )
    it.each(edition.nonsense[method].map((body) => ({ body })))('nonsense: $body', async ({ body }) => {
      provider.answers({ body })
      expect((await failureOf(toCanned.patient, method, 'x')).failure).toBe('nonsense')
    })
  })

  describe('of place ids', () => {
    it.each([
      ['SBX_obsolete', 'not_found'],
      ['ChIJN1t_tDeuEmsRUsoyG83frY4', 'not_found'],
      ['SBX_gb-10-downing-stree', 'invalid'],
      ['a/../b?c=d&key=e#f', 'invalid'],
      ['100%', 'invalid'],
      ['..', 'invalid'],
    ] satisfies [string, PlacesFailure][])('%s is %s', async (placeId, failure) => {
      expect((await failureOf(toSandbox.patient, 'details', placeId)).failure).toBe(failure)
      expect((await sandbox().usage()).details).toMatchObject({ calls: 1, billedUsd: 0 })
    })
  })
}

function faults(method: Method, places: () => Adapters, sandbox: () => SandboxControl): void {
  beforeEach(() => sandbox().reset())
  it.each(sandboxFaults)('%s: %s, after one call and without the key', async (words, failure) => {
    const subject = method === 'autocomplete' ? `fault: ${words}` : `SBX_fault_${words.replaceAll(' ', '_')}`
    const error = await failureOf(chosen(places(), failure), method, subject)
    expect(error.failure).toBe(failure)
    expect((await sandbox().usage())[method]).toMatchObject({ calls: 1, billedUsd: 0 })
  })
}

/** What happens to the connection, and to a caller who has waited enough. */
function connections(edition: Edition, method: Method, places: () => Adapters, provider: () => CannedProvider): void {
  const good = { body: { id: 'x', status: 'OK', predictions: [], result: { place_id: 'x' } } }
  it.each([
    ['hang', 'timeout'],
    ['hangInBody', 'timeout'],
    ['reset', 'broken'],
    ['resetInBody', 'broken'],
  ] as const)('%s on a connection in use: %s, and no second try', async (misbehaviour, failure) => {
    provider().answers(good)
    const adapter = chosen(places(), failure)
    await adapter.autocomplete({ input: 'x', language: 'en' }, unhurried())
    provider().answers({ ...good, misbehaviour })
    const error = await failureOf(adapter, method, 'x')
    expect(error.failure).toBe(failure)
    expect(provider().received).toHaveLength(1)
  })
  it('a refused connection: unavailable', async () => {
    const nobody = edition.create({
      apiKey,
      url: `http://127.0.0.1:${await freePort()}`,
      connections: 1,
      timeoutMs: timeoutsMs.patient,
    })
    const error = await failureOf(nobody, method, 'x')
    expect(error.failure).toBe('unavailable')
    await nobody.close()
  })
  it('a connection that does not come about: unavailable after a second, and nothing is billed for it', async () => {
    const host = await startFullListener()
    const url = `http://127.0.0.1:${host.port}`
    const unconnected = edition.create({ apiKey, url, connections: 1, timeoutMs: timeoutsMs.patient })
    const error = await failureOf(unconnected, method, 'x')
    expect(error.failure).toBe('unavailable')
    host.stop()
    await unconnected.close()
  })
  it.each<Canned>([{ misbehaviour: 'hang' }, { misbehaviour: 'hangInBody' }])(
    'an abort: timeout, without waiting for the provider (%j)',
    async (canned) => {
      provider().answers(canned)
      const controller = new AbortController()
      const asked = failureOf(places().patient, method, 'x', controller.signal)
      await expect.poll(() => provider().received, { timeout: 10_000 }).toHaveLength(1)
      controller.abort()
      const error = await asked
      expect(error).toMatchObject({ failure: 'timeout', message: expect.stringMatching(/abort|cancel/i) })
    },
  )
  it('an abort before the call: timeout, and nothing is sent', async () => {
    provider().answers(good)
    expect((await failureOf(places().patient, method, 'x', AbortSignal.abort())).failure).toBe('timeout')
    expect(provider().received).toHaveLength(0)
  })
}
