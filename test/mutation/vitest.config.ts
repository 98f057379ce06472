import { defineConfig } from 'vitest/config'

/**
 * The tests that cover what is mutated and need no server. One file takes in those of a group, so
 * that a mutant costs one start of a worker, not five. Properties of whole verdicts are left out:
 * they take seconds for each mutant, and examples find nearly all that they do.
 */
export default defineConfig({
  test: {
    include: ['test/mutation/covering/*.ts'],
    setupFiles: ['test/mutation/same-chance.ts'],
    testTimeout: 30_000,
  },
})
