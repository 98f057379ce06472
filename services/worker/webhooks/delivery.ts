import { type LookupAddress, lookup as resolveName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { isPublic } from './public-address.ts'
import { signatureHeaders } from './signature.ts'

export interface Delivery {
  url: string
  secret: string
  /** The same in every attempt. */
  id: string
  body: string
}

/**
 * The result of an attempt. `gone`: the target wants no more webhooks (410). `cause` is for the
 * log, and never holds the URL.
 */
type Outcome = { delivered: true } | { delivered: false; gone: boolean; cause: string }

/** Makes one attempt. Never rejects. `signal` aborts it. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>

interface Options {
  /** Deliver to loopback and private addresses too. */
  toPrivate: boolean
  now: Clock
  /** For connection, request and the answer's headers together, in milliseconds. */
  timeoutMs?: number
  resolve?: typeof resolveName
}

const maxMs = 10_000

/** A client must not make the service call hosts that only the service can reach. */
class TargetRefused extends Error {
  override name = 'TargetRefused'
  constructor() {
    super('the target is not at a public address')
  }
}

/**
 * Sends signed webhooks. The IP addresses of a name are checked when connecting, not before,
 * because a name may resolve to another address a moment later. Redirects are not followed: they
 * could lead to a private address.
 */
export function createDelivery({
  toPrivate,
  now,
  timeoutMs = maxMs,
  resolve = resolveName,
}: Options): {
  deliver: Deliver
  close(): Promise<void>
} {
  const agent = new Agent({
    connect: toPrivate ? { timeout: timeoutMs } : publicConnector(timeoutMs, resolve),
  })

  const deliver: Deliver = async ({ url, secret, id, body }, signal) => {
    const timestamp = Math.floor(now() / 1000)
    try {
      const answer = await request(url, {
        dispatcher: agent,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'address-service',
          ...signatureHeaders({ id, timestamp, body }, secret),
        },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      // The body is not needed, and may never end.
      answer.body.on('error', () => {}).destroy()
      const { statusCode } = answer
      if (statusCode >= 200 && statusCode < 300) return { delivered: true }
      return { delivered: false, gone: statusCode === 410, cause: `HTTP ${statusCode}` }
    } catch (error) {
      return { delivered: false, gone: false, cause: causeOf(error) }
    }
  }
  return { deliver, close: () => agent.destroy() }
}

/** Connects to public addresses only. Names are checked in the lookup, IP addresses here. */
function publicConnector(timeout: number, resolve: typeof resolveName): buildConnector.connector {
  const connect = buildConnector({ timeout, lookup: publicLookup(resolve) })
  return (options, callback) => {
    if (isIP(options.hostname) && !isPublic(options.hostname)) callback(new TargetRefused(), null)
    else connect(options, callback)
  }
}

const publicLookup =
  (resolve: typeof resolveName): LookupFunction =>
  (name, options, callback) =>
    resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('the name has no address'), '')
      if (!addresses.every(({ address }) => isPublic(address)))
        return callback(new TargetRefused(), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

/** The code or name of an error. Messages may hold the URL, and with it a secret of the client. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof TargetRefused
    ? error.message
    : ((error as NodeJS.ErrnoException).code ?? error.name)
}
