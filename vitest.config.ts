import { setPriority } from 'node:os'
import { defineConfig } from 'vitest/config'
import LongFirst from './test/support/long-first.ts'

/** Tests of pure code and of values: they share nothing, and need no server. */
const pure = ['test/{console,verdict}/**/*.test.ts']

// Readers of uploads lower their priority to this. Beside four workers of tests they would starve.
setPriority(10)

export default defineConfig({
  test: {
    // Each worker has a Redis database and a PostgreSQL database of its own. Most of a test's time
    // is waiting. With five, twenty processes shared two cores, and tests ran out of their time.
    maxWorkers: 4,
    // A worker runs one file after the other: a new one for each takes half a second of CPU. So
    // what a file starts it ends, too.
    isolate: false,
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests drive real processes: on CI's busy machine one of thousands may come too late, and
    // again at its second try. The summary names those that needed more than one.
    retry: process.env.CI ? 2 : 0,
    // Most polls look at real processes, which on a busy machine take more than vitest's second.
    expect: { poll: { timeout: 5000 } },
    reporters: ['default', './test/support/summary-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'service',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', ...pure],
          globalSetup: ['test/support/global-setup.ts'],
        },
      },
      { extends: true, test: { name: 'pure', include: pure } },
    ],
  },
})
