import type { LookupAddress } from 'node:dns'
import { lookup, Resolver } from 'node:dns/promises'
import { createSlots } from '../concurrency-limit.ts'

/** Finds the IP addresses of a host. Rejects if there is none, and when `signal` is aborted. */
export type ResolveName = (name: string, signal: AbortSignal) => Promise<LookupAddress[]>

/** For one request to one name server, in milliseconds. */
const requestMs = 2000
const tries = 2

/**
 * Asks name servers, by default those of this machine. Clients choose the names, so their name
 * servers can be silent. `lookup` would take one of two threads for half a minute then, and no
 * other connection of this process could find its host.
 */
export const resolveByDns =
  (nameServers?: string[]): ResolveName =>
  async (name, signal) => {
    signal.throwIfAborted()
    const resolver = new Resolver({ timeout: requestMs, tries })
    if (nameServers) resolver.setServers(nameServers)
    const cancel = () => resolver.cancel()
    signal.addEventListener('abort', cancel)
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    signal.removeEventListener('abort', cancel)
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason
    return [...addressesOf(v4, 4), ...addressesOf(v6, 6)]
  }

const addressesOf = (found: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : []

/**
 * Asks the system, which also knows its hosts file and search domains. One name at a time, since
 * each takes a thread: see above.
 */
export function createSystemResolution(lookUp = lookup): ResolveName {
  const slots = createSlots(1)
  return async (name, signal) => {
    await slots.acquire()
    try {
      signal.throwIfAborted()
      return await lookUp(name, { all: true })
    } finally {
      slots.release()
    }
  }
}
