import { type Writings, withRange } from './written-forms.ts'

/** "Lt Collins St" is Little Collins Street there. Elsewhere the word is a lieutenant. */
const little = /(?<![\p{L}\p{N}])lt\.?(?=\s\p{L}{3})/giu
const withLittle = (text: string) => text.replace(little, 'Little')

/** Street codes in one form, for Australia and New Zealand. */
export const inOceania: Writings = {
  AU: (text) => withLittle(withRange(text)),
  NZ: (text) => withLittle(withRange(text)),
}
