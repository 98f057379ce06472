import { beforeEach, describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'

/** The sandbox refuses a language of private use (qaa to qtz), and one of no country (ZZ). */
describe('a language that the provider refuses', () => {
  const stack = useStack({ edition: 'new', workers: 1 })
  beforeEach(() => stack.sandbox.reset())
  const calls = async () => {
    const { autocomplete, details } = await stack.sandbox.usage()
    return autocomplete.calls + details.calls
  }

  it.each([
    { language: 'fr-ZZ', answered: 'fr' },
    { language: 'zh-Hant-ZZ', answered: 'zh' },
    { language: 'qaa', answered: 'en' },
    { language: 'qab-ZZ', answered: 'en' },
    { language: 'und-ZZ', answered: 'und' },
    { language: 'fr', answered: 'fr' },
  ])('$language is answered in $answered, and the answer says so', async (tried) => {
    const { language, answered } = tried
    const { status, body } = await stack.autocomplete({ input: 'rue de la paix', language })
    expect(status).toBe(200)
    expect(body.metadata.languages).toEqual([answered])
    expect(body.data.predictions).not.toEqual([])
    const details = await stack.details({ placeId: 'SBX_jp-tokyo-tower', language })
    expect(details.status).toBe(200)
    expect(details.body.metadata.languages).toEqual([answered])
  })
  it('is remembered: only the first request makes two calls', async () => {
    const language = 'de-ZZ'
    await stack.autocomplete({ input: 'hauptstr', language })
    expect(await calls()).toBe(2)
    await stack.autocomplete({ input: 'hauptstra', language })
    await stack.details({ placeId: 'SBX_jp-tokyo-tower', language })
    expect(await calls()).toBe(4)
  })
  it('of a name that nobody knows takes no call of its own', async () => {
    for (const language of ['zz-Latn-ZZ', 'zz-Abcd-QQ', 'qad'])
      await stack.autocomplete({ input: 'hauptstr', language })
    expect(await calls()).toBe(3)
  })
  it.each(['und', 'und-Latn', 'und-US'])(
    '%s, which names no language, is answered all the same',
    async (language) => {
      const answers = await Promise.all([
        stack.autocomplete({ input: '10 downing', language }),
        stack.autocomplete({ input: '10 downing' }, { headers: { 'accept-language': language } }),
        stack.details({ placeId: 'SBX_gb-10-downing-street', language }),
        stack.post('/api/address/validate', { address: '10 Downing Street, London', language }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    },
  )
  it('is replaced for the validation of an address too', async () => {
    const { status, body } = await stack.post('/api/address/validate', {
      line1: '10 Downing Street',
      city: 'London',
      country: 'GB',
      language: 'en-ZZ',
    })
    expect(status).toBe(200)
    expect(body.metadata.languages).toEqual(['en'])
  })
})
