import { describe, expect, test } from 'vitest'
import { median } from '../statistics.ts'
import { typeOut } from './typing.ts'

const address = '55 Rue du Faubourg Saint-Honoré, Paris'
const seeds = Array.from({ length: 500 }, (_, seed) => seed)

describe('Simulated typing', () => {
  const runs = seeds.map((seed) => typeOut(address, seed))

  test('is the same for the same seed', () => {
    expect(typeOut(address, 7)).toEqual(runs[7])
  })

  test('changes one character at a time and ends with the whole text, now and then with a wrong letter', () => {
    for (const run of runs) {
      const lengths = [0, ...run.map(({ text }) => text.length)]
      expect(
        lengths.slice(1).every((length, index) => Math.abs(length - (lengths[index] ?? 0)) === 1),
      ).toBe(true)
      expect(lengths.at(-1)).toBe(address.length)
    }
    const faultless = runs.filter((run) => run.at(-1)?.text === address).length
    // 1.2 % of 38 letters stay wrong.
    expect(faultless / runs.length).toBeGreaterThan(0.5)
    expect(faultless).toBeLessThan(runs.length)
  })

  test('uses backspace as often as the study counted', () => {
    const keys = runs.flat().length
    const backspaces = runs.flatMap((run) =>
      run.filter(({ text }, index) => text.length < (run[index - 1]?.text.length ?? 0)),
    )
    expect(backspaces.length / keys).toBeCloseTo(0.063, 1.7)
  })

  test('takes 200 to 250 ms for half of the keys, and longer to begin a word', () => {
    const afterMs = (letter: (index: number) => boolean) =>
      median(
        runs.flatMap((run) => run.filter((_, index) => letter(index)).map((key) => key.afterMs)),
      )
    expect(afterMs(() => true)).toBeGreaterThan(200)
    expect(afterMs(() => true)).toBeLessThan(250)
    expect(afterMs((index) => index === 3)).toBeGreaterThan(1.5 * afterMs((index) => index === 4))
  })
})
