import type { Reporter, TestModule } from 'vitest/node'

/** The plain last line that CI and people look for: `N passed, N failed`. */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    const skipped = count('skipped')
    // Last, after the default reporter's own summary.
    process.once('exit', () => {
      console.log(
        `${count('passed')} passed, ${count('failed') + broken} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
      )
    })
  }
}
