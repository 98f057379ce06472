import type { Charge, Sku } from './prices.ts'

/** The tiers of a New field mask, cheapest first. */
export const TIERS = ['idsOnly', 'essentials', 'pro', 'enterprise', 'atmosphere'] as const

export type Tier = (typeof TIERS)[number]

export type LegacyData = 'basic' | 'contact' | 'atmosphere'

/** A call that was answered, with all that its price depends on. */
export type BilledCall = { token?: string | undefined } & (
  | { operation: 'autocomplete'; edition: 'legacy' | 'new' }
  | { operation: 'details'; edition: 'legacy'; data: 'idRefresh' | readonly LegacyData[] }
  | { operation: 'details'; edition: 'new'; tier: Tier }
  | { operation: 'geocoding'; edition: 'legacy' }
  | { operation: 'validation'; edition: 'new' }
  | { operation: 'autocomplete' | 'details' | 'geocoding'; edition: 'osm' }
)

/**
 * The state of a session token. `essentials`: ended by Essentials details, but Address Validation
 * may still make it free.
 */
export type Session =
  | { state: 'open' | 'essentials'; autocompleteCalls: number }
  | { state: 'spent' }

export type Step = { charges: Charge[]; session?: Session }

/**
 * A session that Essentials details ended bills at most 12 autocomplete calls. See
 * `services/worker/provider/README.md`, Prices.
 */
const BILLED_CALLS_PER_SESSION = 12

const SPENT: Session = { state: 'spent' }

const TIER_SKU: Record<Tier, Sku> = {
  idsOnly: 'newDetailsIdsOnly',
  essentials: 'newDetailsEssentials',
  pro: 'newDetailsPro',
  enterprise: 'newDetailsEnterprise',
  atmosphere: 'newDetailsAtmosphere',
}

const DATA_SKU: Record<LegacyData, Sku> = {
  basic: 'legacyBasicData',
  contact: 'legacyContactData',
  atmosphere: 'legacyAtmosphereData',
}

/**
 * What a call bills, and the next state of its session. An open session is charged as if it were
 * abandoned now; the call that ends it corrects that. So usage can be read at any time, and
 * sessions need no expiry.
 */
export function step(call: BilledCall, session: Session | undefined): Step {
  if (call.edition === 'osm') return { charges: [] }
  if (call.operation === 'geocoding') return { charges: [one('geocoding')] }
  if (call.operation === 'validation') return validation(call.token, session)
  if (call.operation === 'autocomplete')
    return call.edition === 'new'
      ? newAutocomplete(call.token, session)
      : legacyAutocomplete(call.token, session)
  return call.edition === 'new'
    ? newDetails(call.tier, call.token, session)
    : legacyDetails(call.data, call.token, session)
}

const one = (sku: Sku): Charge => ({ sku, count: 1 })

/** A charge, or a refund if negative. None for a count of 0. */
const some = (sku: Sku, count: number): Charge[] => (count === 0 ? [] : [{ sku, count }])

function newAutocomplete(token: string | undefined, session: Session | undefined): Step {
  const charges = [one('newAutocompleteRequest')]
  return token === undefined ? { charges } : { charges, session: counted(session) }
}

function legacyAutocomplete(token: string | undefined, session: Session | undefined): Step {
  if (token === undefined) return { charges: [one('legacyAutocompletePerRequest')] }
  if (session === undefined)
    return { charges: [one('legacyAutocompleteSessionWithoutDetails')], session: counted(session) }
  if (session.state === 'open') return { charges: [], session: counted(session) }
  return { charges: [one('legacyAutocompletePerRequest')], session: SPENT }
}

function counted(session: Session | undefined): Session {
  if (session === undefined) return { state: 'open', autocompleteCalls: 1 }
  return session.state === 'open'
    ? { ...session, autocompleteCalls: session.autocompleteCalls + 1 }
    : SPENT
}

function newDetails(tier: Tier, token: string | undefined, session: Session | undefined): Step {
  const charges = [one(TIER_SKU[tier])]
  if (token === undefined) return { charges }
  if (session?.state !== 'open' || tier === 'idsOnly') return { charges, session: SPENT }
  const calls = session.autocompleteCalls
  if (tier !== 'essentials')
    return { charges: [one('newDetailsAtmosphere'), ...freed(calls, calls)], session: SPENT }
  const beyond = Math.max(0, calls - BILLED_CALLS_PER_SESSION)
  return {
    charges: [...charges, ...freed(beyond, calls)],
    session: { ...session, state: 'essentials' },
  }
}

/** Moves `free` of the session's calls from the per-request SKU to the free session SKU. */
function freed(free: number, calls: number): Charge[] {
  return [
    ...some('newAutocompleteRequest', -free),
    ...some('newAutocompleteSessionUsage', calls > 0 && free > 0 ? 1 : 0),
  ]
}

function legacyDetails(
  data: 'idRefresh' | readonly LegacyData[],
  token: string | undefined,
  session: Session | undefined,
): Step {
  const charges: Charge[] =
    data === 'idRefresh'
      ? [one('legacyDetailsIdRefresh')]
      : [one('legacyDetails'), ...data.map((category) => one(DATA_SKU[category]))]
  if (token === undefined) return { charges }
  // An id refresh is free, so it does not pay for the session. The session stays charged as one
  // without details.
  if (session?.state !== 'open' || data === 'idRefresh') return { charges, session: SPENT }
  const ended: Charge[] = [
    { sku: 'legacyAutocompleteSessionWithoutDetails', count: -1 },
    one('legacyAutocompleteSessionWithDetails'),
  ]
  return { charges: [...charges, ...ended], session: SPENT }
}

/** Validation makes its session's autocomplete calls free, and one Essentials details before it. */
function validation(token: string | undefined, session: Session | undefined): Step {
  if (token === undefined) return { charges: [one('validationPro')] }
  if (session === undefined || session.state === 'spent')
    return { charges: [one('validationPro')], session: SPENT }
  const calls = session.autocompleteCalls
  const charges = [one('validationEnterprise')]
  if (session.state === 'open')
    return { charges: [...charges, ...freed(calls, calls)], session: SPENT }
  const billed = Math.min(calls, BILLED_CALLS_PER_SESSION)
  const alreadyFree = calls > BILLED_CALLS_PER_SESSION
  charges.push(...some('newAutocompleteRequest', -billed), {
    sku: 'newDetailsEssentials',
    count: -1,
  })
  if (!alreadyFree) charges.push(one('newAutocompleteSessionUsage'))
  return { charges, session: SPENT }
}
