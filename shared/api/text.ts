import { Type } from 'typebox'

/**
 * No NUL and no lone surrogates: what PostgreSQL, JSON and the provider all can hold. The length is here once more, in code points: TypeBox
 * counts graphemes, of which one may have thousands of combining marks.
 */
const wellFormed = (maxLength: number) => `^[^\\u0000\\p{Cs}]{0,${maxLength}}$`

/** Free text as a person typed it, at least one character that is not a space. */
export const FreeText = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: wellFormed(maxLength), format: 'not-blank', description })

/** The same where nothing may be said. */
export const Text = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: wellFormed(maxLength), description })

/** Line breaks, what a terminal would act on, and what turns the text around it over; NUL and lone surrogates are among them. */
const oneLine = (maxLength: number) => `^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]{0,${maxLength}}$`

/** What people call a thing, on one line. Spaces around it do not count. */
export const Name = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: oneLine(maxLength), format: 'not-blank', description })

export const CountryCode = Type.String({
  format: 'country',
  description: 'ISO 3166-1 alpha-2 code, upper or lower case',
  examples: ['FR'],
})

export const ReasonCode = Type.String({
  format: 'reason',
  description:
    'Code of a reason, as /docs/errors lists them; of a `failed` result, the name of the error in lower case',
  examples: ['postal_code_differs'],
})

export const Language = Type.String({
  format: 'language',
  maxLength: 35,
  description: 'BCP 47 language tag of the texts in the answer',
  examples: ['fr'],
})

/** Place ids have no maximum length (provider-contract §9); this keeps a URL inside what servers and proxies take. */
const longestPlaceId = 4096

export const PlaceId = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: longestPlaceId,
    pattern: '^[\\x21-\\x7e]+$',
    description,
    examples: ['SBX_gb-10-downing-street'],
  })

/** Opaque to callers; what both editions of the provider take (provider-contract §4). */
export const SessionToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,36}$',
  description:
    'Ties the inputs of one search and the details of the chosen place together for billing. Use the `sessionToken` of the newest autocomplete answer.',
  examples: ['dcf5faf2-b41e-4f00-832b-ad3e93b31530'],
})
