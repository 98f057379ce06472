/** All faults there are, by what they happen to: one thing has one fault at a time. */
export const faults = {
  edge: ['kill', 'freeze', 'stop'],
  worker: ['kill', 'freeze', 'stop', 'skew'],
  redis: ['restart', 'lose', 'flush', 'delay', 'cut', 'swallow', 'hold ends'],
  postgres: ['end connections', 'delay', 'cut', 'swallow', 'hold ends'],
  provider: ['outage', 'flapping', 'slow', 'hanging', 'over quota'],
  key: ['revoke'],
} as const
export type Thing = keyof typeof faults

export type Fault = {
  [T in Thing]: {
    thing: T
    kind: (typeof faults)[T][number]
    /** Milliseconds from the start. */
    fromMs: number
    untilMs: number
    /** Which of several processes, from 0. */
    which: number
  }
}[Thing]

const things: Thing[] = ['edge', 'worker', 'redis', 'postgres', 'provider']
const pauseMs = { least: 400, most: 3500 }
const lastsMs = { least: 300, most: 4500 }
/** A revocation is measured in peace: so long before it nothing goes wrong. */
const calmMs = 4000
const revokeMs = 3000
const revokeEveryMs = 25_000

/** What goes wrong, and when, in so many milliseconds: the same for the same seed. */
export function scheduleOf(seed: number, forMs: number): Fault[] {
  const random = createRandom(seed)
  const between = ({ least, most }: { least: number; most: number }) => Math.round(least + random() * (most - least))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const planned: Fault[] = []
  let nextRevocationMs = revokeEveryMs / 2
  for (let atMs = between(pauseMs); atMs < forMs; atMs += between(pauseMs)) {
    if (atMs > nextRevocationMs) {
      const calmFrom = Math.max(atMs, ...planned.map(({ untilMs }) => untilMs)) + calmMs
      planned.push({ thing: 'key', kind: 'revoke', fromMs: calmFrom, untilMs: calmFrom + revokeMs, which: 0 })
      nextRevocationMs = calmFrom + revokeEveryMs
      atMs = calmFrom + revokeMs
      continue
    }
    const thing = pick(things)
    const isBusy = planned.some((fault) => fault.thing === thing && fault.untilMs > atMs)
    if (isBusy) continue
    const untilMs = atMs + between(lastsMs)
    planned.push({ thing, kind: pick(faults[thing]), fromMs: atMs, untilMs, which: random() < 0.5 ? 0 : 1 } as Fault)
  }
  return planned
}

/** Mulberry32: numbers from 0 to 1 by a seed of 32 bits. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
