import type { WordsInCountries } from './words-in-countries.ts'

/**
 * The legal forms of companies, at the end of their names. Two letters that are also a word, a
 * state or a direction only where companies have that form. Collected by hand, without a published
 * source.
 */
export const legalForms: readonly WordsInCountries[] = [
  { words: 'gmbh(?: ?&? ?co\\.? ?kg)?|ohg|bvba|llc|llp|plc|inc' },
  { words: 's\\.?r\\.?l\\.?s?|s\\.?a\\.?r\\.?l' },
  { words: 'ltd|(?:pty|pvt|private|co)\\.? (?:ltd|limited)|eireli|ltda|sdn\\.? bhd|eurl|sasu' },
  { words: 's\\.?a\\.?(?:p\\.?i\\.?)? de c\\.?v|s\\.? de r\\.?l\\.?(?: de c\\.?v)?' },
  { words: 'sp\\.? ?z ?o\\.? ?o|sp\\.? ?j|s\\.? ?[ac]', in: 'PL' },
  { words: 's\\.? ?r\\.? ?o|spol\\.? s r\\.? ?o|a\\.? ?s', in: 'CZ SK' },
  { words: 'd\\.? ?o\\.? ?o', in: 'BA HR ME MK RS SI' },
  { words: 'kft|zrt|bt', in: 'HU' },
  { words: 'ag|kg|e\\.? ?[kv]|ug', in: 'AT CH DE IT LI LU' },
  // Their companies are in each other's towns.
  {
    words: 'ag|kg|b\\.?v|n\\.?v|ab|oyj?|aps|z ?o\\.? ?o',
    in: 'AT BE CH CZ DE DK FI LI NL NO PL SE SK',
  },
  { words: 's\\.?p\\.?a|s\\.?n\\.?c|s\\.?a\\.?s', in: 'IT SM' },
  { words: 's\\.?a\\.?s|s\\.?a|sci', in: 'BE CH FR LU MC' },
  { words: 's\\.?l\\.?u?|s\\.?a\\.?u?|s\\.?c', in: 'AD ES' },
  { words: 's\\.?a\\.?(?:c|s|a)?|s\\.?r\\.?l|e\\.?i\\.?r\\.?l', in: 'AR BO CL CO EC PE PY UY VE' },
  { words: 'b\\.?v|n\\.?v|v\\.?o\\.?f|srl', in: 'BE NL' },
  { words: 's\\/a|lda|me|epp', in: 'BR PT' },
  { words: 'ab|oyj?', in: 'FI SE' },
  { words: 'a\\/s|as|aps|ivs', in: 'DK EE NO' },
  { words: 's\\.?r\\.?l|s\\.?a', in: 'MD RO' },
]
