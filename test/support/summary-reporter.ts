import { relative } from 'node:path'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

const slowestShown = 10

/**
 * Why tests failed that passed when tried again, the slowest files when there were many, and the
 * plain last line that CI and people look for: `N passed, N failed`.
 */
export default class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = testsOf(modules)
    // Last, after the default reporter's own summary.
    process.once('exit', () => {
      for (const test of tests.filter(isPassedRetry)) console.log(failuresOf(test))
      if (modules.length > slowestShown) console.log(slowest(modules))
      console.log(lastLine(modules, errors))
    })
  }
}

const testsOf = (modules: readonly TestModule[]) =>
  modules.flatMap((module) => [...module.children.allTests()])

/** `N passed, N failed`. A hook that fails leaves its suite's tests skipped: it counts as one. */
export function lastLine(modules: readonly TestModule[], errors: readonly unknown[]): string {
  const tests = testsOf(modules)
  const count = (state: string) => tests.filter((test) => test.result().state === state).length
  const suites = modules.flatMap((module) => [module, ...module.children.allSuites()])
  const broken = suites.filter((suite) => suite.errors().length > 0).length + errors.length
  const skipped = count('skipped')
  const failed = count('failed') + broken
  return `${count('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

const isPassedRetry = (test: TestCase) =>
  test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0

/** What the attempts before the last failed with, which the default reporter leaves out. */
function failuresOf(test: TestCase): string {
  const lines = (test.result().errors ?? [])
    .flatMap(({ stack, message, diff = '' }) => [stack ?? message, diff].join('\n').split('\n'))
    .filter((line) => !line.includes('/node_modules/'))
  const name = `${pathOf(test.module)} > ${test.fullName}`
  return [`Passed when tried again: ${name}`, ...lines, ''].join('\n')
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
