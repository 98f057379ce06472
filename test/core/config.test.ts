import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { limitsOf } from '../../shared/quota/limits.ts'
import { defaultQuotas } from '../../shared/quota/quota.ts'
import { environmentFor, type Process } from '../../shared/settings/process-settings.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { settings } from '../../shared/settings/settings.ts'
import { SettingsError } from '../../shared/settings/settings-error.ts'
import { merged } from '../../shared/store/watch-limits.ts'

const redis = { REDIS_URL: 'redis://127.0.0.1:6379' }
const stores = {
  ...redis,
  DATABASE_URL: 'postgres://127.0.0.1/address',
  SIGNING_KEY_SECRET: 'x'.repeat(32),
}
const workable = { ...redis, DATABASE_URL: stores.DATABASE_URL, GOOGLE_MAPS_API_KEY: 'a-key' }
const least = { start: {}, edge: stores, worker: workable, sandbox: {} } satisfies Partial<
  Record<Process, object>
>

const described = settings as Record<string, { default?: unknown; description?: string }>

const everywhere = ['host', 'logLevel', 'internalRoutesPublic', 'quotas']
const camelCase = (name: string) =>
  name.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

function messageOf(process: Process, env: NodeJS.ProcessEnv): string {
  try {
    readConfig(process, env)
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError)
    return (error as SettingsError).message
  }
  return expect.fail('the settings were taken')
}

const validation = 'validationStrategy retentionDays webhooksToPrivate'
const uploads = 'uploadMaxBytes uploadMaxRows uploadMinBytesPerSecond openBatchesPerClient'
const rates =
  'Autocomplete Details Validate Batches Other TokensPerKey TokensPerAddress Page PagePerDay PageNetwork PageNetworkPerDay PageTokensPerKey UnknownTokens'
const access = `tokenIssuer console signingKeyDays pageTokenMinutes pageLifeMinutes ${rates.replaceAll(/\w+/g, 'rateLimit$&')}`
const shares = 'budgetWarnPercent interactiveReservePercent bulkFloorPercent'

describe('a name that nearly is a setting', () => {
  it.each([
    ['start', 'GOOGLE_MAP_API_KEY', 'GOOGLE_MAPS_API_KEY'],
    ['worker', 'PROVIDER_TIMOUT_MS', 'PROVIDER_TIMEOUT_MS'],
    ['edge', 'RATE_LIMITS_AUTOCOMPLETE', 'RATE_LIMIT_AUTOCOMPLETE'],
    ['sandbox', 'GOOGLE_MAPS_APIKEY', 'GOOGLE_MAPS_API_KEY'],
  ] as const)('stops the start of %s: %s', (process, name, meant) => {
    expect(messageOf(process, { ...(least as Record<string, object>)[process], [name]: 'x' })).toBe(
      `${name} is not a setting. Did you mean ${meant}?`,
    )
  })

  it.each([
    'GOOGLE_CLOUD_PROJECT',
    'REDIS_HOST',
    'REDIS_PORT',
    'DATABASE_NAME',
    'PORTS',
    'HOSTS',
    'EDGE',
    'npm_config_port',
    'NODE_ENV',
  ])('is not seen in %s, which others use', (name) => {
    expect(readConfig('start', { [name]: 'x' }).port).toBe(3000)
  })
})

describe('the configuration of a process', () => {
  it.each([
    ['sandbox', 'sandboxPort'],
    [
      'edge',
      `otelTracesSamplerArg port reusePort placesEdition sandbox deadlineMs drainSeconds maxInFlight shortestInput ${access} signingKeySecret redisUrl queueShards databaseUrl ${shares} ${validation} ${uploads}`,
    ],
    [
      'worker',
      `otelTracesSamplerArg workerMetricsPort placesEdition startCheck sandbox workerRoles workerConcurrency providerTimeoutMs redisUrl queueShards databaseUrl googleMapsApiKey bulkConcurrency refreshCoordinates batchRetentionDays refreshMaxGonePercent ${shares} ${validation}`,
    ],
    [
      'start',
      `otelTracesSamplerArg port sandboxPort workerMetricsPort placesEdition startCheck sandbox workers edges queueShards dataDir workerConcurrency deadlineMs providerTimeoutMs maxInFlight shortestInput ${access} bulkConcurrency refreshCoordinates batchRetentionDays refreshMaxGonePercent ${shares} ${validation} ${uploads}`,
    ],
  ] as const)('is complete when everything without a default is set: %s', (process, names) => {
    const config = readConfig(process, least[process])
    expect(Object.keys(config).sort()).toEqual([...everywhere, ...names.split(' ')].sort())
    for (const [name, { default: value }] of Object.entries(described)) {
      const own = camelCase(name)
      if (value !== undefined && own in config && name !== 'DATA_DIR')
        expect(config).toHaveProperty(own, value)
    }
    expect(config.quotas).toEqual(defaultQuotas.new)
  })
  it('contains nothing that the process does not need: an edge never has the provider key', () => {
    const config = readConfig('edge', {
      ...stores,
      GOOGLE_MAPS_API_KEY: 'a-key',
      PROVIDER_URL: 'http://provider',
    })
    expect(JSON.stringify(config)).not.toContain('a-key')
    expect(config).not.toHaveProperty('providerUrl')
  })
  it('treats an empty setting as absent', () => {
    expect(readConfig('start', { PORT: '', REDIS_URL: '', GOOGLE_MAPS_API_KEY: '' })).toEqual(
      readConfig('start', {}),
    )
  })
  it.each([
    ['sandbox', 'SANDBOX_PORT', '0', { sandboxPort: 0 }],
    ['sandbox', 'SANDBOX_PORT', '65535', { sandboxPort: 65_535 }],
    ['sandbox', 'HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['sandbox', 'LOG_LEVEL', 'silent', { logLevel: 'silent' }],
    ['sandbox', 'INTERNAL_ROUTES_PUBLIC', 'true', { internalRoutesPublic: true }],
    ['edge', 'REUSE_PORT', 'true', { reusePort: true }],
    ['edge', 'EDGE_METRICS_PORT', '9464', { edgeMetricsPort: 9464 }],
    ['edge', 'REDIS_URL', 'rediss://cache:6380/3', { redisUrl: 'rediss://cache:6380/3' }],
    ['edge', 'DATABASE_URL', 'postgresql://db/x', { databaseUrl: 'postgresql://db/x' }],
    ['worker', 'GOOGLE_MAPS_API_KEY', '12345', { googleMapsApiKey: '12345' }],
    ['worker', 'BUDGET_USD_PER_DAY', '49.5', { budgetUsdPerDay: 49.5 }],
    ['edge', 'BUDGET_USD_PER_MONTH', '0', { budgetUsdPerMonth: 0 }],
    [
      'worker',
      'PROVIDER_URL',
      'https://proxy.example/google',
      { providerUrl: 'https://proxy.example/google' },
    ],
    ['start', 'DATA_DIR', 'x/../data', { dataDir: resolve('data') }],
  ] as const)('of %s reads %s=%s', (process, name, value, part) => {
    expect(readConfig(process, { ...least[process], [name]: value })).toMatchObject(part)
  })
})

describe('the settings of the edition osm', () => {
  const { GOOGLE_MAPS_API_KEY: _, ...keyless } = least.worker
  const osm = {
    ...keyless,
    PLACES_EDITION: 'osm',
    PHOTON_URL: 'http://photon:2322, http://photon-2:2322',
    NOMINATIM_URL: 'http://nominatim:8080',
  }

  it('need no key, and choose the strategy', () => {
    const config = readConfig('worker', osm)
    expect(config).toMatchObject({ placesEdition: 'osm', validationStrategy: 'osm' })
    expect(config.quotas).toEqual(defaultQuotas.osm)
    expect(readConfig('worker', { ...osm, VALIDATION_STRATEGY: 'places' })).toMatchObject({
      validationStrategy: 'places',
    })
  })
  it.each([
    ['PHOTON_URL', { ...osm, PHOTON_URL: '' }],
    ['NOMINATIM_URL', { ...osm, NOMINATIM_URL: '' }],
    ['PHOTON_URL', { ...osm, PHOTON_URL: 'photon:2322' }],
    ['GOOGLE_MAPS_API_KEY', { ...osm, VALIDATION_STRATEGY: 'geocoding' }],
    ['PHOTON_URL', { ...least.worker, VALIDATION_STRATEGY: 'osm' }],
    ['GOOGLE_MAPS_API_KEY', { ...osm, PLACES_EDITION: 'new' }],
    ['GOOGLE_MAPS_API_KEY', { ...osm, PLACES_EDITION: 'new', GOOGLE_MAPS_API_KEY: 'none' }],
  ])('lack %s', (name, env) => {
    expect(() => readConfig('worker', env)).toThrow(name)
  })
})

describe('the sandbox as the provider', () => {
  const { GOOGLE_MAPS_API_KEY: key } = workable
  const servers = { PHOTON_URL: 'http://photon:2322', NOMINATIM_URL: 'http://nominatim:8080' }
  const osm = { ...servers, PLACES_EDITION: 'osm', GOOGLE_MAPS_API_KEY: '' }
  const withSandbox = { ...workable, SANDBOX: 'true' }

  it.each([
    { PLACES_EDITION: 'new' },
    { PLACES_EDITION: 'legacy', SANDBOX: '1' },
    { ...osm, GOOGLE_MAPS_API_KEY: key, VALIDATION_STRATEGY: 'geocoding' },
  ])('must have an address for a worker, or Google would be called: %j', (env) => {
    const message = messageOf('worker', { ...withSandbox, ...env })
    expect(message).toContain('SANDBOX is true, and PROVIDER_URL is not set')
    expect(message).toContain('or unset SANDBOX')
  })
  it.each([
    ['with its address', { PROVIDER_URL: 'http://sandbox:4000' }],
    ['where nothing calls Google', osm],
  ])('is valid %s', (_, env) => {
    expect(readConfig('worker', { ...withSandbox, ...env })).toMatchObject({ sandbox: true })
  })
  it('needs no address for npm start, which starts one', () => {
    expect(readConfig('start', { SANDBOX: 'true' })).toMatchObject({ sandbox: true })
  })
})

describe('an invalid setting', () => {
  it.each([
    ...['3000.5', 'true', ' ', '1e3', '0x10', '-1', '+5', '65536', 'http'].map((value) => ({
      process: 'sandbox' as const,
      env: { SANDBOX_PORT: value },
      message: `SANDBOX_PORT is wrong. "${value}" is not a whole number from 0 to 65535 (the sandbox's port).`,
    })),
    {
      process: 'start' as const,
      env: { WORKERS: '65' },
      message:
        'WORKERS is wrong. "65" is not a whole number from 1 to 64 (how many worker processes `npm start` runs).',
    },
    ...['-1', 'NaN', '1e3', '5 USD', '0.0000001', 'Infinity'].map((value) => ({
      process: 'worker' as const,
      env: { ...workable, BUDGET_USD_PER_DAY: value },
      message: `BUDGET_USD_PER_DAY is wrong. "${value}" is not an amount from 0 to 1000000 (${described.BUDGET_USD_PER_DAY?.description}).`,
    })),
    {
      process: 'edge' as const,
      env: { ...stores, REUSE_PORT: 'yes' },
      message:
        'REUSE_PORT is wrong. "yes" is not true or false (let several edges listen on one port (SO_REUSEPORT)).',
    },
    {
      process: 'edge' as const,
      env: { ...stores, PLACES_EDITION: 'New' },
      message:
        'PLACES_EDITION is wrong. "New" is not one of new, legacy, osm (whose places are served: `new` or `legacy` (the edition of the Places API that the key is enabled for), or `osm`: servers of your own with OpenStreetMap data, without a key).',
    },
    {
      process: 'worker' as const,
      env: stores,
      message: `GOOGLE_MAPS_API_KEY is not set: ${described.GOOGLE_MAPS_API_KEY?.description}.`,
    },
    {
      process: 'sandbox' as const,
      env: { QUOTA_DETAILS_PER_MINUTE: 'many' },
      message:
        'QUOTA_DETAILS_PER_MINUTE is wrong. "many" is not a whole number from 0 on, nor "unlimited" (calls that the provider allows).',
    },
    {
      process: 'sandbox' as const,
      env: { QUOTA_DETAILS_PER_MINUTE: '60 calls' },
      message:
        'QUOTA_DETAILS_PER_MINUTE is wrong. "60 calls" is not a whole number from 0 on, nor "unlimited" (calls that the provider allows).',
    },
    {
      process: 'worker' as const,
      env: { ...workable, QUOTA_DETAIL_PER_MINUTE: '5' },
      message:
        'QUOTA_DETAIL_PER_MINUTE is no setting. Quotas are called QUOTA_<AUTOCOMPLETE|DETAILS|GEOCODING|VALIDATION|PHOTON|NOMINATIM>_PER_<SECOND|MINUTE|DAY|MONTH>.',
    },
  ])('is reported in one line: $message', ({ process, env, message }) => {
    expect(messageOf(process, env)).toBe(message)
  })
  it('is reported with all others, each once', () => {
    const message = messageOf('edge', {
      REDIS_URL: 'x',
      MAX_IN_FLIGHT: '-1',
      QUOTA_DETAILS_PER_DAY: '-1',
    })
    const names = message.split('\n').map((line) => line.split(' ')[0])
    expect(names.sort()).toEqual([
      'DATABASE_URL',
      'MAX_IN_FLIGHT',
      'QUOTA_DETAILS_PER_DAY',
      'REDIS_URL',
      'SIGNING_KEY_SECRET',
    ])
  })
  it.each([
    ['edge', 'REDIS_URL', 'http://user:s3cret@cache'],
    ['edge', 'DATABASE_URL', 'mysql://user:s3cret@db'],
    ['worker', 'PROVIDER_URL', 'ftp://s3cret'],
    ['prepare', 'DATABASE_PASSWORD_EDGE', 's3cret'],
    ['prepare', 'DATABASE_PASSWORD_METRICS', 's3cret with spaces in it'],
    ['start', 'DEMO_API_KEY', 's3cret'],
    ['start', 'DEMO_API_KEY', 's3cret with spaces in it'],
  ] as const)('that may hold a secret is not printed: %s, %s', (process, name, value) => {
    const message = messageOf(process, { ...workable, ...stores, [name]: value })
    expect(message).toContain(`${name} is wrong. This value is not`)
    expect(message).not.toContain('s3cret')
  })
})

describe('a second provider', () => {
  it.each([
    [{ PLACES_FALLBACK: 'legacy' }, '"legacy" fails together with PLACES_EDITION "new"'],
    [
      { PLACES_EDITION: '', PLACES_FALLBACK: 'legacy' },
      '"legacy" fails together with PLACES_EDITION "new"',
    ],
    [{ PLACES_EDITION: 'osm', PLACES_FALLBACK: 'osm' }, 'choose "new" or "legacy"'],
    [{ HEDGE_AFTER_MS: '300' }, 'HEDGE_AFTER_MS needs PLACES_FALLBACK'],
    [
      { PLACES_EDITION: 'osm', REFRESH_COORDINATES: 'true' },
      'REFRESH_COORDINATES needs an edition of Google',
    ],
    [{ PLACES_FALLBACK: 'osm' }, 'PHOTON_URL is not set'],
    [{ VALIDATION_STRATEGY: 'cascade' }, 'NOMINATIM_URL is not set'],
    [
      { PLACES_EDITION: 'osm', VALIDATION_STRATEGY: 'cascade' },
      '"cascade" needs an edition of Google',
    ],
    [
      { PLACES_EDITION: 'osm', VALIDATION_STRATEGY: 'address-validation' },
      '"address-validation" needs an edition of Google: choose "geocoding"',
    ],
    [
      {
        PLACES_EDITION: 'osm',
        PLACES_FALLBACK: 'new',
        VALIDATION_STRATEGY: 'cascade-address-validation',
      },
      '"cascade-address-validation" needs an edition of Google',
    ],
  ])('%j stops the start', (env, told) => {
    expect(messageOf('worker', { ...least.worker, ...env })).toContain(told)
  })
  it('brings the default quotas of its own calls', () => {
    const env = { ...least.worker, PLACES_EDITION: 'osm', PLACES_FALLBACK: 'legacy' }
    const urls = { PHOTON_URL: 'http://p:1', NOMINATIM_URL: 'http://n:1' }
    expect(readConfig('worker', { ...env, ...urls }).quotas).toEqual(defaultQuotas.legacy)
  })
})

describe('coordinates that are read again each night', () => {
  it.each(['1', '2'])('cannot be kept for %s days only', (days) => {
    const env = { ...least.worker, REFRESH_COORDINATES: 'true', RETENTION_DAYS: days }
    expect(messageOf('worker', env)).toContain('REFRESH_COORDINATES needs RETENTION_DAYS of 3')
    expect(readConfig('worker', { ...env, REFRESH_COORDINATES: 'false' })).toBeTruthy()
  })
  it.each(['', '3', '30'])('can be kept for %s days', (days) => {
    const env = { ...least.worker, REFRESH_COORDINATES: 'true', RETENTION_DAYS: days }
    expect(readConfig('worker', env)).toMatchObject({ refreshCoordinates: true })
  })
})

describe('the quotas', () => {
  const quotasOf = (env: NodeJS.ProcessEnv) => readConfig('sandbox', env).quotas
  const { new: usual, legacy } = defaultQuotas

  it.each([
    [{}, usual],
    [{ PLACES_EDITION: 'legacy' }, legacy],
    [{ QUOTA_DETAILS_PER_MINUTE: '' }, usual],
    [{ QUOTA_DETAILS_PER_MINUTE: '10' }, { ...usual, details: { ...usual.details, minute: 10 } }],
    [{ QUOTA_DETAILS_PER_MINUTE: '0' }, { ...usual, details: { ...usual.details, minute: 0 } }],
    [{ QUOTA_DETAILS_PER_MINUTE: 'unlimited' }, { ...usual, details: { day: usual.details.day } }],
    [
      { QUOTA_GEOCODING_PER_SECOND: '25' },
      { ...usual, geocoding: { ...usual.geocoding, second: 25 } },
    ],
    [
      { QUOTA_VALIDATION_PER_MONTH: '5000' },
      { ...usual, validation: { ...usual.validation, month: 5000 } },
    ],
  ])('with %j are the defaults except for what is set', (env, quotas) => {
    expect(quotasOf(env)).toEqual(quotas)
  })
  it.each([
    {},
    { PLACES_EDITION: 'legacy' },
    { PLACES_EDITION: 'osm' },
    { VALIDATION_STRATEGY: 'osm' },
    { VALIDATION_STRATEGY: 'cascade' },
  ])('with %j limit the own servers of OpenStreetMap', (env) => {
    const { photon, nominatim } = quotasOf(env)
    expect({ photon, nominatim }).toEqual({ photon: { second: 50 }, nominatim: { second: 25 } })
  })
  it('are not changed for the next reader', () => {
    quotasOf({ QUOTA_DETAILS_PER_MINUTE: '1', QUOTA_DETAILS_PER_DAY: 'unlimited' })
    expect(quotasOf({}).details).toEqual({ minute: 600, day: 125_000 })
  })
})

describe('the reserve and the floor of bulk work', () => {
  it.each([
    [{}, { interactiveReserve: 0.2, bulkFloor: 0.1 }],
    [
      { INTERACTIVE_RESERVE_PERCENT: '35', BULK_FLOOR_PERCENT: '5' },
      { interactiveReserve: 0.35, bulkFloor: 0.05 },
    ],
  ])('with %j reach the limiter as %j, whatever was set in the database', (env, shares) => {
    const limits = limitsOf(readConfig('worker', { ...workable, ...env }))
    expect(limits).toMatchObject(shares)
    expect(merged(limits, [{ sku: 'details', window: 'day', calls: 5 }], new Map())).toMatchObject(
      shares,
    )
  })
})

it('the settings are all described', () => {
  for (const [name, { description = '' }] of Object.entries(described))
    expect(description, name).toMatch(/\w{3}/)
})

describe('the environment for another process', () => {
  it('has its settings and those of the operating system, and no other setting or secret', () => {
    const env = {
      DATABASE_URL: 'postgres://x/y',
      SIGNING_KEY_SECRET: 'a secret',
      GOOGLE_MAPS_API_KEY: 'a key',
      REDIS_URL: 'redis://x',
      PORT: '3000',
      PATH: '/bin',
      PGSSLROOTCERT: '/ca.pem',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
      OTHER_SECRET: 'another',
    }
    expect(environmentFor('intake', env)).toEqual({
      PATH: '/bin',
      PGSSLROOTCERT: '/ca.pem',
      NODE_EXTRA_CA_CERTS: '/ca.pem',
    })
  })
})
