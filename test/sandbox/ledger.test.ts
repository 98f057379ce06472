import { describe, expect, test } from 'vitest'
import { createLedger } from '../../services/sandbox/ledger.ts'
import type { BilledCall, LegacyData, Tier } from '../../services/sandbox/sessions.ts'

const TOKEN = 'token-1'
const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item)
const typed = (edition: 'legacy' | 'new', token?: string): BilledCall => ({
  operation: 'autocomplete',
  edition,
  token,
})
const newDetails = (tier: Tier, token?: string): BilledCall => ({
  operation: 'details',
  edition: 'new',
  tier,
  token,
})
const legacyDetails = (data: 'idRefresh' | LegacyData[], token?: string): BilledCall => ({
  operation: 'details',
  edition: 'legacy',
  data,
  token,
})
const validation = (token?: string): BilledCall => ({
  operation: 'validation',
  edition: 'new',
  token,
})
const geocoding: BilledCall = { operation: 'geocoding', edition: 'legacy' }

/**
 * The price of the calls together, in US dollars per 1,000 such runs
 * (services/worker/provider/README.md).
 */
const RUNS: [title: string, calls: BilledCall[], usdPerThousand: number][] = [
  ['a legacy request without a token', [typed('legacy')], 2.83],
  ['a New request without a token', [typed('new')], 2.83],
  ['geocoding', [geocoding], 5],
  ['a legacy id refresh', [legacyDetails('idRefresh')], 0],
  ['legacy details with basic data', [legacyDetails(['basic'])], 17],
  ['legacy details with contact data', [legacyDetails(['basic', 'contact'])], 20],
  ['legacy details with all data', [legacyDetails(['basic', 'contact', 'atmosphere'])], 25],
  ['New details, IDs only', [newDetails('idsOnly')], 0],
  ['New details, Essentials', [newDetails('essentials')], 5],
  ['New details, Pro', [newDetails('pro')], 17],
  ['New details, Enterprise', [newDetails('enterprise')], 20],
  ['New details, Enterprise + Atmosphere', [newDetails('atmosphere')], 25],
  ['validation', [validation()], 17],

  [
    'a legacy session with details',
    [...times(7, typed('legacy', TOKEN)), legacyDetails(['basic'], TOKEN)],
    17,
  ],
  ['an abandoned legacy session', times(7, typed('legacy', TOKEN)), 17],
  [
    'a legacy session with only an id refresh',
    [...times(3, typed('legacy', TOKEN)), legacyDetails('idRefresh', TOKEN)],
    17,
  ],
  [
    'a spent legacy token',
    [typed('legacy', TOKEN), legacyDetails(['basic'], TOKEN), ...times(2, typed('legacy', TOKEN))],
    17 + 2 * 2.83,
  ],

  ['an abandoned New session', times(15, typed('new', TOKEN)), 15 * 2.83],
  [
    'a New session of 5 calls ended by Essentials',
    [...times(5, typed('new', TOKEN)), newDetails('essentials', TOKEN)],
    5 * 2.83 + 5,
  ],
  [
    'a New session of 12 calls ended by Essentials',
    [...times(12, typed('new', TOKEN)), newDetails('essentials', TOKEN)],
    12 * 2.83 + 5,
  ],
  [
    'a New session of 40 calls ended by Essentials',
    [...times(40, typed('new', TOKEN)), newDetails('essentials', TOKEN)],
    12 * 2.83 + 5,
  ],
  [
    'a New session ended by IDs only',
    [...times(15, typed('new', TOKEN)), newDetails('idsOnly', TOKEN)],
    15 * 2.83,
  ],
  ['a New session ended by Pro', [...times(9, typed('new', TOKEN)), newDetails('pro', TOKEN)], 25],
  [
    'a New session ended by Enterprise',
    [...times(9, typed('new', TOKEN)), newDetails('enterprise', TOKEN)],
    25,
  ],
  ['a New session ended by validation', [...times(9, typed('new', TOKEN)), validation(TOKEN)], 25],
  [
    'a New session with Essentials, then validation',
    [...times(20, typed('new', TOKEN)), newDetails('essentials', TOKEN), validation(TOKEN)],
    25,
  ],
  [
    'a spent New token',
    [
      typed('new', TOKEN),
      newDetails('essentials', TOKEN),
      typed('new', TOKEN),
      newDetails('pro', TOKEN),
    ],
    2.83 + 5 + 2.83 + 17,
  ],
  [
    'one token in both editions: two sessions',
    [typed('new', TOKEN), typed('legacy', TOKEN), newDetails('pro', TOKEN)],
    25 + 17,
  ],
  ['two sessions', [typed('new', 'a'), typed('new', 'b'), newDetails('pro', 'a')], 25 + 2.83],
]

describe("the sandbox's bill", () => {
  test.each(RUNS)('is right for %s', (_title, calls, usdPerThousand) => {
    const ledger = createLedger()
    for (const call of calls) ledger.bill(call)
    const total = Object.values(ledger.usage()).reduce((sum, { billedUsd }) => sum + billedUsd, 0)
    expect(total * 1_000).toBeCloseTo(usdPerThousand, 6)
  })

  test('shows a session as abandoned until its details arrive', () => {
    const ledger = createLedger()
    for (const call of times(3, typed('new', TOKEN))) ledger.bill(call)
    expect(ledger.usage().autocomplete).toMatchObject({
      billedUsd: 0.008_49,
      skus: { newAutocompleteRequest: 3 },
    })
    ledger.bill(newDetails('pro', TOKEN))
    expect(ledger.usage().autocomplete).toMatchObject({
      billedUsd: 0,
      skus: { newAutocompleteSessionUsage: 1 },
    })
  })

  test('for a thousand calls is exactly the list price', () => {
    const ledger = createLedger()
    for (const call of times(1_000, typed('new'))) ledger.bill(call)
    expect(ledger.usage().autocomplete.billedUsd).toBe(2.83)
  })
})

describe("the sandbox's count of calls", () => {
  test('has the highest number in any sliding window as its peak', () => {
    const ledger = createLedger()
    for (const now of [900, 950, 1_050, 1_100, 1_899, 1_900]) ledger.arrive('details', now)
    expect(ledger.usage().details).toMatchObject({ calls: 6, peakPerSecond: 5, peakPerMinute: 6 })
  })

  test('includes a call for 60,000 ms and no longer', () => {
    const ledger = createLedger()
    for (const now of [0, 59_999, 60_000]) ledger.arrive('geocoding', now)
    expect(ledger.usage().geocoding.peakPerMinute).toBe(2)
  })

  test('is separate for each operation, and a reset forgets all, including sessions', () => {
    const ledger = createLedger()
    ledger.arrive('details', 0)
    ledger.refuse('details')
    ledger.bill(typed('legacy', TOKEN))
    ledger.reset()
    ledger.bill(typed('legacy', TOKEN))
    expect(ledger.usage()).toMatchObject({
      details: { calls: 0, refused: 0, peakPerSecond: 0 },
      autocomplete: { billedUsd: 0.017 },
    })
  })
})
