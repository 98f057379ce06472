import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { type Kind, type Kinds, noCost } from '../../../shared/jobs/jobs.ts'
import type { CallContext, Work } from '../call-context.ts'
import { failureOfProvider, failuresOfProvider } from '../provider/provider-errors.ts'

/** Why the second provider was asked. `SLOW`: the first one had not answered yet. */
export const reasons = [...failuresOfProvider, 'SLOW'] as const
export type Reason = (typeof reasons)[number]

interface Options<Data> {
  /** After this many milliseconds the second provider is asked as well. Never when undefined. */
  hedgeAfterMs?: number | undefined
  /** Whether an answer is worth taking while the other provider may still answer. */
  isGood?(data: Data): boolean
  /** Takes work that goes on after the answer. */
  inBackground(work: Promise<void>): void
  /** Called for each answer: why the second provider gave it; undefined if the first one did. */
  onAnswer(because: Reason | undefined): void
}

/** The part of a request's time that is kept for the second provider, and its maximum. */
const shareOfSecond = 0.3
const maxMsOfSecond = 1500

/** The work of one provider, which has begun, with a cost and a deadline of its own. */
interface StartedWork<Data> {
  data: Promise<Data>
  context: CallContext
}

/**
 * The work of a first provider, and that of a second one where the first one fails or is slow. If
 * both fail, the error is the first one's. @throws {AppError}
 */
export function withFallback<K extends Kind>(
  first: Work<K>,
  second: Work<K>,
  { hedgeAfterMs, isGood = () => true, inBackground, onAnswer }: Options<Kinds[K]['data']>,
): Work<K> {
  return async (request, context) => {
    const started: StartedWork<Kinds[K]['data']>[] = []
    let isAnswered = false
    const begin = (work: Work<K>, deadlineAt: number, share: number) => {
      const own = { ...context, deadlineAt, share, cost: noCost(), microUsd: 0 }
      own.throwIfCancelled = async () => {
        // The other one has answered: a call that waits for quota is not made any more.
        if (isAnswered) throw new AppError('CALLER_LEFT')
        await context.throwIfCancelled()
      }
      const begun = { data: work(request, own), context: own }
      started.push(begun)
      return begun
    }
    const take = async (chosen: StartedWork<Kinds[K]['data']>, because?: Reason) => {
      const data = await chosen.data
      isAnswered = true
      onAnswer(because)
      const { provider, language } = chosen.context.cost
      if (provider) context.cost.provider = provider
      if (language) context.cost.language = language
      return data
    }
    const one = begin(first, deadlineOfFirst(context), 1 - shareOfSecond)
    try {
      const because = await failureOrSlow(one.data, hedgeAfterMs)
      if (!because) return await take(one)
      const two = begin(second, context.deadlineAt, 1)
      const winner = await (because === 'SLOW' ? firstGood(one, two, isGood) : settled(two)).catch(
        () => one,
      )
      return await take(winner, winner === two ? because : undefined)
    } finally {
      for (const work of started) {
        addCost(context, work.context)
        inBackground(work.data.then(() => {}))
      }
    }
  }
}

const deadlineOfFirst = ({ deadlineAt }: CallContext): number =>
  deadlineAt - Math.min(maxMsOfSecond, shareOfSecond * (deadlineAt - performance.now()))

/**
 * Why to ask another provider: how this one failed, or that it is slow. Undefined if it answered.
 * @throws {AppError} which another provider would have as well
 */
async function failureOrSlow(
  data: Promise<unknown>,
  slowAfterMs: number | undefined,
): Promise<Reason | undefined> {
  const failure = data.then(
    () => undefined,
    (error) => {
      const reason = failureOfProvider(error)
      if (!reason) throw error
      return reason
    },
  )
  if (slowAfterMs === undefined) return failure
  const timer = new AbortController()
  const slow = sleep(slowAfterMs, 'SLOW' as const, { signal: timer.signal })
  slow.catch(() => {})
  return Promise.race([failure, slow]).finally(() => timer.abort())
}

/** The work that has the first good answer; else one that has an answer. Rejects if both failed. */
function firstGood<Data>(
  one: StartedWork<Data>,
  two: StartedWork<Data>,
  isGood: (data: Data) => boolean,
): Promise<StartedWork<Data>> {
  const good = async (work: StartedWork<Data>) => {
    if (!isGood(await work.data)) throw new Error('This answer is not good')
    return work
  }
  return Promise.any([good(one), good(two)]).catch(() => settled(one).catch(() => settled(two)))
}

const settled = <Data>(work: StartedWork<Data>): Promise<StartedWork<Data>> =>
  work.data.then(() => work)

function addCost(to: CallContext, { cost, microUsd }: CallContext): void {
  to.cost.quotaMs += cost.quotaMs
  to.cost.providerMs += cost.providerMs
  to.cost.providerCalls += cost.providerCalls
  to.microUsd += microUsd
}
