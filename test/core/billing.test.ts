import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BillableCall,
  billedAs,
  inputBilledAs,
  inputRefund,
  refundsWithoutReply,
  rowMicroUsd,
  rowSkus,
  sessionRefund,
  sessionRefunds,
  spent,
} from '../../shared/billing/charges.ts'
import {
  type BillingSku,
  listMicroUsd,
  monthMicroUsd,
  prices,
} from '../../shared/billing/prices.ts'
import type { Edition, Sku } from '../../shared/billing/skus.ts'
import type { StrategyName } from '../../shared/verdict/strategies.ts'

describe('a price', () => {
  // US dollars per 1,000 calls (services/worker/provider/README.md).
  it.each<[BillingSku, number]>([
    ['legacyAutocomplete', 2.83],
    ['legacySession', 17],
    ['legacyDetails', 17],
    ['legacyIdRefresh', 0],
    ['newAutocomplete', 2.83],
    ['newDetails', 5],
    ['newIdsOnly', 0],
    ['geocoding', 5],
    ['validation', 17],
    ['photonSearch', 0],
    ['nominatimLookup', 0],
    ['nominatimSearch', 0],
  ])('of %s is %d US dollars per 1,000 at first', (sku, usd) => {
    expect(1000 * listMicroUsd(sku)).toBe(usd * 1_000_000)
  })
  it('is known for each billing SKU', () => {
    expect(Object.keys(prices)).toHaveLength(12)
  })

  it.each<[BillingSku, number, number]>([
    ['newDetails', 0, 0],
    ['newDetails', 9999, 0],
    ['newDetails', 10_000, 0],
    ['newDetails', 10_001, 5000],
    ['newDetails', 11_000, 5_000_000],
    // 90,000 at 5.00
    ['newDetails', 100_000, 450_000_000],
    ['newDetails', 100_001, 450_004_000],
    // and 400,000 at 4.00
    ['newDetails', 500_000, 2_050_000_000],
    ['newDetails', 500_001, 2_050_003_000],
    // and 500,000 at 3.00
    ['newDetails', 1_000_000, 3_550_000_000],
    ['newDetails', 1_000_001, 3_550_001_500],
    // and 4,000,000 at 1.50
    ['newDetails', 5_000_000, 9_550_000_000],
    // and 1,000,000 at 0.38
    ['newDetails', 6_000_000, 9_930_000_000],
    ['geocoding', 6_000_000, 9_930_000_000],
    ['newAutocomplete', 10_000, 0],
    ['newAutocomplete', 20_000, 28_300_000],
    // 90,000 at 2.83, 400,000 at 2.27, 500,000 at 1.70, 4,000,000 at 0.85, 1,000,000 at 0.21
    [
      'newAutocomplete',
      6_000_000,
      254_700_000 + 908_000_000 + 850_000_000 + 3_400_000_000 + 210_000_000,
    ],
    [
      'legacyAutocomplete',
      6_000_000,
      254_700_000 + 908_000_000 + 850_000_000 + 3_400_000_000 + 210_000_000,
    ],
    ['legacySession', 5000, 0],
    ['legacySession', 5001, 17_000],
    ['legacySession', 1_000_000, 995 * 17_000_000],
    ['legacyDetails', 5001, 17_000],
    ['validation', 6000, 17_000_000],
    ['legacyIdRefresh', 10_000_000, 0],
    ['newIdsOnly', 10_000_000, 0],
  ])('for a month of %s with %i calls is %i millionths', (sku, calls, microUsd) => {
    expect(monthMicroUsd(sku, calls)).toBe(microUsd)
  })
  it('for one more call is never negative, and never above list price', () => {
    const sku = fc.constantFrom(...(Object.keys(prices) as BillingSku[]))
    fc.assert(
      fc.property(sku, fc.nat(7_000_000), (sku, calls) => {
        const more = monthMicroUsd(sku, calls + 1) - monthMicroUsd(sku, calls)
        expect(more).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThanOrEqual(listMicroUsd(sku))
      }),
    )
  })
})

describe('the billing SKU of a call is', () => {
  it.each<[Edition, BillableCall, BillingSku]>([
    ['new', { sku: 'autocomplete', session: false }, 'newAutocomplete'],
    ['new', { sku: 'autocomplete', session: true }, 'newAutocomplete'],
    ['new', { sku: 'details', idOnly: false }, 'newDetails'],
    ['new', { sku: 'details', idOnly: true }, 'newIdsOnly'],
    ['new', { sku: 'geocoding' }, 'geocoding'],
    ['new', { sku: 'validation' }, 'validation'],
    ['legacy', { sku: 'autocomplete', session: false }, 'legacyAutocomplete'],
    ['legacy', { sku: 'autocomplete', session: true }, 'legacySession'],
    ['legacy', { sku: 'details', idOnly: false }, 'legacyDetails'],
    ['legacy', { sku: 'details', idOnly: true }, 'legacyIdRefresh'],
    ['legacy', { sku: 'geocoding' }, 'geocoding'],
    ['legacy', { sku: 'validation' }, 'validation'],
  ])('(%s) %j: %s', (edition, call, sku) => {
    expect(billedAs(edition, call)).toBe(sku)
    // The call counts against this quota too.
    expect(prices[sku].sku).toBe(call.sku)
  })
  it.each<[BillableCall, BillingSku, Sku]>([
    [{ sku: 'autocomplete', session: false }, 'photonSearch', 'photon'],
    [{ sku: 'autocomplete', session: true }, 'photonSearch', 'photon'],
    [{ sku: 'details', idOnly: false }, 'nominatimLookup', 'nominatim'],
    [{ sku: 'details', idOnly: true }, 'nominatimLookup', 'nominatim'],
    [{ sku: 'nominatim' }, 'nominatimSearch', 'nominatim'],
    [{ sku: 'photon' }, 'photonSearch', 'photon'],
  ])('(osm) %j: %s, with the quota of the server %s', (call, billed, sku) => {
    expect(billedAs('osm', call)).toBe(billed)
    expect(prices[billed].sku).toBe(sku)
  })
})

describe('the quotas of an address', () => {
  it.each<[StrategyName, Edition, Sku[]]>([
    ['places', 'new', ['autocomplete', 'details']],
    ['places', 'osm', ['photon', 'nominatim']],
    ['geocoding', 'osm', ['geocoding']],
    ['address-validation', 'new', ['validation']],
    ['osm', 'legacy', ['nominatim']],
    ['cascade', 'legacy', ['nominatim', 'autocomplete', 'details']],
    ['cascade-geocoding', 'new', ['nominatim', 'geocoding']],
    ['cascade-address-validation', 'new', ['nominatim', 'validation']],
  ])('that is validated by %s with the edition %s are those of %j', (strategy, edition, skus) => {
    expect(rowSkus(strategy, edition)).toEqual(skus)
  })
})

describe('the price of an address', () => {
  it.each<[StrategyName, Edition, number]>([
    ['places', 'new', 7830],
    ['places', 'legacy', 17_000],
    ['places', 'osm', 0],
    ['geocoding', 'osm', 5000],
    ['address-validation', 'new', 17_000],
    ['osm', 'new', 0],
    ['cascade', 'new', 7830],
    ['cascade-geocoding', 'legacy', 5000],
  ])('that is validated by %s with the edition %s is %i', (strategy, edition, microUsd) => {
    expect(rowMicroUsd(strategy, edition)).toBe(microUsd)
  })
})

describe('the refund of a session', () => {
  it.each<[Edition, number, number]>([
    ['new', 1, 0],
    ['new', 13, 0],
    ['new', spent, 0],
    ['legacy', 0, 0],
    ['legacy', 1, 0],
    ['legacy', 2, 17_000],
    ['legacy', 100, 17_000],
    ['legacy', spent, 17_000 - 2830],
    ['osm', 1, 0],
    ['osm', spent, 0],
  ])('(%s) after input %i is %i', (edition, n, microUsd) => {
    expect(inputRefund(edition, n)).toBe(microUsd)
  })
  it.each<[Edition, number, number]>([
    ['new', 0, 0],
    ['new', 1, 0],
    ['new', 12, 0],
    ['new', 13, 2830],
    ['new', 40, 28 * 2830],
    ['new', spent, 0],
    ['legacy', 0, 0],
    ['legacy', 1, 17_000],
    ['legacy', 40, 17_000],
    ['legacy', spent, 0],
    ['osm', 40, 0],
  ])('(%s) after details of a session with %i inputs is %i', (edition, inputs, microUsd) => {
    expect(sessionRefund(edition, inputs)).toBe(microUsd)
  })
})

describe('the refunds of a session over midnight', () => {
  const [before, after] = ['2026-11-19', '2026-11-20']
  const days = (first: number, second: number) => [
    ...Array.from({ length: first }, () => before),
    ...Array.from({ length: second }, () => after),
  ]
  it.each<[Edition, number, number, Record<string, number>]>([
    ['new', 3, 9, {}],
    ['new', 12, 2, { [after]: 2 * 2830 }],
    ['new', 14, 0, { [before]: 2 * 2830 }],
    ['new', 13, 2, { [before]: 2830, [after]: 2 * 2830 }],
    ['legacy', 0, 0, {}],
    ['legacy', 1, 3, { [before]: 17_000 }],
    ['legacy', 0, 3, { [after]: 17_000 }],
    ['osm', 1, 20, {}],
  ])('(%s) are on the days of the inputs: %i and %i', (edition, first, second, refunds) => {
    const onDays = sessionRefunds(edition, days(first, second))
    expect(Object.fromEntries(onDays)).toEqual(refunds)
    const sum = [...onDays.values()].reduce((total, microUsd) => total + microUsd, 0)
    expect(sum).toBe(sessionRefund(edition, first + second))
  })
})

it.each(['new', 'legacy', 'osm'] as const)(
  '(%s) a session whose reply to the details was lost is charged what is billed at most, with and without them',
  (edition) => {
    const perInput = listMicroUsd(inputBilledAs(edition))
    const details = listMicroUsd(billedAs(edition, { sku: 'details', idOnly: false }))
    for (let inputs = 0; inputs < 40; inputs += 1) {
      const days = Array.from({ length: inputs }, () => '2026-11-20')
      const refunds = [...refundsWithoutReply(edition, days).values()]
      // In legacy the other inputs were refunded before.
      const ofInputs = perInput * (edition === 'legacy' ? Math.min(1, inputs) : inputs)
      const total = ofInputs + details - refunds.reduce((sum, microUsd) => sum + microUsd, 0)
      expect(total).toBeGreaterThanOrEqual(ofInputs)
      expect(total).toBeGreaterThanOrEqual(ofInputs - sessionRefund(edition, inputs) + details)
    }
  },
)

type Event = 'input' | 'details'

/** The ledger's sum for the calls of one token: all charges less all refunds. */
function charged(edition: Edition, events: Event[]): number {
  let inputs = 0
  let isSpent = false
  return events.reduce((sum, event) => {
    if (event === 'input') {
      inputs += 1
      return (
        sum + listMicroUsd(inputBilledAs(edition)) - inputRefund(edition, isSpent ? spent : inputs)
      )
    }
    const refund = sessionRefund(edition, isSpent ? spent : inputs)
    isSpent = true
    return sum + listMicroUsd(billedAs(edition, { sku: 'details', idOnly: false })) - refund
  }, 0)
}

/**
 * The billing rules, as in services/worker/provider/README.md. A session is all inputs with one
 * token and the one details call that ends it. After that the token is used up, and later calls
 * with it are billed per request.
 * New: inputs 1 to 12 cost 2.83 per 1,000, later ones nothing if details end the session, and
 * details cost 5.00. In an abandoned session all inputs are billed as without a token.
 * Legacy: the inputs cost nothing if details end the session, which cost 17.00. An abandoned
 * session costs 17.00, however many inputs it has.
 */
function billed(edition: Edition, events: Event[]): number {
  const perInput = 2830
  const perDetails = edition === 'new' ? 5000 : 17_000
  const end = events.indexOf('details')
  const isAbandoned = end === -1
  const inputs = isAbandoned ? events.length : end
  const later = isAbandoned ? [] : events.slice(end + 1)
  const spentToken = later
    .map((event) => (event === 'input' ? perInput : perDetails))
    .reduce((a, b) => a + b, 0)
  if (edition === 'legacy') return isAbandoned ? (inputs > 0 ? 17_000 : 0) : perDetails + spentToken
  return isAbandoned ? inputs * perInput : Math.min(inputs, 12) * perInput + perDetails + spentToken
}

describe('the charges of a session', () => {
  // The sum by services/worker/provider/README.md for one completed search with so many inputs.
  it.each<[Edition, number, number]>([
    ['new', 1, 7830],
    ['new', 4, 16_320],
    ['new', 12, 38_960],
    ['new', 13, 38_960],
    ['new', 40, 38_960],
    ['legacy', 1, 17_000],
    ['legacy', 40, 17_000],
  ])('(%s) with %i inputs and details add up to %i', (edition, inputs, microUsd) => {
    expect(
      charged(edition, [...Array.from({ length: inputs }, () => 'input' as const), 'details']),
    ).toBe(microUsd)
  })
  it("add up to the provider's bill, for completed and abandoned sessions and late inputs and details", () => {
    const input = fc.constant<Event>('input')
    const session = fc
      .tuple(
        fc.array(input, { maxLength: 40 }),
        fc.option(fc.array(fc.constantFrom<Event>('input', 'details'), { maxLength: 6 })),
      )
      .map(([typed, late]): Event[] => (late ? [...typed, 'details', ...late] : typed))
    fc.assert(
      fc.property(fc.constantFrom<Edition>('new', 'legacy'), session, (edition, events) => {
        expect(charged(edition, events)).toBe(billed(edition, events))
      }),
      { numRuns: 500 },
    )
  })
  it('are at no time less than what the provider would bill if the session ended there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Edition>('new', 'legacy'),
        fc.array(fc.constantFrom<Event>('input', 'input', 'input', 'details'), { maxLength: 40 }),
        (edition, events) => {
          for (const [index] of events.entries()) {
            const soFar = events.slice(0, index + 1)
            expect(charged(edition, soFar)).toBeGreaterThanOrEqual(billed(edition, soFar))
          }
        },
      ),
    )
  })
})
