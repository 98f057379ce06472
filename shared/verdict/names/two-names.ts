import type { Token } from '../../address/words/vocabulary.ts'

/** A name as it sounds: Gonzales is González misspelt, Browne is Brown. */
const soundOf = (name: string): string =>
  name
    .replace(/^mac/, 'mc')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/e?y$/, 'i')
    .replace(/[yj]/g, 'i')
    .replace(/z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/ck|c(?=[aouk])|q/g, 'k')
    .replace(/[es]+$/, '')

/** Whether both are names of streets, so that neither is the other one misspelt: Grand, Grant. */
export const areTwoNames = (a: Token, b: Token): boolean =>
  a.isNearlyAlike && b.isNearlyAlike && soundOf(a.plain) !== soundOf(b.plain)
