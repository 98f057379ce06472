import { withAsciiDigits } from '../words/digits.ts'

/** "Zone 55", "Z-55", "zone no. 55", "منطقة ٥٥". */
const zone = /(?<!\p{L})(?:z(?:one)?|منطقة)[.\s-]*(?:no\.?\s*|رقم\s*)?(\d{1,2})(?!\d)/iu

/**
 * The number of the first zone of Qatar in a text. Zones are counted through the whole country, so
 * people write Doha for all around it. Pure.
 */
export const zoneOfQatarIn = (text: string): string | undefined =>
  zone.exec(withAsciiDigits(text))?.[1]
