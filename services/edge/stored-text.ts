import type { StoredAddress, StoredAddressBody } from '../../shared/api/stored-address.ts'
import { dayMs } from '../../shared/day-ms.ts'
import { AppError } from '../../shared/errors.ts'
import { checkRow } from '../../shared/ingest/check-row.ts'
import { fields, type Row } from '../../shared/ingest/row.ts'
import type { StoredAddressRow } from '../../shared/store/stored-addresses.ts'
import { withoutNulls } from './without-nulls.ts'

const ownColumns = fields.map((_, index) => [index])

/** The text of an address to store, by the rules of uploads. @throws {AppError} REQUEST_INVALID */
export function storedText(reference: string, body: StoredAddressBody): Row {
  const values = { ...body, reference }
  const row = checkRow(1, (index) => values[fields[index] as keyof typeof values], ownColumns)
  if (!Array.isArray(row)) return row
  const details = row.map(({ field = 'body', code, message }) => ({ field, code, message }))
  throw new AppError('REQUEST_INVALID', { details })
}

type Validation = NonNullable<StoredAddress['validation']>

/** A stored address as the API shows it. */
export function storedAddress(row: StoredAddressRow, retentionDays: number): StoredAddress {
  const { reference, line1, line2, city, region, postalCode, country, address, updatedAt, confirmedAt } = row
  return withoutNulls({
    reference,
    line1,
    line2,
    city,
    region,
    postalCode,
    country,
    address,
    updatedAt: updatedAt.getTime(),
    confirmedAt: confirmedAt?.getTime() ?? null,
    validation: validationOf(row, retentionDays),
  })
}

function validationOf(row: StoredAddressRow, retentionDays: number): Validation | null {
  if (row.verdict === null || row.validatedAt === null) return null
  return withoutNulls({
    verdict: row.verdict as Validation['verdict'],
    nextAction: row.nextAction as Validation['nextAction'],
    reasons: row.reasons as Validation['reasons'],
    confidence: row.confidence ?? 0,
    placeId: row.placeId,
    formattedAddress: row.formattedAddress,
    changes: row.changes as NonNullable<Validation['changes']> | null,
    coordinates: coordinatesOf(row, retentionDays),
    validatedAt: row.validatedAt.getTime(),
  })
}

function coordinatesOf({ latitude, longitude, precision, foundAt }: StoredAddressRow, retentionDays: number) {
  if (latitude === null || longitude === null || foundAt === null) return null
  return withoutNulls({ latitude, longitude, precision, until: foundAt.getTime() + retentionDays * dayMs })
}
