import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import {
  type AddressClient,
  AddressServiceError,
  createAddressClient,
} from '../../shared/client/client.ts'

/** Your server has one client, with the API key; it gets, renews and replaces its tokens itself. */
export const openAddresses = (baseUrl: string, apiKey: string): AddressClient =>
  createAddressClient({ baseUrl, apiKey })

/** One address, before a parcel is sent there. */
export async function canBeDelivered(
  addresses: AddressClient,
  address: string,
): Promise<boolean | 'ask the customer'> {
  try {
    const { verdict } = await addresses.validate({ address })
    return verdict === 'needs_review' ? 'ask the customer' : verdict !== 'undeliverable'
  } catch (error) {
    // No budget left for today, say: the parcel needn't wait for that.
    if (error instanceof AddressServiceError && error.statusCode === 7003) return true
    throw error
  }
}

/** A file of addresses: sent as a stream, watched, and its results written as a file. */
export async function validateFile(addresses: AddressClient, path: string): Promise<string[]> {
  const { id } = await addresses.batches.upload(createReadStream(path), {
    type: 'text/csv',
    onProgress: ({ sentBytes }) => console.log(`${sentBytes} bytes sent`),
  })
  for await (const { status, processed, total } of addresses.batches.events(id))
    console.log(`${status}: ${processed} of ${total}`)

  await pipeline(
    await addresses.batches.download(id, 'text/csv'),
    createWriteStream(`${path}.results.csv`),
  )
  const toReview: string[] = []
  for await (const { reference } of addresses.batches.results(id, { verdict: ['needs_review'] }))
    toReview.push(reference)
  return toReview
}
