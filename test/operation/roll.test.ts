import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'

/**
 * A stand-in for Docker, in which an old worker, an old edge and Prometheus run. It writes down
 * its calls. `test/image/roll.test.ts` needs a real one.
 */
const docker = `#!/bin/sh
echo "$*" >> "$STATE/calls"
case "$*" in
  'compose config') echo 'name: address-service' ;;
  'compose up '*' worker') echo new-worker >> "$STATE/worker" ;;
  'compose up '*' edge') echo new-edge >> "$STATE/edge" ;;
  'compose run '*' prepare') exit "$PREPARE_ENDS" ;;
  'ps '*compose.service=*)
    service=\${*#*compose.service=}
    cat "$STATE/\${service%% *}" 2> /dev/null ;;
esac
exit 0
`

function roll(prepareEnds: number, ...services: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-roll-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 })
  for (const service of ['worker', 'edge', 'prometheus'])
    writeFileSync(join(folder, service), `old-${service}\n`)
  const { status, stderr } = spawnSync('sh', ['services/deployment/roll', ...services], {
    encoding: 'utf8',
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      ...{ STATE: folder, PREPARE_ENDS: `${prepareEnds}` },
    },
  })
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  // What changes something, without what only looks.
  return { status, stderr, calls: calls.filter((call) => !/^(ps|compose config)/.test(call)) }
}

const prepare = 'compose run --rm --no-deps -T prepare'
const newOnes = (service: string) =>
  `compose up -d --no-recreate --wait --wait-timeout 180 --scale ${service}=2 ${service}`

describe('services/deployment/roll', () => {
  it('waits as long as compose lets a new process start', () => {
    const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true })
    for (const service of ['worker', 'edge'])
      expect(services[service].healthcheck.start_period).toBe('180s')
  })
  it('waits for migrations as long as they take, then replaces workers and edges', () => {
    const { status, stderr, calls } = roll(0)
    expect(status, stderr).toBe(0)
    expect(calls).toEqual([
      prepare,
      'compose rm -f prepare worker edge',
      newOnes('worker'),
      'stop old-worker',
      'rm old-worker',
      newOnes('edge'),
      'stop old-edge',
      'rm old-edge',
      // The rules of alerts may be new.
      'compose exec -T prometheus kill -HUP 1',
      'compose up -d --no-recreate',
    ])
  })

  it('stops nothing where migrations fail', () => {
    const { status, stderr, calls } = roll(1)
    expect(status).toBe(1)
    expect(stderr).toContain('roll: prepare failed')
    expect(calls).toEqual([prepare])
  })

  it('of workers alone leaves everything else as it is', () => {
    const { status, calls } = roll(0, 'worker')
    expect(status).toBe(0)
    expect(calls.at(-1)).toBe('rm old-worker')
    expect(calls.filter((call) => call.includes('edge'))).toEqual([])
  })
})
