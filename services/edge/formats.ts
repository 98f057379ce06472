import { Format } from 'typebox/format'
import { Settings } from 'typebox/system'
import { isName, isOrigin } from '../../shared/access/client-rules.ts'
import { isCountry } from '../../shared/address/countries.ts'
import { isReasonCode } from '../../shared/verdict/reasons.ts'
import { isLanguage } from './language.ts'

/** So many faults of one request are told. */
const mostErrors = 100

/** Makes the formats that the schemas name known to TypeBox, whose registry is one for the process. */
export function registerFormats(): void {
  Settings.Set({ maxErrors: mostErrors })
  Format.Set('country', isCountry)
  Format.Set('language', isLanguage)
  Format.Set('name', isName)
  Format.Set('origin', isOrigin)
  Format.Set('reason', isReasonCode)
  Format.Set('not-blank', (text) => text.trim() !== '')
}
