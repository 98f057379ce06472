import { areaWords, bestMatch } from '../../address/areas/areas.ts'
import { isKnownTown } from '../../address/areas/town-codes.ts'
import { isAddition, isAmongLargest, isTown } from '../../address/areas/towns.ts'
import type { Components } from '../../address/components.ts'
import { type Token, tokensIn } from '../../address/words/vocabulary.ts'
import { fold, joined } from '../../address/words/words.ts'
import { type Comparison, hasRightCode } from '../comparison.ts'
import { isMiddleOfTown, isMiddleOfVillage } from './middle-of-town.ts'

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

/** "Loc. Zona Industriale" is an estate, which may be in any village. */
const isEstate = /^(?:area|z|zona|polo)(?!\p{L})|^z\.?i(?!\p{L})/iu

/** A district of a large city has villages and quarters of its own. */
const isOfDistrict = /bezirk|circoscrizione|municipio/i

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
  if (hasRightCode(comparison)) names.push(...villageBehindTown(fields.city, parts, country))
  return names.some(
    (name) => !isEstate.test(name) && isOtherName(tokensIn(name, country), comparison),
  )
}

/** Whether the candidate is in a village, or in a quarter of a town with another code. */
function hasVillage(comparison: Comparison): boolean {
  const { dependentLocality, locality = '' } = comparison.parts
  if (!dependentLocality || isOfDistrict.test(dependentLocality)) return false
  return !(isKnownTown(locality, comparison.country) && hasRightCode(comparison))
}

function isOtherName(name: readonly Token[], { towns, regions, others }: Comparison): boolean {
  const words = areaWords(name)
  const isUnnamed =
    isMiddleOfTown(words) || words.every((word) => word.isDirection || isMiddleOfVillage(word))
  return !isUnnamed && bestMatch(words, [...towns, ...regions, ...others()]) === 'different'
}

/**
 * "Wedemark-Elze". Not in a large town, whose quarters have quarters of their own. Neither the
 * province of "Boves - CN" is a village, nor a town, a river or a landscape nearby:
 * "Wedemark-Hannover", "Kempten-Allgäu".
 */
function villageBehindTown(
  city: string,
  { locality = '', dependentLocality = '' }: Components,
  country: string,
): string[] {
  // "Davos-Platz" is shown as Davos Platz, in Davos.
  if (joined(tokensIn(city, country)) === joined(tokensIn(dependentLocality, country))) return []
  const [town = '', village = ''] = city.split(/\s*[-–]\s*(?=\p{L}+$)/u)
  if (isAmongLargest(town, country)) return []
  const isNearby =
    isKnownTown(village, country) || isTown(village, country) || isAddition(village, country)
  return village.length > maxProvince && !isNearby && fold(town) === fold(locality) ? [village] : []
}

const maxProvince = 2
