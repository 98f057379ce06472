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
  'compose up '*' worker' | 'compose up '*' edge')
    service=\${*##* }
    echo "new-$service" >> "$STATE/$service"
    # Compose waits for old ones, too, and fails as soon as one is unhealthy.
    case "$*" in *--wait*) [ "$OLD" = healthy ] || exit 1 ;; esac ;;
  'inspect '*) echo "$NEW" ;;
  'compose run '*' prepare') exit "$PREPARE_ENDS" ;;
  'ps '*compose.service=*)
    service=\${*#*compose.service=}
    cat "$STATE/\${service%% *}" 2> /dev/null ;;
esac
exit 0
`

/** What happens: how `prepare` ends, whether old processes are well, and what new ones are. */
const well = {
  PREPARE_ENDS: '0',
  OLD: 'healthy',
  // How often it was started again, what it does, its health.
  NEW: '0 running healthy',
}

function roll(happens: Partial<typeof well>, ...services: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-roll-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'docker'), docker, { mode: 0o755 })
  writeFileSync(join(folder, 'sleep'), '#!/bin/sh\n', { mode: 0o755 })
  for (const service of ['worker', 'edge', 'prometheus'])
    writeFileSync(join(folder, service), `old-${service}\n`)
  const { status, stderr } = spawnSync('sh', ['services/deployment/roll', ...services], {
    encoding: 'utf8',
    env: { PATH: `${folder}:${process.env.PATH}`, STATE: folder, ...well, ...happens },
  })
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  // What changes something, without what only looks.
  return {
    status,
    stderr,
    calls: calls.filter((call) => !/^(ps|inspect|logs|compose config)/.test(call)),
  }
}

const prepare = 'compose run --rm --no-deps -T prepare'
const newOnes = (service: string) => `compose up -d --no-recreate --scale ${service}=2 ${service}`

describe('services/deployment/roll', () => {
  it('waits as long as compose lets a new process start', () => {
    const { services } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true })
    for (const service of ['worker', 'edge'])
      expect(services[service].healthcheck.start_period).toBe('180s')
  })
  it('waits for migrations as long as they take, then replaces workers and edges', () => {
    const { status, stderr, calls } = roll({})
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
    const { status, stderr, calls } = roll({ PREPARE_ENDS: '1' })
    expect(status).toBe(1)
    expect(stderr).toContain('roll: prepare failed')
    expect(calls).toEqual([prepare])
  })

  it('replaces a process that hangs, or that ends at each start', () => {
    const { status, stderr, calls } = roll({ OLD: 'unhealthy' }, 'worker')
    expect(status, stderr).toBe(0)
    expect(calls.slice(-2)).toEqual(['stop old-worker', 'rm old-worker'])
  })

  it.each([
    ['was started again after it had ended', '1 running starting'],
    ['has ended', '0 exited unhealthy'],
    ['does not become healthy in three minutes', '0 running starting'],
  ])('removes a new process that %s, and stops nothing', (_, found) => {
    const { status, stderr, calls } = roll({ NEW: found }, 'worker')
    expect(status).toBe(1)
    expect(stderr).toContain('roll: the new worker did not become healthy')
    expect(calls.slice(2)).toEqual([newOnes('worker'), 'rm -f new-worker'])
  })

  it('of workers alone leaves everything else as it is', () => {
    const { status, calls } = roll({}, 'worker')
    expect(status).toBe(0)
    expect(calls.at(-1)).toBe('rm old-worker')
    expect(calls.filter((call) => call.includes('edge'))).toEqual([])
  })
})
