import { describe, expect, it } from 'vitest'
import { leadOf, progressText, sizeText } from '../../services/console/batch/lead.ts'
import {
  areaOf,
  type ProgressPoint,
  secondsLeft,
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

describe('progress over time', () => {
  it('begins with zero at the start of the batch', () => {
    const points = withProgress([], batch, toldAt)
    expect(points).toEqual([
      { atMs: at, processed: 0 },
      { atMs: toldAt, processed: 480 },
    ])
  })

  it('keeps its first and last point, and no more points than a screen can show', () => {
    let points: ProgressPoint[] = []
    for (let n = 1; n <= 5000; n++)
      points = withProgress(points, { ...batch, processed: n }, at + 1000 * n)
    expect(points.length).toBeLessThanOrEqual(600)
    expect(points[0]?.processed).toBe(0)
    expect(points.at(-1)?.processed).toBe(5000)
    expect(points.map(({ atMs }) => atMs)).toEqual(
      points.map(({ atMs }) => atMs).toSorted((a, b) => a - b),
    )
  })

  it('is increasing in time even if the clock is not', () => {
    const points = withProgress(withProgress([], batch, toldAt), batch, at - 60_000)
    expect(points.map(({ atMs }) => atMs)).toEqual([at, toldAt, toldAt + 1])
  })

  it.each([-600_000, 600_000])(
    "has the right duration even if the browser's clock is %d ms off",
    (offMs) => {
      const points = withProgress([], batch, toldAt + offMs)
      expect(points.map(({ atMs }) => atMs - offMs)).toEqual([at, toldAt])
    },
  )

  it('estimates the remaining time by the rate alone', () => {
    const { eta: _, ...waiting } = batch
    expect(secondsLeft(batch)).toBe(12)
    expect(secondsLeft({ ...batch, erased: 60 })).toBe(11)
    expect(secondsLeft(waiting)).toBe(undefined)
  })

  it('is drawn as one area, as high as the whole batch', () => {
    const points = [
      { atMs: 1000, processed: 0 },
      { atMs: 2000, processed: 10 },
      { atMs: 5000, processed: 30 },
    ]
    expect(areaOf(points, 40)).toBe('M0 100L0.00 100.00L25.00 75.00L100.00 25.00L100 100Z')
    expect(areaOf(points.slice(0, 1), 40)).toBe('')
  })
})

describe('where a batch stands, in one sentence', () => {
  const of = (status: Batch['status'], counts: Partial<Batch['counts']>, total?: number): Batch => {
    const all = {
      confirmed: 0,
      corrected: 0,
      needs_review: 0,
      undeliverable: 0,
      failed: 0,
      ...counts,
    }
    const processed = Object.values(all).reduce((sum, count) => sum + count, 0)
    return { ...batch, status, counts: all, processed, total: total ?? processed }
  }
  const judged = { confirmed: 41, corrected: 60, needs_review: 150, undeliverable: 50 }
  it.each<[string, Batch, (number | undefined)?, number?]>([
    ['41 are fine, 260 need you.', of('completed', judged), 260],
    ['41 are fine, 260 need you.', of('completed', judged), undefined],
    ['300 are fine, 1 needs you.', of('completed', judged), 1],
    ['All 301 are fine.', of('completed', judged), 0],
    ['299 are fine, 2 were replaced.', of('completed', judged), 0, 2],
    ['298 are fine, 1 needs you, 2 were replaced.', of('completed', judged), 1, 2],
    ['1 was replaced.', of('completed', { undeliverable: 1 }), 0, 1],
    ['41 are fine, 260 need you, 3 failed.', of('completed', { ...judged, failed: 3 }), 260],
    ['5 need you.', of('completed', { undeliverable: 5 }), 5],
    ['1 is fine.', of('completed', { confirmed: 1 }), 0],
    ['2 failed.', of('completed', { failed: 2 }), 0],
    ['41 are fine.', of('cancelled', { confirmed: 41 }, 90), 0],
    // The count is of an earlier moment.
    ['41 are fine, 260 need you so far.', of('running', judged, 999), 7],
    ['The first results come in a moment.', of('queued', {}, 9), 0],
    ['No address is validated yet.', of('paused', {}, 9), 0],
    ['No address was validated.', of('cancelled', {}, 9), 0],
  ])('%s', (sentence, batch, open, superseded = 0) => {
    expect(leadOf(batch, open === undefined ? open : { open, superseded })).toBe(sentence)
  })

  it('and its size and progress beside it', () => {
    expect(progressText(batch)).toBe('40 % done, about 12 s left')
    expect(progressText(of('paused', { confirmed: 1 }, 2))).toMatch('50 % done')
    expect(progressText({ ...batch, erased: 240 })).toMatch('50 % done')
    expect(sizeText(batch)).toBe('480 of 1,200 addresses')
    expect(sizeText({ ...of('completed', { confirmed: 1 }), erased: 2 })).toBe(
      '1 address, 2 erased since',
    )
  })
})

describe('progress in words', () => {
  it.each([
    [0, '0 s'],
    [59.6, '1 min'],
    [61, '1 min 1 s'],
    [120, '2 min'],
    [3599, '1 h'],
    [7500, '2 h 5 min'],
    [400_000, '5 days'],
  ])('says for %d seconds %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text)
  })

  it.each([
    [0, 0, '0 %'],
    [1, 1000, '< 1 %'],
    [999, 1000, '99 %'],
    [0.996, 1, '99 %'],
    [1000, 1000, '100 %'],
  ])('says for %d of %d %s', (part, whole, text) => {
    expect(percentText(part, whole)).toBe(text)
  })

  it('rounds money, sizes and rates to useful digits', () => {
    expect([0, 0.00283, 0.05, 1234.5].map(usdText)).toEqual([
      '$0.00',
      '$0.0028',
      '$0.05',
      '$1,234.50',
    ])
    expect([1, 1490, 200_000_000].map(bytesText)).toEqual(['1 byte', '1.49 kB', '200 MB'])
    expect([0.25, 59.96].map(rateText)).toEqual(['0.25/s', '60/s'])
  })

  it('says why a batch paused, and when the pause ends', () => {
    expect(pauseText({ ...batch, pausedReason: 'client' }, at)).toMatch('until somebody resumes it')
    const waiting = { ...batch, pausedReason: 'provider_denied', resumesAt: at + 90_000 }
    expect(pauseText(waiting, at)).toMatch(
      /refuses the service's key.*goes on by itself at .*, in 1 min 30 s\.$/,
    )
    expect(pauseText(waiting, at + 100_000)).toMatch('any moment now')
    expect(pauseText({ ...batch, pausedReason: 'something_new' }, at)).toMatch('“something_new”')
  })

  it('is announced once for each tenth', () => {
    const spoken = [480, 500, 599, 600].map((processed) => spokenProgress({ ...batch, processed }))
    expect(spoken).toEqual([
      'Running: 40 % done',
      'Running: 40 % done',
      'Running: 40 % done',
      'Running: 50 % done',
    ])
    expect(spokenProgress({ ...batch, erased: 240 })).toBe('Running: 50 % done')
    expect(spokenProgress({ ...batch, status: 'completed' })).toBe('Completed')
  })
})

describe('a selection of stored addresses', () => {
  const form = {
    neverValidated: false,
    unconfirmed: false,
    verdicts: [],
    countries: '',
    olderThanDays: '',
  }
  it('has the filters of the form', () => {
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
