import { quantile } from '../bench/statistics.ts'

/** What may come of each kind of request. Anything else fails the soak. */
const expected = {
  autocomplete: ['200', '409', 'aborted'],
  details: ['200'],
  validate: ['200'],
  token: ['200'],
  batch: ['200', '202'],
  events: ['200'],
  results: ['200'],
  'wrong on purpose': ['400', '401', '404', '415'],
  'dropped on purpose': ['aborted', '200', '202'],
} satisfies Record<string, string[]>
export type Request = keyof typeof expected

/** Counts requests by what came of them. */
export interface Outcomes {
  note(request: Request, outcome: string, ms: number): void
  /** How often each came about: `autocomplete 200`. */
  counts(): Record<string, number>
  /** Those among them that may not be. */
  unexpected(): Record<string, number>
  /** The 99th percentile of suggestions since the last call, in milliseconds. */
  takeP99(): number
}

export function createOutcomes(): Outcomes {
  const counts = new Map<string, { request: Request; outcome: string; count: number }>()
  let latencies: number[] = []
  const asRecord = (all = [...counts]) =>
    Object.fromEntries(all.map(([name, { count }]) => [name, count]))
  return {
    note(request, outcome, ms) {
      const name = `${request} ${outcome}`
      const entry = counts.get(name) ?? { request, outcome, count: 0 }
      counts.set(name, { ...entry, count: entry.count + 1 })
      if (request === 'autocomplete' && outcome === '200') latencies.push(ms)
    },
    counts: () => asRecord(),
    unexpected: () =>
      asRecord(
        [...counts].filter(
          ([, { request, outcome }]) => !(expected[request] as string[]).includes(outcome),
        ),
      ),
    takeP99() {
      const p99 = quantile(latencies, 0.99)
      latencies = []
      return p99
    },
  }
}
