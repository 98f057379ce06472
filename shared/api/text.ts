import { Type } from 'typebox'

/**
 * Excludes NUL and lone surrogates, which PostgreSQL, JSON or the provider cannot hold. The length
 * is repeated here in code points: TypeBox counts graphemes, and one grapheme can have thousands of
 * combining marks.
 */
const wellFormed = (maxLength: number) => `^[^\\u0000\\p{Cs}]{0,${maxLength}}$`

/** Text from a person. At least one character is not a space. */
export const FreeText = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: wellFormed(maxLength),
    format: 'not-blank',
    description,
  })

/** Like `FreeText`, but may be empty. */
export const Text = (maxLength: number, description: string) =>
  Type.String({ maxLength, pattern: wellFormed(maxLength), description })

/**
 * Excludes line breaks, control characters and characters that change the text direction. Control
 * characters include NUL.
 */
const oneLine = (maxLength: number) =>
  `^[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]{0,${maxLength}}$`

/** A name on one line. Spaces around it do not count. */
export const Name = (maxLength: number, description: string) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern: oneLine(maxLength),
    format: 'not-blank',
    description,
  })

export const CountryCode = Type.String({
  format: 'country',
  description: 'ISO 3166-1 alpha-2 code, or XK for Kosovo, upper or lower case',
  examples: ['FR'],
})

export const ReasonCode = Type.String({
  format: 'reason',
  description:
    'Code of a reason, from /docs/errors. For a `failed` result: the name of the error in ' +
    'lower case',
  examples: ['postal_code_differs'],
})

export const Language = Type.String({
  format: 'language',
  maxLength: 35,
  description: 'BCP 47 language tag of the texts in the response',
  examples: ['fr'],
})

/** Place ids have no maximum length. This limit keeps URLs short enough for servers and proxies. */
const maxPlaceId = 4096

export const PlaceId = (description: string) =>
  Type.String({
    minLength: 1,
    maxLength: maxPlaceId,
    pattern: '^[\\x21-\\x7e]+$',
    description,
    examples: ['SBX_gb-10-downing-street'],
  })

/**
 * Opaque to callers. The pattern is what both editions accept (services/worker/provider/README.md).
 */
export const SessionToken = Type.String({
  pattern: '^[A-Za-z0-9_-]{1,36}$',
  description:
    'Ties the inputs of one search and the details of the chosen place together for ' +
    'billing. Use the `sessionToken` of the latest autocomplete response.',
  examples: ['dcf5faf2-b41e-4f00-832b-ad3e93b31530'],
})
