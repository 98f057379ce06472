import type { Logger } from '../../../shared/runtime/log.ts'
import { watchOutage } from '../../../shared/runtime/outage.ts'
import { startPeriodicTask } from '../../../shared/runtime/periodic-task.ts'
import type { Connected } from './port.ts'

/** Less than the time for which both sides keep an idle connection open. */
const everyMs = 30_000

/**
 * Opens connections to the provider now, and keeps them open, so that a permit does not expire
 * during a handshake. Returns the function that stops it.
 */
export function startKeepingWarm({ warm }: Pick<Connected, 'warm'>, log: Logger): () => void {
  const task = startPeriodicTask(warm, {
    everyMs,
    atStart: true,
    ...watchOutage(log, 'keep connections to the provider open'),
  })
  // A shutdown does not wait for a provider that hangs.
  return () => void task.stop()
}
