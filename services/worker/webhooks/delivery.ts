import type { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import type { Clock } from '../../../shared/runtime/clock.ts'
import { errorCode } from '../error-code.ts'
import { isPublic } from './public-address.ts'
import { createSystemResolution, type ResolveName, resolveByDns } from './resolve-name.ts'
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
  /** Those to ask for public hosts. Default: those of this machine. */
  nameServers?: string[]
  /** How the system finds private hosts. */
  lookUp?: typeof lookup
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
  nameServers,
  lookUp,
}: Options): Deliver {
  const resolve = toPrivate ? createSystemResolution(lookUp) : publicOnly(resolveByDns(nameServers))

  return async ({ url, secret, id, body }, signal) => {
    const timestamp = Math.floor(now() / 1000)
    const ended = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const connect = buildConnector({ timeout: timeoutMs, lookup: lookupBy(resolve, ended) })
    const agent = new Agent({ connect: toPrivate ? connect : refusePrivate(connect) })
    // A request that still waits for its connection does not listen to its signal.
    ended.addEventListener('abort', () => agent.destroy(), { once: true })
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
        signal: ended,
      })
      // The body is not needed, and may never end.
      answer.body.on('error', () => {}).destroy()
      const { statusCode } = answer
      if (statusCode >= 200 && statusCode < 300) return { delivered: true }
      return { delivered: false, gone: statusCode === 410, cause: `HTTP ${statusCode}` }
    } catch (error) {
      const cause = causeOf(ended.aborted ? ended.reason : error)
      return { delivered: false, gone: false, cause }
    } finally {
      await agent.destroy()
    }
  }
}

/** Refuses a host that has a private address, whatever others it has. */
const publicOnly =
  (resolve: ResolveName): ResolveName =>
  async (name, signal) => {
    const addresses = await resolve(name, signal)
    if (addresses.every(({ address }) => isPublic(address))) return addresses
    throw new TargetRefused()
  }

/** Refuses a URL with a private IP address. There is no name to resolve then. */
const refusePrivate =
  (connect: buildConnector.connector): buildConnector.connector =>
  (options, callback) => {
    if (isIP(options.hostname) && !isPublic(options.hostname)) callback(new TargetRefused(), null)
    else connect(options, callback)
  }

const lookupBy =
  (resolve: ResolveName, signal: AbortSignal): LookupFunction =>
  (name, { all }, callback) =>
    void resolve(name, signal).then(
      (addresses) => {
        const [first] = addresses
        if (all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error) => callback(error, ''),
    )

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof TargetRefused ? error.message : errorCode(error)
}
