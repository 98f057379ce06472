import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { manifest } from './kubernetes-manifests.ts'

/** The program of this store, with the arguments of its manifest and a file for its password. */
async function startRedis(name: string, password: string): Promise<string> {
  const { spec } = manifest('StatefulSet', name).spec.template
  const [{ args, volumeMounts }] = spec.containers
  const folder = mkdtempSync(join(tmpdir(), 'address-service-store-'))
  writeFileSync(join(folder, 'auth.conf'), `requirepass ${password}`)
  const [secrets] = volumeMounts.filter((mount: { name: string }) => mount.name === 'secrets')
  const [program, ...given]: string[] = args.map((arg: string) =>
    arg.replace(secrets.mountPath, folder),
  )
  const port = await freePort()
  const here = ['--port', `${port}`, '--dir', folder, '--bind', '127.0.0.1']
  const child = spawn(program ?? '', [...given, ...here], { stdio: 'ignore' })
  onTestFinished(async () => {
    child.kill()
    await once(child, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  return `127.0.0.1:${port}`
}

const isThere = spawnSync('redis-server', ['--version']).status === 0

function connect(url: string): Redis {
  const redis = new Redis(url, { enableReadyCheck: false })
  // It is refused until the server has started, and later without a password.
  redis.on('error', () => {})
  onTestFinished(() => redis.disconnect())
  return redis
}

describe.skipIf(!isThere)('the Redis of the overlay `small` (needs redis-server on PATH)', () => {
  it.each([
    ['redis', 'yes'],
    ['redis-queues', 'no'],
  ])('%s asks for a password, evicts nothing and writes to a disk: %s', async (name, appends) => {
    const address = await startRedis(name, 'a-password')
    const redis = connect(`redis://:a-password@${address}`)
    const settings = async (setting: string) => (await redis.config('GET', setting)) as string[]
    expect(await settings('appendonly')).toEqual(['appendonly', appends])
    expect(await settings('save')).toEqual(['save', ''])
    expect(await settings('maxmemory-policy')).toEqual(['maxmemory-policy', 'noeviction'])
    expect(await settings('maxmemory')).toEqual(['maxmemory', `${450 * 1024 * 1024}`])
    await expect(connect(`redis://${address}`).get('x')).rejects.toThrow('NOAUTH')
  })

  it('has a disk only where data must outlive a restart', () => {
    const claims = (name: string) => manifest('StatefulSet', name).spec.volumeClaimTemplates
    expect(claims('redis')).toHaveLength(1)
    expect(claims('postgres')).toHaveLength(1)
    expect(claims('redis-queues')).toBeUndefined()
    const { volumes } = manifest('StatefulSet', 'redis-queues').spec.template.spec
    expect(volumes).toContainEqual({ name: 'data', emptyDir: { medium: 'Memory' } })
  })
})
