import { expect, it } from 'vitest'
import type { TestModule } from 'vitest/node'
import { lastLine } from '../support/summary-reporter.ts'

/** A file with one suite, as vitest reports it. */
function fileOf(states: string[], { ofSuite = 0, ofFile = 0 } = {}) {
  const errors = (count: number) => () => Array.from({ length: count }, () => new Error('hook'))
  return {
    errors: errors(ofFile),
    children: {
      allTests: () => states.map((state) => ({ result: () => ({ state }) })),
      allSuites: () => [{ errors: errors(ofSuite) }],
    },
  } as unknown as TestModule
}

it.each([
  ['tests', [fileOf(['passed', 'failed']), fileOf(['passed'])], [], '2 passed, 1 failed'],
  ['skipped tests', [fileOf(['passed', 'skipped'])], [], '1 passed, 0 failed, 1 skipped'],
  ['a hook', [fileOf(['skipped'], { ofSuite: 1 })], [], '0 passed, 1 failed, 1 skipped'],
  ['a file', [fileOf([], { ofFile: 1 })], [], '0 passed, 1 failed'],
  ['what no file caught', [fileOf(['passed'])], [new Error('late')], '1 passed, 1 failed'],
])('the last line of a run counts failures of %s', (_, modules, errors, line) => {
  expect(lastLine(modules, errors)).toBe(line)
})
