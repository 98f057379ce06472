import { type LookupAddress, lookup as resolveName } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import type { Clock } from '../../../shared/clock.ts'
import { isPublic } from './public-address.ts'
import { signatureHeaders } from './signature.ts'

interface Delivery {
  url: string
  secret: string
  /** The same in every attempt. */
  id: string
  body: string
}

/** What became of an attempt. `gone`: the target wants no more of them (410). `cause` is for the log: it says nothing of the URL. */
type Outcome = { delivered: true } | { delivered: false; gone: boolean; cause: string }

/** Makes one attempt; it never rejects. `signal` ends it early. */
export type Deliver = (delivery: Delivery, signal: AbortSignal) => Promise<Outcome>

interface Options {
  /** Deliver to loopback and private addresses too. */
  toPrivate: boolean
  now: Clock
  /** For connection, request and the answer's headers together, in milliseconds. */
  timeoutMs?: number
  resolve?: typeof resolveName
}

const longestMs = 10_000

/** The target is none of the Internet's: a customer must not have us call what only we can reach. */
class TargetRefused extends Error {
  override name = 'TargetRefused'
  constructor() {
    super('the target is not at a public address')
  }
}

/**
 * POSTs webhooks, signed. The addresses that a name leads to are checked when they are connected to, not before: a name can lead elsewhere
 * a moment later. Redirects aren't followed: their target would be anybody's choice.
 */
export function createDelivery({ toPrivate, now, timeoutMs = longestMs, resolve = resolveName }: Options): {
  deliver: Deliver
  close(): Promise<void>
} {
  const agent = new Agent({ connect: toPrivate ? { timeout: timeoutMs } : publicConnector(timeoutMs, resolve) })

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
      // What it says doesn't matter, and may never end.
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

/** Connects to public addresses alone. A name's are checked by the lookup; for an address in the URL none is made. */
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
      if (!addresses.every(({ address }) => isPublic(address))) return callback(new TargetRefused(), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })

/** A kind of failure: messages may hold the URL, which may hold a secret of the customer's. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return error instanceof TargetRefused ? error.message : ((error as NodeJS.ErrnoException).code ?? error.name)
}
