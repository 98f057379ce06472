import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { addClientKey, makeApiKey } from '../../shared/store/clients.ts'
import { openDatabase } from '../../shared/store/database.ts'
import { freePort } from '../support/free-port.ts'
import { cleanEnvironment, type Service, startProcess } from '../support/processes.ts'
import { emptyRedis, ownRedis } from '../support/stack.ts'
import { testDatabase } from '../support/test-database.ts'
import { type ImageFolder, makeImageFolder } from './image-folder.ts'

const run = promisify(execFile)

/** A service of the image, started with this environment and ready when the promise resolves. */
type Start = (service: 'sandbox' | 'worker' | 'edge', env: Record<string, string>) => Promise<void>

const bundleOf = (service: string) => `services/bundles/dist/${service}.mjs`
const storesOf = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  REDIS_URL: ownRedis(),
})

/** Starts the three services, and gets a token, suggestions and the pages as a shop would. */
async function serveCheckout(start: Start, databaseUrl: string): Promise<void> {
  const apiKey = makeApiKey()
  const db = openDatabase(databaseUrl, 1)
  await addClientKey(db, 'shop', apiKey, ['address'])
  await db.destroy()
  const [edgePort, sandboxPort, workerPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
  ])
  await start('sandbox', { SANDBOX_PORT: `${sandboxPort}` })
  await start('worker', {
    PROVIDER_URL: `http://127.0.0.1:${sandboxPort}`,
    GOOGLE_MAPS_API_KEY: 'a key that the sandbox takes',
    WORKER_METRICS_PORT: `${workerPort}`,
  })
  await start('edge', { PORT: `${edgePort}`, SIGNING_KEY_SECRET: 'x'.repeat(32) })

  const edge = `http://127.0.0.1:${edgePort}`
  const headers = { 'X-SERVICE-API-KEY': apiKey }
  const authentication = await (await fetch(`${edge}/authentication`, { headers })).json()
  const { token } = (authentication as { data: { token: string } }).data
  const suggestions = await fetch(`${edge}/api/address/autocomplete`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input: '1600 amphitheatre', countries: ['US'] }),
  })
  expect(await suggestions.json()).toMatchObject({
    statusCode: 200,
    data: { predictions: [{ mainText: '1600 Amphitheatre Parkway' }] },
  })
  for (const path of ['/console/', '/address-autocomplete.js', '/docs', '/openapi.json'])
    expect([path, (await fetch(edge + path)).status]).toEqual([path, 200])
}

describe('the files that the image holds', () => {
  let image: ImageFolder
  let databaseUrl: string
  const running: Service[] = []
  beforeAll(async () => {
    // A file before this one may have left the mark of the sandbox there.
    await emptyRedis(ownRedis())
    const [made, database] = await Promise.all([makeImageFolder(), testDatabase('image')])
    image = made
    databaseUrl = database
  }, 300_000)
  afterAll(async () => {
    await Promise.all(running.map((service) => service.stop()))
    await image?.remove()
  })

  const environment = () => ({ ...cleanEnvironment(), ...image.env, ...storesOf(databaseUrl) })
  const start: Start = async (service, env) => {
    const main = pathToFileURL(join(image.app, bundleOf(service)))
    running.push(await startProcess(service, main, { ...environment(), ...env }))
  }
  const runOnce = (main: string, ...args: string[]) =>
    run(process.execPath, [join(image.app, main), ...args], { cwd: image.app, env: environment() })

  it("are compose's entry points, the production packages, and the console", async () => {
    const compose = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true })
    const services: { command?: string[] }[] = Object.values(compose.services)
    const mains = services.flatMap(({ command = [] }) =>
      command.filter((word) => /\.m?[tj]s$/.test(word)),
    )
    expect(mains).toContain(bundleOf('edge'))
    expect(mains).toContain('services/start/prepare.ts')
    expect(mains.filter((main) => !existsSync(join(image.app, main)))).toEqual([])
    const isInImage = (path: string) => existsSync(join(image.app, path))
    expect(isInImage('services/console/dist/index.html')).toBe(true)
    expect(isInImage('node_modules/bullmq')).toBe(true)
    expect(isInImage('node_modules/vitest')).toBe(false)
  })

  it('list every package that they contain, in CycloneDX', async () => {
    const read = async (path: string) => JSON.parse(await readFile(join(image.app, path), 'utf8'))
    const { bomFormat, metadata, components } = await read('sbom.json')
    expect(bomFormat).toBe('CycloneDX')
    expect(metadata.component).toMatchObject({ type: 'application', version: '1.0.0' })
    const listed = new Set(components.map(({ purl }: { purl: string }) => decodeURIComponent(purl)))
    const { packages } = await read('node_modules/.package-lock.json')
    const installed = Object.entries<{ version: string }>(packages).map(
      ([path, { version }]) => `pkg:npm/${path.split('node_modules/').at(-1)}@${version}`,
    )
    expect(installed.length).toBeGreaterThan(100)
    expect(installed.filter((purl) => !listed.has(purl))).toEqual([])
    // What is built into the pages is a package of development.
    for (const name of ['preact', 'hucre', 'vue'])
      expect([...listed].join(' ')).toContain(`pkg:npm/${name}@`)
  })

  it('contain neither source maps nor types of packages', async () => {
    const files = await readdir(join(image.app, 'node_modules'), { recursive: true })
    expect(files.filter((file) => /\.map$|\.d\.[cm]?ts$/.test(file))).toEqual([])
    expect(files.filter((file) => /license/i.test(file)).length).toBeGreaterThan(100)
  })

  it('are enough for every process to start and for a checkout to be served', async () => {
    await runOnce('services/start/prepare.ts')
    await serveCheckout(start, databaseUrl)
  }, 60_000)

  it('are enough for the operator’s commands', async () => {
    await runOnce('services/start/prepare.ts')
    expect((await runOnce('services/operator/clients/main.ts', '--json')).stdout).toContain('shop')
    expect((await runOnce('services/operator/limits/main.ts')).stdout).toContain('autocomplete')
  })
})

const docker = (...args: string[]) => spawnSync('docker', args).status === 0
const baseImage = 'node:24-slim'
const canBuild =
  docker('info') && (docker('image', 'inspect', baseImage) || docker('pull', '-q', baseImage))

describe.skipIf(!canBuild)('the image (needs Docker and its base image)', () => {
  const image = 'address-service-test'
  const containers: string[] = []
  beforeAll(async () => {
    const from = ['--network', 'host', '-t', image, '-f', 'services/deployment/Dockerfile', '.']
    await run('docker', ['build', '-q', ...from], { maxBuffer: 1e8 })
  }, 300_000)
  afterAll(() => containers.map((id) => docker('rm', '-f', id)))

  /** As hardened as in `docker-compose.yml`. */
  const inContainer = async (command: string[], env: Record<string, string>, ...more: string[]) => {
    const hardened = ['--read-only', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
    const settings = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`])
    const { stdout } = await run('docker', [
      ...['run', '--init', '--network', 'host', ...more, ...hardened, ...settings],
      ...[image, 'node', ...command],
    ])
    return stdout.trim()
  }

  it('can be built, and each of its services runs read-only and without privileges', async () => {
    const databaseUrl = await testDatabase('image_in_docker')
    await inContainer(['services/start/prepare.ts'], storesOf(databaseUrl), '--rm')
    const start: Start = async (service, env) => {
      containers.push(
        await inContainer([bundleOf(service)], { ...storesOf(databaseUrl), ...env }, '-d'),
      )
      const port = env.PORT ?? env.SANDBOX_PORT ?? env.WORKER_METRICS_PORT
      const isUp = () => fetch(`http://127.0.0.1:${port}/health`).then((answer) => answer.ok)
      await vi.waitUntil(() => isUp().catch(() => false), { timeout: 30_000, interval: 100 })
    }
    await serveCheckout(start, databaseUrl)
  }, 120_000)
})
