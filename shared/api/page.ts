import { type TSchema, Type } from 'typebox'
import { Refresh, strict } from './envelope.ts'

/** Query fields of every list. */
export const PageQuery = Type.Object({
  cursor: Type.Optional(
    Type.String({ maxLength: 1000, description: '`nextCursor` of the previous page' }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1000,
      description: 'Maximum number of entries; 100 when absent',
    }),
  ),
})

/** The query of a list without filters. */
export const ListQuery = Type.Object({ ...PageQuery.properties, ...Refresh.properties }, strict)

/** Entries of a page when the caller does not set `limit`. */
export const defaultLimit = 100

/** One page of a list. `name` is the field that holds the entries. */
export const Page = <Name extends string, T extends TSchema>(name: Name, entry: T) =>
  Type.Object({
    ...({ [name]: Type.Array(entry) } as { [N in Name]: ReturnType<typeof Type.Array<T>> }),
    nextCursor: Type.Optional(
      Type.String({ description: '`cursor` of the next page; absent on the last page' }),
    ),
  })
