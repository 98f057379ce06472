/** What an `autocomplete` attribute says a field holds (HTML, section "Autofill"). */
export interface AutofillToken {
  /** What fields of one address have in common: `section-gift shipping`, `billing`, or nothing. */
  group: string
  /** `address-line1`, `postal-code`, … */
  field: string
}

const places = new Set(['shipping', 'billing'])
/** They say whose telephone it is, or offer passkeys: nothing about an address. */
const beside = new Set(['home', 'work', 'mobile', 'fax', 'pager', 'webauthn'])

/** Reads an `autocomplete` attribute; undefined where it names no field. */
export function autofillToken(attribute: string): AutofillToken | undefined {
  const words = attribute
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '' && !beside.has(word))
  const field = words.pop()
  if (field === undefined || field === 'on' || field === 'off') return undefined
  const group = words.filter((word) => places.has(word) || word.startsWith('section-')).join(' ')
  return { group, field }
}
