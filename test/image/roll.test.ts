import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { type Load, startLoad, tally } from '../support/load.ts'
import { cleanEnvironment } from '../support/processes.ts'
import { redisPasswords } from '../support/redis-with-users.ts'
import { callsTo } from '../support/stack.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../', import.meta.url))
const docker = (...args: string[]) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0
const images = ['node:24-slim', 'redis:8-alpine', 'postgres:18-alpine', 'haproxy:3.2-alpine']
const canRun =
  docker('info') &&
  docker('compose', 'version') &&
  images.every((image) => docker('image', 'inspect', image) || docker('pull', '-q', image))

const project = 'address-service-roll-test'
/** They have no part in serving a request. */
const leftOut = ['prometheus', 'grafana', 'redis-exporter', 'disk-exporter']
const apiKey = 'a-key-of-the-roll-test'
const callers = 4
const pauseMs = 100
/** An overloaded machine refuses requests, which is not the deploy's fault. */
const shed = '503 7002'

describe.skipIf(!canRun)(
  'services/deployment/roll (needs Docker with compose and its images)',
  () => {
    let folder: string
    let url: string
    let load: Load
    /** What `.env` says, as somebody changes it. */
    let settings: Record<string, string>

    const { DOCKER_HOST } = process.env
    const environment = () => ({
      ...{ ...cleanEnvironment(), ...settings },
      ...(DOCKER_HOST && { DOCKER_HOST }),
    })
    const inRoot = (file: string, ...args: string[]) =>
      run(file, args, { cwd: root, env: environment(), maxBuffer: 1e8 })
    const compose = (...args: string[]) => inRoot('docker', 'compose', ...args)
    const roll = (...services: string[]) => inRoot('services/deployment/roll', ...services)
    const buildImage = (version: string) =>
      inRoot(
        'docker',
        ...['build', '-q', '--network', 'host', '--label', `version=${version}`],
        ...['-t', project, '-f', 'services/deployment/Dockerfile', '.'],
      )
    const running = async (...services: string[]) =>
      (await compose('ps', '-q', ...services)).stdout.trim().split('\n').sort()
    const inContainers = async (service: string, expression: string) =>
      Promise.all(
        (await running(service)).map(async (id) => {
          const { stdout } = await run('docker', ['exec', id, 'node', '-p', expression])
          return stdout.trim()
        }),
      )

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'address-service-roll-'))
      const override = join(folder, 'left-out.yml')
      const never = Object.fromEntries(leftOut.map((name) => [name, { profiles: ['never'] }]))
      // The provider of this test, which goes on while the sandbox for test keys is replaced.
      const provider = {
        ...{ image: `${project}:provider`, command: ['node', 'services/bundles/dist/sandbox.mjs'] },
        ...{ environment: { HOST: '0.0.0.0' }, networks: ['sandbox'] },
      }
      await writeFile(override, JSON.stringify({ services: { ...never, provider } }))
      const port = await freePort()
      url = `http://127.0.0.1:${port}`
      settings = {
        COMPOSE_FILE: `${join(root, 'docker-compose.yml')}:${override}`,
        COMPOSE_PROJECT_NAME: project,
        IMAGE: project,
        PORT: String(port),
        POSTGRES_PASSWORD: 'a-password',
        ...redisPasswords,
        DATABASE_PASSWORD_EDGE: 'password-of-edge',
        DATABASE_PASSWORD_WORKER: 'password-of-worker',
        DATABASE_PASSWORD_OPERATOR: 'password-of-operator',
        DATABASE_PASSWORD_METRICS: 'password-of-metrics',
        SIGNING_KEY_SECRET: 'x'.repeat(44),
        GRAFANA_ADMIN_PASSWORD: 'another',
        NOMINATIM_PASSWORD: 'of-nominatim',
        GOOGLE_MAPS_API_KEY: 'sandbox',
        PROVIDER_URL: 'http://provider:4000',
        // A busy machine may be slow, and nothing here is about that.
        DEADLINE_MS: '8000',
        PROVIDER_TIMEOUT_MS: '7000',
        SANDBOX: 'true',
        DEMO_API_KEY: apiKey,
        EDGES: '2',
        WORKERS: '2',
        RATE_LIMIT_AUTOCOMPLETE: '1000000',
        QUOTA_AUTOCOMPLETE_PER_MINUTE: '1000000',
      }
      await buildImage('1')
      await inRoot('docker', 'tag', project, `${project}:provider`)
      await compose('up', '-d', '--wait')
      const token = await tokenFrom(url)
      const calls = callsTo(url, token)
      load = startLoad(callers, async (n) => {
        const answer = await calls.autocomplete({ input: `${n % 50} rue de la paix` })
        await sleep(pauseMs)
        return answer
      })
      await vi.waitUntil(() => load.outcomes.length > callers, { timeout: 30_000 })
    }, 600_000)
    afterAll(async () => {
      await load?.stop()
      await compose('down', '-v', '--timeout', '1')
      await rm(folder, { recursive: true })
    }, 120_000)

    /** Nothing was lost so far, and nothing is left for a plain `up` to replace. */
    async function expectNoLoss(): Promise<void> {
      const now = await running()
      await compose('up', '-d')
      expect(await running()).toEqual(now)
      const answered = load.outcomes.length
      await vi.waitUntil(() => load.outcomes.length > answered + callers, { timeout: 30_000 })
      const { 200: served = 0, [shed]: refused = 0, ...lost } = tally(load.outcomes)
      console.log(`${served} requests served, ${refused} refused by an overloaded machine`)
      expect(lost).toEqual({})
      expect(refused).toBeLessThan(served / 20)
    }

    it('brings a new image to all processes without a lost request', async () => {
      const before = await running('edge', 'worker')
      await buildImage('2')
      await roll()
      const after = await running('edge', 'worker')
      expect(after).toHaveLength(4)
      expect(after.filter((id) => before.includes(id))).toEqual([])
      await expectNoLoss()
    }, 300_000)

    it('brings a new provider key to workers, and leaves edges alone', async () => {
      const edges = await running('edge')
      settings.GOOGLE_MAPS_API_KEY = 'another'
      await roll('worker')
      expect(await running('edge')).toEqual(edges)
      const keys = await inContainers('worker', 'process.env.GOOGLE_MAPS_API_KEY')
      expect(keys).toEqual(['another', 'another'])
      await expectNoLoss()
    }, 300_000)

    it('brings new settings, another number of processes too', async () => {
      Object.assign(settings, { LOG_LEVEL: 'warn', EDGES: '3' })
      await roll()
      const levels = await inContainers('edge', 'process.env.LOG_LEVEL')
      expect(levels).toEqual(['warn', 'warn', 'warn'])
      await expectNoLoss()
    }, 300_000)

    it('leaves the old processes alone where the new ones do not start', async () => {
      const edges = await running('edge')
      const { SHORTEST_INPUT: _, ...good } = settings
      settings = { ...good, SHORTEST_INPUT: 'many' }
      await expect(roll('edge')).rejects.toThrow(/SHORTEST_INPUT/)
      settings = good
      expect(await running('edge')).toEqual(edges)
      await expectNoLoss()
    }, 300_000)

    it('leaves the old workers alone where Redis refuses the new ones', async () => {
      const workers = await running('worker')
      const good = settings
      settings = { ...good, REDIS_URL: 'redis://worker:not-its-password@redis:6379' }
      await expect(roll('worker')).rejects.toThrow(/the new worker did not become healthy/)
      settings = good
      expect(await running('worker')).toEqual(workers)
      await expectNoLoss()
    }, 400_000)
  },
)

async function tokenFrom(url: string): Promise<string> {
  const headers = { 'X-SERVICE-API-KEY': apiKey }
  const answer = await fetch(`${url}/authentication`, { headers })
  const { data } = (await answer.json()) as { data: { token: string } }
  return data.token
}
