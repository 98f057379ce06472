import type { StoredAddress } from '../../../shared/api/stored-address.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { checkRow } from '../../../shared/ingest/check-row.ts'
import { type Field, fields, type Row } from '../../../shared/ingest/row.ts'
import { dayMs } from '../../../shared/runtime/clock.ts'
import type { StoredAddressRow } from '../../../shared/store/stored-addresses.ts'
import { withoutNulls } from '../http/without-nulls.ts'
import { shownJudgement } from './shown-judgement.ts'

const columns = { fields: fields.map((_, index) => [index]) }

/** The text of an address to store, by the rules of uploads. @throws {AppError} REQUEST_INVALID */
export function storedText(reference: string, body: Partial<Record<Field, unknown>>): Row {
  const values = { ...body, reference }
  const row = checkRow(1, (index) => values[fields[index] as keyof typeof values], columns)
  if (!Array.isArray(row)) return row
  const details = row.map(({ field = 'body', code, message }) => ({ field, code, message }))
  throw new AppError('REQUEST_INVALID', { details })
}

const textOf = (row: StoredAddressRow) =>
  Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<StoredAddressRow, Field>

type Validation = NonNullable<StoredAddress['validation']>

/** A stored address as the API shows it. */
export function storedAddress(row: StoredAddressRow, retentionDays: number): StoredAddress {
  return withoutNulls({
    ...textOf(row),
    updatedAt: row.updatedAt.getTime(),
    confirmedAt: row.confirmedAt?.getTime() ?? null,
    validation: validationOf(row, retentionDays),
  })
}

function validationOf(row: StoredAddressRow, retentionDays: number): Validation | null {
  if (row.verdict === null || row.validatedAt === null) return null
  return withoutNulls({
    ...shownJudgement(row),
    coordinates: coordinatesOf(row, retentionDays),
    validatedAt: row.validatedAt.getTime(),
  })
}

function coordinatesOf(
  { latitude, longitude, precision, foundAt }: StoredAddressRow,
  retentionDays: number,
) {
  if (latitude === null || longitude === null) return null
  return withoutNulls({
    latitude,
    longitude,
    precision,
    until: foundAt && foundAt.getTime() + retentionDays * dayMs,
  })
}
