const setOf = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')))

/** Countries and territories (ISO 3166-1 alpha-2) whose addresses are mostly in English. */
export const englishSpeaking = setOf('AU CA GB IE NZ US ZA')

/** Those whose addresses are in Chinese. */
export const chineseSpeaking = setOf('CN HK MO TW')

const spanishInAmerica = 'AR BO CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'
/** Those whose addresses are in Spanish. */
export const spanishSpeaking = setOf(spanishInAmerica, 'ES')
/** Those of Spanish and Portuguese in America. */
export const latinAmerica = setOf(spanishInAmerica, 'BR')
