import type { Generator } from '../load/generator.ts'
import type { Edition, Ground } from '../systems.ts'

/** One line of the result. */
export interface Line {
  row: string
  edition: Edition | '-'
  goal: string
  /** The figure, and what it is compared with. */
  figure: string
  baseline: string
  /**
   * Figure over baseline, where the goal is a ratio: the median over pairs of rounds measured one
   * right after the other.
   */
  ratio?: number
  /** Absent where there is no goal. */
  met?: boolean
  /** Everything measured, for the JSON file. */
  rounds: unknown
}

/** What a row works with. */
export interface Bench {
  ground: Ground
  generator: Generator
  /** Length of one round of load. */
  seconds: number
  rounds: number
  say(line: string): void
}
