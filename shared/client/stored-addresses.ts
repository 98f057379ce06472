import type { Erased, StoredAddress, StoredAddressBody } from '../api/stored-address.ts'
import type { VerdictName } from '../verdict/verdicts.ts'
import type { CallOptions, Connection } from './connection.ts'
import { entriesOf } from './pages.ts'

export interface StoredAddressFilter {
  verdict?: VerdictName[]
  /** ISO 3166-1 alpha-2. */
  country?: string[]
  /** Entries of one page. */
  limit?: number
}

/** Shipping addresses under the shop's own references, with their validation. */
export interface StoredAddresses {
  get(reference: string, options?: CallOptions): Promise<StoredAddress>
  /**
   * Stores or replaces an address. It has no verdict then, unless a person `confirmed` it.
   * `ifUpdatedAt` replaces only that version (otherwise 6010).
   */
  put(
    reference: string,
    address: Omit<StoredAddressBody, 'refresh'>,
    options?: CallOptions,
  ): Promise<StoredAddress>
  list(filter?: StoredAddressFilter, options?: CallOptions): AsyncGenerator<StoredAddress, void>
  /** Erases the address, and the rows of batches about it. */
  delete(reference: string, options?: CallOptions): Promise<Erased>
  /** Erases all stored addresses and all batches. */
  deleteAll(options?: CallOptions): Promise<Erased>
}

const root = '/api/address/stored'
const pathOf = (reference: string) => `${root}/${encodeURIComponent(reference)}`

export function storedAddressCalls(connection: Connection): StoredAddresses {
  const { request } = connection
  return {
    get: (reference, options) => request({ ...options, method: 'GET', path: pathOf(reference) }),
    put: (reference, json, options) =>
      request({
        ...options,
        method: 'PUT',
        path: pathOf(reference),
        json,
        // A second attempt would find the version that the first one stored, and fail.
        retry: json.ifUpdatedAt === undefined ? 'always' : 'refused',
      }),
    list: (query = {}, options) =>
      entriesOf(connection, { path: root, entries: 'addresses', query }, options),
    // A second attempt would find nothing, and fail.
    delete: (reference, options) =>
      request({ ...options, method: 'DELETE', path: pathOf(reference), retry: 'refused' }),
    deleteAll: (options) =>
      request({
        timeoutMs: Infinity,
        ...options,
        method: 'DELETE',
        path: root,
        query: { confirm: 'all' },
      }),
  }
}
