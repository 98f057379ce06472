import type { Components } from '../../address/components.ts'
import type { Fields } from './fields.ts'

/**
 * The fields with the beginning of the street's name in the line, where the field of the town has
 * it: 吉祥寺 and 本町1丁目 are 吉祥寺本町1丁目. In Japan alone, whose streets are quarters. Pure.
 */
export function withBeginningOfStreet(fields: Fields, parts: Components): Fields {
  const { street = '', locality = '', countryCode } = parts
  const { city, line1 } = fields
  if (countryCode !== 'JP' || city === '' || street === city) return fields
  const rest = street.startsWith(city) ? street.slice(city.length) : ''
  const isBehind = rest !== '' && line1.startsWith(rest.slice(0, 1)) && !/^[\d０-９]/.test(rest)
  return isBehind && !locality.includes(city)
    ? { ...fields, city: '', line1: city + line1 }
    : fields
}
