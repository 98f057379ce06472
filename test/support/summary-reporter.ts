import { relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'

const slowestShown = 10

/**
 * The slowest files, when there were many, and the plain last line that CI and people look for:
 * `N passed, N failed`.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    const skipped = count('skipped')
    // Last, after the default reporter's own summary.
    process.once('exit', () => {
      if (modules.length > slowestShown) console.log(slowest(modules))
      console.log(
        `${count('passed')} passed, ${count('failed') + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
      )
    })
  }
}

/** The files whose tests and hooks took longest, with their seconds. */
function slowest(modules: readonly TestModule[]): string {
  const lines = modules
    .map((module) => ({ module, ms: module.diagnostic().duration }))
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, slowestShown)
    .map(({ module, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${pathOf(module)}`)
  return ['The slowest files:', ...lines, ''].join('\n')
}

const pathOf = ({ moduleId, project }: TestModule) => relative(project.config.root, moduleId)
