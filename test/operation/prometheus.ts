import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { installPackage } from '../../services/start/local/install-package.ts'
import { StartError } from '../../shared/runtime/start-error.ts'
import { freePort } from '../support/free-port.ts'

const folder = new URL('../../services/monitoring/prometheus/', import.meta.url)
export const alertsFile = new URL('alerts.yml', folder)
export const configFile = new URL('prometheus.yml', folder)

/** What one series of an answer looks like. */
export interface Series {
  metric: Record<string, string>
  value: [at: number, value: string]
}

export interface Prometheus {
  /** The series that an expression gives now. */
  query(expr: string): Promise<Series[]>
  // biome-ignore lint/suspicious/noExplicitAny: the form is Prometheus'
  ask(path: string): Promise<any>
  close(): Promise<void>
}

const isThere = (program: string) =>
  spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * prometheus and promtool are on PATH, or are installed, or it is said what to do. @throws
 * {StartError}
 */
export async function needPrometheus(): Promise<void> {
  if (isThere('promtool') && isThere('prometheus')) return
  const wanted = {
    name: 'Prometheus',
    package: 'prometheus',
    otherwise: 'install prometheus with promtool, so that both are on PATH',
  }
  const keeping = { say: console.error, signal: AbortSignal.timeout(300_000) }
  if (!(await installPackage(wanted, keeping)))
    throw new StartError(`Prometheus was not found: ${wanted.otherwise}`)
}

/** Runs promtool; gives what it printed. Throws where it finds fault. */
export function promtool(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`promtool ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

/**
 * The service's own Prometheus configuration and rules, but with other targets and once a second.
 */
export async function startPrometheus(
  targets: Record<'edge' | 'worker', string[]>,
): Promise<Prometheus> {
  const data = mkdtempSync(join(tmpdir(), 'address-service-prometheus-'))
  const port = await freePort()
  const address = `127.0.0.1:${port}`
  const config = readFileSync(configFile, 'utf8')
    .replace(/dns_sd_configs: .*names: \[(edge|worker)\].*/g, (_, job: 'edge' | 'worker') =>
      staticTargets(targets[job]),
    )
    .replace("'127.0.0.1:9090'", `'${address}'`)
    .replace(/(scrape_interval|scrape_timeout|evaluation_interval): \d+s/g, '$1: 1s')
  writeFileSync(join(data, 'prometheus.yml'), config)
  writeFileSync(
    join(data, 'alerts.yml'),
    readFileSync(alertsFile, 'utf8').replace(/^ +interval: .*\n/gm, ''),
  )

  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(data, 'prometheus.yml')}`,
      `--storage.tsdb.path=${data}`,
      `--web.listen-address=${address}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  const ask = async (path: string) => {
    const response = await fetch(`http://${address}/api/v1/${path}`)
    // biome-ignore lint/suspicious/noExplicitAny: the form is Prometheus'
    const body = (await response.json()) as any
    if (body.status !== 'success') throw new Error(`${path}: ${body.error}`)
    return body.data
  }
  const close = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(data, { recursive: true, force: true })
  }
  const isReady = () =>
    fetch(`http://${address}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  const hasEnded = () => child.exitCode !== null
  await vi.waitUntil(async () => hasEnded() || (await isReady()), 20_000).catch(() => {})
  if (!(await isReady())) {
    await close()
    throw new Error(`Prometheus does not start: ${log}`)
  }
  return {
    query: async (expr) => (await ask(`query?${new URLSearchParams({ query: expr })}`)).result,
    ask,
    close,
  }
}

const staticTargets = (targets: string[]) =>
  `static_configs: [{ targets: ${JSON.stringify(targets)} }]`
