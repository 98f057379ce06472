import type { Writing } from '../../words/writing.ts'

/** How to write a text of a country (ISO 3166-1 alpha-2) in one form. */
export type Writings = Readonly<Record<string, Writing>>

/** Short forms, and what each is in full. */
export type Written = readonly (readonly [short: RegExp, full: string])[]
/** The text with each short form written out. */
export const written = (text: string, forms: Written): string =>
  forms.reduce((line, [short, full]) => line.replace(short, full), text)

const houses = /(?<=(?:^|[\n,]\s*)\d{1,4})\s(?:to|and|&)\s(?=\d{1,4}\s)/giu
/** Two houses of one address in English: "12 and 14 Smith Street". */
export const withRange = (text: string): string => text.replace(houses, '-')

/** "N585" of Brazil and Portugal: the sign of a number touches it. */
export const touchingSign = /(?<![\p{L}\p{N}-])n(?=\d)/giu
