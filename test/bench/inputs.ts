import { readdirSync, readFileSync } from 'node:fs'
import { seededRandom } from '../../services/sandbox/random.ts'

/** What one buyer types, keystrokes some letters apart: each text is a request. */
export type Search = string[]

const folder = new URL('../../services/sandbox/data/addresses/', import.meta.url)
/**
 * The sandbox remembers as many answers: once warm, it costs every system alike as little as it
 * can.
 */
const texts = 5000
const firstLength = 6
const lettersBetween = 3
const maxSearch = 10

/**
 * 5,000 different inputs: the beginnings of real addresses of the world, search by search, the same
 * in every run.
 */
export function makeSearches(): Search[] {
  const seen = new Set<string>()
  const searches = readdirSync(folder)
    .sort()
    .flatMap((file): { formatted: string }[] =>
      JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
    )
    .map(({ formatted }) =>
      beginnings(formatted).filter((text) => !seen.has(text) && seen.add(text)),
    )
  return firstTexts(shuffled(searches), texts)
}

function beginnings(address: string): Search {
  const letters = [...address]
  const lengths = Array.from(
    { length: maxSearch },
    (_, index) => firstLength + index * lettersBetween,
  )
  const inputs = lengths
    .filter((length) => length <= letters.length)
    .map((length) => letters.slice(0, length).join(''))
  return [...new Set(inputs.map((input) => input.trim()))]
}

function firstTexts(searches: Search[], count: number): Search[] {
  let left = count
  return searches.flatMap((search) => {
    const taken = search.slice(0, left)
    left -= taken.length
    return taken.length > 0 ? [taken] : []
  })
}

function shuffled<T>(items: T[]): T[] {
  const random = seededRandom(20_261_120)
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item)
}
