import { expect, it } from 'vitest'
import { createHeldAnswers } from '../../services/worker/bulk/held-answers.ts'
import { dayMs } from '../../shared/runtime/clock.ts'

let now = 1_800_000_000_000
const row = (position: number) => ({ batchId: 'batch', position })
const answers = (name: string) => new Map([[name, 'paid']])

it('the answers of a row are held once', () => {
  const held = createHeldAnswers(() => now)
  held.hold(row(1), answers('search'))
  expect(held.take(row(2)).size).toBe(0)
  expect(held.take(row(1))).toEqual(answers('search'))
  expect(held.take(row(1)).size).toBe(0)
})

it('of very many rows the newest are held', () => {
  const held = createHeldAnswers(() => now)
  for (let position = 0; position <= 1000; position++) held.hold(row(position), answers('search'))
  expect([0, 1, 1000].map((position) => held.take(row(position)).size)).toEqual([0, 1, 1])
})

it('answers are held until the budget of a day has headroom again, and no longer than a day', () => {
  const sizeAfter = (ms: number) => {
    const held = createHeldAnswers(() => now)
    held.hold(row(1), answers('search'))
    now += ms
    return held.take(row(1)).size
  }
  expect([dayMs, dayMs + 2].map(sizeAfter)).toEqual([1, 0])
})

it('answers that are held again and again are held no longer than a day, all in all', () => {
  const held = createHeldAnswers(() => now)
  held.hold(row(1), answers('search'))
  for (const ms of [dayMs / 2, dayMs / 2]) {
    now += ms
    const taken = held.take(row(1))
    expect(taken.size).toBe(1)
    held.hold(row(1), taken)
  }
  expect(held.take(row(1)).size).toBe(0)
})
