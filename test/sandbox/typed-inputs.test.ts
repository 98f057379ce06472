import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadGazetteer } from '../../services/sandbox/places/load-gazetteer.ts'

type TypedInput = {
  typed: string
  countries?: string[]
  language?: string
  finds: string
  why: string
}

const directory = new URL('../fixtures/typed-inputs/', import.meta.url)
const gazetteer = loadGazetteer()

describe.each(readdirSync(directory).filter((name) => name.endsWith('.json')))(
  'the sandbox, for typed inputs of %s',
  (file) => {
    const inputs = JSON.parse(readFileSync(new URL(file, directory), 'utf8')) as TypedInput[]

    test.each(inputs)(
      'finds for "$typed" the place $finds: $why',
      ({ typed, countries = [], language = 'en', finds }) => {
        const codes = countries.map((code) => code.toUpperCase().replace(/^UK$/, 'GB'))
        const hits = gazetteer.search({ input: typed, language, countries: codes, limit: 5 })
        expect(hits.map(({ place }) => place.id)).toContain(`SBX_${finds}`)
      },
    )
  },
)
