import { isNearly } from '../../address/words/typing-distance.ts'
import type { Comparison } from '../comparison.ts'

/** "ต.บางพูด", "แขวงสีลม". Not a town hall or a hospital, which has the name of its own. */
const subdistrict = /(?:(?<![ก-๛])ต\.\s?|(?<!เทศบาล|สุขภาพ|ส่วน)ตำบล\s?|แขวง\s?)([ก-๛]{2,})/gu

/**
 * Whether another subdistrict of Thailand is stored than the found one: each counts its villages,
 * and several have one code. A shop may have the name of another one beside it. Pure.
 */
export function isInOtherSubdistrict({ country, fields, parts, candidate }: Comparison): boolean {
  if (country !== 'TH') return false
  const { line1, line2, text, city } = fields
  const stored = namesIn([line1, line2, text, city].join(', '))
  const [found] = namesIn(`${parts.dependentLocality ?? ''}, ${candidate.formattedAddress}`)
  if (stored.length === 0 || found === undefined) return false
  return !stored.some(
    (name) => name.startsWith(found) || found.startsWith(name) || isNearly(name, found),
  )
}

const namesIn = (text: string): string[] =>
  [...text.matchAll(subdistrict)].map(([, name = '']) => name)
