import type { IScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject'
import { ApiObject, type Chart } from 'cdk8s'
import { settings } from '../../../shared/settings/settings.ts'
import { labelsOf } from './pods.ts'
import { bulkWorker, edge, interactiveWorker, type OurProcess } from './processes.ts'

/** A recording rule of Prometheus. */
interface RecordingRule {
  record: string
  expr: string
}

/** In flight at one edge, of which it takes 2,000: some 1,500 requests a second at 0.1 s each. */
const inFlightOfEdge = 150
/** Of a process' slots, so that a peak finds free ones before a new process is there. */
const busyShare = 0.6
const slotsOf = (name: 'WORKER_CONCURRENCY' | 'BULK_CONCURRENCY') =>
  Math.round(Number((settings[name] as { default?: number }).default) * busyShare)
const jobsOfWorker = slotsOf('WORKER_CONCURRENCY')
const rowsOfWorker = slotsOf('BULK_CONCURRENCY')
/**
 * A job that waits this long for a worker, in seconds, is what a caller notices. Exported for the
 * simulation in the tests.
 */
export const waitSeconds = 0.1
/** Where callers would wait this long for a permit, in seconds, the quota is the limit. */
const limitedSeconds = 0.25

/**
 * The demand, but not beyond what runs already while the provider's quota is the limit: another
 * worker would only wait for permits as well. `perProcess` is what one process should have.
 */
const unlessLimited = (demand: string, processes: string, perProcess: number) =>
  `((${demand}) unless on () address:quota_limited)
or on () ((${demand}) < on () (${processes} * ${perProcess}))
or on () (${processes} * ${perProcess} and on () (${demand}))`

const bulkPods = 'count(address_bulk_rows_in_flight)'

/** What the numbers of processes follow. */
export const scalingRules: RecordingRule[] = [
  {
    record: 'address:quota_limited',
    expr: `max(address_expected_wait_seconds{cause="quota"}) > ${limitedSeconds}`,
  },
  {
    record: 'address:edge_in_flight:avg1m',
    expr: 'sum(avg_over_time(address_in_flight[1m]))',
  },
  {
    record: 'address:interactive_jobs:avg1m',
    expr: unlessLimited(
      'max(max by (queue) (avg_over_time(address_queue_jobs{state="active", queue!="bulk"}[1m])))',
      'max(address_workers_alive)',
      jobsOfWorker,
    ),
  },
  {
    // As a number of workers: twice the wait asks for twice as many as there are.
    record: 'address:interactive_workers:by_wait',
    expr:
      'histogram_quantile(0.95, sum by (le) (rate(address_job_wait_seconds_bucket[2m]))) ' +
      `/ ${waitSeconds} * on () max(address_workers_alive) unless on () address:quota_limited`,
  },
  {
    // Without rows that wait for a permit: those wait even where callers do not, who come first.
    record: 'address:bulk_rows_at_work:avg2m',
    expr: unlessLimited(
      'clamp_min(sum(avg_over_time(address_bulk_rows_in_flight[2m])) - (sum(' +
        'rate(address_quota_wait_seconds_sum[2m]) and on (instance) address_bulk_rows_in_flight' +
        ') or on () vector(0)), 0)',
      bulkPods,
      rowsOfWorker,
    ),
  },
]

/** A figure, and how much of it one pod should have. The largest number of pods counts. */
interface Trigger {
  query: string
  perPod: number
  /** Whether the figure has no value at times, so that its absence is no fault. */
  mayBeAbsent?: true
}

const scaled: [OurProcess, Trigger[]][] = [
  [edge, [{ query: 'address:edge_in_flight:avg1m', perPod: inFlightOfEdge }]],
  [
    interactiveWorker,
    [
      { query: 'address:interactive_jobs:avg1m', perPod: jobsOfWorker },
      { query: 'address:interactive_workers:by_wait', perPod: 1, mayBeAbsent: true },
    ],
  ],
  [bulkWorker, [{ query: 'address:bulk_rows_at_work:avg2m', perPod: rowsOfWorker }]],
]

/** Where Prometheus is; overlays replace it. */
const serverAddress = 'http://prometheus-operated.monitoring:9090'

/** KEDA takes an absent figure for 0, unless it is told that this is an error. */
const metadataOf = ({ query, perPod, mayBeAbsent }: Trigger) => ({
  serverAddress,
  query,
  threshold: `${perPod}`,
  ...(!mayBeAbsent && { ignoreNullValues: 'false' }),
})

/**
 * One ScaledObject for each deployment that scales. Pods are removed one a minute, after five quiet
 * minutes: each drains before it ends. Without Prometheus, or without the figures in it, as many
 * run as before.
 */
export function addScaling(chart: Chart): void {
  for (const [{ name, replicas }, triggers] of scaled) {
    if (!replicas) continue
    const spec: IScaledObject['spec'] = {
      scaleTargetRef: { name },
      minReplicaCount: replicas.min,
      maxReplicaCount: replicas.max,
      pollingInterval: 15,
      fallback: {
        failureThreshold: 4,
        replicas: replicas.fixed,
        behavior: 'currentReplicasIfHigher',
      },
      advanced: {
        horizontalPodAutoscalerConfig: {
          behavior: {
            scaleUp: {
              stabilizationWindowSeconds: 0,
              policies: [{ type: 'Percent', value: 100, periodSeconds: 30 }],
            },
            scaleDown: {
              stabilizationWindowSeconds: 300,
              policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }],
            },
          },
        },
      },
      triggers: triggers.map((trigger) => ({
        type: 'prometheus',
        metricType: 'AverageValue',
        metadata: metadataOf(trigger),
      })),
    }
    new ApiObject(chart, `scaled-${name}`, {
      apiVersion: 'keda.sh/v1alpha1',
      kind: 'ScaledObject',
      metadata: { name, labels: labelsOf(name) },
      spec,
    })
  }
}
