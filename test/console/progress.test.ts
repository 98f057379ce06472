import { describe, expect, it } from 'vitest'
import {
  type ProgressPoint,
  sampled,
  secondsLeft,
  stackedSeries,
  withProgress,
} from '../../services/console/batch/progress.ts'
import { selectionOf } from '../../services/console/batches/selection.ts'
import {
  bytesText,
  durationText,
  pauseText,
  percentText,
  rateText,
  spokenProgress,
  usdText,
} from '../../services/console/wording.ts'
import { type Batch, batchExample } from '../../shared/api/batch.ts'

const batch = batchExample as Batch
const at = batchExample.startedAt
/** When the service told of the example: 12 s before its end. */
const toldAt = batchExample.eta - 12_000
const counts = (confirmed: number) => ({ confirmed, corrected: 0, needs_review: 0, undeliverable: 0, failed: 0 })

describe('progress over time', () => {
  it('begins with nothing at the start of the batch', () => {
    const points = withProgress([], batch, toldAt)
    expect(points).toEqual([
      { atMs: at, counts: counts(0) },
      { atMs: toldAt, counts: batch.counts },
    ])
  })

  it('of a batch that has ended is over when it ended', () => {
    const ended: Batch = { ...batch, status: 'completed', finishedAt: at + 9000 }
    expect(withProgress([], ended, at + 5_000_000).at(-1)?.atMs).toBe(at + 9000)
  })

  it('keeps its first and last point, and no more than a screen can show', () => {
    let points: ProgressPoint[] = []
    for (let n = 1; n <= 5000; n++) points = withProgress(points, { ...batch, counts: counts(n) }, at + 1000 * n)
    expect(points.length).toBeLessThanOrEqual(600)
    expect(points[0]?.counts).toEqual(counts(0))
    expect(points.at(-1)?.counts.confirmed).toBe(5000)
    expect(points.map(({ atMs }) => atMs)).toEqual(points.map(({ atMs }) => atMs).toSorted((a, b) => a - b))
  })

  it('goes on in time even where a clock does not', () => {
    const points = withProgress(withProgress([], batch, toldAt), batch, at - 60_000)
    expect(points.map(({ atMs }) => atMs)).toEqual([at, toldAt, toldAt + 1])
  })

  it.each([-600_000, 600_000])('takes as long as it does where the browser is %d ms off', (offMs) => {
    const nowMs = toldAt + offMs
    const ended: Batch = { ...batch, status: 'completed', finishedAt: toldAt + 5000 }
    const points = withProgress(withProgress([], batch, nowMs), ended, nowMs + 5000)
    expect(points.slice(0, 2).map(({ atMs }) => atMs - offMs)).toEqual([at, toldAt])
    expect(points.at(-1)?.atMs).toBeLessThanOrEqual(nowMs + 5000)
  })

  it('says how long is left by the rate alone', () => {
    const { eta: _, ...waiting } = batch
    expect(secondsLeft(batch)).toBe(12)
    expect(secondsLeft({ ...batch, erased: 60 })).toBe(11)
    expect(secondsLeft(waiting)).toBe(undefined)
  })

  it('is drawn as sums, each verdict on those below', () => {
    const all = { confirmed: 5, corrected: 4, needs_review: 3, undeliverable: 2, failed: 1 }
    expect(stackedSeries([{ atMs: 2000, counts: all }])).toEqual([[2], [5], [9], [12], [14], [15]])
  })

  it('is told in a table by some of its points', () => {
    const points = Array.from({ length: 100 }, (_, n) => ({ atMs: n, counts: counts(n) }))
    expect(sampled(points, 4).map(({ atMs }) => atMs)).toEqual([0, 33, 66, 99])
    expect(sampled(points.slice(0, 2), 4)).toHaveLength(2)
  })
})

describe('in words', () => {
  it.each([
    [0, '0 s'],
    [59.6, '1 min'],
    [61, '1 min 1 s'],
    [120, '2 min'],
    [3599, '1 h'],
    [7500, '2 h 5 min'],
    [400_000, '5 days'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text)
  })

  it.each([
    [0, 0, '0 %'],
    [1, 1000, '< 1 %'],
    [999, 1000, '99 %'],
    [0.996, 1, '99 %'],
    [1000, 1000, '100 %'],
  ])('%d of %d are %s', (part, whole, text) => {
    expect(percentText(part, whole)).toBe(text)
  })

  it('money, sizes and rates are as exact as they are useful', () => {
    expect([0, 0.00283, 0.05, 1234.5].map(usdText)).toEqual(['$0.00', '$0.0028', '$0.05', '$1,234.50'])
    expect([1, 1490, 200_000_000].map(bytesText)).toEqual(['1 byte', '1.49 kB', '200 MB'])
    expect([0.25, 59.96].map(rateText)).toEqual(['0.25/s', '60/s'])
  })

  it('a pause has its reason, and when it ends', () => {
    expect(pauseText({ ...batch, pausedReason: 'client' }, at)).toMatch('until somebody resumes it')
    const waiting = { ...batch, pausedReason: 'provider_denied', resumesAt: at + 90_000 }
    expect(pauseText(waiting, at)).toMatch(/refuses the service's key.*goes on by itself at .*, in 1 min 30 s\.$/)
    expect(pauseText(waiting, at + 100_000)).toMatch('any moment now')
    expect(pauseText({ ...batch, pausedReason: 'something_new' }, at)).toMatch('“something_new”')
  })

  it('progress is spoken once for each tenth', () => {
    const spoken = [480, 500, 599, 600].map((processed) => spokenProgress({ ...batch, processed }))
    expect(spoken).toEqual(['Running: 40 % done', 'Running: 40 % done', 'Running: 40 % done', 'Running: 50 % done'])
    expect(spokenProgress({ ...batch, status: 'completed' })).toBe('Completed')
  })
})

describe('a selection of stored addresses', () => {
  const form = { neverValidated: false, unconfirmed: false, verdicts: [], countries: '', olderThanDays: '' }
  it('is what the form says', () => {
    expect(selectionOf(form)).toEqual({ select: {} })
    expect(
      selectionOf({
        neverValidated: true,
        unconfirmed: true,
        verdicts: ['failed'],
        countries: 'de, FR',
        olderThanDays: ' 30 ',
      }),
    ).toEqual({
      select: {
        neverValidated: true,
        unconfirmed: true,
        verdict: ['failed'],
        country: ['DE', 'FR'],
        olderThanDays: 30,
      },
    })
  })
  it.each([
    ['countries', 'Germany'],
    ['olderThanDays', '1.5'],
    ['olderThanDays', '99999'],
  ])('has no %s like %s', (field, text) => {
    expect(selectionOf({ ...form, [field]: text })).toHaveProperty('fault')
  })
})
