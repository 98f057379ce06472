import type { Token } from '../address/words/vocabulary.ts'
import type { Placed } from './stored/reading.ts'

/** How the candidate's street is found in the stored address. */
export interface Street {
  /** `differs`: of another kind or direction. `none`: another street, or no street. */
  kind: 'same' | 'misspelt' | 'differs' | 'none'
  /** Found by the name of a building instead of the street. */
  isNamed: boolean
  /** Found by the name, which the formatted address does not have. */
  isByNameOnly?: true
  /** That name is the whole one, and no street stands beside it. */
  isWholeName?: boolean
  /** The stored words that were searched, and the indexes of those that are the street. */
  pool: readonly Placed[]
  used: ReadonlySet<number>
}

/** What may stand beside the street in the stored address. */
export interface Surroundings {
  areas(): readonly Token[]
  /** The words of the found town and quarter. */
  towns(): readonly Token[]
  isFree: boolean
  hasBlocks: boolean
  /** The street's name has brackets, in which its quarter may stand. */
  hasBrackets: boolean
  /** The stored code is the found one. */
  isCodeRight: boolean
  /** A code is stored that is another one than the found one. */
  isCodeOther: boolean
  country: string
}
