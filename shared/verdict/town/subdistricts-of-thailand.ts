import { isNearly } from '../../address/words/typing-distance.ts'
import type { Comparison } from '../comparison.ts'

/** "ต.บางพูด", "แขวงสีลม". */
const subdistrict = /(?:(?<![ก-๛])ต\.\s?|ตำบล\s?|แขวง\s?)([ก-๛]{2,})/u

/**
 * Whether another subdistrict of Thailand is stored than the found one: each counts its villages,
 * and several have one code. Pure.
 */
export function isInOtherSubdistrict({ country, fields, parts, candidate }: Comparison): boolean {
  if (country !== 'TH') return false
  const { line1, line2, text, city } = fields
  const stored = subdistrict.exec([line1, line2, text, city].join(', '))?.[1]
  const shown = `${parts.dependentLocality ?? ''}, ${candidate.formattedAddress}`
  const found = subdistrict.exec(shown)?.[1]
  if (stored === undefined || found === undefined) return false
  return !stored.startsWith(found) && !found.startsWith(stored) && !isNearly(stored, found)
}
