interface Address {
  host: string
  port: number
}

/** Credentials and encryption. */
export interface Access {
  username?: string
  password?: string
  /** TLS, also for the Sentinels. */
  tls: boolean
}

/** The target of `REDIS_URL`: one server, a master behind Sentinels, or a cluster. */
export type RedisTarget =
  | { kind: 'single'; url: string }
  | (Access & {
      kind: 'sentinel'
      sentinels: Address[]
      master: string
      db: number
      sentinelPassword?: string
    })
  | (Access & { kind: 'cluster'; nodes: Address[] })

/** A pattern for `REDIS_URL`. `readRedisUrl` checks the rest. */
export const redisUrlPattern =
  '^rediss?(://|\\+cluster://[^/?]+/?$|' +
  '\\+sentinel://[^/?]+/[^/?]+(/\\d+)?(\\?sentinelPassword=.+)?$)'

const several = /^redis(?<tls>s?)\+(?<kind>sentinel|cluster):\/\/(?:(?<access>.*)@)?(?<rest>.*)$/

/**
 * Parses `redis[s]://…`, `redis[s]+cluster://[user:password@]host[:6379],…` or
 * `redis[s]+sentinel://[user:password@]host[:26379],…/master[/database][?sentinelPassword=…]`. The
 * parts are percent-encoded.
 */
export function readRedisUrl(url: string): RedisTarget {
  const { tls, kind, access, rest = '' } = several.exec(url)?.groups ?? {}
  if (kind === undefined) return { kind: 'single', url }
  const [path = '', query] = rest.split('?')
  const [hosts = '', master = '', db] = path.split('/')
  const addresses = (port: number) => hosts.split(',').map((host) => readAddress(host, port))
  const base = { ...readAccess(access), tls: tls === 's' }
  if (kind === 'cluster') return { ...base, kind, nodes: addresses(6379) }
  const sentinelPassword = new URLSearchParams(query).get('sentinelPassword')
  return {
    ...base,
    kind: 'sentinel',
    sentinels: addresses(26_379),
    master: decodeURIComponent(master),
    db: Number(db ?? 0),
    ...(sentinelPassword && { sentinelPassword }),
  }
}

/** `user:password`, `:password` or `user`. */
function readAccess(access = ''): Pick<Access, 'username' | 'password'> {
  const [username, password] = access.split(':').map(decodeURIComponent)
  return { ...(username && { username }), ...(password && { password }) }
}

/** IPv6 addresses are in brackets. */
function readAddress(text: string, defaultPort: number): Address {
  const {
    six,
    host = '',
    port,
  } = /^(?:\[(?<six>.+)\]|(?<host>[^:]*))(?::(?<port>\d+))?$/.exec(text)?.groups ?? {}
  return { host: six ?? host, port: Number(port ?? defaultPort) }
}
