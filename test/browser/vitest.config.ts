import { defineConfig } from 'vitest/config'

/** The console in a real browser: beside `npm test`, since it needs one. */
export default defineConfig({
  test: {
    include: ['test/browser/**/*.test.ts'],
    globalSetup: ['test/support/global-setup.ts', 'test/browser/find-browser.ts'],
    // Each has a browser and a stack: one file alone leaves 45 % of two cores idle, three none.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As for the other tests: on CI's busy machine one of many may come too late.
    retry: process.env.CI ? 1 : 0,
    expect: { poll: { timeout: 5000 } },
    reporters: ['default', './test/support/summary-reporter.ts'],
  },
})
