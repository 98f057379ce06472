import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../support/free-port.ts'
import { alertsFile } from './prometheus.ts'

const example = fileURLToPath(
  new URL('../../services/monitoring/alertmanager/alertmanager.yml', import.meta.url),
)
// Debian's name, and that of the project.
const program = ['prometheus-alertmanager', 'alertmanager'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
)
const canCheck = spawnSync('amtool', ['--version'], { stdio: 'ignore' }).status === 0

/** What a receiver was told in one notification. */
interface Notification {
  status: string
  alerts: { labels: Record<string, string> }[]
}

describe('the example for Alertmanager', () => {
  const { inhibit_rules, route } = parse(readFileSync(example, 'utf8'))
  const { groups } = parse(readFileSync(alertsFile, 'utf8'))
  const names: string[] = groups.flatMap(({ rules }: { rules: { alert?: string }[] }) =>
    rules.flatMap(({ alert }) => alert ?? []),
  )

  it('silences and routes by alerts that exist', () => {
    const matchers: string[] = [
      ...inhibit_rules.flatMap((rule: Record<string, string[]>) => [
        ...(rule.source_matchers ?? []),
        ...(rule.target_matchers ?? []),
      ]),
      ...route.routes.flatMap((one: { matchers: string[] }) => one.matchers),
    ]
    const patterns = matchers.flatMap((text) => {
      const [, pattern = ''] = /^alertname =~? "(.*)"$/.exec(text) ?? []
      return pattern === '' || pattern.startsWith('(') ? pattern : pattern.split('|')
    })
    const unknown = patterns.filter(
      (pattern) => pattern !== '' && !names.some((name) => new RegExp(`^(${pattern})$`).test(name)),
    )
    expect(patterns.length).toBeGreaterThan(10)
    expect(unknown).toEqual([])
  })

  it.skipIf(!canCheck)('is valid (needs amtool on PATH)', () => {
    const { status, stdout, stderr } = spawnSync('amtool', ['check-config', example])
    expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /)
  })
})

describe.skipIf(!program)('an Alertmanager with the example (needs it on PATH)', () => {
  const received: Record<string, Notification[]> = {}
  const receiver = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const name = request.url?.slice(1) ?? ''
      received[name] = [...(received[name] ?? []), JSON.parse(text)]
      response.end()
    })
  })
  let send: (...alerts: Record<string, string>[]) => Promise<void>
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    receiver.listen(0, '127.0.0.1')
    await once(receiver, 'listening')
    const address = receiver.address()
    const target = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const folder = mkdtempSync(join(tmpdir(), 'address-service-alertmanager-'))
    const file = join(folder, 'alertmanager.yml')
    const config = readFileSync(example, 'utf8')
      .replace(/https:\/\/(\w+)\.example\/\w+/g, `${target}/$1`)
      .replace(/group_wait: \d+s/g, 'group_wait: 1s')
      .replace(/group_interval: \d+m/g, 'group_interval: 1s')
    writeFileSync(file, config)
    const port = await freePort()
    const where = [`--storage.path=${folder}`, `--web.listen-address=127.0.0.1:${port}`]
    const child = spawn(
      program ?? '',
      [`--config.file=${file}`, ...where, '--cluster.listen-address='],
      { stdio: 'ignore' },
    )
    const ended = once(child, 'exit')
    stop = async () => {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true })
    }
    const url = `http://127.0.0.1:${port}`
    await vi.waitFor(() => fetch(`${url}/-/ready`), { timeout: 20_000, interval: 100 })
    send = async (...alerts) => {
      const body = JSON.stringify(alerts.map((labels) => ({ labels })))
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${url}/api/v2/alerts`, { method: 'POST', headers, body })
      expect(answer.status).toBe(200)
    }
  }, 60_000)
  afterAll(async () => {
    await stop?.()
    receiver.close()
  })

  const told = (name: string) =>
    (received[name] ?? []).flatMap(({ alerts }) =>
      alerts.map(({ labels: { alertname, cluster, class: of } }) =>
        [alertname, cluster, of].filter(Boolean).join(' '),
      ),
    )
  const page = (alertname: string, more = {}) => ({ alertname, severity: 'page', ...more })

  it('tells the pager of one fault of Redis once, and of another installation’s too', async () => {
    const here = { cluster: 'north' }
    await send(
      page('RedisAway', here),
      page('NoWorkers', here),
      page('WorkersTakeNoJobs', { ...here, queue: 'details' }),
      page('ErrorsBurnBudgetFast', { ...here, class: 'details' }),
      page('NoWorkers', { cluster: 'south' }),
      { alertname: 'Watchdog', severity: 'none' },
    )
    await expect.poll(() => told('heartbeat'), { timeout: 10_000 }).toContain('Watchdog')
    await expect.poll(() => told('pager').length, { timeout: 10_000 }).toBeGreaterThan(1)
    expect(new Set(told('pager'))).toEqual(new Set(['RedisAway north', 'NoWorkers south']))
    expect(told('tickets')).toEqual([])
  }, 30_000)

  it('tells it of failures beside a proxy that is away, or a denied key of a SKU', async () => {
    const [proxy, key] = [{ cluster: 'east' }, { cluster: 'west' }]
    await send(
      page('ProxyDown', { ...proxy, job: 'tls-proxy' }),
      page('ProxyReachesNoEdge', proxy),
      page('ErrorsBurnBudgetFast', { ...proxy, class: 'autocomplete' }),
      page('ProviderKeyDenied', { ...key, sku: 'details' }),
      page('ErrorsBurnBudgetFast', { ...key, class: 'details' }),
      page('ErrorsBurnBudgetFast', { ...key, class: 'authentication' }),
    )
    const found = () => new Set(told('pager').filter((text) => /east|west/.test(text)))
    await expect.poll(() => found().size, { timeout: 10_000 }).toBeGreaterThan(4)
    expect(found()).toEqual(
      new Set([
        ...['ProxyDown east', 'ProxyReachesNoEdge east'],
        ...['ErrorsBurnBudgetFast east autocomplete', 'ProviderKeyDenied west'],
        'ErrorsBurnBudgetFast west authentication',
      ]),
    )
  }, 30_000)
})
