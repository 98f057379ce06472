import { describe, expect, it } from 'vitest'
import type { CallContext } from '../../services/worker/call-context.ts'
import { withFallback } from '../../services/worker/jobs/fallback.ts'
import { type JobRequest, noCost } from '../../shared/jobs/jobs.ts'

type Answer = { predictions: { placeId: string }[] }
const none: Answer = { predictions: [] }
const some = (placeId: string): Answer => ({ predictions: [{ placeId }] })

/** Both providers have been asked, and answer when the test says so. */
function askBoth() {
  const [first, second] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()]
  const isSecondAsked = Promise.withResolvers<void>()
  const work = withFallback<'autocomplete'>(
    () => first.promise as never,
    () => {
      isSecondAsked.resolve()
      return second.promise as never
    },
    {
      hedgeAfterMs: 0,
      isGood: ({ predictions }) => predictions.length > 0,
      inBackground: (done) => void done.catch(() => {}),
      onAnswer: () => {},
    },
  )
  const context = { deadlineAt: performance.now() + 60_000, cost: noCost(), microUsd: 0 }
  const answer = work({} as JobRequest<'autocomplete'>, context as CallContext)
  return { first, second, answer, isSecondAsked: isSecondAsked.promise }
}

describe('of two providers that are asked at the same time', () => {
  it.each(['first', 'second'] as const)(
    "the %s one's list without suggestions waits for the other one",
    async (early) => {
      const { answer, isSecondAsked, ...answers } = askBoth()
      await isSecondAsked
      answers[early].resolve(none)
      await new Promise(setImmediate)
      answers[early === 'first' ? 'second' : 'first'].resolve(some('late'))
      expect(await answer).toEqual(some('late'))
    },
  )
  it.each(['first', 'second'] as const)(
    "the %s one's list without suggestions is the answer if the other one fails",
    async (empty) => {
      const { answer, isSecondAsked, ...answers } = askBoth()
      await isSecondAsked
      answers[empty].resolve(none)
      answers[empty === 'first' ? 'second' : 'first'].reject(new Error('is down'))
      expect(await answer).toEqual(none)
    },
  )
  it('the first good answer wins', async () => {
    const { answer, isSecondAsked, first, second } = askBoth()
    await isSecondAsked
    second.resolve(some('second'))
    await new Promise(setImmediate)
    first.resolve(some('first'))
    expect(await answer).toEqual(some('second'))
  })
  it("the error is the first one's if both fail", async () => {
    const { answer, isSecondAsked, first, second } = askBoth()
    await isSecondAsked
    second.reject(new Error('second is down'))
    first.reject(new Error('first is down'))
    await expect(answer).rejects.toThrow('first is down')
  })
})
