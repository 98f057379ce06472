import { seededRandom } from '../../services/sandbox/random.ts'

const network = ['delay', 'cut', 'swallow', 'hold ends'] as const
const redisFaults = {
  one: ['restart', 'lose', 'flush', ...network],
  watched: ['lose master', 'freeze master', 'flush'],
} as const
/** All faults there are, by what they happen to: one thing has one fault at a time. */
const faults = {
  edge: ['kill', 'freeze', 'stop', 'skew'],
  worker: ['kill', 'freeze', 'stop', 'skew'],
  postgres: ['restart', 'crash', ...network],
  provider: ['outage', 'flapping', 'slow', 'hanging', 'over quota'],
} as const

/** One Redis, or several watched by Sentinels. */
export type RedisKind = keyof typeof redisFaults
export type NetworkFault = (typeof network)[number]
export type RedisFault = (typeof redisFaults)[RedisKind][number]
export type ProcessFault = (typeof faults)['edge'][number]
export type PostgresFault = (typeof faults)['postgres'][number]
export type ProviderFault = (typeof faults)['provider'][number]

/** Milliseconds from the start; `which` of several processes, from 0. */
export type Fault = { fromMs: number; untilMs: number; which: number } & (
  | { thing: 'edge' | 'worker'; kind: ProcessFault }
  | { thing: 'redis'; kind: RedisFault }
  | { thing: 'postgres'; kind: PostgresFault }
  | { thing: 'provider'; kind: ProviderFault }
  | { thing: 'key'; kind: 'revoke' }
)

const things = ['edge', 'worker', 'redis', 'postgres', 'provider'] as const
const pauseMs = { least: 400, most: 3500 }
const lastsMs = { least: 300, most: 4500 }
/** A revocation is measured without faults: there are none for this long before it. */
const calmMs = 4000
const revokeMs = 3000
const revokeEveryMs = 25_000

/** The schedule of faults over so many milliseconds; the same for the same seed. */
export function scheduleOf(seed: number, forMs: number, redis: RedisKind): Fault[] {
  const random = seededRandom(seed)
  const between = ({ least, most }: { least: number; most: number }) =>
    Math.round(least + random() * (most - least))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const planned: Fault[] = []
  let nextRevocationMs = revokeEveryMs / 2
  for (let atMs = between(pauseMs); atMs < forMs; atMs += between(pauseMs)) {
    if (atMs > nextRevocationMs) {
      const calmFrom = Math.max(atMs, ...planned.map(({ untilMs }) => untilMs)) + calmMs
      planned.push({
        thing: 'key',
        kind: 'revoke',
        fromMs: calmFrom,
        untilMs: calmFrom + revokeMs,
        which: 0,
      })
      nextRevocationMs = calmFrom + revokeEveryMs
      atMs = calmFrom + revokeMs
      continue
    }
    const thing = pick(things)
    const isBusy = planned.some((fault) => fault.thing === thing && fault.untilMs > atMs)
    if (isBusy) continue
    const untilMs = atMs + between(lastsMs)
    const kind = pick<string>(thing === 'redis' ? redisFaults[redis] : faults[thing])
    planned.push({ thing, kind, fromMs: atMs, untilMs, which: random() < 0.5 ? 0 : 1 } as Fault)
  }
  return planned
}
