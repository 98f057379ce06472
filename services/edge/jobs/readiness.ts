import type { DependencyChecks } from '../../../shared/runtime/dependencies.ts'
import type { Capacity } from './capacity.ts'

/** What is missing for requests to be answered, as `/ready` shows it. Empty when nothing is. */
export async function missingParts(
  checks: DependencyChecks,
  capacity: Capacity,
): Promise<string[]> {
  const missing = Object.entries(checks).map(async ([name, check]) =>
    check().then(
      () => [],
      () => [name],
    ),
  )
  return [...(await Promise.all(missing)).flat(), ...capacity.missing()]
}
