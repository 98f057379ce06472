import { Client } from 'undici'
import { freePort } from '../../support/free-port.ts'
import { startProcess } from '../../support/processes.ts'
import { askProcess } from '../ask-process.ts'
import type { Bench, Line } from '../rows/line.ts'
import { median, quantile } from '../statistics.ts'
import type { Ground } from '../systems.ts'
import type { CheckCost } from './main.ts'
import { measureRevocations } from './revocation.ts'

const requests = 3000
const maxMicros = 150
const maxAddedMs = 0.5
const maxRevocationMs = 2000

interface Round {
  plainMs: number
  guardedMs: number
}

/**
 * What it costs that not everybody may call: the check of a token, the whole guard around a
 * request, and how soon a revocation holds.
 */
export async function guard({ ground, rounds, say }: Bench): Promise<Line[]> {
  const { cost, latencies } = await measureGuard(ground, rounds, say)
  const revocations = await measureRevocations(ground)
  return [...costLines(cost), addedLine(latencies), revocationLine(revocations)]
}

async function measureGuard(
  { databaseUrl, redisUrl, apiKey, env }: Ground,
  rounds: number,
  say: Bench['say'],
) {
  const [plainPort, guardedPort] = [String(await freePort()), String(await freePort())]
  const service = await startProcess('guard', new URL('./main.ts', import.meta.url), {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    API_KEY: apiKey,
    PLAIN_PORT: plainPort,
    GUARDED_PORT: guardedPort,
    ...env,
  })
  try {
    const cost = await askProcess<CheckCost>(service, {})
    await compare(plainPort, guardedPort, cost.token)
    const latencies: Round[] = []
    while (latencies.length < rounds) {
      const round = await compare(plainPort, guardedPort, cost.token)
      latencies.push(round)
      say(
        `p50 of a request: plain ${round.plainMs.toFixed(3)}, guarded ${round.guardedMs.toFixed(3)} ms`,
      )
    }
    return { cost, latencies }
  } finally {
    await service.stop()
  }
}

/**
 * Alternates between both, one request at a time, so that other load on the machine affects both
 * alike.
 */
async function compare(plainPort: string, guardedPort: string, token: string): Promise<Round> {
  const clients = [plainPort, guardedPort].map((port) => new Client(`http://127.0.0.1:${port}`))
  const times: number[][] = [[], []]
  for (let turn = 0; turn < requests; turn++)
    for (const [index, client] of clients.entries()) times[index]?.push(await timeOf(client, token))
  await Promise.all(clients.map((client) => client.close()))
  const [plainMs = Number.NaN, guardedMs = Number.NaN] = times.map((all) => quantile(all, 0.5))
  return { plainMs, guardedMs }
}

async function timeOf(client: Client, token: string): Promise<number> {
  const before = performance.now()
  const { statusCode, body } = await client.request({
    method: 'GET',
    path: '/nothing',
    headers: { authorization: `Bearer ${token}` },
  })
  await body.dump()
  if (statusCode !== 200) throw new Error(`The guard answers ${statusCode}`)
  return performance.now() - before
}

const costLines = ({ rememberedMicros, firstMicros }: CheckCost): Line[] => [
  {
    row: 'check of a token that was seen before',
    edition: '-',
    goal: `<= ${maxMicros} µs of CPU`,
    figure: `${rememberedMicros.toFixed(2)} µs`,
    baseline: `its first time ${firstMicros.toFixed(0)} µs`,
    met: rememberedMicros <= maxMicros,
    rounds: { rememberedMicros, firstMicros },
  },
]

function addedLine(rounds: Round[]): Line {
  const addedMs = median(rounds.map(({ plainMs, guardedMs }) => guardedMs - plainMs))
  const of = (key: keyof Round) => median(rounds.map((round) => round[key])).toFixed(3)
  return {
    row: 'time the whole guard adds to a request, p50',
    edition: '-',
    goal: `<= ${maxAddedMs} ms`,
    figure: `${addedMs.toFixed(3)} ms (${of('guardedMs')} ms)`,
    baseline: `without ${of('plainMs')} ms`,
    met: addedMs <= maxAddedMs,
    rounds,
  }
}

function revocationLine(times: number[]): Line {
  const most = Math.max(...times)
  return {
    row: 'from the commit of a revocation to the last of two edges',
    edition: '-',
    goal: `<= ${maxRevocationMs} ms`,
    figure: `p50 ${median(times).toFixed(0)}, at most ${most.toFixed(0)} ms`,
    baseline: `${times.length} rounds`,
    met: most <= maxRevocationMs,
    rounds: times,
  }
}
