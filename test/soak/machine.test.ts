import { describe, expect, it } from 'vitest'
import { isDisturbed, isStarved, sharesBetween, type Worked } from './machine.ts'

const start: Worked = { product: 10, stores: 20, others: 30, idle: 40, possible: 1000 }
/** After a while in which the machine could do 1,000. */
const after = (product: number, idle: number, neighbours: number): Worked => ({
  product: start.product + product,
  stores: start.stores + (1000 - product - idle - neighbours),
  others: start.others,
  idle: start.idle + idle,
  possible: start.possible + 1000,
})
const shares = (product: number, idle: number, neighbours: number) =>
  sharesBetween(start, after(product, idle, neighbours))

describe('The machine of a soak', () => {
  it('counts as neighbours what is neither idle nor ours', () => {
    expect(shares(200, 300, 400).neighbours).toBeCloseTo(0.4)
    expect(shares(200, 300, 400).idle).toBeCloseTo(0.3)
  })

  it('is disturbed by neighbours who use more than a tenth of it', () => {
    expect(isDisturbed(shares(300, 500, 90))).toBe(false)
    expect(isDisturbed(shares(300, 300, 110))).toBe(true)
  })

  it('starves the product when it is full, and neighbours use a third', () => {
    expect(isStarved(shares(300, 50, 400))).toBe(true)
    expect(isStarved(shares(300, 200, 400))).toBe(false)
  })

  it('is neither when the product itself takes everything', () => {
    const own = shares(900, 0, 50)
    expect([isDisturbed(own), isStarved(own)]).toEqual([false, false])
  })

  it('is neither where nothing can be read: then everything is judged', () => {
    const unknown = sharesBetween({ ...start, product: Number.NaN }, after(1, 1, 900))
    expect([isDisturbed(unknown), isStarved(unknown)]).toEqual([false, false])
  })
})
