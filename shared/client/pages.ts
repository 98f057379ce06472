import type { CallOptions, Connection } from './connection.ts'

/**
 * Yields all entries of a list and fetches pages as they are needed. `query.limit` is the page
 * size.
 */
export async function* entriesOf<Entry>(
  { request }: Connection,
  list: { path: string; entries: string; query: object },
  options: CallOptions | undefined,
): AsyncGenerator<Entry, void> {
  let cursor: string | undefined
  do {
    const query = { ...list.query, cursor }
    const page = await request<Record<string, unknown>>({
      ...options,
      method: 'GET',
      path: list.path,
      query,
    })
    yield* page[list.entries] as Entry[]
    cursor = page.nextCursor as string | undefined
  } while (cursor !== undefined)
}
