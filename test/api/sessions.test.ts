import { createHash, randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'

const placeId = 'SBX_gb-10-downing-street'
const typed = ['10 d', '10 do', '10 downing', '10 downing st']

/**
 * Price of four inputs and the details (services/worker/provider/README.md). The legacy edition
 * bills the session, the new one each call of a short session.
 */
const searchUsd = {
  new: { autocomplete: 4 * 0.00283, details: 0.005 },
  legacy: { autocomplete: 0, details: 0.017 },
}

describe.each(['new', 'legacy'] as const)('a session token, over the %s edition', (edition) => {
  const stack = useStack({ edition })
  let redis: Redis
  beforeAll(() => {
    redis = new Redis(stack.redisUrl)
  })
  afterAll(() => redis?.disconnect())
  beforeEach(() => stack.sandbox.reset())

  const type = async (
    sessionToken: string,
    input: string,
    token = stack.token,
  ): Promise<string> => {
    const answer = await stack.autocomplete(
      { input, sessionToken },
      { headers: { authorization: `Bearer ${token}` } },
    )
    expect(answer.status).toBe(200)
    return answer.body.data.sessionToken
  }
  const choose = async (sessionToken: string, more: Record<string, string> = {}) => {
    const answer = await stack.details({ placeId, sessionToken, ...more })
    expect(answer.status).toBe(200)
  }
  /** The sessions that the provider saw, one for each call, in their order. */
  const sessions = async (): Promise<(string | undefined)[]> =>
    (await stack.sandbox.calls()).map((call: { session?: string }) => call.session)

  it('joins all inputs of a search and the details that end it in one session', async () => {
    const sessionToken = randomUUID()
    for (const input of typed) expect(await type(sessionToken, input)).toBe(sessionToken)
    await choose(sessionToken)
    const seen = await sessions()
    expect(seen).toHaveLength(typed.length + 1)
    expect(new Set(seen)).toEqual(new Set([expect.any(String)]))
    const usage = await stack.sandbox.usage()
    expect(usage.autocomplete.billedUsd).toBeCloseTo(searchUsd[edition].autocomplete, 6)
    expect(usage.details.billedUsd).toBeCloseTo(searchUsd[edition].details, 6)
  })

  it('that the service made does the same when the caller sends it back', async () => {
    const { sessionToken } = (await stack.autocomplete({ input: '10 downing' })).body.data
    for (const input of typed) expect(await type(sessionToken, input)).toBe(sessionToken)
    await choose(sessionToken)
    expect(new Set((await sessions()).slice(1)).size).toBe(1)
  })

  it('is used up by the details: the next input gets another token and another session', async () => {
    const sessionToken = randomUUID()
    await type(sessionToken, '10 d')
    await choose(sessionToken)
    const next = await type(sessionToken, '10 do')
    expect(next).not.toBe(sessionToken)
    expect(await type(next, '10 dow')).toBe(next)
    await choose(next)
    const [first, firstEnd, second, secondAgain, secondEnd] = await sessions()
    expect(firstEnd).toBe(first)
    expect(second).not.toBe(first)
    expect([secondAgain, secondEnd]).toEqual([second, second])
  })

  it('is not sent to the provider a second time with details', async () => {
    const sessionToken = randomUUID()
    await type(sessionToken, '10 d')
    await choose(sessionToken)
    await choose(sessionToken)
    const [first, end, again] = await sessions()
    expect(end).toBe(first)
    expect(again).toBeUndefined()
  })

  it.each<[string, (secondsLeft: number) => boolean]>([
    ['Redis lost its data', () => true],
    ['a day has passed', (secondsLeft) => secondsLeft >= 0],
  ])('is not sent to the provider after its details, also when %s', async (_, isGone) => {
    const sessionToken = randomUUID()
    await type(sessionToken, '10 d')
    await choose(sessionToken)
    for (const key of await redis.keys('{address:inputs}*'))
      if (isGone(await redis.ttl(key))) await redis.del(key)
    await type(sessionToken, '10 do')
    await choose(sessionToken)
    const [first, end, second, secondEnd] = await sessions()
    expect(end).toBe(first)
    expect(second).not.toBe(first)
    expect(secondEnd).toBe(second)
  })

  it('is not used up by the free refresh of a place id', async () => {
    const sessionToken = randomUUID()
    await type(sessionToken, '10 d')
    await choose(sessionToken, { only: 'placeId' })
    expect(await type(sessionToken, '10 do')).toBe(sessionToken)
    const [first, refreshed, second] = await sessions()
    expect(refreshed).toBeUndefined()
    expect(second).toBe(first)
  })

  it('that two clients share makes two sessions, and one does not use up the other', async () => {
    const { token: otherToken } = await stack.addClient('another shop')
    const sessionToken = randomUUID()
    await type(sessionToken, '10 d')
    await type(sessionToken, '10 d', otherToken)
    await choose(sessionToken)
    expect(await type(sessionToken, '10 do', otherToken)).toBe(sessionToken)
    const [own, others, end, othersAgain] = await sessions()
    expect(others).not.toBe(own)
    expect([end, othersAgain]).toEqual([own, others])
  })

  it('reaches the provider in another form than the caller knows', async () => {
    const sessionToken = randomUUID()
    await type(sessionToken, '10 d')
    const logged = createHash('sha256').update(sessionToken).digest('hex').slice(0, 16)
    expect(await sessions()).not.toContain(logged)
  })

  it('that is absent is not sent to the provider', async () => {
    await stack.autocomplete({ input: '10 downing' })
    await stack.details({ placeId })
    expect(await sessions()).toEqual([undefined, undefined])
  })
})
