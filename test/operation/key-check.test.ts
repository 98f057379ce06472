import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { checkKey, findingOf } from '../../services/worker/provider/key-check.ts'
import { ProviderError, type ProviderFailure } from '../../services/worker/provider/port.ts'
import { freePort } from '../support/free-port.ts'
import { startService } from '../support/processes.ts'
import { runProgram } from '../support/run-program.ts'
import { emptyRedis, ownRedis } from '../support/stack.ts'
import { testDatabase } from '../support/test-database.ts'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'

describe('What a failure says about a key', () => {
  it.each<[string, ProviderFailure, string]>([
    ['invalid', 'denied', '400 INVALID_ARGUMENT API_KEY_INVALID: API key not valid.'],
    ['invalid', 'denied', 'REQUEST_DENIED: The provided API key is invalid.'],
    [
      'not_enabled',
      'denied',
      '403 PERMISSION_DENIED SERVICE_DISABLED: Places API (New) has not been used in project ' +
        '1 before or it is disabled.',
    ],
    [
      'not_enabled',
      'denied',
      "REQUEST_DENIED: You're calling a legacy API, which is not enabled for your project.",
    ],
    [
      'not_enabled',
      'denied',
      'REQUEST_DENIED: This API project is not authorized to use this API. This API is not ' +
        'activated on your API project.',
    ],
    [
      'no_billing',
      'denied',
      '403 PERMISSION_DENIED BILLING_DISABLED: This API method requires billing to be enabled.',
    ],
    [
      'no_billing',
      'denied',
      'REQUEST_DENIED: You must enable Billing on the Google Cloud Project.',
    ],
    [
      'other_apis_only',
      'denied',
      '403 PERMISSION_DENIED API_KEY_SERVICE_BLOCKED: Requests to this API are blocked.',
    ],
    [
      'other_hosts_only',
      'denied',
      '403 PERMISSION_DENIED API_KEY_IP_ADDRESS_BLOCKED: The provided API key has an IP ' +
        'address restriction.',
    ],
    [
      'other_hosts_only',
      'denied',
      '403 PERMISSION_DENIED API_KEY_HTTP_REFERRER_BLOCKED: Requests from referer <empty> are ' +
        'blocked.',
    ],
    [
      'other_hosts_only',
      'denied',
      'REQUEST_DENIED: API keys with referer restrictions cannot be used with this API.',
    ],
    ['denied', 'denied', '403 PERMISSION_DENIED: No.'],
    ['good', 'not_found', '404 NOT_FOUND'],
    ['good', 'over_rate', '429 RESOURCE_EXHAUSTED: Quota exceeded'],
    ['unreachable', 'unavailable', '503 UNAVAILABLE'],
    ['unreachable', 'timeout', 'no answer'],
    ['unreachable', 'nonsense', 'an answer in no known form'],
  ])('is %s for %s, %s', (finding, failure, message) => {
    expect(findingOf(new ProviderError(failure, message))).toBe(finding)
  })
})

describe('A key of the other edition', () => {
  const disabled = new ProviderError('denied', '403 PERMISSION_DENIED SERVICE_DISABLED')

  it.each(['new', 'legacy'] as const)(
    'is told from a key without an API: set is %s',
    async (set) => {
      const other = set === 'new' ? 'legacy' : 'new'
      const found = await checkKey({ edition: set }, async (edition) => {
        if (edition === set) throw disabled
      })
      expect(found.finding).toBe('other_edition')
      expect(found.message).toContain(`PLACES_EDITION=${other}`)
    },
  )

  it('is not assumed where neither edition is enabled', async () => {
    const { finding, message } = await checkKey({ edition: 'new' }, () => Promise.reject(disabled))
    expect(finding).toBe('not_enabled')
    expect(message).toContain('Places API (New)')
  })
})

interface Page {
  status?: number
  body: string
}

const page = { body: '<!doctype html><title>Welcome</title>' }
const photonPaths = {
  '/status': { body: '{"status":"Ok","import_date":"2026-11-01T00:00:00Z"}' },
  '/api': { body: '{"type":"FeatureCollection","features":[]}' },
}
const nominatimPaths = {
  '/status': { body: '{"status":0,"message":"OK"}' },
  '/search': { body: '[]' },
}

/** A server with these answers, by path; at any other path that of `/`. */
async function startServer(paths: Record<string, Page>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://server')
    const { status = 200, body } = paths[pathname] ?? paths['/'] ?? { status: 404, body: '' }
    const type = body.startsWith('<') ? 'text/html' : 'application/json'
    response.writeHead(status, { 'content-type': type }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('What `npm run doctor` asks of the provider', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await startSandbox()
  })

  const check = (env: Record<string, string> = {}) =>
    runProgram('services/worker/check/main.ts', {
      GOOGLE_MAPS_API_KEY: 'test-provider-key',
      PROVIDER_URL: sandbox.url,
      ...env,
    })

  it.each(['new', 'legacy'])(
    'says that a key of the %s edition is good, free of charge',
    async (edition) => {
      await sandbox.reset()
      const { exitCode, output } = await check({ PLACES_EDITION: edition })
      expect(output).toContain('The key is good')
      expect(exitCode).toBe(0)
    },
  )

  it.each([
    ['geocoding', 'Geocoding API'],
    ['address-validation', 'Address Validation API'],
  ])('names the API of the strategy %s, which has no free call', async (strategy, api) => {
    const { output } = await check({ VALIDATION_STRATEGY: strategy })
    expect(output).toBe(
      `The key is good: Places API (New) takes it. The ${api} was not asked: that costs a call.\n`,
    )
  })

  describe('in the edition osm', () => {
    const servers = () => ({
      PLACES_EDITION: 'osm',
      GOOGLE_MAPS_API_KEY: '',
      PHOTON_URL: `${sandbox.url}/photon`,
      NOMINATIM_URL: `${sandbox.url}/nominatim`,
    })

    it('says that the servers answer, without a key', async () => {
      const { exitCode, output } = await check(servers())
      expect(output).toBe('Photon and Nominatim answer.\n')
      expect(exitCode).toBe(0)
    })

    it('needs both servers', async () => {
      const { exitCode, output } = await check({ ...servers(), PHOTON_URL: '' })
      expect(output).toContain('PHOTON_URL is not set')
      expect(exitCode).toBe(1)
    })

    it('is asked too where only the strategy needs it, beside an edition of Google', async () => {
      const env = { ...servers(), PLACES_EDITION: 'new', GOOGLE_MAPS_API_KEY: 'a-key' }
      const { exitCode, output } = await check({ ...env, VALIDATION_STRATEGY: 'cascade' })
      expect(output.trim().split('\n')).toEqual([
        'The key is good: Places API (New) takes it.',
        'Photon and Nominatim answer.',
      ])
      expect(exitCode).toBe(0)
    })

    describe('with a strategy of Google', () => {
      const beside = (key: string, strategy: string) => ({
        ...servers(),
        GOOGLE_MAPS_API_KEY: key,
        VALIDATION_STRATEGY: strategy,
      })

      // The sandbox knows the key "denied", but only for other APIs.
      it.each([
        ['test-provider-key', 'geocoding'],
        ['denied', 'cascade-geocoding'],
      ])('says that Google knows the key "%s" for %s, and what it did not ask', async (...row) => {
        const { exitCode, output } = await check(beside(...row))
        expect(output.trim().split('\n')).toEqual([
          'Photon and Nominatim answer.',
          'Google knows the key. The Geocoding API was not asked: that costs a call.',
        ])
        expect(exitCode).toBe(0)
      })

      it('says that Google does not know a wrong key', async () => {
        const { exitCode, output } = await check(beside('invalid', 'cascade-geocoding'))
        expect(output).toContain('Google does not know this key')
        expect(exitCode).toBe(1)
      })
    })

    it('names every host that cannot be reached', async () => {
      const [photon, nominatim] = [await freePort(), await freePort()]
      const { exitCode, output } = await check({
        ...servers(),
        PHOTON_URL: `http://127.0.0.1:${photon}`,
        NOMINATIM_URL: `${servers().NOMINATIM_URL}, http://127.0.0.1:${nominatim}`,
      })
      expect(output.trim().split('\n')).toEqual([
        `PHOTON_URL http://127.0.0.1:${photon}: Photon does not answer (ECONNREFUSED).`,
        `NOMINATIM_URL http://127.0.0.1:${nominatim}: Nominatim does not answer (ECONNREFUSED).`,
      ])
      expect(exitCode).toBe(1)
    })

    it.each([
      ['Photon, which answers with HTML', 'PHOTON_URL', { '/': page }, 'is not Photon'],
      ['Nominatim at the address of Photon', 'NOMINATIM_URL', photonPaths, 'is not Nominatim'],
      ['Photon at the address of Nominatim', 'PHOTON_URL', nominatimPaths, 'is not Photon'],
      [
        'Nominatim without a search index',
        'NOMINATIM_URL',
        { ...nominatimPaths, '/search': { status: 404, body: page.body } },
        'Nominatim has no search index: it was imported with --reverse-only',
      ],
      [
        'Photon without a search index',
        'PHOTON_URL',
        { ...photonPaths, '/api': { status: 404, body: page.body } },
        'Photon has no search index',
      ],
      [
        'Nominatim without its database',
        'NOMINATIM_URL',
        { '/status': { body: '{"status":700,"message":"Database connection failed"}' } },
        'Nominatim is not ready: Database connection failed (700)',
      ],
      [
        'a proxy without its server',
        'PHOTON_URL',
        { '/': { status: 502, body: page.body } },
        'HTTP 502: what answers there is a proxy without Photon',
      ],
      [
        'a host that refuses',
        'NOMINATIM_URL',
        { '/': { status: 403, body: page.body } },
        'Nominatim refuses this service (HTTP 403)',
      ],
    ])('says what is wrong with %s', async (_what, setting, paths, said) => {
      const url = await startServer(paths)
      const { exitCode, output } = await check({ ...servers(), [setting]: url })
      expect(output).toContain(`${setting} ${url}: `)
      expect(output).toContain(said)
      expect(exitCode).toBe(1)
    })

    it('takes Photon before version 0.5, which has no status', async () => {
      const { '/api': api } = photonPaths
      const url = await startServer({ '/status': { status: 404, body: '' }, '/api': api })
      const { output } = await check({ ...servers(), PHOTON_URL: url })
      expect(output).toBe('Photon and Nominatim answer.\n')
    })

    it.each([
      ['as the edition', {}],
      [
        'for the strategy alone',
        {
          PLACES_EDITION: 'new',
          GOOGLE_MAPS_API_KEY: 'test-provider-key',
          VALIDATION_STRATEGY: 'cascade',
        },
      ],
    ])('%s, a worker starts and warns, since a server may be well later', async (_, env) => {
      const url = await startServer({ '/': page })
      const worker = await startService('worker', {
        ...{ ...servers(), PROVIDER_URL: sandbox.url, ...env },
        PHOTON_URL: url,
        DATABASE_URL: await testDatabase('key_check'),
        REDIS_URL: await emptyRedis(ownRedis()),
        WORKER_METRICS_PORT: '0',
      })
      onTestFinished(() => worker.stop())
      const warning = worker
        .output()
        .split('\n')
        .find((line) => line.includes('PHOTON_URL'))
      expect(warning).toContain(`PHOTON_URL ${url}: what answers there is not Photon`)
      expect(warning).toContain('"level":"warn"')
    })
  })

  it('says that billing is missing', async () => {
    await sandbox.behave({ billingDisabled: true })
    onTestFinished(() => sandbox.behave({}))
    const { exitCode, output } = await check()
    expect(output).toContain('no billing account')
    expect(exitCode).toBe(1)
  })

  it("takes Google's text of a used daily quota for that, though billing may be missing", async () => {
    const message =
      'You have exceeded your daily request quota for this API. If you did not set a custom ' +
      'daily request quota, verify your project has an active billing account'
    const body = JSON.stringify({ status: 'OVER_QUERY_LIMIT', error_message: message })
    const { exitCode, output } = await check({
      PLACES_EDITION: 'legacy',
      PROVIDER_URL: await startServer({ '/maps/api/place/details/json': { body } }),
    })
    expect(output).toContain('The key is good')
    expect(exitCode).toBe(0)
  })

  it('says that the provider cannot be reached', async () => {
    const { exitCode, output } = await check({
      PROVIDER_URL: `http://127.0.0.1:${await freePort()}`,
    })
    expect(output).toContain('cannot be reached')
    expect(exitCode).toBe(1)
  })

  it('needs a key', async () => {
    const { exitCode, output } = await check({ GOOGLE_MAPS_API_KEY: '' })
    expect(output).toContain('GOOGLE_MAPS_API_KEY is not set')
    expect(exitCode).toBe(1)
  })

  describe('at the start of a worker', () => {
    const worker = async (env: Record<string, string>) => ({
      GOOGLE_MAPS_API_KEY: 'test-provider-key',
      PROVIDER_URL: sandbox.url,
      DATABASE_URL: await testDatabase('key_check'),
      REDIS_URL: await emptyRedis(ownRedis()),
      WORKER_METRICS_PORT: '0',
      ...env,
    })

    it('ends it with 78 where the provider refuses the key, and says what to do', async () => {
      await sandbox.behave({ keyDenied: true })
      onTestFinished(() => sandbox.behave({}))
      const { exitCode, output } = await runProgram('services/worker/main.ts', await worker({}))
      expect(output).toContain('API restrictions')
      expect(output).not.toMatch(/\n\s+at /)
      expect(exitCode).toBe(78)
    })

    it('is only said in the log where suggestions come from other servers', async () => {
      const env = await worker({
        PLACES_EDITION: 'osm',
        VALIDATION_STRATEGY: 'cascade-geocoding',
        PHOTON_URL: `${sandbox.url}/photon`,
        NOMINATIM_URL: `${sandbox.url}/nominatim`,
        GOOGLE_MAPS_API_KEY: 'invalid',
      })
      const service = await startService('worker', env)
      onTestFinished(() => service.stop())
      expect(service.output()).toContain('Google does not know this key')
    })
  })
})
