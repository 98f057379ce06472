import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { startLoad, tally } from '../support/load.ts'
import { type Servers, startCluster, startSentinels } from '../support/redis-servers.ts'
import { startStack } from '../support/stack.ts'
import { redisProgram } from '../support/test-redis.ts'

/** Part of `npm run test:faults`: the figures of services/deployment/README.md. */
const isLong = process.env.FAULT_SECONDS !== undefined
const callers = 8
const rows = 3000
/** Until load and batch are under way. */
const warmUpMs = 3000
/** How long a managed Redis is away while its name gets the address of the replica. */
const managedAwayMs = 5000
const recoveredWithinMs = 60_000

/** A Redis that fails over, and what begins that. */
interface Case {
  url: string
  fail(): Promise<unknown>
  close(): Promise<void>
}

async function withMaster(servers: Servers, signal: 'SIGKILL' | 'SIGSTOP'): Promise<Case> {
  const master = await servers.master()
  return {
    url: servers.url,
    fail: async () => master.process.kill(signal),
    close: () => servers.close(),
  }
}

/**
 * One address that leads to a master, then for a while nowhere, then to its replica. The open
 * connections are `cut`, or nothing arrives over them any more and nothing closes them: `vanish`.
 */
async function managed(how: 'cut' | 'vanish'): Promise<Case> {
  const servers = await startSentinels()
  const { port: first } = await servers.master()
  let target: number | undefined = first
  const open = new Set<Socket>()
  const vanished = new Set<Socket>()
  const server = createServer((near) => {
    if (target === undefined) return void near.resetAndDestroy()
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket
        .on('error', () => {})
        .on('close', () => {
          if (!vanished.has(socket)) for (const one of [near, far]) one.destroy()
        })
    }
    near.pipe(far).pipe(near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async fail() {
      const master = await servers.master()
      target = undefined
      for (const socket of open)
        if (how === 'cut') socket.resetAndDestroy()
        else vanished.add(socket.unpipe().resume())
      await master.kill()
      await sleep(managedAwayMs)
      await expect
        .poll(async () => (await servers.master()).port, { timeout: 20_000 })
        .not.toBe(first)
      target = (await servers.master()).port
    },
    async close() {
      server.close()
      for (const socket of open) socket.destroy()
      await servers.close()
    },
  }
}

describe.skipIf(!isLong || redisProgram === undefined)('a failover of Redis under load', () => {
  it.each([
    ['Sentinels, master killed', async () => withMaster(await startSentinels(), 'SIGKILL')],
    ['Sentinels, master hangs', async () => withMaster(await startSentinels(), 'SIGSTOP')],
    ['cluster, master killed', async () => withMaster(await startCluster(), 'SIGKILL')],
    ['cluster, master hangs', async () => withMaster(await startCluster(), 'SIGSTOP')],
    ['managed: cut, then another server', () => managed('cut')],
    ['managed: host vanishes, then another server', () => managed('vanish')],
  ])(
    '%s: requests are refused for a while, no row is lost',
    async (what, start) => {
      const redis = await start()
      onTestFinished(() => redis.close())
      const stack = await startStack({ redisUrl: redis.url, edges: 2, workers: 2, env: openQuotas })
      onTestFinished(() => stack.close())
      await stack.sandbox.behave({ latencyMs: 100 })
      const view = openBatchView(stack.databaseUrl)
      onTestFinished(() => view.close())
      const id = await view.create(inventedRows(rows))
      const load = startLoad(callers, (n) =>
        stack.autocomplete({ input: `${n} rue de la paix`, sessionToken: randomUUID() }),
      )
      await sleep(warmUpMs)

      const failedAt = performance.now()
      await redis.fail()
      const isOver = () => {
        const latest = load.outcomes.filter(({ sentAt }) => sentAt > failedAt).slice(-3 * callers)
        return latest.length === 3 * callers && tally(latest)['200'] === latest.length
      }
      // Nothing is refused at first.
      await sleep(warmUpMs)
      await expect.poll(isOver, { timeout: recoveredWithinMs }).toBe(true)
      const outcomes = await load.stop()
      const { 200: served = 0, ...refused } = tally(outcomes)
      const failures = outcomes.filter(({ answer }) => answer?.status !== 200)
      const lastEnd = Math.max(failedAt, ...failures.map(({ sentAt, ms }) => sentAt + ms))
      expect(Object.keys(refused).filter((kind) => !/^50[34] /.test(kind))).toEqual([])

      await expect
        .poll(async () => (await view.read(id)).status, { timeout: 90_000, interval: 200 })
        .toBe('completed')
      expect(await view.results(id)).toHaveLength(rows)
      const again = (await stack.sandbox.usage()).details.calls - rows
      const seconds = ((lastEnd - failedAt) / 1000).toFixed(1)
      console.log(`| ${what} | ${seconds} s | ${served} | ${JSON.stringify(refused)} | ${again} |`)
    },
    240_000,
  )
})
