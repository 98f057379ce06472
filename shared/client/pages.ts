import type { CallOptions, Connection } from './connection.ts'

/** All entries of a list, page by page as they are wanted. `query.limit` is the size of a page. */
export async function* entriesOf<Entry>(
  { ask }: Connection,
  list: { path: string; entries: string; query: object },
  options: CallOptions | undefined,
): AsyncGenerator<Entry, void> {
  let cursor: string | undefined
  do {
    const query = { ...list.query, cursor }
    const page = await ask<Record<string, unknown>>({ ...options, method: 'GET', path: list.path, query })
    yield* page[list.entries] as Entry[]
    cursor = page.nextCursor as string | undefined
  } while (cursor !== undefined)
}
