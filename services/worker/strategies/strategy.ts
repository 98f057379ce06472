import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Found } from '../../../shared/verdict/found.ts'
import type { Errand } from '../processors/work.ts'

/** How the provider is asked about a stored address: one adapter for each of its ways (design §8). */
export interface Strategy {
  /** What the provider knows of it, the best first; no candidates where it knows nothing, or there is nothing to ask with. @throws {AppError} */
  look(stored: WrittenAddress, errand: Errand): Promise<Found>
}
