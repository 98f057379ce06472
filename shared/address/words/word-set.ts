import { fold } from './words.ts'

/** The words of these lines as the `text` of tokens is, which is folded: "rue" is "ru" there. */
export const wordSet = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')).map(fold))
