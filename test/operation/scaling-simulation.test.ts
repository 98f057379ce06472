import { beforeAll, describe, expect, it } from 'vitest'
import { manifest } from './kubernetes-manifests.ts'
import { needPrometheus } from './prometheus.ts'
import { valuesOf } from './scaling-queries.ts'
import {
  dayOfShop,
  demandOf,
  jobsWithin,
  type Moment,
  type PodKind,
  scalingOfManifests,
  simulate,
  summaryOf,
  waitBuckets,
} from './scaling-simulation.ts'

const smallest = { edge: 2, 'worker-interactive': 2, 'worker-bulk': 1 }
const at = (moments: Moment[], hour: number) =>
  moments.find(({ second }) => second >= hour * 3600)?.pods

beforeAll(needPrometheus, 300_000)

describe('the day of a shop, as the scaling rules see it', () => {
  const moments = simulate(dayOfShop(800), scalingOfManifests())

  it('has more pods of each kind when they are needed, and the smallest number again later', () => {
    expect(at(moments, 8)).toEqual(smallest)
    expect(at(moments, 9.2)).toEqual({ ...smallest, 'worker-bulk': 4 })
    expect(at(moments, 12)).toEqual(smallest)
    expect(at(moments, 14.2)).toEqual({ edge: 7, 'worker-interactive': 8, 'worker-bulk': 1 })
    expect(at(moments, 16)).toEqual(smallest)
    expect(at(moments, 20.2)).toEqual({ ...smallest, edge: 3 })
    expect(at(moments, 21)).toEqual(smallest)
  })

  it('adds little latency, where the smallest number would be overloaded for an hour', () => {
    const scaled = summaryOf(moments)
    const fixed = summaryOf(simulate(dayOfShop(800), smallest))
    expect(scaled.addedSeconds).toBeLessThan(0.01)
    expect(scaled.slowMinutes).toBeLessThan(2)
    expect(fixed.slowMinutes).toBe(60)
    expect(scaled.rowHours).toBeLessThan(fixed.rowHours / 2)
  })

  it('costs less than half of the pod-hours of the largest number', () => {
    const { pods, podHours } = summaryOf(moments)
    const largest = Object.values(pods).reduce((sum, [, most]) => sum + most, 0) * 24
    expect(podHours).toBeLessThan(largest / 2)
  })

  it("has no more bulk workers where the provider's quota is the limit", () => {
    const limited = simulate(dayOfShop(10), scalingOfManifests())
    expect(limited.filter(({ rowsInFlight }) => rowsInFlight >= 50).length).toBeGreaterThan(3000)
    expect(summaryOf(limited).pods['worker-bulk']).toEqual([1, 1])
  })

  it('gives the rules of Prometheus the figures that the simulation computed with', () => {
    const hours = [3, 9.1, 9.5, 12, 13.9, 14.1, 14.5, 15.05, 17, 20.1, 20.4, 23]
    const asked = hours.flatMap((hour) =>
      (['edge', 'worker-interactive', 'worker-bulk'] as PodKind[]).flatMap((kind) =>
        (manifest('ScaledObject', kind).spec.triggers as { metadata: { query: string } }[]).map(
          ({ metadata }, index) => ({ kind, hour, index, expr: metadata.query }),
        ),
      ),
    )
    const values = valuesOfDay(moments, asked)
    for (const [position, { kind, hour, index, expr }] of asked.entries()) {
      const until = moments.filter(({ second }) => second <= hour * 3600)
      const computed = demandOf(kind, until)[index] ?? Number.NaN
      // The windows of Prometheus 2 begin with one sample more than those of Prometheus 3.
      const difference = Math.abs((values[position] ?? 0) - computed)
      expect(difference, `${expr} at ${hour}: ${values[position]}, ${computed}`).toBeLessThan(
        Math.max(0.1 * computed, 0.05),
      )
    }
  })
})

/** What Prometheus makes of the day. */
function valuesOfDay(moments: Moment[], asked: { hour: number; expr: string }[]): number[] {
  const series = (name: string, of: (moment: Moment) => number) => ({
    series: name,
    values: moments.map((moment) => of(moment).toFixed(6)).join(' '),
  })
  const counter = (name: string, perSecond: (moment: Moment) => number) => {
    let sum = 0
    return series(name, (moment) => {
      sum += perSecond(moment) * 15
      return sum
    })
  }
  const samples = [
    series('address_in_flight{instance="edge"}', ({ inFlight }) => inFlight),
    series('address_workers_alive{kind="autocomplete"}', ({ pods }) => pods['worker-interactive']),
    series('address_queue_jobs{queue="autocomplete", state="active"}', (one) => one.activeJobs),
    series('address_expected_wait_seconds{kind="autocomplete", cause="quota"}', () => 0),
    series('address_bulk_rows_in_flight{instance="bulk"}', ({ rowsInFlight }) => rowsInFlight),
    counter('address_quota_wait_seconds_sum{instance="bulk"}', ({ rowsWaiting }) => rowsWaiting),
    ...[...waitBuckets, Infinity].map((bucket) => {
      const le = bucket === Infinity ? '+Inf' : bucket
      return counter(`address_job_wait_seconds_bucket{le="${le}"}`, (moment) =>
        jobsWithin(moment, bucket),
      )
    }),
  ]
  return valuesOf(
    samples,
    asked.map(({ hour, expr }) => ({ expr, at: `${Math.round(hour * 3600)}s` })),
  )
}
