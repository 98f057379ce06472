import { setTimeout as sleep } from 'node:timers/promises'
import { seededRandom } from '../../../services/sandbox/random.ts'
import type { Search } from '../inputs.ts'
import { quantile } from '../statistics.ts'
import { createBuyers } from './buyers.ts'
import type { Load, LoadResult } from './load.ts'
import { createSender } from './sender.ts'

/**
 * The number of buyers of an open load, used round-robin. It is so large that each has its answer
 * before it types on, even when answers take seconds.
 */
const openBuyers = 1000
/** To one edge or all together; a request that finds none free waits for one, and that counts. */
const maxConnections = 256

/**
 * Puts one load on one system. `run` is the number of this run: it chooses where in the searches to
 * begin.
 */
export async function runLoad(load: Load, searches: Search[], run: number): Promise<LoadResult> {
  const { shape, seconds } = load
  const buyerCount = 'inFlight' in shape ? shape.inFlight : openBuyers
  const buyers = createBuyers(searches, buyerCount, run * 97)
  const { placeIds } = load
  let asked = run * 97
  const nextOf = (buyer: number) =>
    placeIds ? { placeId: placeIds[asked++ % placeIds.length] ?? '' } : { body: buyers.next(buyer) }
  const sender = createSender(load.urls, load.token, Math.min(buyerCount, maxConnections))
  const latencies: number[] = []
  const failures: string[] = []
  const started = performance.now()
  const endsAt = started + seconds * 1000

  const ask = async (buyer: number, dueAt: number) => {
    const failure = await sender.send(nextOf(buyer))
    const now = performance.now()
    if (failure !== undefined) failures.push(failure)
    // Of a closed load only what was answered in time counts: it ends with every slot half way
    // through a request.
    else if ('perSecond' in shape || now <= endsAt) latencies.push(now - dueAt)
  }
  if ('inFlight' in shape) await closedLoop(shape.inFlight, endsAt, ask)
  else await openLoop(dueTimes(shape.perSecond, started, endsAt, run), ask)
  await sender.close()

  return {
    answered: latencies.length,
    failed: failures.length,
    ...(failures[0] !== undefined && { firstFailure: failures[0] }),
    rate: latencies.length / seconds,
    p50Ms: quantile(latencies, 0.5),
    p99Ms: quantile(latencies, 0.99),
  }
}

type Ask = (buyer: number, dueAt: number) => Promise<void>

async function closedLoop(inFlight: number, endsAt: number, ask: Ask): Promise<void> {
  const slot = async (buyer: number) => {
    while (performance.now() < endsAt) await ask(buyer, performance.now())
  }
  await Promise.all(Array.from({ length: inFlight }, (_, buyer) => slot(buyer)))
}

async function openLoop(due: number[], ask: Ask): Promise<void> {
  const asked: Promise<void>[] = []
  for (const [index, dueAt] of due.entries()) {
    const early = dueAt - performance.now()
    if (early > 0) await sleep(early)
    asked.push(ask(index, dueAt))
  }
  await Promise.all(asked)
}

/** A Poisson process: arrivals know nothing of each other. The same one for the same run. */
function dueTimes(perSecond: number, from: number, to: number, seed: number): number[] {
  const random = seededRandom(seed)
  const due: number[] = []
  let at = from
  while (at < to) {
    due.push(at)
    at += (-Math.log(1 - random()) / perSecond) * 1000
  }
  return due
}
