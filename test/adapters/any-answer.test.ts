import fc from 'fast-check'
import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderError } from '../../services/worker/provider/port.ts'
import { Components } from '../../shared/address/components.ts'
import { Prediction } from '../../shared/api/autocomplete.ts'
import { PlaceDetails } from '../../shared/api/details.ts'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { changed, placesIn } from './changed-answer.ts'
import { everyCall, goodAnswers } from './every-call.ts'

const optionalNumber = Type.Optional(Type.Number())
const Candidate = Type.Object({
  placeId: Type.String(),
  formattedAddress: Type.String(),
  components: Components,
  latitude: optionalNumber,
  longitude: optionalNumber,
  precision: Type.String(),
  types: Type.Array(Type.String()),
  partialMatch: Type.Optional(Type.Boolean()),
})
/** The properties that the rest of the service relies on. */
const dataForms: Record<string, { Check(value: unknown): boolean }> = {
  'legacy autocomplete': Compile(Type.Array(Prediction)),
  'legacy details': Compile(PlaceDetails),
  'New autocomplete': Compile(Type.Array(Prediction)),
  'New details': Compile(PlaceDetails),
  geocoding: Compile(Type.Array(Candidate)),
  'address validation': Compile(Type.Union([Candidate, Type.Undefined()])),
}

const words = fc.constantFrom(
  ...['OK', 'ZERO_RESULTS', 'NOT_FOUND', 'INVALID_ARGUMENT', 'RESOURCE_EXHAUSTED', '__proto__'],
  ...['constructor', 'toString', 'country', 'CONFIRMED', '3.5s', 'GetPlaceRequestPerDayPerProject'],
)
const anyJson = fc.oneof(words, fc.constantFrom(null, '', 0, -1, true, [], {}), fc.jsonValue())
/** google.rpc.Status and its like, with anything in any place. */
const anyError = fc.record(
  {
    status: fc.oneof(words, anyJson),
    error_message: anyJson,
    html_attributions: anyJson,
    error: fc.record(
      {
        status: fc.oneof(words, anyJson),
        message: anyJson,
        details: fc.oneof(
          anyJson,
          fc.array(
            fc.record(
              {
                reason: anyJson,
                metadata: fc.oneof(anyJson, fc.record({ quota_limit: anyJson })),
                fieldViolations: fc.oneof(anyJson, fc.array(fc.record({ field: anyJson }))),
                retryDelay: anyJson,
              },
              { requiredKeys: [] },
            ),
          ),
        ),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
)

let provider: CannedProvider
beforeAll(async () => {
  provider = await startCannedProvider()
})
afterAll(() => provider?.close())

describe.each(everyCall)('a random answer to $name', ({ name, create }) => {
  let adapter: ReturnType<typeof create>
  beforeAll(() => {
    adapter = create(provider.url)
  })
  afterAll(() => adapter?.close())

  /** A result of the right form, or the provider's fault: anything else would be error 9000. */
  async function expectResultOrFault(answer: { status?: number; body: unknown }): Promise<void> {
    provider.answers({ ...answer, body: JSON.stringify(answer.body) ?? '' })
    const outcome = await adapter.ask().catch((error: unknown) => error)
    if (outcome instanceof ProviderError) return
    expect(outcome).toHaveProperty('data')
    const { data } = outcome as { data: unknown }
    expect(dataForms[name]?.Check(data), JSON.stringify(data)).toBe(true)
  }

  it('gives a result that can be returned as it is', async () => {
    provider.answers({ body: goodAnswers[name] })
    const { data } = await adapter.ask()
    expect(dataForms[name]?.Check(data)).toBe(true)
  })
  it('gives a result or a provider error, for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyJson, anyError), (body) => expectResultOrFault({ body })),
      { numRuns: 100 },
    )
  })
  it('gives a result or a provider error, for any JSON inside a valid answer', async () => {
    const at = fc.constantFrom(...placesIn(goodAnswers[name]))
    await fc.assert(
      fc.asyncProperty(at, fc.option(anyJson, { nil: undefined }), (path, to) =>
        expectResultOrFault({ body: changed(goodAnswers[name], path, to) }),
      ),
      { numRuns: 300 },
    )
  })
  it('gives a result or a provider error, for any error body', async () => {
    const status = fc.constantFrom(200, 201, 400, 401, 403, 404, 429, 499, 500, 503)
    await fc.assert(
      fc.asyncProperty(status, fc.oneof(anyError, anyJson), (code, body) =>
        expectResultOrFault({ status: code, body }),
      ),
      { numRuns: 300 },
    )
  })
})

describe('an address component', () => {
  it.each([
    ['legacy details', { long_name: 'Lyon', types: ['locality'] }],
    ['New details', { longText: 'Lyon', types: ['locality'] }],
  ])('without a short name uses the long name, in %s', async (name, component) => {
    const create = everyCall.find((call) => call.name === name)?.create ?? expect.fail(name)
    const adapter = create(provider.url)
    const body =
      name === 'New details'
        ? { id: 'x', addressComponents: [component] }
        : { status: 'OK', result: { place_id: 'x', address_components: [component] } }
    provider.answers({ body })
    expect((await adapter.ask()).data).toMatchObject({
      addressComponents: [{ longText: 'Lyon', shortText: 'Lyon', types: ['locality'] }],
      components: { locality: 'Lyon' },
    })
    await adapter.close()
  })
})
