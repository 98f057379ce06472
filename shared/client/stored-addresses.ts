import type { Erased, StoredAddress, StoredAddressBody } from '../api/stored-address.ts'
import type { VerdictName } from '../api/verdict.ts'
import type { CallOptions, Connection } from './connection.ts'
import { entriesOf } from './pages.ts'

export interface StoredAddressFilter {
  verdict?: VerdictName[]
  /** ISO 3166-1 alpha-2. */
  country?: string[]
  /** Entries of one page. */
  limit?: number
}

/** Shipping addresses under the shop's own references, with what is known of them. */
export interface StoredAddresses {
  get(reference: string, options?: CallOptions): Promise<StoredAddress>
  /** Stores or replaces it: without a verdict, unless a person has `confirmed` it; `ifUpdatedAt` only that version (6010). */
  put(reference: string, address: Omit<StoredAddressBody, 'refresh'>, options?: CallOptions): Promise<StoredAddress>
  list(filter?: StoredAddressFilter, options?: CallOptions): AsyncGenerator<StoredAddress, void>
  /** Erases it, and the rows of batches that are about it. */
  delete(reference: string, options?: CallOptions): Promise<Erased>
  /** Erases all there are, and all batches. */
  deleteAll(options?: CallOptions): Promise<Erased>
}

const root = '/api/address/stored'
const pathOf = (reference: string) => `${root}/${encodeURIComponent(reference)}`

export function storedAddressCalls(connection: Connection): StoredAddresses {
  const { ask } = connection
  return {
    get: (reference, options) => ask({ ...options, method: 'GET', path: pathOf(reference) }),
    put: (reference, json, options) =>
      ask({
        ...options,
        method: 'PUT',
        path: pathOf(reference),
        json,
        // Once more would find the version that it has made itself.
        repeat: json.ifUpdatedAt === undefined ? 'always' : 'refused',
      }),
    list: (query = {}, options) => entriesOf(connection, { path: root, entries: 'addresses', query }, options),
    // Once more would find nothing, and say so.
    delete: (reference, options) => ask({ ...options, method: 'DELETE', path: pathOf(reference), repeat: 'refused' }),
    deleteAll: (options) =>
      ask({ timeoutMs: Infinity, ...options, method: 'DELETE', path: root, query: { confirm: 'all' } }),
  }
}
