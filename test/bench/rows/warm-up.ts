import type { System } from '../systems.ts'
import type { Bench } from './line.ts'

/** As many as make the systems busy all the time. */
const inFlight = 64

/**
 * Under full load V8 compiles what runs often for more than a minute. In the first ten seconds a
 * request takes a third more CPU than after two minutes, and `direct`, which has half the code, is
 * ready sooner.
 */
const seconds = 60

/** Puts full load on each system in turn, as long as V8 needs for most of its code. */
export async function warmUp({ generator }: Bench, systems: System[]): Promise<void> {
  for (const { urls, token } of systems)
    await generator.put({ urls, token, seconds, shape: { inFlight } }, 0)
}
