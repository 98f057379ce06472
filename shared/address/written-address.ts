/**
 * A shipping address as its customer wrote it: fields, one free text, or both. None of it is
 * validated.
 */
export interface WrittenAddress {
  line1?: string
  line2?: string
  city?: string
  region?: string
  postalCode?: string
  /** A code of ISO 3166-1, or a name in any language. */
  country?: string
  /** The whole address in one text. */
  text?: string
}
