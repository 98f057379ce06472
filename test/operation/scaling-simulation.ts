import { waitSeconds } from '../../services/deployment/kubernetes/scaling.ts'
import { useOfEdge } from '../../services/operator/capacity/edge-load.ts'
import { measured } from '../../services/operator/capacity/measured.ts'
import { rowCalls } from '../../shared/billing/prices.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { settings } from '../../shared/settings/settings.ts'
import { type Autoscaler, createAutoscaler, type Scaling } from './horizontal-autoscaler.ts'
import { manifest } from './kubernetes-manifests.ts'

/** What comes in, at each second of a day. */
export interface Day {
  requestsPerSecond(second: number): number
  /** Rows of batches that are uploaded at this second. */
  uploads: { second: number; rows: number }[]
  /** How long the provider takes for a call, in seconds. */
  callSeconds(second: number): number
  /** Rows a second for which the provider gives permits. */
  rowsAllowed: number
}

const podKinds = ['edge', 'worker-interactive', 'worker-bulk'] as const
export type PodKind = (typeof podKinds)[number]
export type Pods = Record<PodKind, number>

/** What holds from one poll to the next. */
export interface Moment {
  second: number
  pods: Pods
  requestsPerSecond: number
  /** 95 % of requests wait at most this long for an edge and for a worker, in seconds. */
  addedSeconds: number
  rowsLeft: number
  rowsPerSecond: number
  /** What Prometheus reads. */
  inFlight: number
  activeJobs: number
  jobsPerSecond: number
  waits: Waits
  rowsInFlight: number
  /** Of them. */
  rowsWaiting: number
}

/** How long jobs wait for a worker: `share` of them at all, and less likely the longer. */
interface Waits {
  share: number
  /** A second. */
  rate: number
}

const pollSeconds = 15
const daySeconds = 86_400
/** A pod is ready so long after it was asked for: image, start, probe. */
const startSeconds = 30
const callsOfRow = rowCalls.places.length
/** A request that is not answered by then is refused: no queue is longer. */
const deadlineSeconds = 5

const defaultOf = (name: 'WORKER_CONCURRENCY' | 'BULK_CONCURRENCY') =>
  Number((settings[name] as { default?: number }).default)
const slotsOfInteractive = defaultOf('WORKER_CONCURRENCY')
const slotsOfBulk = defaultOf('BULK_CONCURRENCY')
/** All of a row's CPU time, so rather too much. */
const rowMicros = measured.row.value

/** The scaling of the manifests. */
export const scalingOfManifests = (): Record<PodKind, Scaling> =>
  Object.fromEntries(podKinds.map((kind) => [kind, manifest('ScaledObject', kind).spec])) as Record<
    PodKind,
    Scaling
  >

/**
 * Plays a day, with as many pods as `scaling` asks for, or a fixed number. A pod has one core, since
 * a process works on one. Service times are those that were measured. Deterministic.
 */
export function simulate(day: Day, scaling: Record<PodKind, Scaling> | Pods): Moment[] {
  const scalers = new Map(
    podKinds.flatMap((kind): [PodKind, Autoscaler][] => {
      const of = scaling[kind]
      return typeof of === 'number' ? [] : [[kind, createAutoscaler(of, startSeconds)]]
    }),
  )
  const moments: Moment[] = []
  let queued = 0
  let rowsLeft = 0
  for (let second = 0; second < daySeconds; second += pollSeconds) {
    const pods = Object.fromEntries(
      podKinds.map((kind) => {
        const of = scaling[kind]
        return [kind, typeof of === 'number' ? of : scalers.get(kind)?.ready(second)]
      }),
    ) as Pods
    rowsLeft += day.uploads
      .filter((upload) => upload.second >= second && upload.second < second + pollSeconds)
      .reduce((sum, { rows }) => sum + rows, 0)
    const callSeconds = day.callSeconds(second)
    const requests = serveRequests(day.requestsPerSecond(second), callSeconds, pods, queued)
    const rows = workOnRows(rowsLeft, callSeconds, pods['worker-bulk'], day.rowsAllowed)
    queued = requests.queued
    moments.push({ second, pods, rowsLeft, ...requests.figures, ...rows })
    rowsLeft = Math.max(0, rowsLeft - rows.rowsPerSecond * pollSeconds)
    for (const [kind, scaler] of scalers) scaler.poll(second, demandOf(kind, moments))
  }
  return moments
}

/** Edges: each a queue of its own. Workers: one queue for all. */
function serveRequests(requestsPerSecond: number, callSeconds: number, pods: Pods, queued: number) {
  const { edge: edges, 'worker-interactive': workers } = pods
  const perEdge = requestsPerSecond / edges
  const jobsPerSecond = edges * useOfEdge('jobs', perEdge)
  const jobSeconds = (edges * useOfEdge('worker', perEdge)) / 1e6 / jobsPerSecond
  const waits = waitsOf(jobsPerSecond, jobSeconds, workers)
  const edgeWaits = waitsOf(perEdge, useOfEdge('edge', perEdge) / 1e6 / perEdge, 1)
  const slotSeconds = callSeconds + jobSeconds
  const capacity = workers * Math.min(1 / jobSeconds, slotsOfInteractive / slotSeconds)
  const late = Math.min(
    Math.max(0, queued + (jobsPerSecond - capacity) * pollSeconds),
    capacity * deadlineSeconds,
  )
  const addedSeconds = Math.min(
    deadlineSeconds,
    p95Of(edgeWaits) + Math.max(p95Of(waits), late / capacity),
  )
  const figures = {
    requestsPerSecond,
    addedSeconds,
    inFlight: requestsPerSecond * (callSeconds + addedSeconds),
    activeJobs: Math.min(jobsPerSecond, capacity) * slotSeconds,
    jobsPerSecond,
    waits: late > 0 ? { share: 1, rate: capacity / late } : waits,
  }
  return { queued: late, figures }
}

function workOnRows(rowsLeft: number, callSeconds: number, workers: number, allowed: number) {
  const rowSeconds = callsOfRow * callSeconds
  const rowsInFlight = Math.min(rowsLeft, workers * slotsOfBulk)
  const rowsPerSecond = Math.min(
    rowsInFlight / rowSeconds,
    (workers * 1e6) / rowMicros,
    allowed,
    rowsLeft / pollSeconds,
  )
  const isLimited = rowsPerSecond === allowed
  const rowsWaiting = isLimited ? Math.max(0, rowsInFlight - rowsPerSecond * rowSeconds) : 0
  return { rowsInFlight, rowsPerSecond, rowsWaiting }
}

/** Erlang's formula for jobs that arrive at random and wait in one queue for one of `servers`. */
function waitsOf(perSecond: number, seconds: number, servers: number): Waits {
  const load = perSecond * seconds
  if (load >= servers) return { share: 1, rate: 1 / deadlineSeconds }
  let blocked = 1
  for (let server = 1; server <= servers; server += 1)
    blocked = (load * blocked) / (server + load * blocked)
  return {
    share: blocked / (1 - (load / servers) * (1 - blocked)),
    rate: servers / seconds - perSecond,
  }
}
const p95Of = ({ share, rate }: Waits) => (share <= 0.05 ? 0 : Math.log(share / 0.05) / rate)

/** The figures that the triggers of a deployment ask for, in their order. */
export function demandOf(kind: PodKind, moments: Moment[]): number[] {
  const now = moments.at(-1)
  if (!now) return []
  if (kind === 'edge') return [average(moments, 60, ({ inFlight }) => inFlight)]
  if (kind === 'worker-bulk')
    return [average(moments, 120, (one) => one.rowsInFlight - one.rowsWaiting)]
  return [
    average(moments, 60, ({ activeJobs }) => activeJobs),
    (p95Between(moments.slice(-120 / pollSeconds)) / waitSeconds) * now.pods['worker-interactive'],
  ]
}

function average(moments: Moment[], seconds: number, of: (moment: Moment) => number): number {
  const some = moments.slice(-seconds / pollSeconds)
  return some.reduce((sum, moment) => sum + of(moment), 0) / some.length
}

/** The buckets of `address_job_wait_seconds`, in seconds. */
export const waitBuckets = (
  createMetrics('simulation').jobWaitSeconds as unknown as { upperBounds: number[] }
).upperBounds

/** Jobs that waited at most so long. */
export const jobsWithin = ({ jobsPerSecond, waits }: Moment, seconds: number): number =>
  jobsPerSecond * (1 - waits.share * Math.exp(-waits.rate * seconds))

/** As `histogram_quantile` computes it. */
function p95Between(moments: Moment[]): number {
  const within = (seconds: number) =>
    moments.reduce((sum, moment) => sum + jobsWithin(moment, seconds), 0)
  const rank = 0.95 * within(Infinity)
  const at = waitBuckets.findIndex((bucket) => within(bucket) >= rank)
  if (at === -1) return waitBuckets.at(-1) ?? 0
  const [from, to] = [waitBuckets[at - 1] ?? 0, waitBuckets[at] ?? 0]
  const below = at === 0 ? 0 : within(from)
  return from + ((to - from) * (rank - below)) / (within(to) - below)
}

/**
 * A day of a shop: from 200 requests a second at night to 2,500 at 14:00, while the provider takes
 * four times as long for an hour; a sale at 20:00, 4,000 from one second to the next; and a file of
 * 2,000,000 rows at 9:00.
 */
export const dayOfShop = (rowsAllowed: number): Day => ({
  requestsPerSecond(second) {
    const hour = second / 3600
    if (hour >= 20 && hour < 20.5) return 4000
    return hour > 6 && hour < 22 ? 200 + 2300 * Math.sin(((hour - 6) / 16) * Math.PI) ** 2 : 200
  },
  callSeconds: (second) => (second >= 14 * 3600 && second < 15 * 3600 ? 0.4 : 0.1),
  uploads: [{ second: uploadSecond, rows: 2_000_000 }],
  rowsAllowed,
})
const uploadSecond = 9 * 3600

/** What a day was like. */
export interface Summary {
  /** The lowest and the highest number of pods of each kind. */
  pods: Record<PodKind, [number, number]>
  podHours: number
  /** 95 % of the day's requests waited at most this long for our processes, in seconds. */
  addedSeconds: number
  /** In which it was more than a quarter of a second. */
  slowMinutes: number
  /** From the upload to the last row, in hours; Infinity when it was not done. */
  rowHours: number
}

export function summaryOf(moments: Moment[]): Summary {
  const pods = Object.fromEntries(
    podKinds.map((kind) => {
      const numbers = moments.map((moment) => moment.pods[kind])
      return [kind, [Math.min(...numbers), Math.max(...numbers)]]
    }),
  ) as Summary['pods']
  const all = moments.flatMap((moment) => Object.values(moment.pods))
  const done = moments.find(({ second, rowsLeft }) => second > uploadSecond && rowsLeft === 0)
  return {
    pods,
    podHours: (all.reduce((sum, count) => sum + count, 0) * pollSeconds) / 3600,
    addedSeconds: p95OfRequests(moments),
    slowMinutes:
      (moments.filter(({ addedSeconds }) => addedSeconds > 0.25).length * pollSeconds) / 60,
    rowHours: done ? (done.second - uploadSecond) / 3600 : Infinity,
  }
}

function p95OfRequests(moments: Moment[]): number {
  const total = moments.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0)
  let seen = 0
  const slowest = moments
    .toSorted((a, b) => a.addedSeconds - b.addedSeconds)
    .find(({ requestsPerSecond }) => {
      seen += requestsPerSecond
      return seen >= 0.95 * total
    })
  return slowest?.addedSeconds ?? 0
}
