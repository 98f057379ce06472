import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PlacesError, type PlacesFailure } from '../../services/worker/places/places.ts'
import { freePort } from '../support/processes.ts'
import type { SandboxControl } from '../support/sandbox-control.ts'
import { type Canned, type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { type ClosablePlaces, type Edition, unhurried } from './edition.ts'

const apiKey = 'AIza-never-to-be-seen'
/** Short, since some cases wait for it. */
const timeoutMs = 500

const methods = ['autocomplete', 'details'] as const
type Method = (typeof methods)[number]

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
  const error = await asked.then(
    (reply) => expect.fail(`answered ${JSON.stringify(reply)}`),
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(PlacesError)
  return error as PlacesError
}

/** Nothing of the key, in any property, cause or stack. */
export function expectNoKey(error: PlacesError, key = apiKey): void {
  const seen = [JSON.stringify(error), inspect(error, { depth: 10, showHidden: true }), String(error.stack)]
  for (const text of seen) expect(text).not.toContain(key)
}

/** Each failure under its one name, told by codes, after one call, without the key: provider-contract §7. */
export function failureContract(edition: Edition, sandbox: () => SandboxControl): void {
  let provider: CannedProvider
  let toSandbox: ClosablePlaces
  let toCanned: ClosablePlaces
  beforeAll(async () => {
    provider = await startCannedProvider()
    toSandbox = edition.create({ apiKey, url: sandbox().url, connections: 4, timeoutMs })
    toCanned = edition.create({ apiKey, url: provider.url, connections: 4, timeoutMs })
  })
  afterAll(async () => {
    await Promise.all([toSandbox?.close(), toCanned?.close()])
    await provider?.close()
  })

  describe.each(methods)('of %s', (method) => {
    faults(method, () => toSandbox, sandbox)
    connections(edition, method, () => toCanned, provider_)
    it.each(edition.nonsense[method].map((body) => ({ body })))('nonsense: $body', async ({ body }) => {
      provider.answers({ body })
      expect((await failureOf(toCanned, method, 'x')).failure).toBe('nonsense')
    })
  })
  function provider_() {
    return provider
  }

  describe('of place ids', () => {
    it.each([
      ['SBX_obsolete', 'not_found'],
      ['ChIJN1t_tDeuEmsRUsoyG83frY4', 'not_found'],
      ['SBX_gb-10-downing-stree', 'invalid'],
      ['a/../b?c=d&key=e#f', 'invalid'],
      ['100%', 'invalid'],
      ['..', 'invalid'],
    ] satisfies [string, PlacesFailure][])('%s is %s', async (placeId, failure) => {
      expect((await failureOf(toSandbox, 'details', placeId)).failure).toBe(failure)
      expect((await sandbox().usage()).details).toMatchObject({ calls: 1, billedUsd: 0 })
    })
  })
}

/** The sandbox's test inputs. */
function faults(method: Method, places: () => ClosablePlaces, sandbox: () => SandboxControl): void {
  beforeEach(() => sandbox().reset())
  it.each([
    ['rate limit', 'over_rate'],
    ['daily limit', 'over_day'],
    ['key denied', 'denied'],
    ['outage', 'unavailable'],
    ['server error', 'unavailable'],
    ['unknown error', 'unavailable'],
    ['reset', 'unavailable'],
    ['hang', 'timeout'],
    ['malformed', 'nonsense'],
    ['html', 'nonsense'],
    ['null', 'nonsense'],
  ] satisfies [string, PlacesFailure][])('%s: %s, after one call and without the key', async (words, failure) => {
    const subject = method === 'autocomplete' ? `fault: ${words}` : `SBX_fault_${words.replaceAll(' ', '_')}`
    const error = await failureOf(places(), method, subject)
    expect(error.failure).toBe(failure)
    expectNoKey(error)
    expect((await sandbox().usage())[method]).toMatchObject({ calls: 1, billedUsd: 0 })
  })
}

/** What happens to the connection, and to a caller who has waited enough. */
function connections(
  edition: Edition,
  method: Method,
  places: () => ClosablePlaces,
  provider: () => CannedProvider,
): void {
  const good = { body: { id: 'x', status: 'OK', predictions: [], result: { place_id: 'x' } } }
  it.each([
    ['hang', 'timeout'],
    ['hangInBody', 'timeout'],
    ['reset', 'unavailable'],
    ['resetInBody', 'unavailable'],
  ] as const)('%s on a connection in use: %s, and no second try', async (misbehaviour, failure) => {
    provider().answers(good)
    await places().autocomplete({ input: 'x', language: 'en' }, unhurried())
    provider().answers({ ...good, misbehaviour })
    const error = await failureOf(places(), method, 'x')
    expect(error.failure).toBe(failure)
    expectNoKey(error)
    expect(provider().received).toHaveLength(1)
  })
  it('a refused connection: unavailable', async () => {
    const nobody = edition.create({
      apiKey,
      url: `http://127.0.0.1:${await freePort()}`,
      connections: 1,
      timeoutMs,
    })
    const error = await failureOf(nobody, method, 'x')
    expect(error.failure).toBe('unavailable')
    expectNoKey(error)
    await nobody.close()
  })
  it.each<Canned>([{ misbehaviour: 'hang' }, { misbehaviour: 'hangInBody' }])(
    'an abort: timeout, without waiting for the provider (%j)',
    async (canned) => {
      provider().answers(canned)
      const controller = new AbortController()
      const asked = failureOf(places(), method, 'x', controller.signal)
      await expect.poll(() => provider().received).toHaveLength(1)
      controller.abort()
      const error = await asked
      expect(error).toMatchObject({ failure: 'timeout', message: expect.stringMatching(/abort|cancel/i) })
      expectNoKey(error)
    },
  )
  it('an abort before the call: timeout, and nothing is sent', async () => {
    provider().answers(good)
    expect((await failureOf(places(), method, 'x', AbortSignal.abort())).failure).toBe('timeout')
    expect(provider().received).toHaveLength(0)
  })
}
