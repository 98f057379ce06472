import type { Selection } from '../../../shared/client/batches.ts'
import type { VerdictName } from '../../../shared/verdict/verdicts.ts'

/** The form's fields about which stored addresses to validate. */
export interface SelectionForm {
  neverValidated: boolean
  unconfirmed: boolean
  verdicts: VerdictName[]
  /** Country codes as they were typed, separated by commas, semicolons or spaces. */
  countries: string
  olderThanDays: string
}

/** The selection of a form, or what is wrong with it. Pure. */
export function selectionOf(
  form: SelectionForm,
): { select: Selection['select'] } | { fault: string } {
  const country = form.countries
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean)
  const wrong = country.find((code) => !/^[A-Z]{2}$/.test(code))
  if (wrong !== undefined)
    return { fault: `“${wrong}” is no country code. Codes have two letters: DE, FR, JP.` }
  const days = form.olderThanDays.trim()
  if (days !== '' && !(/^\d{1,5}$/.test(days) && Number(days) <= 36_500))
    return { fault: 'Days are a whole number up to 36,500.' }
  return {
    select: {
      ...(form.neverValidated && { neverValidated: true }),
      ...(form.unconfirmed && { unconfirmed: true }),
      ...(form.verdicts.length > 0 && { verdict: form.verdicts }),
      ...(country.length > 0 && { country }),
      ...(days !== '' && { olderThanDays: Number(days) }),
    },
  }
}
