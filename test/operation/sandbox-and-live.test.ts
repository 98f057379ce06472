import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Service, startService } from '../support/processes.ts'
import { runProgram } from '../support/run-program.ts'
import { emptyRedis, ownRedis, signingKeySecret } from '../support/stack.ts'
import { testDatabase } from '../support/test-database.ts'

let databaseUrl: string
const running: Service[] = []
beforeEach(async () => {
  databaseUrl = await testDatabase('mode')
  await emptyRedis(ownRedis())
})
afterEach(() => Promise.all(running.splice(0).map((service) => service.stop())))

const settings = (sandbox: boolean, url = databaseUrl) => ({
  DATABASE_URL: url,
  REDIS_URL: ownRedis(),
  SIGNING_KEY_SECRET: signingKeySecret,
  GOOGLE_MAPS_API_KEY: 'test-provider-key',
  PROVIDER_URL: 'http://127.0.0.1:1',
  WORKER_METRICS_PORT: '0',
  START_CHECK: 'false',
  PORT: '0',
  ...(sandbox && { SANDBOX: 'true' }),
})

const startAndStop = async (service: 'edge' | 'worker', env: Record<string, string>) => {
  const started = await startService(service, env)
  running.push(started)
  await started.stop()
}

describe.each(['edge', 'worker'] as const)('A database that the sandbox has used', (service) => {
  it(`is refused by a live ${service}, which says why and what to do`, async () => {
    await startAndStop(service, settings(true))
    const { exitCode, output } = await runProgram(`services/${service}/main.ts`, settings(false))
    expect(output).toContain('The database at DATABASE_URL belongs to the sandbox')
    expect(output).toContain('set SANDBOX=true and PROVIDER_URL')
    expect(output).not.toMatch(/\n\s+at /)
    expect(exitCode).toBe(78)
  })

  it(`is used again by a sandbox ${service}`, async () => {
    await startAndStop(service, settings(true))
    await startAndStop(service, settings(true))
  })
})

describe('A database with live data', () => {
  it.each(['edge', 'worker'] as const)('is refused by a sandbox %s', async (service) => {
    await startAndStop('edge', settings(false))
    const { exitCode, output } = await runProgram(`services/${service}/main.ts`, settings(true))
    expect(output).toContain('The database at DATABASE_URL belongs to a live provider')
    expect(exitCode).toBe(78)
  })
})

describe('Beside a sandbox', () => {
  it('npm run limits says that it costs nothing', async () => {
    await startAndStop('edge', settings(true))
    const { output } = await runProgram('services/operator/limits/main.ts', settings(true))
    expect(output).toMatch(/^Sandbox: made-up places, costs nothing\./)
  })

  it('npm run limits of a live service does not mention it', async () => {
    await startAndStop('edge', settings(false))
    const { output } = await runProgram('services/operator/limits/main.ts', settings(false))
    expect(output).not.toMatch(/sandbox/i)
  })
})

describe('A Redis that the sandbox has used', () => {
  it('is refused by a live worker with another database: its quotas are made up', async () => {
    await startAndStop('worker', settings(true))
    const other = await testDatabase('mode_live')
    const { exitCode, output } = await runProgram('services/worker/main.ts', settings(false, other))
    expect(output).toContain('The Redis at REDIS_URL belongs to the sandbox')
    expect(exitCode).toBe(78)
  })
})
