/** No word that repeats is longer, and a part of a text keeps the whole text in memory. */
const maxCharacters = 64

/**
 * The same function with a cache: most words of addresses repeat. Of more than `max` texts it
 * forgets all, and begins anew.
 */
export function remembered<T>(max: number, make: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>()
  return (text) => {
    const known = cache.get(text)
    if (known !== undefined || cache.has(text)) return known as T
    const made = make(text)
    if (text.length > maxCharacters) return made
    if (cache.size >= max) cache.clear()
    cache.set(text, made)
    return made
  }
}

/** How much to remember of what is made once for each country: more than there are. */
export const maxCountries = 300
/** Most words of addresses repeat. */
export const maxWords = 20_000
