import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Resolves once the condition holds. Throws `failure` after so many ms. For what runs outside
 * vitest, too; elsewhere there is `vi.waitFor`.
 */
export async function until(
  condition: () => Promise<boolean>,
  timeoutMs: number,
  failure: string,
): Promise<void> {
  const giveUpAt = performance.now() + timeoutMs
  while (!(await condition())) {
    if (performance.now() > giveUpAt) throw new Error(failure)
    await sleep(50)
  }
}
