import { expect, test } from 'vitest'
import { type CpuProfile, divide, type Part } from './cpu-profile.ts'

const node = (id: number, functionName: string, url: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url },
  children,
})
/** A handler sends a reply through Redis, and Node writes both its answer and the command. */
const profile: CpuProfile = {
  startTime: 1_000,
  nodes: [
    node(1, '(root)', '', [2, 3, 7]),
    node(2, '(idle)', ''),
    node(3, 'handle', 'routes/address.ts', [4, 6]),
    node(4, 'sendCommand', 'ioredis/built/Redis.js', [5]),
    node(5, 'writev', 'node:net'),
    node(6, 'write', 'node:net'),
    node(7, 'listOnTimeout', 'node:internal/timers'),
  ],
  samples: [2, 3, 5, 6, 7, 5],
  timeDeltas: [100, 10, 20, 30, 5, 40],
}
const at =
  (text: string): Part['has'] =>
  ({ url }) =>
    url.includes(text)
const parts: Part[] = [
  { name: 'redis', has: at('ioredis') },
  { name: 'route', has: at('routes/') },
  { name: 'node', has: at('node:'), isLast: true },
]

test('each sample counts for the innermost part of its stack, and waiting for none', () => {
  const all = divide(profile, parts, 0, Infinity)
  expect(Object.fromEntries(all)).toEqual({ route: 40, redis: 60, node: 5 })
})

test('only the samples between the two moments count', () => {
  // The third sample was taken at 1,130 microseconds.
  expect(Object.fromEntries(divide(profile, parts, 1_105, 1_130))).toEqual({ route: 10, redis: 20 })
})

test('a stack that belongs to no part is other', () => {
  const redisOnly = parts.slice(0, 1)
  expect(divide(profile, redisOnly, 0, Infinity).get('other')).toBe(45)
})
