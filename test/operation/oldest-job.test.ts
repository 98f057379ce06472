import { Queue } from 'bullmq'
import { describe, expect, it, onTestFinished } from 'vitest'
import { queuePrefix } from '../../shared/jobs/jobs.ts'
import { inventedRows } from '../support/batches.ts'
import { clockAhead } from '../support/shifted-clock.ts'
import { useStack } from '../support/stack.ts'
import { scrape, sumOf } from './scrape.ts'

describe('the age of a job, where the clocks of the processes are an hour behind that of Redis,', () => {
  const stack = useStack({ env: { NODE_OPTIONS: clockAhead(-1) } })

  it('is how long it has waited on its queue', async () => {
    stack.workers[0]?.process.kill('SIGSTOP')
    const asked = stack.autocomplete({ input: 'downing street' })
    let age = 0
    const oldest = async () => {
      const series = await scrape(stack.url)
      age = sumOf(series, 'queue_oldest_job_seconds', { queue: 'autocomplete' }) ?? 0
      return age
    }
    await expect.poll(oldest, { timeout: 5000 }).toBeGreaterThan(0)
    stack.workers[0]?.process.kill('SIGCONT')
    await asked
    expect(age).toBeLessThan(60)
  })

  it('is right for the rows of a batch, too', async () => {
    await stack.sandbox.behave({ latencyMs: 5000 })
    expect((await stack.post('/api/address/batches', inventedRows(40))).status).toBe(202)
    const connection = { url: stack.redisUrl }
    const queue = new Queue('bulk', { connection, prefix: queuePrefix })
    onTestFinished(() => queue.close())
    let ages: number[] = []
    const jobs = async () => {
      ages = (await queue.getJobs()).map(({ timestamp }) => Date.now() - timestamp)
      return ages.length
    }
    await expect.poll(jobs, { timeout: 10_000 }).toBeGreaterThan(0)
    expect(Math.max(...ages)).toBeLessThan(60_000)
  })
})
