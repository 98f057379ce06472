import { Format } from 'typebox/format'
import { Settings } from 'typebox/system'
import { isCountry } from '../../../shared/address/country/countries.ts'
import { isName, isOrigin } from '../../../shared/api/client-rules.ts'
import { isReasonCode } from '../../../shared/verdict/reasons.ts'
import { isLanguage } from './language.ts'

/** The most invalid fields that one response reports. */
const maxErrors = 100

/**
 * Registers the formats of the schemas with TypeBox, whose registry is global. `allowsPrivate`:
 * origins may have private addresses.
 */
export function registerFormats({ allowsPrivate = false } = {}): void {
  Settings.Set({ maxErrors: maxErrors })
  Format.Set('country', isCountry)
  Format.Set('language', isLanguage)
  Format.Set('name', isName)
  Format.Set('origin', (text) => isOrigin(text, { allowsPrivate }))
  Format.Set('reason', isReasonCode)
  Format.Set('not-blank', (text) => text.trim() !== '')
}
