import { type TSchema, Type } from 'typebox'

/** What every list takes. */
export const PageQuery = Type.Object({
  cursor: Type.Optional(Type.String({ maxLength: 1000, description: '`nextCursor` of the page before' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'Entries of a page at most; 100 when absent' }),
  ),
})

/** Pages have this many entries where the caller doesn't say. */
export const usualLimit = 100

/** A page of a list, under the name of what it lists. */
export const Page = <Name extends string, T extends TSchema>(name: Name, entry: T) =>
  Type.Object({
    ...({ [name]: Type.Array(entry) } as { [N in Name]: ReturnType<typeof Type.Array<T>> }),
    nextCursor: Type.Optional(Type.String({ description: 'For the next page; absent on the last one' })),
  })
