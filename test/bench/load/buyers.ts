import { randomUUID } from 'node:crypto'
import type { Search } from '../inputs.ts'

/**
 * Request bodies in the order in which buyers type: each finishes one search, in a billing session
 * of its own, before it begins the next. So no two requests in flight are the same, and none shares
 * another's answer.
 */
export interface Buyers {
  /** The next keystroke of this buyer. */
  next(buyer: number): string
}

export function createBuyers(searches: Search[], count: number, firstSearch: number): Buyers {
  let begun = firstSearch
  const begin = () => ({
    texts: searches[begun++ % searches.length] ?? [],
    typed: 0,
    sessionToken: randomUUID(),
  })
  const buyers = Array.from({ length: count }, begin)
  return {
    next(buyer) {
      const index = buyer % count
      let search = buyers[index] ?? begin()
      if (search.typed === search.texts.length) search = begin()
      buyers[index] = search
      const input = search.texts[search.typed++]
      return JSON.stringify({ input, sessionToken: search.sessionToken })
    },
  }
}
