import type { ResultFilter } from '../../../shared/client/batches.ts'
import { type VerdictName, verdicts } from '../../../shared/verdict/verdicts.ts'

/** The filter of results, as it is in the page's URL. */
export interface Filter {
  verdict: readonly VerdictName[]
  reason: readonly string[]
  /** ISO 3166-1 alpha-2. */
  country: readonly string[]
  /** Only results of this reference; empty: of all. */
  reference: string
  /** Only results that wait for a person. */
  isOpen: boolean
}

export type FilterList = 'verdict' | 'reason' | 'country'

const isVerdict = (text: string): text is VerdictName =>
  (verdicts as readonly string[]).includes(text)
/** In characters, as the API takes it. */
export const maxReference = 200
const wellFormed = { reason: /^[a-z0-9_]{1,60}$/, country: /^[A-Z]{2}$/ }

/** Parses the query of a URL. Invalid values are ignored, since a URL may have been typed. */
export function filterIn(search: string): Filter {
  const query = new URLSearchParams(search)
  const all = (name: string) => [...new Set(query.getAll(name))]
  return {
    verdict: all('verdict').filter(isVerdict),
    reason: all('reason').filter((code) => wellFormed.reason.test(code)),
    country: all('country').filter((code) => wellFormed.country.test(code)),
    reference: referenceIn(query.get('reference') ?? ''),
    isOpen: query.get('review') === 'open',
  }
}

const referenceIn = (text: string) => (text.length > maxReference ? '' : text.trim())

/** The query for a URL, with `?`; empty without a filter. Equal filters give equal queries. */
export function queryOf({ verdict, reason, country, reference, isOpen }: Filter): string {
  const query = new URLSearchParams()
  for (const [name, list] of Object.entries({ verdict, reason, country }))
    for (const one of list.toSorted()) query.append(name, one)
  if (reference) query.append('reference', reference)
  if (isOpen) query.append('review', 'open')
  return `?${query}`.replace(/\?$/, '')
}

/** The filter as the API expects it. */
export const resultFilter = (filter: Filter): ResultFilter => {
  const { verdict, reason, country, reference, isOpen } = filter
  return {
    ...(verdict.length > 0 && { verdict: [...verdict] }),
    ...(reason.length > 0 && { reason: [...reason] }),
    ...(country.length > 0 && { country: [...country] }),
    ...(reference && { reference }),
    ...(isOpen && { review: 'open' as const }),
  }
}

/** Adds the value, or removes it if present. */
export function toggled(filter: Filter, list: FilterList, one: string): Filter {
  const had: readonly string[] = filter[list]
  return {
    ...filter,
    [list]: had.includes(one) ? had.filter((other) => other !== one) : [...had, one],
  }
}
