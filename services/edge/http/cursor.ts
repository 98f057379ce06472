import { AppError } from '../../../shared/errors/catalogue.ts'
import { parsedJson } from '../../../shared/runtime/parsed-json.ts'
import type { BatchPlace } from '../../../shared/store/batches.ts'

type Place = string | number | BatchPlace

/** The cursor of a place where a page ended. Callers send it back unchanged. */
const cursorOf = (place: Place) => Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place where the next page begins. @throws {AppError} CURSOR_INVALID */
export function placeOf<P extends Place>(
  cursor: string | undefined,
  isPlace: (place: unknown) => place is P,
): P | undefined {
  if (cursor === undefined) return undefined
  const place = parsedJson(Buffer.from(cursor, 'base64url').toString())
  if (!isPlace(place)) throw new AppError('CURSOR_INVALID')
  return place
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isUuid = (value: unknown): value is string =>
  typeof value === 'string' && uuid.test(value)
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0')
/** A place in a list of batches. */
export const isBatchPlace = (value: unknown): value is BatchPlace =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isSafeInteger(value[0]) &&
  value[0] >= 0 &&
  isUuid(value[1])
/** A place that PostgreSQL can hold as an integer. */
export const isIndex = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 31

/**
 * A page of rows, and the cursor of the next page if there is one. `rows` must have been read with
 * a limit of `limit + 1`. With `isGrowing`, more rows will come after these. An empty page has no
 * cursor all the same, so that who follows cursors stops there.
 */
export function pageOf<Row>(
  rows: Row[],
  limit: number,
  placeAfter: (last: Row) => Place,
  isGrowing = false,
) {
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const hasNext = last !== undefined && (isGrowing || rows.length > limit)
  return { page, ...(hasNext && { nextCursor: cursorOf(placeAfter(last)) }) }
}
