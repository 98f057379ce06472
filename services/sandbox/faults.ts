import type { Behaviour } from './behaviour.ts'
import { logNormal, type Random } from './random.ts'
import type { Fault } from './test-inputs.ts'

const RANDOM_FAULTS = [
  'http500',
  'http503',
  'hang',
  'reset',
  'html',
  'null',
  'slow',
] as const satisfies readonly Fault[]

/**
 * The random fault of this call by the behaviour's error rates, if any. One draw decides, so that
 * the shares add up.
 */
export function drawFault(behaviour: Behaviour, random: Random): Fault | undefined {
  let left = random()
  for (const fault of RANDOM_FAULTS) {
    left -= behaviour.errorRate[fault] ?? 0
    if (left < 0) return fault
  }
  return undefined
}

/** The latency of this call, in milliseconds. */
export function drawLatencyMs(behaviour: Behaviour, random: Random): number {
  return typeof behaviour.latencyMs === 'number'
    ? behaviour.latencyMs
    : logNormal(random, behaviour.latencyMs)
}
