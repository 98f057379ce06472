import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inShort, observe } from '../support/load.ts'
import { redisContents } from '../support/redis-contents.ts'
import { useStack } from '../support/stack.ts'

const deadlineMs = 2000

/** Texts that must not remain: what was typed, and the replies. */
const personal = /zanzibar|downing|fault:|SW1A/i

describe('after every request is answered', () => {
  const stack = useStack({
    workers: 2,
    edges: 1,
    env: {
      DEADLINE_MS: String(deadlineMs),
      PROVIDER_TIMEOUT_MS: '1000',
      WORKER_CONCURRENCY: '2',
    },
  })
  let redis: Redis
  beforeAll(async () => {
    redis = new Redis(stack.redisUrl)
    await makeTraffic()
  })
  afterAll(() => redis?.disconnect())

  /** Successes, failures, shared requests, callers that disconnect and callers that type on. */
  async function makeTraffic(): Promise<void> {
    await stack.sandbox.behave({ latencyMs: 100 })
    const leaving = new AbortController()
    const typed = (input: string, more = {}) =>
      observe(() => stack.autocomplete({ input, ...more }))
    const traffic = [
      ...[
        '10 downing street',
        '10 downing street',
        'fault: hang',
        'fault: server error',
        'fault: html',
      ].map((input) => typed(input)),
      ...Array.from({ length: 30 }, (_, n) =>
        typed(`${n} zanzibar street`, { sessionToken: `session-${n % 5}` }),
      ),
      ...Array.from({ length: 5 }, (_, n) =>
        observe(() =>
          stack.autocomplete({ input: `${n} zanzibar lane` }, { signal: leaving.signal }),
        ),
      ),
      observe(() =>
        stack.details({ placeId: 'SBX_gb-10-downing-street', sessionToken: 'session-1' }),
      ),
      observe(() => stack.details({ placeId: 'SBX_obsolete' })),
    ]
    leaving.abort()
    const outcomes = await Promise.all(traffic)
    expect(outcomes.map(inShort)).toContain('200')
  }

  it('the events of the queues contain nothing that was typed, at no time', async () => {
    const streams = (await redisContents(redis)).filter((line) => line.includes(':events: '))
    expect(streams.length).toBeGreaterThan(0)
    for (const stream of streams) expect(stream).not.toMatch(personal)
  })

  it('Redis contains nothing that was typed once the deadline is over', async () => {
    const left = async () => (await redisContents(redis)).filter((line) => personal.test(line))
    await expect.poll(left, { timeout: deadlineMs + 3000 }).toEqual([])
  })

  it('the logs contain nothing that was typed, nor a key or a token', async () => {
    const logs = [...stack.edges, ...stack.workers].map((service) => service.output()).join('\n')
    expect(logs).toContain('/api/address/autocomplete')
    expect(logs).not.toMatch(personal)
    for (const secret of [stack.apiKey, stack.token, 'test-provider-key'])
      expect(logs).not.toContain(secret)
  })
})
