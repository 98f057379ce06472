import { describe, expect, it } from 'vitest'
import { readRedisUrl, redisUrlPattern } from '../../shared/runtime/redis-url.ts'
import { readConfig } from '../../shared/settings/read-config.ts'
import { SettingsError } from '../../shared/settings/settings-error.ts'

const plain = { tls: false }
const at = (host: string, port: number) => ({ host, port })

describe('the setting REDIS_URL', () => {
  it.each([
    [
      'redis://user:pass@redis:6380/2?family=6',
      { kind: 'single', url: 'redis://user:pass@redis:6380/2?family=6' },
    ],
    ['rediss://redis', { kind: 'single', url: 'rediss://redis' }],
    [
      'redis+cluster://a,b:7001/',
      { ...plain, kind: 'cluster', nodes: [at('a', 6379), at('b', 7001)] },
    ],
    ['rediss+cluster://a', { tls: true, kind: 'cluster', nodes: [at('a', 6379)] }],
    [
      'redis+cluster://me:p%40ss%2Fword@[::1]:7000,10.0.0.2',
      {
        ...plain,
        kind: 'cluster',
        username: 'me',
        password: 'p@ss/word',
        nodes: [at('::1', 7000), at('10.0.0.2', 6379)],
      },
    ],
    [
      'redis+sentinel://a,b:26380/shop',
      {
        ...plain,
        kind: 'sentinel',
        sentinels: [at('a', 26_379), at('b', 26_380)],
        master: 'shop',
        db: 0,
      },
    ],
    [
      'rediss+sentinel://:secret@a/shop/3?sentinelPassword=other',
      {
        ...{ tls: true, kind: 'sentinel', password: 'secret', sentinels: [at('a', 26_379)] },
        ...{ master: 'shop', db: 3, sentinelPassword: 'other' },
      },
    ],
  ])('is read: %s', (url, target) => {
    expect(url).toMatch(new RegExp(redisUrlPattern))
    expect(readRedisUrl(url)).toEqual(target)
  })

  it.each([
    'redis:a',
    'http://a',
    'redis+cluster://',
    'redis+cluster://a/0',
    'redis+sentinel://a',
    'redis+sentinel://a/',
  ])('is refused without being printed: %s', (url) => {
    const start = () => readConfig('start', { REDIS_URL: url })
    expect(start).toThrow(SettingsError)
    expect(start).not.toThrow(new RegExp(`"${url}`))
  })
})
