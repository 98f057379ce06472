import { describe, expect, it } from 'vitest'
import {
  type Call,
  dollars,
  listPrices,
  questionOf,
  readable,
  stationTimes,
  withCall,
} from '../../services/console/checkout/calls.ts'

const call = (kind: Call['kind'], more: Partial<Call> = {}): Call => ({
  id: 1,
  kind,
  subject: '',
  sessionToken: 's',
  ms: 1,
  status: 200,
  timing: '',
  providerCalls: 1,
  provider: 'sandbox',
  answer: '',
  ...more,
})

describe('the Server-Timing of an answer', () => {
  it.each([
    [
      'edge;dur=0.6, queue;dur=2.0, quota;dur=0.3, provider;dur=4.0, reply;dur=5.4',
      [0.6, 2, 0.3, 4, 5.4],
    ],
    ['provider;desc="x";dur=7, cache, edge;dur=none, queue;dur=-1', [0, 0, 0, 7, 0]],
    ['', [0, 0, 0, 0, 0]],
  ])('"%s" is read by part', (header, expected) =>
    expect(Object.values(stationTimes(header))).toEqual(expected),
  )
})

describe('the recorder of requests', () => {
  const at = 'https://addresses.test/api/address/'
  it.each([
    [
      `${at}autocomplete`,
      '{"input":"10 Down","sessionToken":"s"}',
      ['autocomplete', '10 Down', 's'],
    ],
    [`${at}details?placeId=p&sessionToken=s`, null, ['details', 'p', 's']],
    [
      `${at}validate`,
      '{"line1":"10 Downing St","country":"GB"}',
      ['validate', '10 Downing St, GB', undefined],
    ],
  ])('shows what %s requests', (url, body, expected) =>
    expect(Object.values(questionOf(url, body) ?? {})).toEqual(expected),
  )
  it('hides requests for tokens', () =>
    expect(questionOf('https://addresses.test/api/authentication', null)).toBeUndefined())
})

describe('the list price', () => {
  it('is that of the new edition: inputs from the thirteenth on are refunded by the details of the session', () => {
    const session = Array.from({ length: 14 }, () => call('autocomplete'))
    const sum = (calls: Call[]) => listPrices(calls).reduce((all, price) => all + price, 0)
    expect(sum(session)).toBe(14 * 2830)
    expect(sum([...session, call('details')])).toBe(12 * 2830 + 5000)
    expect(sum([...session, call('details', { sessionToken: 'other' })])).toBe(14 * 2830 + 5000)
    expect(listPrices([call('autocomplete'), call('details'), call('details')])).toEqual([
      2830, 5000, 5000,
    ])
  })
  it('of a validation is that of its calls, and nothing if it made none', () => {
    expect(
      listPrices([2, 1, 0].map((providerCalls) => call('validate', { providerCalls }))),
    ).toEqual([7830, 2830, 0])
    expect(listPrices([call('autocomplete', { providerCalls: 0 })])).toEqual([0])
    expect(listPrices([call('autocomplete', { providerCalls: 3, status: 503 })])).toEqual([0])
  })
  it('is shown to a hundred-thousandth of a dollar', () =>
    expect([2830, 0, -5660, 1e6].map(dollars)).toEqual([
      '$0.00283',
      '$0.00000',
      '−$0.00566',
      '$1.00000',
    ]))
})

it('calls are listed in the order in which they were sent', () => {
  const calls = [3, 1, 2].reduce<Call[]>((all, id) => withCall(all, call('details', { id })), [])
  expect(calls.map(({ id }) => id)).toEqual([1, 2, 3])
})

it('a body that is not JSON is shown as it is', () => {
  expect([readable('{"a":1}'), readable('<html>')]).toEqual(['{\n  "a": 1\n}', '<html>'])
})
