import { expect, it } from 'vitest'
import { nextDelayMs } from '../../services/start/local/keep-running.ts'

it.each([
  { previousMs: 0, aliveMs: 10, delayMs: 100 },
  { previousMs: 100, aliveMs: 10, delayMs: 200 },
  { previousMs: 200, aliveMs: 29_999, delayMs: 400 },
  { previousMs: 3_200, aliveMs: 10, delayMs: 5_000 },
  { previousMs: 5_000, aliveMs: 10, delayMs: 5_000 },
  { previousMs: 5_000, aliveMs: 30_000, delayMs: 100 },
])(
  'a restart waits $delayMs ms after $previousMs ms and a life of $aliveMs ms',
  ({ previousMs, aliveMs, delayMs }) => {
    expect(nextDelayMs(previousMs, aliveMs)).toBe(delayMs)
  },
)
