import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/*
 * Options of V8 that are set while the process runs. On the command line they would make Node.js
 * compile its own modules anew at each start, 30 ms of CPU time: its compiled ones are for the
 * options that it was built with.
 */

/**
 * From now on the heap may grow by 50 % between two collections, not fourfold: a worker's small
 * heap would fill with garbage. Half the memory under load, for a twelfth of the throughput
 * (test/bench/README.md).
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=50')
}

/** Collects all garbage, and returns its memory to the system. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as NonNullable<typeof globalThis.gc>
  collect({ type: 'major', flavor: 'last-resort' })
}
