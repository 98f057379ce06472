import type { InCountries } from '../data/words-in-countries.ts'

/** The entries that hold in the country, and those that hold everywhere. */
export const entriesIn = <T extends InCountries>(entries: readonly T[], country: string): T[] =>
  entries.filter((entry) => !entry.in || entry.in.split(' ').includes(country))
