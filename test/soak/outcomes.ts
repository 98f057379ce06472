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
/**
 * What may come, too, of a request to a machine that neighbours keep full: busy, too late, and an
 * upload whose reader, a process of low priority, got no processor for 20 seconds.
 */
const expectedWhenStarved = /^(503|504|aborted|500 9001)\b/
/** So many windows in which no suggestion was answered are no chance. */
const maxSilentWindows = 6

/** Counts requests by what came of them. */
export interface Outcomes {
  note(request: Request, outcome: string, ms: number): void
  /**
   * Judges what was noted since the last call. Returns the 99th percentile of suggestions, in ms.
   */
  endWindow(starved: boolean): number
  /** How often each came about: `autocomplete 200`. */
  counts(): Record<string, number>
  /** Those among them that may not be. */
  unexpected(): Record<string, number>
  /** Those that may be only because the machine was full. */
  excused(): Record<string, number>
}

type Counts = Record<string, number>
const add = (counts: Counts, name: string, count = 1) => {
  counts[name] = (counts[name] ?? 0) + count
}

export function createOutcomes(): Outcomes {
  const counts: Counts = {}
  const unexpected: Counts = {}
  const excused: Counts = {}
  let inWindow: { request: Request; outcome: string }[] = []
  let latencies: number[] = []
  let [wasStarved, silentWindows] = [false, 0]
  return {
    note(request, outcome, ms) {
      add(counts, `${request} ${outcome}`)
      if (!(expected[request] as string[]).includes(outcome)) inWindow.push({ request, outcome })
      if (request === 'autocomplete' && outcome === '200') latencies.push(ms)
    },
    endWindow(starved) {
      // What was asked in one window may end in the next.
      const isExcuse = starved || wasStarved
      for (const { request, outcome } of inWindow)
        add(
          isExcuse && expectedWhenStarved.test(outcome) ? excused : unexpected,
          `${request} ${outcome}`,
        )
      silentWindows = latencies.length === 0 ? silentWindows + 1 : 0
      if (silentWindows === maxSilentWindows)
        add(unexpected, `no suggestion in ${maxSilentWindows} readings one after another`)
      const p99 = quantile(latencies, 0.99)
      inWindow = []
      latencies = []
      wasStarved = starved
      return p99
    },
    counts: () => counts,
    unexpected: () => unexpected,
    excused: () => excused,
  }
}
