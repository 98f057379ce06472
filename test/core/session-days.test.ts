import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { autocomplete } from '../../services/worker/jobs/autocomplete.ts'
import { details } from '../../services/worker/jobs/details.ts'
import { createSessions } from '../../services/worker/jobs/sessions.ts'
import type { OpenProvider } from '../../services/worker/open-provider.ts'
import { createInLanguages } from '../../services/worker/provider/in-language.ts'
import type { Places } from '../../services/worker/provider/port.ts'
import { placesStrategy } from '../../services/worker/strategies/places.ts'
import type { Edition } from '../../shared/billing/skus.ts'
import type { JobRequestBase } from '../../shared/jobs/jobs.ts'
import { bulkCallContext } from '../bulk/bulk-call-context.ts'
import { providerCallOf } from '../bulk/provider-call-of.ts'
import { granted, scriptedLimiter } from '../bulk/scripted-limiter.ts'
import { ownRedis } from '../support/stack.ts'

const [yesterday, today] = ['2026-11-19', '2026-11-20']
const placeId = 'ChIJ-of-downing-street'
const request = { clientId: 'shop', language: 'en' } as JobRequestBase & { language: string }

/** A limiter whose days the test sets, and what was charged on each of them. */
function limiterOfDays() {
  const charged: Record<string, number> = {}
  const add = (day: string, billed: string, microUsd: number) => {
    const name = `${day} ${billed}`
    charged[name] = (charged[name] ?? 0) + microUsd
    expect(charged[name]).toBeGreaterThanOrEqual(0)
  }
  const clock = { day: yesterday }
  const limiter = {
    ...scriptedLimiter().limiter,
    acquire: async ({ billed, microUsd }: { billed: string; microUsd: number }) => {
      add(clock.day, billed, microUsd)
      return { ...granted, day: clock.day }
    },
    refund: (entry: { day: string; billed: string; microUsd: number }) =>
      add(entry.day, entry.billed, entry.microUsd),
  }
  return { limiter, charged, clock }
}

/** The provider's answers, which come when the test says so. */
function answering() {
  const waiting: (() => void)[] = []
  const places: Places = {
    async autocomplete({ input }) {
      if (input === 'slow') await new Promise<void>((resolve) => waiting.push(resolve))
      const description = '10 Downing Street, London'
      const texts = { description, mainText: '10 Downing Street', secondaryText: 'London' }
      return { data: [{ placeId, ...texts, matches: [], types: ['street_address'] }] }
    },
    details: async () => ({ data: { placeId, types: ['street_address'] } }),
  }
  return { places, waiting }
}

describe('what a session was charged before midnight', () => {
  let redis: Redis
  beforeAll(() => {
    redis = new Redis(ownRedis())
  })
  afterAll(() => redis?.disconnect())

  /** One session of a shop's buyer. */
  function open(edition: Edition) {
    const { limiter, charged, clock } = limiterOfDays()
    const { places, waiting } = answering()
    const background: Promise<void>[] = []
    const provider = {
      edition,
      places,
      providerCall: providerCallOf(edition, limiter),
      inLanguages: createInLanguages(Date.now, edition),
    } as OpenProvider
    const sessions = createSessions(redis, edition)
    const suggest = autocomplete(provider, sessions, (work) => void background.push(work))
    const choose = details(provider, sessions)
    const sessionToken = randomUUID()
    const context = () => bulkCallContext({ bulk: false })
    return {
      charged,
      clock,
      waiting,
      type: async (input: string) => {
        await suggest({ ...request, input, sessionToken } as never, context())
        await Promise.all(background)
      },
      choose: () => choose({ ...request, placeId, sessionToken } as never, context()),
    }
  }

  it('is refunded on its own day, over the legacy edition', async () => {
    const { type, choose, clock, charged } = open('legacy')
    await type('10 d')
    await type('10 do')
    clock.day = today
    await type('10 dow')
    await choose()
    expect(charged).toEqual({
      [`${yesterday} legacySession`]: 0,
      [`${today} legacySession`]: 0,
      [`${today} legacyDetails`]: 17_000,
    })
  })

  it('is refunded on its own day, where an input of the day before was answered last', async () => {
    const { type, choose, clock, charged, waiting } = open('legacy')
    const slow = type('slow')
    await expect.poll(() => waiting.length).toBe(1)
    clock.day = today
    await type('10 do')
    waiting[0]?.()
    await slow
    await choose()
    expect(charged).toEqual({
      [`${yesterday} legacySession`]: 0,
      [`${today} legacySession`]: 0,
      [`${today} legacyDetails`]: 17_000,
    })
  })

  it('stays for twelve inputs, and is refunded on its own day for more, over the new edition', async () => {
    const { type, choose, clock, charged } = open('new')
    for (let n = 0; n < 13; n += 1) await type(`10 downing ${n}`)
    clock.day = today
    for (let n = 13; n < 15; n += 1) await type(`10 downing ${n}`)
    await choose()
    expect(charged).toEqual({
      [`${yesterday} newAutocomplete`]: 12 * 2830,
      [`${today} newAutocomplete`]: 0,
      [`${today} newDetails`]: 5000,
    })
  })

  it('is forgotten once it is refunded: a day long only the count is kept', async () => {
    const { type, choose } = open('new')
    const keys = async () => (await redis.keys('{address:inputs}:*')).length
    const before = await keys()
    for (const input of ['10 d', '10 do', '10 dow']) await type(input)
    await choose()
    expect(await keys()).toBe(before + 1)
  })

  it('is refunded on its own day for a row of a batch', async () => {
    const { limiter, charged, clock } = limiterOfDays()
    const { places } = answering()
    const strategy = placesStrategy({
      edition: 'legacy',
      places: {
        ...places,
        autocomplete: async (query, signal) => {
          const answer = await places.autocomplete(query, signal)
          clock.day = today
          return answer
        },
      },
      providerCall: providerCallOf('legacy', limiter),
      inLanguages: createInLanguages(Date.now, 'legacy'),
    })
    const stored = { line1: '10 Downing Street', city: 'London', country: 'GB' }
    await strategy.look(stored, bulkCallContext())
    expect(charged).toEqual({
      [`${yesterday} legacySession`]: 0,
      [`${today} legacyDetails`]: 17_000,
    })
  })
})
