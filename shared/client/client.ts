/**
 * Entry for servers and back-office pages: the whole client. Checkout pages import `checkout.ts`.
 */
export type {
  Batch,
  BatchSummary,
  CreatedBatch,
  DryRun,
  ResultRow,
  UploadProblem,
} from '../api/batch.ts'
export type { LimitsData } from '../api/limits.ts'
export type { StoredAddress } from '../api/stored-address.ts'
export {
  type AddressClient,
  type AddressClientOptions,
  createAddressClient,
  type PageTokenOptions,
  tokenForPages,
} from './address-client.ts'
export type { Batches, ResultFilter, Selection, SelectionOptions } from './batches.ts'
export * from './checkout.ts'
export type { StoredAddresses, StoredAddressFilter } from './stored-addresses.ts'
export type { UploadOptions, UploadSource } from './upload.ts'
export type { UploadProgress } from './xhr-fetch.ts'
