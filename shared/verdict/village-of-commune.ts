import { areaWords, bestMatch } from '../address/areas.ts'
import { isKnownTown } from '../address/town-codes.ts'
import { type Token, tokensIn } from '../address/vocabulary.ts'
import { fold } from '../address/words.ts'
import { type Comparison, type Finding, hasRightCode } from './comparison.ts'
import { isCentre, isQuarterStored } from './found-town.ts'

/** Words before the name of a village of a commune, for a regular expression, by country. */
const marks = new Map([
  ['AT', 'kg|kat\\.?\\s?gem|katastralgemeinde|ot|ortsteil|ortschaft'],
  ['CH', 'ot|ortsteil'],
  ['DE', 'ot|ortsteil|ortst'],
  ['IT', 'loc|localit[àa]|fraz|frazione'],
])

const markedNames = new Map(
  [...marks].map(([country, words]) => [
    country,
    new RegExp(`(?<!\\p{L})(?:${words})(?:\\.|(?!\\p{L}))[\\s:']*(\\p{L}[^,;()\\p{Nd}]+)`, 'giu'),
  ]),
)

/** A district of a large city has villages and quarters of its own. */
const isOfDistrict = /bezirk|circoscrizione|municipio/i

/** What each village calls its middle. */
const middles = new Set(['altstadt', 'dorf', 'innenstadt', 'kernstadt', 'mitte', 'ort', 'stadt'])

/**
 * Whether a village of the commune is stored, marked as one or behind the town, and the candidate
 * is in another one: "OT Eiche" of Ahrensfelde is not its Blumberg. The villages of a commune share
 * their code, and have streets of the same names. Not under the code of a large town, whose
 * quarters people name loosely. Pure.
 */
export function isInOtherVillage(comparison: Comparison): boolean {
  const { fields, parts, country } = comparison
  const marked = markedNames.get(country)
  if (!marked || !hasVillage(comparison)) return false
  const text = [fields.line1, fields.line2, fields.city, fields.text].join(', ')
  const names = [...text.matchAll(marked)].map(([, name = '']) => name)
  names.push(...villageBehindTown(fields.city, parts.locality ?? ''))
  return names.some((name) => isStrange(tokensIn(name, country), comparison))
}

/** Whether the candidate is in a village, or in a quarter of a town with another code. */
function hasVillage(comparison: Comparison): boolean {
  const { dependentLocality, locality = '' } = comparison.parts
  if (!dependentLocality || isOfDistrict.test(dependentLocality)) return false
  return !(isKnownTown(locality, comparison.country) && hasRightCode(comparison))
}

function isStrange(name: readonly Token[], { towns, regions, others }: Comparison): boolean {
  const words = areaWords(name)
  const isMiddle =
    isCentre(words) || words.every((word) => word.isDirection || middles.has(word.text))
  return !isMiddle && bestMatch(words, [...towns, ...regions, ...others()]) === 'different'
}

/** "Wedemark-Elze" */
function villageBehindTown(city: string, locality: string): string[] {
  const [town = '', village] = city.split(/\s*[-–]\s*(?=\p{L}+$)/u)
  return village && fold(town) === fold(locality) ? [village] : []
}

/** Countries whose communes have several villages with one code, which people write as the town. */
const withVillagesAsTowns = new Set(['AT', 'BE', 'CH', 'DE'])

/**
 * Whether a village is stored as the town, and the candidate is in another one of the commune:
 * Bissendorf of Wedemark is not its Mellendorf. The name of a large town nearby says nothing of the
 * village. Only asked under the code of both. Pure.
 */
export const isInOtherVillageAsTown = (
  comparison: Comparison,
  findings: readonly Finding[],
): boolean =>
  withVillagesAsTowns.has(comparison.country) &&
  hasVillage(comparison) &&
  !isKnownTown(comparison.fields.city, comparison.country) &&
  !isQuarterStored(comparison) &&
  findings.some(({ code }) => code === 'locality_differs')
