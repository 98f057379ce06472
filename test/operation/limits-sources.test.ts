import { describe, expect, it } from 'vitest'
import { limitsCommand } from '../support/limits-command.ts'
import { runProgram } from '../support/run-program.ts'
import { useStack } from '../support/stack.ts'

const stack = useStack({
  env: {
    QUOTA_DETAILS_PER_MINUTE: '900',
    BUDGET_USD_PER_DAY: '20',
    RATE_LIMIT_DETAILS: '1234',
  },
})
const limits = (...args: string[]) => limitsCommand(stack, ...args)
// biome-ignore lint/suspicious/noExplicitAny: the form is the command's
const held = async (): Promise<Record<string, any>> =>
  Object.fromEntries(
    // biome-ignore lint/suspicious/noExplicitAny: the same
    JSON.parse(await limits('--json')).limits.map(({ limit, ...one }: any) => [limit, one]),
  )

describe('npm run limits, whatever its own environment says', { timeout: 60_000 }, () => {
  it('shows what holds in the running processes, and where it comes from', async () => {
    const all = await held()
    expect(all).toMatchObject({
      QUOTA_DETAILS_PER_MINUTE: { holds: 900, source: 'worker environment' },
      QUOTA_AUTOCOMPLETE_PER_MINUTE: { holds: 12_000, source: 'default' },
      QUOTA_DETAILS_PER_SECOND: { holds: null, source: 'default' },
      BUDGET_USD_PER_DAY: { holds: 20, source: 'worker environment' },
      RATE_LIMIT_DETAILS: { holds: 1234, source: 'edge environment' },
      RATE_LIMIT_AUTOCOMPLETE: { holds: 1_000_000, source: 'edge environment' },
      INTERACTIVE_RESERVE_PERCENT: { source: 'default' },
    })
    expect(Object.values(all).filter(({ differs }) => differs)).toEqual([])
    const text = await limits()
    expect(text).toContain('Where the limits come from (1 edge and 1 worker run)')
    expect(text).toMatch(/^details +- +900 +125,000 /m)
    expect(text).toMatch(/^the service +\$20\.00 /m)
    expect(text).toMatch(/^QUOTA_DETAILS_PER_MINUTE +900 +worker environment$/m)
    expect(text).not.toContain('is not the same')
  })

  it('shows a limit of the database in their place', async () => {
    await limits('quota', 'details', 'minute', '700')
    const text = await limits('budget', 'service', 'day', '--usd', '7.50')
    expect(text).toMatch(/^QUOTA_DETAILS_PER_MINUTE +700 +database$/m)
    expect(text).toMatch(/^BUDGET_USD_PER_DAY +7\.5 +database$/m)
    expect(text).toMatch(/^the service +\$7\.50 /m)
    await limits('quota', 'details', 'minute', 'default')
    await limits('budget', 'service', 'day', 'none')
  })

  it.each([
    ['open details --usd 5', 'open has no --usd'],
    ['quota details minute 1200 off', `quota doesn't know what "off" means`],
    ['budget service day foo --usd 50', 'Say --usd, --calls, or none'],
    ['--usd 5', 'limits has no --usd'],
  ])('refuses %s, of which it does not know all', async (line, message) => {
    await expect(limits(...line.split(' '))).rejects.toMatchObject({
      stderr: expect.stringContaining(message),
    })
  })

  it("shows a client's own rate limits", async () => {
    const env = { DATABASE_URL: stack.databaseUrl }
    const args = ['limit', 'shop', 'details', '99']
    await runProgram('services/operator/clients/main.ts', env, args)
    expect(await limits()).toMatch(/^details a minute, shop +99 +database$/m)
  })

  it('names the processes whose environments differ', async () => {
    await stack.addWorker({ QUOTA_DETAILS_PER_MINUTE: '600' })
    await expect
      .poll(async () => (await held()).QUOTA_DETAILS_PER_MINUTE, { timeout: 20_000 })
      .toMatchObject({
        holds: 900,
        source: 'worker environment',
        differs: expect.arrayContaining([
          expect.objectContaining({ service: 'worker', value: 900 }),
          expect.objectContaining({ service: 'worker', value: 600 }),
          expect.objectContaining({ service: 'edge', value: 900 }),
        ]),
      })
    expect(await limits()).toMatch(
      /QUOTA_DETAILS_PER_MINUTE is not the same in all processes[^\n]*\n( {2}(edge|worker) .+, process \d+: (900|600)\n?){3}/,
    )
  })

  it("shows the calls of its edition's provider, and others that somebody has limited", async () => {
    const rows = (text: string) =>
      text.split('\nBudgets')[0]?.match(/^[a-z]+(?= {2,}[-\d])/gm) ?? []
    const google = ['autocomplete', 'details', 'geocoding', 'validation']
    expect(rows(await limits())).toEqual(google)
    expect(rows(await limits('quota', 'photon', 'second', '9'))).toEqual([...google, 'photon'])
    await limits('quota', 'photon', 'second', 'default')
    const { output } = await runProgram('services/operator/limits/main.ts', {
      ...{ DATABASE_URL: stack.databaseUrl, REDIS_URL: 'redis://127.0.0.1:1' },
      PLACES_EDITION: 'osm',
    })
    expect(rows(output)).toEqual(['photon', 'nominatim'])
    expect(output).toMatch(/^QUOTA_PHOTON_PER_SECOND +50 +default$/m)
    expect(output).not.toMatch(/^QUOTA_(AUTOCOMPLETE|GEOCODING)/m)
  })

  it('shows its own environment where no process runs, and says so', async () => {
    const env = { DATABASE_URL: stack.databaseUrl, REDIS_URL: 'redis://127.0.0.1:1' }
    const { output } = await runProgram('services/operator/limits/main.ts', {
      ...env,
      QUOTA_DETAILS_PER_MINUTE: '77',
    })
    expect(output).toContain('no edge and no worker runs, or Redis cannot be reached')
    expect(output).toMatch(/^QUOTA_DETAILS_PER_MINUTE +77 +environment of this command$/m)
  })
})
