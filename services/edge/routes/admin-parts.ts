import type { FastifySchema } from 'fastify'
import { ClientParams, KeyParams } from '../../../shared/api/admin.ts'
import { AppError, type ErrorName } from '../../../shared/errors/catalogue.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { BoundedQuery } from '../http/bounded-query.ts'
import { isUuid } from '../http/cursor.ts'

export interface AdminOptions {
  shortQuery: BoundedQuery
  now: Clock
}

/**
 * The options of a route of the administration. `action` is its name in the audit, `errors` are
 * those that other routes with a token do not have.
 */
export const adminRoute = <Own extends FastifySchema>(
  action: string,
  errors: readonly ErrorName[],
  schema: Own,
) => ({
  config: { action, reference: { errors } },
  schema: { tags: ['Clients and keys'], ...schema },
})

/** The same of a route about the client of its path. */
export const clientRoute = <Own extends FastifySchema>(
  action: string,
  errors: readonly ErrorName[],
  schema: Own,
) => adminRoute(action, ['CLIENT_NOT_FOUND', ...errors], { params: ClientParams, ...schema })

/** The same of a route about the key of its path. */
export const keyRoute = <Own extends FastifySchema>(action: string, schema: Own) =>
  adminRoute(action, ['KEY_NOT_FOUND'], { params: KeyParams, ...schema })

/**
 * When a key is to expire, from Unix time in milliseconds.
 * @throws {AppError} REQUEST_INVALID when it is not in the future
 */
export function futureDate(
  field: string,
  expiresAt: number | undefined,
  nowMs: number,
): Date | undefined {
  if (expiresAt === undefined) return undefined
  if (expiresAt > nowMs) return new Date(expiresAt)
  const details = [{ field, code: 'OUT_OF_RANGE', message: 'must lie in the future' }]
  throw new AppError('REQUEST_INVALID', { details })
}

type Params = { id: string }

/** PostgreSQL would fail at an id that is not a UUID: there is nothing with such an id. */
const idOf = ({ id }: Params, errorName: ErrorName) => {
  if (!isUuid(id)) throw new AppError(errorName)
  return id
}
export const clientIdOf = (params: Params) => idOf(params, 'CLIENT_NOT_FOUND')
export const keyIdOf = (params: Params) => idOf(params, 'KEY_NOT_FOUND')
