/** What a test input, or the behaviour switch, makes a call come to. */
export type Fault =
  | 'rateLimit'
  | 'dailyLimit'
  | 'slow'
  | 'http503'
  | 'http500'
  | 'unknownError'
  | 'malformed'
  | 'html'
  | 'null'
  | 'reset'
  | 'hang'
  | 'keyDenied'

export type TestInput = { fault: Fault; text: string; placeId: string; effect: string }

/**
 * Inputs that bring about a fault without touching the behaviour: the text as autocomplete input or geocoding
 * address, the id as place id (design §10). Letter case and spaces around the text do not matter.
 */
export const TEST_INPUTS: readonly TestInput[] = [
  input('rateLimit', 'rate limit', 'over the quota per minute: OVER_QUERY_LIMIT, or 429 with RATE_LIMIT_EXCEEDED'),
  input('dailyLimit', 'daily limit', 'the daily quota is used up: OVER_QUERY_LIMIT, or 429 with a PerDay limit'),
  input('slow', 'slow', 'three seconds of silence, then the normal answer'),
  input('http503', 'outage', 'HTTP 503, as in an outage'),
  input('http500', 'server error', 'HTTP 500'),
  input('unknownError', 'unknown error', 'legacy UNKNOWN_ERROR with HTTP 200; HTTP 500 in New'),
  input('malformed', 'malformed', 'HTTP 200 whose JSON ends in the middle'),
  input('html', 'html', 'HTTP 200 with an HTML page'),
  input('null', 'null', 'HTTP 200 with the JSON body `null`'),
  input('reset', 'reset', 'the connection is reset'),
  input('hang', 'hang', 'no answer at all until the caller gives up'),
  input('keyDenied', 'key denied', 'the key is refused: REQUEST_DENIED, or 403'),
]

/** Place ids with a fate: provider-contract §9. Typing the text offers the id as a prediction, even the obsolete one. */
const SPECIAL_PLACES = [
  { fate: 'obsolete', text: 'test: obsolete id', placeId: 'SBX_obsolete', effect: 'NOT_FOUND, or 404' },
  { fate: 'moved', text: 'test: moved place', placeId: 'SBX_moved', effect: 'NOT_FOUND; in New `movedPlaceId`' },
  { fate: 'replaced', text: 'test: replaced id', placeId: 'SBX_replaced', effect: 'the answer carries another id' },
] as const

export type SpecialPlace = (typeof SPECIAL_PLACES)[number]

/** How long a slow answer stays silent, in milliseconds. */
export const SLOW_MS = 3_000

const faults = new Map(TEST_INPUTS.flatMap(({ fault, text, placeId }) => [[text, fault] as const, [placeId, fault]]))
const specials = new Map<string, SpecialPlace>(
  SPECIAL_PLACES.flatMap((place) => [[place.text, place] as const, [place.placeId, place]]),
)

/** The fault that a text or place id asks for, if it is a test input. */
export const faultOf = (text: string): Fault | undefined => faults.get(key(text))

/** The place with a fate that a text or place id stands for. */
export const specialPlaceOf = (text: string): SpecialPlace | undefined => specials.get(key(text))

function key(text: string): string {
  return text.startsWith('SBX_') ? text : text.trim().toLowerCase().replace(/\s+/g, ' ')
}

function input(fault: Fault, words: string, effect: string): TestInput {
  return { fault, text: `fault: ${words}`, placeId: `SBX_fault_${words.replaceAll(' ', '_')}`, effect }
}
