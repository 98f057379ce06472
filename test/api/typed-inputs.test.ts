import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { useStack } from '../support/stack.ts'

/** What a buyer types, and the record of the address data that it must find (`SBX_<record>`). */
interface TypedInput {
  typed: string
  countries?: string[]
  language?: string
  finds: string
  why: string
}

const folder = new URL('../fixtures/typed-inputs/', import.meta.url)
const files = readdirSync(folder).map((file): [string, TypedInput[]] => [
  file.replace('.json', ''),
  JSON.parse(readFileSync(new URL(file, folder), 'utf8')),
])
const atOnce = 16

describe.each(['new', 'legacy'] as const)(
  'an input as buyers type it, over the %s edition',
  (edition) => {
    const stack = useStack({
      edition,
      env: {
        QUOTA_AUTOCOMPLETE_PER_MINUTE: 'unlimited',
        QUOTA_AUTOCOMPLETE_PER_DAY: 'unlimited',
      },
    })

    it.each(files)('finds the intended place: %s', async (_, inputs) => {
      expect(inputs.length).toBeGreaterThan(50)
      expect(await allMissed(inputs)).toEqual([])
    })

    async function allMissed(inputs: TypedInput[]): Promise<string[]> {
      const missed: string[] = []
      const waiting = inputs.values()
      const type = async () => {
        for (const input of waiting) missed.push(...(await whatIsMissed(input)))
      }
      await Promise.all(Array.from({ length: atOnce }, type))
      return missed
    }

    async function whatIsMissed({
      typed,
      countries,
      language,
      finds,
      why,
    }: TypedInput): Promise<string[]> {
      const { status, body } = await stack.autocomplete({
        input: typed,
        ...(countries && { countries }),
        ...(language && { language }),
      })
      const found: string[] =
        body.data?.predictions.map((prediction: { placeId: string }) => prediction.placeId) ?? []
      return found.includes(`SBX_${finds}`)
        ? []
        : [`${typed} (${why}): ${status}, not ${finds} but ${found.join(' ')}`]
    }
  },
)
