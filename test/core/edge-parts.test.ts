import { describe, expect, it } from 'vitest'
import { fieldErrors } from '../../services/edge/http/field-errors.ts'
import { serverTiming } from '../../services/edge/http/server-timing.ts'
import { queueWaitMs } from '../../services/edge/jobs/capacity.ts'
import { requestKey } from '../../shared/jobs/request-key.ts'

describe('the estimated wait for a worker', () => {
  it.each([
    [0, [{ slots: 100, runMs: 50 }], 0],
    [1, [{ slots: 1, runMs: 50 }], 50],
    [200, [{ slots: 100, runMs: 50 }], 100],
    [
      200,
      [
        { slots: 100, runMs: 50 },
        { slots: 100, runMs: 50 },
      ],
      50,
    ],
    [
      300,
      [
        { slots: 100, runMs: 50 },
        { slots: 100, runMs: 100 },
      ],
      100,
    ],
    [100, [{ slots: 100, runMs: 0 }], 1],
    [5, [], Number.POSITIVE_INFINITY],
  ])('with %i jobs on the queue and workers %j is %d ms', (queued, workers, ms) => {
    expect(queueWaitMs(queued, workers)).toBeCloseTo(ms, 6)
  })
})

describe('the Server-Timing header', () => {
  const cost = { queueMs: 3, quotaMs: 20, providerMs: 50.26, providerCalls: 1 }
  it('says how long each part took, and the parts add up', () => {
    expect(serverTiming(cost, 75.3, 80)).toBe(
      'edge;dur=4.7, queue;dur=3.0, quota;dur=20.0, provider;dur=50.3, reply;dur=2.0',
    )
  })
  it('is never negative, although the parts come from different clocks', () => {
    expect(serverTiming(cost, 60, 59)).toBe(
      'edge;dur=0.0, queue;dur=0.0, quota;dur=20.0, provider;dur=50.3, reply;dur=0.0',
    )
  })
  it('is no longer than the request took, where the clocks of edge and worker differ', () => {
    expect(serverTiming({ ...cost, queueMs: 30 }, 75.3, 80)).toBe(
      'edge;dur=4.7, queue;dur=5.0, quota;dur=20.0, provider;dur=50.3, reply;dur=0.0',
    )
  })
})

describe('the errors of an invalid field', () => {
  const broken = (keyword: string, instancePath: string, params = {}, message?: string) =>
    fieldErrors([{ keyword, instancePath, schemaPath: '', params, ...(message && { message }) }])

  it.each([
    [broken('required', '', { requiredProperties: ['input'] }), 'input', 'REQUIRED', 'is required'],
    [
      broken('required', '/near', { requiredProperties: ['radius'] }),
      'near.radius',
      'REQUIRED',
      'is required',
    ],
    [broken('type', '/input', {}, 'must be string'), 'input', 'TYPE', 'must be string'],
    [broken('type', '', {}, 'must be object'), 'body', 'TYPE', 'must be object'],
    [broken('minLength', '/input', {}, 'too short'), 'input', 'TOO_SHORT', 'too short'],
    [broken('maxItems', '/countries', {}, 'too many'), 'countries', 'TOO_MANY', 'too many'],
    [
      broken('maximum', '/near/latitude', {}, 'must be <= 90'),
      'near.latitude',
      'OUT_OF_RANGE',
      'must be <= 90',
    ],
    [
      broken('format', '/countries/1', { format: 'country' }),
      'countries.1',
      'FORMAT',
      'must be an ISO 3166-1 alpha-2 country code, or XK',
    ],
    [broken('format', '/x', { format: 'other' }, 'is odd'), 'x', 'FORMAT', 'is odd'],
    [broken('const', '/only', {}, 'must be placeId'), 'only', 'ENUM', 'must be placeId'],
    [
      broken('additionalProperties', '/near', { additionalProperties: ['lat'] }),
      'near.lat',
      'UNKNOWN_FIELD',
      'is not a field of this request',
    ],
  ])('are reported: %j', (errors, field, code, message) => {
    expect(errors).toEqual([{ field, code, message }])
  })
  it('are reported one by one for missing fields', () => {
    const errors = broken('required', '', { requiredProperties: ['a', 'b'] })
    expect(errors.map(({ field }) => field)).toEqual(['a', 'b'])
  })
  it('leave out what only repeats another error', () => {
    expect(broken('anyOf', '/x')).toEqual([])
  })
  it('name the query where there is no body', () => {
    const error = {
      keyword: 'type',
      instancePath: '',
      schemaPath: '',
      params: {},
      message: 'must be object',
    }
    expect(fieldErrors([error], 'querystring')).toMatchObject([{ field: 'querystring' }])
  })
})

describe('two requests', () => {
  const shop = { language: 'en', clientId: 'shop' }
  const other = { language: 'en', clientId: 'other' }
  const key = (request: Parameters<typeof requestKey<'autocomplete'>>[1], jobClient = shop) =>
    requestKey('autocomplete', request, jobClient)

  it('that are identical share a call, however the input is cased', () => {
    expect(key({ input: 'rue' })).toBe(key({ input: 'Rue' }))
  })
  it('of two clients share none, because each has its own budget', () => {
    expect(key({ input: 'rue' })).not.toBe(key({ input: 'rue' }, other))
  })
  it('of one session share a call', () => {
    expect(key({ input: 'rue', sessionToken: 's' })).toBe(key({ input: 'rue', sessionToken: 's' }))
  })
  it.each([
    [key({ input: 'rue' }), key({ input: 'rue ' })],
    [key({ input: 'rue' }), key({ input: 'rue', countries: ['FR'] })],
    [key({ input: 'rue', countries: ['FR', 'BE'] }), key({ input: 'rue', countries: ['FR'] })],
    [key({ input: 'rue' }), key({ input: 'rue' }, { ...shop, language: 'fr' })],
    [key({ input: 'rue' }), key({ input: 'rue', sessionToken: 's' })],
    [key({ input: 'rue', sessionToken: 's' }), key({ input: 'rue', sessionToken: 't' })],
    [key({ input: 'rue', sessionToken: 's' }), key({ input: 'rue', sessionToken: 's' }, other)],
    [
      requestKey('details', { placeId: 'x' }, shop),
      requestKey('details', { placeId: 'x', only: 'placeId' }, shop),
    ],
    [requestKey('details', { placeId: 'x' }, shop), requestKey('details', { placeId: 'y' }, shop)],
  ])('that differ share none: %s, %s', (one, another) => {
    expect(one).not.toBe(another)
  })
})
