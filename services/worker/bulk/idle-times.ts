import type { Progress } from '../../../shared/store/feeding.ts'

type Moving = Pick<Progress, 'id' | 'round' | 'status' | 'processed'>

/** Since when running batches have got no result. */
export function createIdleTimes(clock: () => number = () => performance.now()) {
  let known = new Map<string, { moved: string; at: number }>()

  return {
    /** The longest time of all, in milliseconds; a batch that has begun, or goes on after a pause, begins at 0. */
    longestMs(batches: Moving[]): number {
      const running = batches.filter(({ status }) => status === 'running')
      const seen = running.map(({ id, round, processed }) => {
        const moved = `${round} ${processed}`
        const last = known.get(id)
        return [id, last?.moved === moved ? last : { moved, at: clock() }] as const
      })
      known = new Map(seen)
      return Math.max(0, ...seen.map(([, { at }]) => clock() - at))
    },
    forget: () => known.clear(),
  }
}
