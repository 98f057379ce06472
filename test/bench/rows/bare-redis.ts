import { startProcess } from '../../support/processes.ts'
import { askProcess } from '../ask-process.ts'
import { median } from '../statistics.ts'
import type { Bench, Line } from './line.ts'

const inFlight = 64

/**
 * What Redis and two processes can do at most on this machine, without HTTP, BullMQ, quota or
 * provider: a list out, a channel back.
 */
export async function bareRedis({ ground, seconds, rounds, say }: Bench): Promise<Line[]> {
  const start = (file: string) =>
    startProcess(file, new URL(`../baselines/${file}.ts`, import.meta.url), {
      REDIS_URL: `${ground.redisUrl}/2`,
    })
  const worker = await start('bare-redis-worker')
  const jobClient = await start('bare-redis-asker')
  try {
    await askProcess<number>(jobClient, { seconds: 1, inFlight })
    const rates: number[] = []
    for (let round = 0; round < Math.min(rounds, 3); round++)
      rates.push(await askProcess<number>(jobClient, { seconds, inFlight }))
    const rate = `${Math.round(median(rates))}/s`
    say(`bare Redis: ${rate}`)
    const row = `bare Redis request and reply, ${inFlight} in flight`
    return [
      { row, edition: '-', goal: 'the physical limit', figure: rate, baseline: '', rounds: rates },
    ]
  } finally {
    await jobClient.stop()
    await worker.stop()
  }
}
