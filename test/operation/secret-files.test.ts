import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApiKey } from '../../shared/store/clients.ts'
import { freePort } from '../support/free-port.ts'
import { type Service, startService } from '../support/processes.ts'
import { runProgram } from '../support/run-program.ts'
import { callsTo, emptyRedis, ownRedis, signingKeySecret } from '../support/stack.ts'
import { emptyDatabase } from '../support/test-database.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

const apiKey = makeApiKey()
const providerKey = 'a-provider-key-of-a-file'
let folder: string
let sandbox: TestSandbox
let env: Record<string, string>
const running: Service[] = []

const fileOf = (name: string, content: string) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'address-service-secrets-'))
  sandbox = await startSandbox()
  const redisUrl = await emptyRedis(ownRedis())
  env = {
    DATABASE_URL_FILE: fileOf('database-url', `${await emptyDatabase('secrets')}\n`),
    REDIS_URL_FILE: fileOf('redis-url', `${redisUrl}\n`),
    QUEUE_REDIS_URL_FILE: fileOf('queue-redis-url', redisUrl),
    GOOGLE_MAPS_API_KEY_FILE: fileOf('google-maps-api-key', `  ${providerKey}\n\n`),
    SIGNING_KEY_SECRET_FILE: fileOf('signing-key-secret', signingKeySecret),
    DEMO_API_KEY_FILE: fileOf('demo-api-key', apiKey),
    PROVIDER_URL: sandbox.url,
    START_CHECK: 'false',
    WORKER_METRICS_PORT: '0',
  }
})
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop()))
  await sandbox?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** A process that refuses its settings, with these beside those of the files. */
const refused = (more: Record<string, string>) =>
  startService('worker', { ...env, ...more }).then(
    () => expect.fail('the settings were taken'),
    (error: Error) => error.message,
  )

describe('a setting that ends in _FILE', () => {
  it('is the path of a secret: prepare, worker and edge need no secret in their environment', async () => {
    expect((await runProgram('services/start/prepare.ts', env)).exitCode).toBe(0)
    running.push(await startService('worker', env))
    const port = await freePort()
    running.push(await startService('edge', { ...env, PORT: String(port) }))
    const url = `http://127.0.0.1:${port}`
    const { data } = (await fetch(`${url}/authentication`, {
      headers: { 'x-service-api-key': apiKey },
    }).then((response) => response.json())) as { data: { token: string } }
    const { status } = await callsTo(url, data.token).autocomplete({ input: '10 downing street' })
    expect(status).toBe(200)
    // White space around the key would not be a valid header.
    expect((await sandbox.usage()).autocomplete.calls).toBe(1)
  })

  it('works for operator commands', async () => {
    const { exitCode, output } = await runProgram('services/operator/clients/main.ts', env, [
      'list',
    ])
    expect(output).toContain('demo')
    expect(exitCode).toBe(0)
  })

  it('stops the start when its file does not exist, is empty, or differs from the setting itself', async () => {
    expect(await refused({ DATABASE_URL_FILE: join(folder, 'nothing') })).toContain(
      `worker ended with 78: DATABASE_URL_FILE is wrong. The file ${folder}/nothing cannot be read: ENOENT.`,
    )
    expect(await refused({ REDIS_URL_FILE: fileOf('empty', '\n') })).toContain(
      `REDIS_URL_FILE is wrong. The file ${folder}/empty is empty.`,
    )
    const both = await refused({ GOOGLE_MAPS_API_KEY: 'another-key' })
    expect(both).toContain(
      'GOOGLE_MAPS_API_KEY and GOOGLE_MAPS_API_KEY_FILE are both set, and differ.',
    )
    expect(both).not.toMatch(/another-key|of-a-file/)
  })

  it('is checked as the setting itself, and no message shows the secret', async () => {
    const message = await refused({ DATABASE_URL_FILE: fileOf('wrong', 'mysql://user:secret@db') })
    expect(message).toContain('DATABASE_URL is wrong. This value is not a text of the form')
    expect(message).not.toContain('secret@db')
  })

  it('is reported when it is misspelt', async () => {
    expect(await refused({ GOOGLE_MAPS_APIKEY_FILE: '/x' })).toContain(
      'GOOGLE_MAPS_APIKEY_FILE is not a setting. Did you mean GOOGLE_MAPS_API_KEY_FILE?',
    )
  })
})
