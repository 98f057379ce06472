import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { manifest } from './kubernetes-manifests.ts'
import { needPrometheus, promtool } from './prometheus.ts'
import { scalingRules, valuesOf } from './scaling-queries.ts'

const names = ['edge', 'worker-interactive', 'worker-bulk']

beforeAll(needPrometheus, 300_000)

/** The value of each query while these figures are constant. */
const steadyValuesOf = (queries: string[], figures: Record<string, number>): number[] =>
  valuesOf(
    Object.entries(figures).map(([series, value]) => ({
      series,
      // A counter grows by its figure each 15 s, a gauge keeps it.
      values: /_(bucket|sum)\b/.test(series) ? `0+${value}x40` : `${value}x40`,
    })),
    queries.map((expr) => ({ expr, at: '8m' })),
  )

/** How many pods the ScaledObjects ask for: the highest of their triggers, within their limits. */
function podsFor(figures: Record<string, number>): Record<string, number> {
  const pods = names.map((name) => {
    const { minReplicaCount, maxReplicaCount, triggers } = manifest('ScaledObject', name).spec
    const asked: { query: string; threshold: string }[] = triggers.map(
      ({ metadata }: { metadata: object }) => metadata,
    )
    const values = steadyValuesOf(
      asked.map(({ query }) => query),
      figures,
    )
    const wanted = asked.map(({ threshold }, at) =>
      Math.ceil((values[at] ?? 0) / Number(threshold)),
    )
    return [name, Math.min(Math.max(minReplicaCount, ...wanted), maxReplicaCount)]
  })
  return Object.fromEntries(pods)
}

/** Two edges, two interactive workers and two bulk workers, with little to do. */
const quiet = {
  'address_in_flight{instance="edge-1"}': 5,
  'address_in_flight{instance="edge-2"}': 5,
  'address_workers_alive{kind="autocomplete"}': 2,
  'address_queue_jobs{queue="autocomplete", state="active"}': 8,
  'address_expected_wait_seconds{kind="autocomplete", cause="quota"}': 0,
  'address_job_wait_seconds_bucket{kind="autocomplete", le="0.01"}': 100,
  'address_job_wait_seconds_bucket{kind="autocomplete", le="+Inf"}': 100,
  'address_bulk_rows_in_flight{instance="bulk-1"}': 2,
  'address_bulk_rows_in_flight{instance="bulk-2"}': 2,
}
const limited = { 'address_expected_wait_seconds{kind="autocomplete", cause="quota"}': 2 }
const busy = {
  'address_in_flight{instance="edge-1"}': 300,
  'address_in_flight{instance="edge-2"}': 300,
  'address_queue_jobs{queue="autocomplete", state="active"}': 200,
  'address_bulk_rows_in_flight{instance="bulk-1"}': 50,
  'address_bulk_rows_in_flight{instance="bulk-2"}': 50,
}

describe('the numbers of pods', () => {
  it('follow rules that Prometheus accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'address-service-scaling-'))
    writeFileSync(join(folder, 'rules.json'), JSON.stringify(scalingRules))
    expect(promtool('check', 'rules', join(folder, 'rules.json'))).toContain('SUCCESS')
    rmSync(folder, { recursive: true, force: true })
  })

  it('are the smallest ones when there is little to do', () => {
    expect(podsFor(quiet)).toEqual({ edge: 2, 'worker-interactive': 2, 'worker-bulk': 1 })
  })

  it('follow requests, jobs and rows in flight', () => {
    expect(podsFor({ ...quiet, ...busy })).toEqual({
      edge: 4,
      'worker-interactive': 4,
      'worker-bulk': 4,
    })
  })

  it('follow the time that a job waits for a worker', () => {
    const late = {
      'address_job_wait_seconds_bucket{kind="autocomplete", le="0.01"}': 0,
      'address_job_wait_seconds_bucket{kind="autocomplete", le="0.25"}': 100,
    }
    expect(podsFor({ ...quiet, ...late })['worker-interactive']).toBe(5)
  })

  it("do not rise while the provider's quota is the limit", () => {
    expect(podsFor({ ...quiet, ...busy, ...limited })).toEqual({
      edge: 4,
      'worker-interactive': 2,
      'worker-bulk': 2,
    })
  })

  it('of bulk workers do not rise while rows wait for permits, though callers would not wait', () => {
    // 80 of the 100 rows: a sum of waits grows by a second each second for each that waits.
    const waiting = {
      'address_quota_wait_seconds_sum{instance="bulk-1", sku="details"}': 40 * 15,
      'address_quota_wait_seconds_sum{instance="bulk-2", sku="details"}': 40 * 15,
      'address_quota_wait_seconds_sum{instance="interactive-1", sku="details"}': 15,
    }
    expect(podsFor({ ...quiet, ...busy, ...waiting })['worker-bulk']).toBe(1)
  })

  it('do not fall where Prometheus answers, but has no figures', () => {
    const situations = [quiet, { ...quiet, ...busy }, { ...quiet, ...busy, ...limited }]
    for (const name of names) {
      const { triggers, fallback } = manifest('ScaledObject', name).spec
      const asked: { query: string; ignoreNullValues?: string }[] = triggers.map(
        ({ metadata }: { metadata: object }) => metadata,
      )
      const found = situations.map((figures) =>
        steadyValuesOf(
          asked.map(({ query }) => query),
          figures,
        ),
      )
      // KEDA takes an absent figure for 0, unless this makes it an error: then its fallback applies.
      const errors = asked.map((_, at) => found.every((values) => Number(values[at]) > 0))
      expect(errors).toContain(true)
      expect(asked.map(({ ignoreNullValues }) => ignoreNullValues)).toEqual(
        errors.map((isError) => (isError ? 'false' : undefined)),
      )
      expect(fallback.behavior).toBe('currentReplicasIfHigher')
    }
  })

  it("fall while the provider's quota is the limit, when fewer are enough", () => {
    expect(podsFor({ ...quiet, ...limited })).toMatchObject({
      'worker-interactive': 2,
      'worker-bulk': 1,
    })
  })
})
