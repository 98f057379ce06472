import { expect, it } from 'vitest'
import { childrenOf } from '../support/child-processes.ts'
import { startStack } from '../support/stack.ts'

// The next file of this vitest worker uses the same Redis: a worker left there takes its jobs.
it('of which a process cannot start ends all that it started', async () => {
  const before = childrenOf(process.pid)
  const edgeEnv = { PORT: 'none' }
  await expect(startStack({ edges: 2, workers: 2, edgeEnv })).rejects.toThrow('PORT')
  expect(childrenOf(process.pid)).toEqual(before)
})
