/** The effect of a test input, or of the behaviour's error rates, on a call. */
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
  | 'tooLong'
  | 'keyDenied'

export type TestInput = { fault: Fault; text: string; placeId: string; effect: string }

/**
 * Inputs that cause a fault without a change of the behaviour. `text` is an autocomplete input or
 * geocoding address, `placeId` a place id. Letter case, surrounding spaces and what follows the
 * first comma do not matter: a row of a file has a town and a country, too.
 */
export const TEST_INPUTS: readonly TestInput[] = [
  input(
    'rateLimit',
    'rate limit',
    'over the quota per minute: OVER_QUERY_LIMIT, or 429 with RATE_LIMIT_EXCEEDED',
  ),
  input(
    'dailyLimit',
    'daily limit',
    'the daily quota is used up: OVER_QUERY_LIMIT, or 429 with a PerDay limit',
  ),
  input('slow', 'slow', 'three seconds of silence, then the normal answer'),
  input('http503', 'outage', 'HTTP 503, as in an outage'),
  input('http500', 'server error', 'HTTP 500'),
  input('unknownError', 'unknown error', 'legacy UNKNOWN_ERROR with HTTP 200; HTTP 500 in New'),
  input('malformed', 'malformed', 'HTTP 200 whose JSON ends in the middle'),
  input('html', 'html', 'HTTP 200 with an HTML page'),
  input('null', 'null', 'HTTP 200 with the JSON body `null`'),
  input('reset', 'reset', 'the connection is reset'),
  input('hang', 'hang', 'no answer at all until the caller gives up'),
  input('tooLong', 'too long', 'HTTP 414 with an HTML page, as for a URL that is too long'),
  input('keyDenied', 'key denied', 'the key is refused: REQUEST_DENIED, or 403'),
]

/**
 * Place ids with a special result. The text, as an input, offers the id as a prediction, even the
 * obsolete one.
 */
const SPECIAL_PLACES = [
  {
    outcome: 'obsolete',
    text: 'test: obsolete id',
    placeId: 'SBX_obsolete',
    effect: 'NOT_FOUND, or 404',
  },
  {
    outcome: 'moved',
    text: 'test: moved place',
    placeId: 'SBX_moved',
    effect: 'NOT_FOUND; in New `movedPlaceId`',
  },
  {
    outcome: 'replaced',
    text: 'test: replaced id',
    placeId: 'SBX_replaced',
    effect: 'the answer carries another id',
  },
  {
    outcome: 'notGeocoded',
    text: 'test: unknown to geocoding',
    placeId: 'SBX_not_geocoded',
    effect: 'details know it; geocoding says ZERO_RESULTS',
  },
  {
    outcome: 'attributed',
    text: 'test: attributions',
    placeId: 'SBX_attributed',
    effect: 'details name a provider: as HTML, in New as fields',
  },
] as const

export type SpecialPlace = (typeof SPECIAL_PLACES)[number]

/** The delay of a slow answer, in milliseconds. */
export const SLOW_MS = 3_000

const faults = new Map(
  TEST_INPUTS.flatMap(({ fault, text, placeId }) => [[text, fault] as const, [placeId, fault]]),
)
const specials = new Map<string, SpecialPlace>(
  SPECIAL_PLACES.flatMap((place) => [[place.text, place] as const, [place.placeId, place]]),
)

/** The place ids that are test inputs. */
export const SPECIAL_IDS: readonly string[] = [...TEST_INPUTS, ...SPECIAL_PLACES].map(
  ({ placeId }) => placeId,
)

/** The fault of a text or place id, if it is a test input. */
export const faultOf = (text: string): Fault | undefined => faults.get(key(text))

/** The special place of a text or place id, if it is a test input. */
export const specialPlaceOf = (text: string): SpecialPlace | undefined => specials.get(key(text))

function key(text: string): string {
  if (text.startsWith('SBX_')) return text
  return text.replace(/,.*/s, '').trim().toLowerCase().replace(/\s+/g, ' ')
}

function input(fault: Fault, words: string, effect: string): TestInput {
  return {
    fault,
    text: `fault: ${words}`,
    placeId: `SBX_fault_${words.replaceAll(' ', '_')}`,
    effect,
  }
}
