import { once } from 'node:events'
import { createWriteStream, readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../../../services/sandbox/data/addresses/', import.meta.url)
/**
 * Few enough that the sandbox remembers what it answered: once warm it costs as little as it can.
 */
const distinct = 1500

export const uploadColumns = [
  'reference',
  'line1',
  'city',
  'region',
  'postal_code',
  'country',
] as const
export type AddressRow = Record<(typeof uploadColumns)[number], string>

/**
 * Real addresses of the world, over and over, with a reference each that no other row has. The same
 * in every run.
 */
export function createAddressRows(): (prefix: string, index: number) => AddressRow {
  const addresses = readdirSync(folder)
    .sort()
    .flatMap((file): { local: Record<string, string> }[] =>
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    )
    .filter(({ local }) => local.street && local.houseNumber)
    .slice(0, distinct)
    .map(({ local }) => ({
      line1: `${local.houseNumber} ${local.street}`,
      city: local.locality ?? '',
      region: local.region ?? '',
      postal_code: local.postalCode ?? '',
      country: local.countryCode ?? '',
    }))
  return (prefix, index) => {
    const address = addresses[index % addresses.length]
    if (!address) throw new Error('There are no addresses')
    return { reference: `${prefix}-${index}`, ...address }
  }
}

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const csvLine = (cells: string[]) => `${cells.map(cell).join(',')}\n`

/** Writes a CSV of so many rows. Returns its size in bytes. */
export async function writeCsv(
  file: string,
  head: readonly string[],
  count: number,
  row: (index: number) => string[],
): Promise<number> {
  const stream = createWriteStream(file, { highWaterMark: 1_000_000 })
  stream.write(csvLine([...head]))
  for (let from = 0; from < count; from += 1000) {
    const lines = Array.from({ length: Math.min(1000, count - from) }, (_, index) =>
      csvLine(row(from + index)),
    )
    if (!stream.write(lines.join(''))) await once(stream, 'drain')
  }
  stream.end()
  await once(stream, 'finish')
  return stream.bytesWritten
}
