import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { maxHeaderSize } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { finishMs } from '../../services/edge/intake/upload.ts'
import { measured } from '../../services/operator/capacity/measured.ts'
import { skus } from '../../shared/billing/skus.ts'
import { kinds, maxRequestsPerJob } from '../../shared/jobs/jobs.ts'
import { quotaWindows } from '../../shared/quota/quota.ts'
import { nodeEnvironment, nodeOptions } from '../../shared/runtime/node-options.ts'
import type { Process } from '../../shared/settings/process-settings.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { settings } from '../../shared/settings/settings.ts'
import { redisPasswords } from '../support/redis-with-users.ts'
import { manifest } from './kubernetes-manifests.ts'

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
  networks?: string[]
  profiles?: string[]
  mem_limit?: string
  pids_limit?: number
}
const {
  services,
  networks,
}: { services: Record<string, Service>; networks: Record<string, object> } = parse(composeText, {
  merge: true,
})
const all = Object.entries(services)
/** Photon and Nominatim, which are included for the profile `osm`. */
const osmText = read('services/deployment/osm/docker-compose.yml')
const osmServices: Record<string, Service & { profiles: string[] }> = parse(osmText).services
const ours = all.filter(([, { image }]) => image?.includes('address-service'))

/** What `.env` must have, as somebody would fill it in. */
const filledIn = {
  POSTGRES_PASSWORD: 'a-password',
  DATABASE_PASSWORD_EDGE: 'of-edges-16-characters',
  DATABASE_PASSWORD_WORKER: 'of-workers-16-characters',
  DATABASE_PASSWORD_OPERATOR: 'of-operators-16-characters',
  REDIS_PASSWORD_EDGE: 'of-edges',
  REDIS_PASSWORD_WORKER: 'of-workers',
  REDIS_PASSWORD_OPERATOR: 'of-operators',
  REDIS_PASSWORD_METRICS: 'of-metrics',
  REDIS_PASSWORD_ADMIN: 'of-people',
  SIGNING_KEY_SECRET: 'x'.repeat(44),
  GRAFANA_ADMIN_PASSWORD: 'another',
  NOMINATIM_PASSWORD: 'of-nominatim',
  GOOGLE_MAPS_API_KEY: 'a-key',
}
const interpolated = [...(composeText + osmText).matchAll(/\$\{(\w+)/g)].map(
  ([, name = '']) => name,
)
const passedOn = all.flatMap(([, { environment = {} }]) =>
  Object.keys(environment).filter((name) => environment[name] === null),
)
const inExample = [...read('.env.example').matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(
  ([, name = '']) => name,
)

/**
 * As compose fills it in: `${NAME}`, `${NAME:-default}`, `${NAME-default}` (where it is not set),
 * `${NAME:?message}`, one within another.
 */
function fillIn(text: string, env: Record<string, string>): string {
  const innermost = /\$\{(\w+)(?:(:?[-?])([^${}]*))?\}/
  const found = innermost.exec(text)
  if (!found) return text
  const [whole, name = '', kind, other = ''] = found
  return fillIn(
    text.replace(whole, () =>
      kind === '-' ? (env[name] ?? other) : env[name] || (kind === ':-' ? other : ''),
    ),
    env,
  )
}

const sizes: Record<string, number> = { m: 2 ** 20, g: 2 ** 30 }
/** Of `512m` or `1gb`. */
const bytesOf = (size: string) =>
  Number.parseInt(size, 10) * (sizes[size.replace(/[\db]/g, '')] ?? NaN)

const environmentOf = ({ environment = {} }: Service, env: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value === null ? (env[name] ?? '') : fillIn(value, env),
    ]),
  )

const maxOf = (name: 'DRAIN_SECONDS' | 'WORKER_CONCURRENCY' | 'BULK_CONCURRENCY') =>
  (settings[name] as { maximum?: number }).maximum ?? Infinity

describe('docker-compose.yml', () => {
  it.each(all)('gives %s only the privileges that it needs', (_name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    for (const wish of ['privileged', 'network_mode', 'pid', 'cap_add', 'devices'])
      expect(service).not.toHaveProperty(wish)
    expect(JSON.stringify(service.volumes ?? [])).not.toContain('docker.sock')
  })

  it.each(all)('has health checks and restarts for %s, in a pinned version', (name, service) => {
    expect(service.healthcheck).toBeDefined()
    const ends = ['prepare', 'operator'].includes(name)
    expect(service.restart).toBe(ends ? 'no' : 'unless-stopped')
    expect(service.image).toMatch(/address-service|:v?\d/)
  })

  it.each(['edge', 'worker'])(
    'allows several instances of %s, without fixed names or ports',
    (name) => {
      expect(services[name]).not.toHaveProperty('ports')
      expect(composeText).not.toContain('container_name')
    },
  )

  it('includes the servers of OpenStreetMap data, which run and are reachable only if wanted', () => {
    expect(parse(composeText).include).toEqual(['services/deployment/osm/docker-compose.yml'])
    expect(Object.keys(osmServices)).toEqual(['photon', 'nominatim'])
    for (const service of Object.values(osmServices)) {
      expect(service).toMatchObject({ profiles: ['osm'], restart: 'unless-stopped' })
      expect(service.security_opt).toEqual(['no-new-privileges:true'])
      expect(service.healthcheck).toBeDefined()
      expect(service.image).toMatch(/:v?\d/)
      expect(service).not.toHaveProperty('ports')
    }
    expect(osmServices.photon).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
    // These images are of others, so they get no secret of the service.
    const secrets = Object.keys(filledIn).filter((name) => name !== 'NOMINATIM_PASSWORD')
    expect(secrets.filter((name) => osmText.includes(name))).toEqual([])
  })

  it('publishes ports to this machine alone, unless TLS is turned on', () => {
    const published = all.flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, fillIn(port, {})]),
    )
    expect(published.filter(([, port]) => !port?.startsWith('127.0.0.1:'))).toEqual([
      ['tls-proxy', '443:3443'],
    ])
    expect(services['tls-proxy']?.profiles).toEqual(['tls'])
  })

  it.each(all)('limits the memory and the processes of %s', (_name, service) => {
    expect(fillIn(service.mem_limit ?? '', {})).toMatch(/^\d+[mg]$/)
    expect(service.pids_limit).toBeGreaterThan(0)
  })

  it.each(['redis', 'redis-queues'])('lets %s refuse to write before it is killed', (name) => {
    const { command = [], mem_limit = '' } = services[name] ?? {}
    const maximum = command[command.indexOf('--maxmemory') + 1] ?? ''
    expect(bytesOf(fillIn(maximum, {}))).toBeLessThan(bytesOf(fillIn(mem_limit, {})))
  })

  it('contains no secret', () => {
    const values = all.flatMap(([, { environment = {} }]) => Object.entries(environment))
    const secret = values.filter(
      ([name, value]) => /PASSWORD|SECRET|KEY$/.test(name) && value !== null,
    )
    for (const [name, value] of secret) expect(value, name).toMatch(/^\$\{/)
    expect(read('.gitignore').split('\n')).toContain('.env')
  })

  it('requires exactly what `.env.example` explains', () => {
    // Compose reads this one itself.
    const asked = new Set([...interpolated, ...passedOn, 'COMPOSE_PROFILES'])
    expect([...new Set(interpolated)].filter((name) => !inExample.includes(name))).toEqual([])
    expect(inExample.filter((name) => !asked.has(name))).toEqual([])
  })

  it('starts nothing without a value for each secret that has none in `.env.example`', () => {
    const asked = [...(composeText + osmText).matchAll(/\$\{(\w+):\?set (\w+) in \.env\}/g)]
    for (const [, name, named] of asked) expect(named).toBe(name)
    const empty = [...read('.env.example').matchAll(/^(\w+)=$/gm)].map(([, name = '']) => name)
    expect([...new Set(asked.map(([, name]) => name))].sort()).toEqual(empty.sort())
    expect(empty.sort()).toEqual(Object.keys(filledIn).sort())
    // No password has a default.
    expect(composeText + osmText).not.toMatch(/(PASSWORD|SECRET)\w*:-/)
  })

  it('separates networks: only edges and workers reach Redis and PostgreSQL, proxies reach edges', () => {
    const networksOf = (name: string) => services[name]?.networks ?? ['default']
    const reached = (from: string) =>
      Object.keys(services).filter(
        (to) => to !== from && networksOf(to).some((one) => networksOf(from).includes(one)),
      )
    const ours = ['edge', 'operator', 'worker']
    expect(reached('redis').sort()).toEqual([...ours, 'redis-exporter', 'redis-queues'].sort())
    expect(reached('redis-queues').sort()).toEqual([...ours, 'redis', 'redis-exporter'].sort())
    expect(reached('postgres').sort()).toEqual([...ours, 'prepare'].sort())
    // Prometheus reads the metrics of a proxy.
    expect(reached('proxy').sort()).toEqual(['edge', 'prometheus', 'tls-proxy'])
    expect(reached('tls-proxy').sort()).toEqual(['edge', 'prometheus', 'proxy'])
    expect(reached('grafana')).toEqual(['prometheus'])
    expect(reached('prometheus').sort()).toEqual(
      ['disk-exporter', 'edge', 'grafana', 'proxy', 'redis-exporter', 'tls-proxy', 'worker'].sort(),
    )
    const used = new Set(Object.keys(services).flatMap(networksOf))
    expect([...used].sort()).toEqual(Object.keys(networks).sort())
  })

  it('has a job of Prometheus for each proxy, so that an alert can name it', () => {
    const { scrape_configs } = parse(read('services/monitoring/prometheus/prometheus.yml'))
    for (const name of ['proxy', 'tls-proxy'])
      expect(scrape_configs).toContainEqual(
        expect.objectContaining({
          job_name: name,
          dns_sd_configs: [expect.objectContaining({ names: [name] })],
        }),
      )
  })

  it.each(['redis', 'database', 'metrics', 'proxy-metrics'])(
    'lets nothing out to the world by the network %s',
    (name) => {
      expect(networks[name]).toEqual({ internal: true })
    },
  )

  it('gives each process the user of Redis that is its own', () => {
    for (const name of ['edge', 'worker', 'operator'] as const) {
      const config = readConfig(
        name === 'operator' ? 'doctor' : name,
        environmentOf(services[name] ?? {}, filledIn),
      )
      expect(config.redisUrl).toBe(`redis://${name}:of-${name}s@redis:6379`)
      expect(config.queueRedisUrl).toBe(`redis://${name}:of-${name}s@redis-queues:6379`)
    }
    const exporter = environmentOf(services['redis-exporter'] ?? {}, filledIn)
    expect(exporter).toMatchObject({ REDIS_USER: 'metrics', REDIS_PASSWORD: 'of-metrics' })
    const holders = all.filter(([, { environment = {} }]) => 'REDIS_PASSWORD_ADMIN' in environment)
    expect(holders.map(([name]) => name)).toEqual(['redis', 'redis-queues'])
    for (const name of ['redis', 'redis-queues']) {
      const { command = [], environment = {}, volumes = [] } = services[name] ?? {}
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(Object.keys(redisPasswords)))
      const [, folder = ''] = volumes.at(-1)?.split(':') ?? []
      expect(volumes.at(-1)).toBe(`./services/deployment/redis:${folder}:ro`)
      expect(command.slice(0, 2)).toEqual(['sh', `${folder}/start`])
    }
  })

  it('makes a database without locales of the image, as `npm start` and Kubernetes do', () => {
    const given = services.postgres?.environment?.POSTGRES_INITDB_ARGS ?? ''
    expect(given.split(' ')).toContain('--locale-provider=builtin')
    const ofStart = read('services/start/local/postgres.ts')
    for (const argument of given.split(' ')) expect(ofStart).toContain(`'${argument}',`)
    const { env } = manifest('StatefulSet', 'postgres').spec.template.spec.containers[0]
    expect(env).toContainEqual({ name: 'POSTGRES_INITDB_ARGS', value: given })
  })

  it.each(['docker-compose.yml', 'services/deployment/backup/docker-compose.yml'])(
    'lets `roll` replace three edges and three workers within the connections of PostgreSQL, by %s',
    (file) => {
      const { postgresConnectionsOfEdge: ofEdge, postgresConnectionsOfWorker: ofWorker } = measured
      const command: string[] = parse(read(file), { merge: true }).services.postgres.command
      const max = Number(/max_connections=(\d+)/.exec(command.join(' '))?.[1])
      // Three are for the superuser, some for commands and an exporter.
      expect(max).toBeGreaterThan(6 * ofEdge.value + 3 * ofWorker.value + 3 + 10)
      expect(max).toBe(measured.maxPostgresConnections.value)
    },
  )

  it('mounts files that exist', () => {
    const sources = all.flatMap(([, { volumes = [] }]) =>
      volumes.filter((volume) => volume.startsWith('./')),
    )
    expect(sources.length).toBeGreaterThan(0)
    expect(
      sources.filter((volume) => !existsSync(new URL(volume.split(':')[0] ?? '', root))),
    ).toEqual([])
  })

  it.each(ours)('runs a file that exists: %s', (_name, { command = [] }) => {
    expect(command[0]).toBe('node')
    expect(existsSync(new URL(command.at(-1) ?? '', root))).toBe(true)
  })

  it.each(['edge', 'worker', 'sandbox'])('runs the %s as `npm start` does', (name) => {
    const bundle = `services/bundles/dist/${name}.mjs`
    expect(services[name]?.command).toEqual(['node', ...nodeOptions, bundle])
  })

  it.each(['prepare', 'edge', 'worker', 'operator', 'sandbox'] as Process[])(
    'gives %s valid settings',
    (name) => {
      const env = environmentOf(services[name] ?? {}, filledIn)
      expect(() => readConfig(name, env)).not.toThrow()
    },
  )

  it('passes on every setting except compose’s own, and no other', () => {
    const quotas = skus.flatMap((sku) =>
      quotaWindows.map((window) => `QUOTA_${sku}_PER_${window}`.toUpperCase()),
    )
    // The image sets NODE_ENV.
    const own =
      'PORT SANDBOX_PORT WORKER_METRICS_PORT WORKER_ROLES REUSE_PORT WORKERS EDGES DATA_DIR NODE_ENV'
    // OpenTelemetry and Node read these two themselves.
    const others = [...quotas, 'OTEL_EXPORTER_OTLP_HEADERS', 'NODE_EXTRA_CA_CERTS']
    const settable = [
      ...Object.keys(settings).filter((name) => !own.split(' ').includes(name)),
      ...others,
    ]
    const passed = new Set(ours.flatMap(([, { environment = {} }]) => Object.keys(environment)))
    expect([...passed].sort()).toEqual(settable.sort())
  })

  it('gives the provider key to workers only, and invented addresses only if `.env` says so', () => {
    const holders = all.filter(([, { environment = {} }]) => 'GOOGLE_MAPS_API_KEY' in environment)
    expect(holders.map(([name]) => name)).toEqual(['worker'])
    expect(environmentOf(services.worker ?? {}, filledIn).PROVIDER_URL).toBe('')
  })

  it('runs the sandbox for test keys where only workers reach it, and it reaches nothing', () => {
    const inNetwork = all.filter(([, { networks = [] }]) => networks.includes('sandbox'))
    expect(inNetwork.map(([name]) => name)).toEqual(['worker', 'sandbox'])
    expect(services.sandbox?.networks).toEqual(['sandbox'])
    expect(networks.sandbox).toEqual({ internal: true })
    for (const name of ['edge', 'worker'] as const) {
      const configured = (env: Record<string, string>) =>
        readConfig(name, environmentOf(services[name] ?? {}, { ...filledIn, ...env }))
      expect(configured({}).testProviderUrl).toBe('http://sandbox:4000')
      expect(configured({ TEST_PROVIDER_URL: '' }).testProviderUrl).toBeUndefined()
    }
  })

  it.each(['edge', 'worker', 'operator'] as const)(
    'lets %s use the database as its own role, and prepare alone as its owner',
    (name) => {
      const urlOf = (env: Record<string, string> = {}, service: string = name) =>
        environmentOf(services[service] ?? {}, { ...filledIn, ...env }).DATABASE_URL
      const role = name.toUpperCase()
      expect(urlOf()).toBe(
        `postgres://address_${name}:of-${name}s-16-characters@postgres:5432/address`,
      )
      const owner = 'postgres://address:a-password@postgres:5432/address'
      expect(urlOf({}, 'prepare')).toBe(owner)
      // A database of one's own, with one user or with roles.
      const one = { DATABASE_URL: 'postgres://mine' }
      expect(urlOf(one)).toBe('postgres://mine')
      const own = { ...one, [`${role}_DATABASE_URL`]: 'postgres://role' }
      expect(urlOf(own)).toBe('postgres://role')
      expect(urlOf(own, 'prepare')).toBe('postgres://mine')
      const setting = `DATABASE_PASSWORD_${role}`
      const holders = all.filter(([, { environment = {} }]) => setting in environment)
      expect(holders.map(([holder]) => holder)).toEqual(['prepare'])
    },
  )

  it('lets the doctor, in the container of a worker, judge settings of edges', () => {
    const env = { ...filledIn, DEADLINE_MS: '8000', SIGNING_KEY_DAYS: '365' }
    const judged = readConfig('doctor', environmentOf(services.worker ?? {}, env))
    expect(judged).toMatchObject({ deadlineMs: 8000, signingKeyDays: 365 })
  })

  it('gives the secret of the signing keys to edges only', () => {
    const holders = all.filter(([, { environment = {} }]) => 'SIGNING_KEY_SECRET' in environment)
    expect(holders.map(([name]) => name)).toEqual(['edge'])
  })

  it('gives an edge time to drain before it is killed', () => {
    const drainSeconds = Number(environmentOf(services.edge ?? {}, filledIn).DRAIN_SECONDS)
    expect(drainSeconds).toBeGreaterThan(0)
    const graceSeconds = Number.parseInt(services.edge?.stop_grace_period ?? '', 10)
    expect(graceSeconds).toBeGreaterThanOrEqual(maxOf('DRAIN_SECONDS') + 10)
  })

  it('gives a worker enough file descriptors for all possible calls', () => {
    const calls =
      maxOf('WORKER_CONCURRENCY') * maxRequestsPerJob * kinds.length + maxOf('BULK_CONCURRENCY')
    expect(calls + 100).toBeLessThan(services.worker?.ulimits?.nofile ?? 0)
  })

  const hasCompose = spawnSync('docker', ['compose', 'version']).status === 0
  it.skipIf(!hasCompose)(
    'is valid for compose itself, with the servers of OpenStreetMap data (needs docker compose)',
    () => {
      const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...filledIn }
      const args = ['compose', '--profile', 'osm', 'config', '--services']
      const services = execFileSync('docker', args, { env, cwd: root })
      expect(services.toString().split('\n')).toEqual(
        expect.arrayContaining(['edge', 'worker', 'photon', 'nominatim']),
      )
    },
  )
})

describe('services/deployment/make-secrets', () => {
  function make(env?: string) {
    const folder = mkdtempSync(join(tmpdir(), 'address-service-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const script = join(folder, 'services/deployment/make-secrets')
    mkdirSync(dirname(script), { recursive: true })
    for (const file of ['services/deployment/make-secrets', '.env.example'])
      copyFileSync(new URL(file, root), join(folder, file))
    const file = join(folder, '.env')
    if (env !== undefined) writeFileSync(file, env)
    const run = (env = process.env) => {
      execFileSync('sh', [script], { stdio: 'ignore', env })
      return readFileSync(file, 'utf8')
    }
    return { run, file, folder }
  }
  const valuesOf = (text: string) =>
    Object.fromEntries(
      [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
  const made = Object.keys(filledIn).filter((name) => name !== 'GOOGLE_MAPS_API_KEY')

  it('writes .env with all that can be made, for its owner alone', () => {
    const { run, file } = make()
    const values = valuesOf(run())
    expect(Object.keys(values).sort()).toEqual(Object.keys(filledIn).sort())
    expect(values.GOOGLE_MAPS_API_KEY).toBe('')
    for (const name of made) expect(values[name]).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(made.map((name) => values[name])).size).toBe(made.length)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(valuesOf(run())).toEqual(values)
  })

  it('shows no secret in the list of processes', () => {
    const { run, folder } = make()
    const log = join(folder, 'arguments')
    const noting = `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\nexec /usr/bin/sed "$@"\n`
    writeFileSync(join(folder, 'sed'), noting, { mode: 0o755 })
    const values = valuesOf(run({ ...process.env, PATH: `${folder}:${process.env.PATH}` }))
    const shown = readFileSync(log, 'utf8')
    expect(made.filter((name) => shown.includes(values[name] ?? ''))).toEqual([])
  })

  it('fails where openssl makes nothing', () => {
    const { run, file, folder } = make()
    writeFileSync(join(folder, 'openssl'), '#!/bin/sh\nexit 127\n', { mode: 0o755 })
    const failing = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
    expect(() => run(failing)).toThrow()
    expect(made.filter((name) => valuesOf(readFileSync(file, 'utf8'))[name])).toEqual([])
  })

  it('adds what an older .env does not have, and keeps the rest', () => {
    const values = valuesOf(make('POSTGRES_PASSWORD=kept\nEDGES=3').run())
    expect(values).toMatchObject({ POSTGRES_PASSWORD: 'kept', EDGES: '3' })
    expect(Object.keys(values)).toEqual(expect.arrayContaining(made))
  })
})

describe('the Dockerfile', () => {
  const lines = read('services/deployment/Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')

  it('runs Node with the options and environment of `npm start`', () => {
    const command = ['node', ...nodeOptions, 'services/bundles/dist/edge.mjs']
    expect(lines).toContain(`CMD [${command.map((word) => `"${word}"`).join(', ')}]`)
    for (const setting of Object.entries(nodeEnvironment))
      expect(lines).toContain(`ENV ${setting.join('=')}`)
  })
  const finalStage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')))

  it('uses an image of a pinned major version, and a user that is not root', () => {
    const bases = lines.filter((line) => line.startsWith('FROM'))
    for (const base of bases) expect(base).toMatch(/^FROM node:24-slim/)
    expect(finalStage).toContain('USER node')
    expect(finalStage.filter((line) => /^(RUN|ADD)/.test(line))).toEqual([])
  })

  it('copies files that exist, and that `.dockerignore` includes', () => {
    const sources = lines
      .filter((line) => line.startsWith('COPY') && !line.includes('--from'))
      .flatMap((line) => line.split(' ').slice(1, -1))
    const allowed = read('.dockerignore')
      .split('\n')
      .filter((line) => /^![^*]+$/.test(line))
      .map((line) => line.slice(1))
    expect(sources.filter((source) => !existsSync(new URL(source, root)))).toEqual([])
    expect([...new Set(sources)].sort()).toEqual(allowed.sort())
  })
})

describe('the HAProxy in front of the edges', () => {
  const config = 'services/deployment/proxy/haproxy.cfg'
  const [, version] = /version (\d+\.\d+)/.exec(`${spawnSync('haproxy', ['-v']).stdout}`) ?? []
  const hasHaproxy = version !== undefined && Number(version) >= 3.1
  it.skipIf(!hasHaproxy)('has a valid configuration (needs haproxy 3.1 on PATH)', () => {
    const { status, stdout, stderr } = spawnSync('haproxy', [
      '-c',
      '-f',
      new URL(config, root).pathname,
    ])
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /)
  })

  it('asks edges whether they are ready at the port that Prometheus reads', () => {
    const port = services.edge?.environment?.EDGE_METRICS_PORT
    const ready = /^backend ready$[\s\S]*?^backend/m.exec(read(config))?.[0]
    expect(ready).toContain(`httpchk GET /ready\n  default-server check port ${port} `)
    expect(read('services/monitoring/prometheus/prometheus.yml')).toContain(
      `names: [edge], type: A, port: ${port},`,
    )
    expect(read(config)).not.toContain(`edge:${port}`)
  })

  it('waits until an edge says why an upload took too long', () => {
    const waitSeconds = Number(/timeout server (\d+)s/.exec(read(config))?.[1])
    expect(waitSeconds).toBeGreaterThan(finishMs / 1000 + 10)
  })

  it('may have as many connections as it has file descriptors for', () => {
    const connections = Number(/maxconn (\d+)/.exec(read(config))?.[1])
    expect(2 * connections + 100).toBeLessThan(services.proxy?.ulimits?.nofile ?? 0)
  })

  it('has room for longer headers than edges take, and memory for it in each connection', () => {
    const settingOf = (name: string) => Number(new RegExp(`${name} (\\d+)`).exec(read(config))?.[1])
    const buffer = settingOf('tune.bufsize')
    expect(buffer).toBeGreaterThan(maxHeaderSize + 4096)
    const buffers = 2 * settingOf('maxconn') * buffer
    expect(buffers).toBeLessThan(0.6 * bytesOf(services.proxy?.mem_limit ?? ''))
  })

  it('sees the addresses of IPv6 callers where that is turned on, and edges by IPv4 only', () => {
    const file = 'services/deployment/ipv6/docker-compose.yml'
    const added = parse(read(file))
    expect(added).toEqual({
      services: { 'tls-proxy': { environment: { IPV6: '1' } } },
      networks: { public: { enable_ipv6: true } },
    })
    expect(read(file)).toContain(`COMPOSE_FILE=docker-compose.yml:${file}`)
    expect(networks).toHaveProperty('public')
    expect(services['tls-proxy']?.networks).toContain('public')
    expect(read(config)).toMatch(/^ *\.if defined\(IPV6\)\n *bind :::3443 v6only ssl /m)
    // Docker names both addresses of an edge then, and HAProxy would prefer the one of IPv6.
    expect(services.edge?.environment?.HOST).toBe('0.0.0.0')
    const edges = [...read(config).matchAll(/default-server .*/g)].map(([line]) => line)
    expect(edges).toHaveLength(2)
    for (const line of edges) expect(line).toContain('resolve-prefer ipv4')
  })

  it("ignores headers of a caller about the caller's address", () => {
    expect(read(config)).toMatch(/http-request del-header X-Forwarded-For[\s\S]*option forwardfor/)
  })
})
