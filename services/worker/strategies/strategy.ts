import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Found } from '../../../shared/verdict/found.ts'
import type { StrategyName } from '../../../shared/verdict/strategies.ts'
import type { CallContext } from '../call-context.ts'

/** How an address is looked up to validate it. There is one adapter for each strategy. */
export interface Strategy {
  /**
   * The candidates for the address, the best first. None if the provider finds nothing, or if the
   * address is empty. @throws {AppError}
   */
  look(stored: WrittenAddress, context: CallContext): Promise<Found>
  /**
   * Asks every provider that `look` may ask. Absent where `look` itself does. @throws {AppError}
   */
  probe?(stored: WrittenAddress, context: CallContext): Promise<void>
  /** Of a cascade: its two strategies, by their names. */
  parts?: { [Name in StrategyName]?: Strategy }
}

/** Asks every provider that a row of this strategy may need. Pure. */
export const probeOf = ({ probe, look }: Strategy) => probe ?? look

/** The part of a cascade that has this name, else the strategy itself. Pure. */
export const partOf = (strategy: Strategy, name: StrategyName | undefined): Strategy =>
  (name && strategy.parts?.[name]) || strategy

/** Whether streets were found, and no house. Pure. */
export const areStreets = (found: readonly { types: readonly string[] }[]): boolean =>
  found.length > 0 && found.every(({ types }) => types.includes('route'))
