import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Process, readConfig, settings } from '../../shared/config.ts'
import { kinds, mostQuestionsPerJob } from '../../shared/jobs/jobs.ts'
import { quotaWindows, skus } from '../../shared/quota/quota.ts'

const root = new URL('../../', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, root), 'utf8')
const composeText = read('docker-compose.yml')

interface Service {
  image?: string
  build?: unknown
  command?: string[]
  restart?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  environment?: Record<string, string | null>
  healthcheck?: object
  ports?: string[]
  volumes?: string[]
  stop_grace_period?: string
  ulimits?: { nofile: number }
}
const { services }: { services: Record<string, Service> } = parse(composeText, { merge: true })
const all = Object.entries(services)
const ours = all.filter(([, { image }]) => image?.includes('address-service'))

/** What `.env` must have, as somebody would fill it in. */
const filledIn = {
  POSTGRES_PASSWORD: 'a-password',
  SIGNING_KEY_SECRET: 'x'.repeat(44),
  GRAFANA_ADMIN_PASSWORD: 'another',
  GOOGLE_MAPS_API_KEY: 'a-key',
}
const interpolated = [...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)
const passedOn = all.flatMap(([, { environment = {} }]) =>
  Object.keys(environment).filter((name) => environment[name] === null),
)
const inExample = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)

/** As compose fills it in: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`, one within another. */
function fillIn(text: string, env: Record<string, string>): string {
  const innermost = /\$\{(\w+)(?:(:[-?])([^${}]*))?\}/
  const found = innermost.exec(text)
  if (!found) return text
  const [whole, name = '', kind, other = ''] = found
  return fillIn(
    text.replace(whole, () => env[name] || (kind === ':-' ? other : '')),
    env,
  )
}

const environmentOf = ({ environment = {} }: Service, env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, value === null ? (env[name] ?? '') : fillIn(value, env)]),
  )

const mostOf = (name: 'DRAIN_SECONDS' | 'WORKER_CONCURRENCY' | 'BULK_CONCURRENCY') =>
  (settings[name] as { maximum?: number }).maximum ?? Infinity

describe('docker-compose.yml', () => {
  it.each(all)('lets %s do no more than it must', (_name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
    for (const wish of ['privileged', 'network_mode', 'pid', 'cap_add', 'devices'])
      expect(service).not.toHaveProperty(wish)
    expect(JSON.stringify(service.volumes ?? [])).not.toContain('docker.sock')
  })

  it.each(all)('has %s watched and started again, in a version that is named', (name, service) => {
    expect(service.healthcheck).toBeDefined()
    expect(service.restart).toBe(name === 'prepare' ? 'no' : 'unless-stopped')
    expect(service.image).toMatch(/address-service|:v?\d/)
  })

  it.each(['edge', 'worker'])('can have several of %s: no name and no port of this machine', (name) => {
    expect(services[name]).not.toHaveProperty('ports')
    expect(composeText).not.toContain('container_name')
  })

  it('publishes one port to the world', () => {
    const published = all.flatMap(([, { ports = [] }]) => ports)
    expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([services.proxy?.ports?.[0]])
  })

  it('holds no secret', () => {
    const values = all.flatMap(([, { environment = {} }]) => Object.entries(environment))
    const secret = values.filter(([name, value]) => /PASSWORD|SECRET|KEY$/.test(name) && value !== null)
    for (const [name, value] of secret) expect(value, name).toMatch(/^\$\{/)
    expect(read('.gitignore').split('\n')).toContain('.env')
  })

  it('asks for what `.env.example` explains, and nothing else', () => {
    const asked = new Set([...interpolated, ...passedOn])
    expect([...new Set(interpolated)].filter((name) => !inExample.includes(name))).toEqual([])
    expect(inExample.filter((name) => name !== 'COMPOSE_PROFILES' && !asked.has(name))).toEqual([])
  })

  it('mounts what there is', () => {
    const sources = all.flatMap(([, { volumes = [] }]) => volumes.filter((volume) => volume.startsWith('./')))
    expect(sources.length).toBeGreaterThan(0)
    expect(sources.filter((volume) => !existsSync(new URL(volume.split(':')[0] ?? '', root)))).toEqual([])
  })

  it.each(ours)('runs a file that there is: %s', (_name, { command = [] }) => {
    expect(command[0]).toBe('node')
    expect(existsSync(new URL(command[1] ?? '', root))).toBe(true)
  })

  it.each(['prepare', 'edge', 'worker', 'sandbox'] as Process[])('gives %s settings that it takes', (name) => {
    const env = environmentOf(services[name] ?? {}, filledIn)
    expect(() => readConfig(name, env)).not.toThrow()
  })

  it('passes on every setting of the README that is not compose’s own affair, and no other', () => {
    const quotas = skus.flatMap((sku) => quotaWindows.map((window) => `QUOTA_${sku}_PER_${window}`.toUpperCase()))
    const own = 'PORT SANDBOX_PORT EDGE_METRICS_PORT WORKER_METRICS_PORT REUSE_PORT WORKERS EDGES DATA_DIR'
    // OpenTelemetry reads this one itself.
    const others = [...quotas, 'OTEL_EXPORTER_OTLP_HEADERS']
    const settable = [...Object.keys(settings).filter((name) => !own.split(' ').includes(name)), ...others]
    const passed = new Set(ours.flatMap(([, { environment = {} }]) => Object.keys(environment)))
    expect([...passed].sort()).toEqual(settable.sort())
  })

  it('gives the provider key to workers alone, and never made-up addresses unless `.env` says so', () => {
    const holders = all.filter(([, { environment = {} }]) => 'GOOGLE_MAPS_API_KEY' in environment)
    expect(holders.map(([name]) => name)).toEqual(['worker'])
    expect(environmentOf(services.worker ?? {}, filledIn).PROVIDER_URL).toBe('')
    expect(services.sandbox).toMatchObject({ profiles: ['sandbox'] })
  })

  it('gives the secret of the signing keys to edges alone', () => {
    const holders = all.filter(([, { environment = {} }]) => 'SIGNING_KEY_SECRET' in environment)
    expect(holders.map(([name]) => name)).toEqual(['edge'])
  })

  it('gives an edge time to drain before it is killed', () => {
    const drainSeconds = Number(environmentOf(services.edge ?? {}, filledIn).DRAIN_SECONDS)
    expect(drainSeconds).toBeGreaterThan(0)
    const graceSeconds = Number.parseInt(services.edge?.stop_grace_period ?? '', 10)
    expect(graceSeconds).toBeGreaterThanOrEqual(mostOf('DRAIN_SECONDS') + 10)
  })

  it('gives a worker file descriptors for all calls that there can be', () => {
    const calls = mostOf('WORKER_CONCURRENCY') * mostQuestionsPerJob * kinds.length + mostOf('BULK_CONCURRENCY')
    expect(calls + 100).toBeLessThan(services.worker?.ulimits?.nofile ?? 0)
  })

  const compose = spawnSync('docker', ['compose', 'version']).status === 0
  it.skipIf(!compose)('is well-formed to compose itself (needs the plugin `docker compose`)', () => {
    const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...filledIn }
    execFileSync('docker', ['compose', '-f', new URL('docker-compose.yml', root).pathname, 'config', '-q'], { env })
  })
})

describe('the Dockerfile', () => {
  const lines = read('services/Dockerfile').split('\n')
  const finalStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))

  it('has an image of a pinned major version, and a user that is not root', () => {
    const bases = lines.filter((line) => line.startsWith('FROM'))
    for (const base of bases) expect(base).toMatch(/^FROM node:24-slim/)
    expect(finalStage).toContain('USER node')
    expect(finalStage.filter((line) => /^(RUN|ADD)/.test(line))).toEqual([])
  })

  it('copies what there is, and what `.dockerignore` lets through', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1))
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1))
    expect(sources.filter((source) => !existsSync(new URL(source, root)))).toEqual([])
    expect([...new Set(sources)].sort()).toEqual(allowed.sort())
  })
})

describe('the proxy', () => {
  const config = 'services/proxy/haproxy.cfg'
  const haproxy = spawnSync('haproxy', ['-v']).status === 0
  it.skipIf(!haproxy)('has a configuration that HAProxy takes (needs haproxy on PATH)', () => {
    const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', new URL(config, root).pathname])
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /)
  })

  it('may hold as many connections as it has file descriptors for', () => {
    const connections = Number(/maxconn (\d+)/.exec(read(config))?.[1])
    expect(2 * connections + 100).toBeLessThan(services.proxy?.ulimits?.nofile ?? 0)
  })

  it('believes no header of a caller about its own address', () => {
    expect(read(config)).toMatch(/http-request del-header X-Forwarded-For[\s\S]*option forwardfor/)
  })
})
