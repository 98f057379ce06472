import { describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'
import { expectFailure } from './expect-envelope.ts'

const countries = 'at be bg ch cy cz de dk ee es fi fr gb gr hr'.split(' ')

/**
 * Five countries with the legacy edition, fifteen with the new one
 * (services/worker/provider/README.md).
 */
describe.each([
  ['new', 15],
  ['legacy', 5],
] as const)('the number of countries, over the %s edition', (edition, maxCountries) => {
  const stack = useStack({ edition })

  it(`may be ${maxCountries}`, async () => {
    expect(
      (await stack.autocomplete({ input: 'abc', countries: countries.slice(0, maxCountries) }))
        .status,
    ).toBe(200)
  })

  it(`may not be ${maxCountries + 1}`, async () => {
    const answer = await stack.autocomplete({
      input: 'abc',
      countries: [...countries, 'hu'].slice(0, maxCountries + 1),
    })
    expectFailure(answer, {
      status: 400,
      code: 4000,
      errors: [{ field: 'countries', code: 'TOO_MANY' }],
    })
    expect((await stack.sandbox.usage()).autocomplete.calls).toBe(1)
  })
})
