/** CPU time since some beginning, in microseconds. NaN where it cannot be read. */
export interface Worked {
  /** Of edges and workers, and the readers of their uploads. */
  product: number
  /** Of Redis and PostgreSQL. */
  stores: number
  /** Of the sandbox and the callers. */
  others: number
  /** All cores together. */
  idle: number
  /** What all cores together could have done. */
  possible: number
}

/** Of what the machine could do in a while. */
export interface Shares {
  /** Used by processes that are not part of the soak. */
  neighbours: number
  idle: number
}

const maxQuietShare = 0.1
const starving = { minNeighbours: 1 / 3, maxIdle: 0.1 }

export function sharesBetween(before: Worked, after: Worked): Shares {
  const more = (key: keyof Worked) => after[key] - before[key]
  const possible = more('possible')
  const idle = more('idle') / possible
  const ours = (more('product') + more('stores') + more('others')) / possible
  return { neighbours: 1 - idle - ours, idle }
}

/** Whether delays of this while may be those of neighbours. */
export const isDisturbed = ({ neighbours }: Shares): boolean => neighbours > maxQuietShare

/** Whether neighbours left the product less than it needs: then it refuses requests, rightly. */
export const isStarved = ({ neighbours, idle }: Shares): boolean =>
  neighbours >= starving.minNeighbours && idle <= starving.maxIdle
