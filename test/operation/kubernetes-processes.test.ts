import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '../../shared/store/clients.ts'
import { inventedRows, openBatchView, openQuotas } from '../support/batches.ts'
import { asRole, rolePassword } from '../support/database-roles.ts'
import { freePort } from '../support/free-port.ts'
import { type Outcome, observe, tally } from '../support/load.ts'
import { cleanEnvironment } from '../support/processes.ts'
import { runProgram } from '../support/run-program.ts'
import { openUpload } from '../support/slow-upload.ts'
import { callsTo, emptyRedis, ownRedis, signingKeySecret } from '../support/stack.ts'
import { emptyDatabase } from '../support/test-database.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { type Manifest, manifest, sharedSettings } from './kubernetes-manifests.ts'

const secretFolder = '/run/secrets/address/'
const apiKey = makeApiKey()
let secrets: string
let sandbox: TestSandbox
let databaseUrl: string
/** What differs from the manifests: ports and addresses of this machine. */
let here: Record<string, string>
const pods: Pod[] = []

interface PodSpec {
  containers: [{ env: { name: string; value: string }[] }]
  volumes?: object[]
}

/** A process that is started, asked and ended as its manifest says. */
interface Pod {
  url: string
  child: ChildProcess
  /** As the kubelet's probes ask. */
  isReady(): Promise<boolean>
  /** SIGTERM, and SIGKILL after the grace period. */
  end(): Promise<number | NodeJS.Signals | null>
}

/**
 * Runs a program as this user, without any privilege, on a file system that is read-only: in a mount
 * namespace of its own, as in a container. It takes root to begin with.
 */
const confinement = (user: number): string[] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  'mount --make-rprivate / && mount -o remount,bind,ro / && exec setpriv --reuid "$0" ' +
    '--regid "$0" --clear-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"',
  String(user),
]
function run([program = '', ...args]: string[], env: NodeJS.ProcessEnv): ChildProcess {
  return spawn(program, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
}
const [unshare = '', ...tried] = confinement(1000)
const canConfine = spawnSync(unshare, [...tried, 'true']).status === 0

/** Each secret with a database URL is mounted into pods of its own. */
const environmentOf = ({ containers, volumes }: PodSpec) => {
  const mounted = JSON.stringify(volumes ?? [])
  const [user = 'none'] = /(?<=address-database-)\w+/.exec(mounted) ?? []
  return Object.fromEntries(
    containers[0].env.map(({ name, value }) => [
      name,
      value.replace(secretFolder, `${secrets}/${user}/`),
    ]),
  )
}

async function startPod(deployment: Manifest): Promise<Pod> {
  const { spec } = deployment.spec.template
  const [container] = spec.containers
  const [port, metricsPort] = await Promise.all([freePort(), freePort()])
  const ports = {
    PORT: `${port}`,
    EDGE_METRICS_PORT: `${metricsPort}`,
    WORKER_METRICS_PORT: `${metricsPort}`,
    SANDBOX_PORT: `${port}`,
  }
  expect(container.command).toEqual(['node'])
  const confined = canConfine ? confinement(spec.securityContext.runAsUser) : []
  const child = run([...confined, process.execPath, ...container.args], {
    ...cleanEnvironment(),
    NODE_COMPILE_CACHE: '',
    NODE_ENV: 'production',
    ...sharedSettings,
    ...environmentOf(spec),
    ...here,
    ...ports,
  })
  const ended = once(child, 'exit').then(([code, signal]) => code ?? signal)
  const url = `http://127.0.0.1:${port}`
  const asks = async ({ httpGet, timeoutSeconds = 1 }: typeof container.readinessProbe) => {
    const signal = AbortSignal.timeout(timeoutSeconds * 1000)
    const probed = `http://127.0.0.1:${httpGet.port === 'metrics' ? metricsPort : port}`
    const response = await fetch(probed + httpGet.path, { signal }).catch(() => undefined)
    await response?.body?.cancel()
    return response?.ok === true
  }
  const pod: Pod = {
    url,
    child,
    isReady: () => asks(container.readinessProbe),
    async end() {
      child.kill('SIGTERM')
      const killer = setTimeout(
        () => child.kill('SIGKILL'),
        spec.terminationGracePeriodSeconds * 1000,
      )
      const outcome = await ended
      clearTimeout(killer)
      return outcome
    },
  }
  pods.push(pod)
  const { periodSeconds, failureThreshold } = container.startupProbe
  const timeout = periodSeconds * failureThreshold * 1000
  await expect.poll(() => asks(container.startupProbe), { timeout }).toBe(true)
  await expect.poll(pod.isReady, { timeout }).toBe(true)
  return pod
}
const start = (name: string) => startPod(manifest('Deployment', name))

beforeAll(async () => {
  secrets = mkdtempSync(join(tmpdir(), 'address-service-pod-'))
  const redisUrl = await emptyRedis(ownRedis())
  databaseUrl = await emptyDatabase('pods')
  const files = {
    REDIS_URL: redisUrl,
    QUEUE_REDIS_URL: redisUrl,
    ...Object.fromEntries(
      ['EDGE', 'WORKER', 'OPERATOR'].map((role) => [`DATABASE_PASSWORD_${role}`, rolePassword]),
    ),
    GOOGLE_MAPS_API_KEY: 'test-provider-key',
    SIGNING_KEY_SECRET: signingKeySecret,
  }
  const urls = {
    owner: databaseUrl,
    edge: asRole('edge', databaseUrl),
    worker: asRole('worker', databaseUrl),
  }
  for (const [user, url] of Object.entries(urls)) {
    mkdirSync(join(secrets, user))
    for (const [name, value] of Object.entries({ ...files, DATABASE_URL: url }))
      writeFileSync(join(secrets, user, name), value)
  }
  chmodSync(secrets, 0o755)
  sandbox = await startSandbox()
  // So that the rows last for the whole roll.
  await sandbox.behave({ latencyMs: 200 })
  here = { ...openQuotas, PROVIDER_URL: sandbox.url }
})
afterAll(async () => {
  await Promise.all(pods.map(({ child, end }) => (child.exitCode === null ? end() : undefined)))
  await sandbox?.stop()
  rmSync(secrets, { recursive: true, force: true })
})

/**
 * A Service with its ingress: it finds out that a pod is ready, and that one ends, later than the
 * pod itself.
 */
const endpointLagMs = 3000
const endpoints: string[] = []
let next = 0

/** Starts a new pod, and ends the old one as soon as the new one is ready. */
async function roll(old: Pod, name: string): Promise<void> {
  const { url } = await start(name)
  if (name === 'edge') endpoints.push(url)
  const ended = old.end()
  await sleep(endpointLagMs)
  if (name === 'edge') endpoints.splice(endpoints.indexOf(old.url), 1)
  expect(await ended).toBe(0)
}

async function tokenOf({ url }: Pod): Promise<string> {
  const response = await fetch(`${url}/authentication`, {
    headers: { 'x-service-api-key': apiKey },
  })
  const { data } = (await response.json()) as { data: { token: string } }
  return data.token
}

describe('the processes of the manifests', () => {
  it('migrate, become ready, and lose no request and no row while all of them are rolled under load', async () => {
    const migration = manifest('Job', 'migrate').spec.template.spec
    const prepared = await runProgram(migration.containers[0].args[0], {
      ...sharedSettings,
      ...environmentOf(migration),
      DEMO_API_KEY: apiKey,
    })
    expect(prepared.exitCode).toBe(0)
    const before = (await sandbox.usage()).details.calls
    const testSandbox = await start('sandbox')
    here = { ...here, TEST_PROVIDER_URL: testSandbox.url }
    const workers = await Promise.all([start('worker-interactive'), start('worker-bulk')])
    const edge = await start('edge')
    endpoints.push(edge.url)
    const token = await tokenOf(edge)

    const view = openBatchView(databaseUrl)
    const rows = inventedRows(2000)
    const id = await view.create(rows, { client: 'demo' })
    const outcomes: Outcome[] = []
    let stopped = false
    let asked = 0
    const caller = async () => {
      while (!stopped) {
        const url = endpoints[next++ % endpoints.length] ?? ''
        const calls = callsTo(url, token)
        outcomes.push(
          await observe(() => calls.autocomplete({ input: `${asked++} rue de la paix` })),
        )
        await sleep(50)
      }
    }
    const callers = Array.from({ length: 4 }, caller)

    await Promise.all([roll(workers[0], 'worker-interactive'), roll(workers[1], 'worker-bulk')])
    await roll(edge, 'edge')
    stopped = true
    await Promise.all(callers)
    const { 200: served = 0, '503 7002': overloaded = 0, ...lost } = tally(outcomes)
    expect(lost).toEqual({})
    expect(served).toBeGreaterThan(100)
    expect(overloaded).toBeLessThan(served / 20)

    await expect
      .poll(async () => (await view.read(id)).status, { timeout: 60_000 })
      .toBe('completed')
    expect(await view.results(id)).toHaveLength(rows.length)
    // One details call for each row, and one with which each worker checked the key at its start.
    // A busy machine may repeat a call that timed out; a worker that does not drain repeats 50.
    const calls = (await sandbox.usage()).details.calls - before
    const repeated = calls - rows.length - 2 * workers.length
    expect(repeated).toBeGreaterThanOrEqual(0)
    expect(repeated).toBeLessThan(10)
    await view.close()
  }, 300_000)

  it('finish an upload that is in flight when its pod is told to end', async () => {
    const pod = await start('edge-uploads')
    const token = await tokenOf(pod)
    const { send, end, answer } = openUpload({ url: pod.url, token })
    await send('reference,line1,city\na1,5 Avenue Anatole France,Paris\n')
    const ended = pod.end()
    await expect.poll(pod.isReady, { timeout: 10_000 }).toBe(false)
    await send('a2,10 Downing Street,London\n')
    end()
    expect(await answer).toMatchObject({ status: 202, body: { data: { total: 2 } } })
    expect(await ended).toBe(0)
  }, 120_000)

  it.skipIf(!canConfine)('run as a user without privileges (needs root, to give them up)', () => {
    expect(pods.length).toBeGreaterThan(5)
    const [rolled] = pods.filter(({ child }) => child.exitCode === null)
    const status = readFileSync(`/proc/${rolled?.child.pid}/status`, 'utf8')
    expect(status).toMatch(/^Uid:(\s+1000){4}$/m)
    expect(status).toMatch(/^CapEff:\s+0+$/m)
    expect(status).toMatch(/^CapBnd:\s+0+$/m)
    const mounts = readFileSync(`/proc/${rolled?.child.pid}/mounts`, 'utf8')
    expect(mounts).toMatch(/ \/ \w+ ro[, ]/)
  })
})
