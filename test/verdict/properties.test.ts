import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { streetWords } from '../../shared/address/data/street-words.ts'
import { bareKinds } from '../../shared/address/data/telling-words.ts'
import { tokensIn } from '../../shared/address/words/vocabulary.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { reasons } from '../../shared/verdict/reasons.ts'
import { likeliest } from '../../shared/verdict/search/likeliest-prediction.ts'
import { queryOf, widerQueriesOf } from '../../shared/verdict/search/query.ts'
import { places } from './places.ts'

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('', ' ', '\0', '\ud800', '‮abc', '𝔘nicode 5'),
)
const fields = ['line1', 'line2', 'city', 'region', 'postalCode', 'country', 'text'] as const
const anyStored = fc.record(Object.fromEntries(fields.map((field) => [field, anyText])), {
  requiredKeys: [],
}) as fc.Arbitrary<WrittenAddress>
const anyPlace: fc.Arbitrary<Candidate> = fc.constantFrom(...Object.values(places))
const anyPolicy = fc.constantFrom('strict', 'normal', 'lenient')

/** The place in the fields of a customer. */
function storedFrom({ components = {} }: Candidate): WrittenAddress {
  const {
    houseNumber = '',
    street = '',
    unit,
    locality,
    district,
    region,
    regionCode,
    postalCode,
    countryCode,
  } = components
  const line1 = countryCode === 'JP' ? `${street}-${houseNumber}` : `${street} ${houseNumber}`
  const stored = {
    line1,
    line2: unit,
    city: locality ?? district,
    region: regionCode ?? region,
    postalCode,
    country: countryCode,
  }
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value))
}

const all: Candidate[] = Object.values(places)
const whole = fc.constantFrom(...all.filter(({ components }) => components?.houseNumber))

const noises: Record<string, (text: string) => string> = {
  capitals: (text) => text.toUpperCase(),
  'small letters': (text) => text.toLowerCase(),
  'no diacritics': (text) =>
    text
      .normalize('NFD')
      .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
      .normalize('NFC'),
  'decomposed letters': (text) => text.normalize('NFD'),
  'more blanks': (text) => `  ${text.replaceAll(' ', '   ')} `,
  'a dot behind': (text) => `${text}.`,
  abbreviated: (text) =>
    text
      .replace(/\bStreet\b/, 'St')
      .replace(/\bRoad\b/, 'Rd.')
      .replace(/\bAvenue\b/, 'Ave')
      .replace(/straße\b/, 'str.')
      .replace(/\bAvenida\b/, 'Av.')
      .replace(/\bBoulevard\b/, 'Bd'),
}

describe('a judgement', () => {
  it('never throws, for any stored address', () => {
    fc.assert(
      fc.property(anyStored, anyPlace, anyPolicy, (stored, candidate, policy) => {
        const {
          verdict,
          confidence,
          reasons: given,
        } = judge(stored, { candidates: [candidate] }, policy)
        expect(['confirmed', 'corrected', 'needs_review', 'undeliverable']).toContain(verdict)
        expect(confidence).toBeGreaterThanOrEqual(0)
        expect(confidence).toBeLessThanOrEqual(1)
        for (const { code } of given) expect(Object.keys(reasons)).toContain(code)
        queryOf(stored)
        widerQueriesOf(stored)
        likeliest(stored, [candidate.formattedAddress, ''])
      }),
    )
  })
  it('never throws, for any found place', () => {
    const anyComponents = fc.record(
      Object.fromEntries(
        [
          'houseNumber',
          'street',
          'unit',
          'postBox',
          'locality',
          'district',
          'region',
          'regionCode',
          'postalCode',
          'country',
          'countryCode',
        ].map((part) => [part, anyText]),
      ),
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(anyStored, anyText, anyComponents, (stored, formattedAddress, components) => {
        judge(
          stored,
          { candidates: [{ placeId: 'x', formattedAddress, components, types: [] }] },
          'normal',
        )
      }),
    )
  })
  it.each(['constructor', 'toString', 'valueOf', '__proto__'])(
    'never throws for a country that is called %s',
    (country) => {
      const components = { street: 'Karl Johans gate', locality: 'Oslo', countryCode: country }
      const stored = { line1: 'Karl Johans gt 5', city: 'Bergen', country }
      const candidate = { placeId: 'x', formattedAddress: '', components, types: [] }
      expect(judge(stored, { candidates: [candidate] }, 'normal').verdict).toBeDefined()
      expect(queryOf(stored)?.input).toContain('Karl Johans')
      expect(widerQueriesOf(stored)).toBeDefined()
    },
  )
  it('is the same for the same input', () => {
    fc.assert(
      fc.property(anyStored, anyPlace, (stored, candidate) => {
        expect(judge(stored, { candidates: [candidate] }, 'normal')).toEqual(
          judge(stored, { candidates: [candidate] }, 'normal'),
        )
      }),
    )
  })
  it.each(Object.entries(noises))('confirms a place compared with itself: %s', (_, noise) => {
    fc.assert(
      fc.property(whole, (candidate) => {
        const stored = storedFrom(candidate)
        const noisy = {
          ...stored,
          line1: noise(stored.line1 ?? ''),
          ...(stored.city && { city: noise(stored.city) }),
        }
        expect(judge(noisy, { candidates: [candidate] }, 'normal')).toMatchObject({
          verdict: 'confirmed',
          changes: [],
        })
      }),
      { numRuns: 150 },
    )
  })
  it.each(Object.keys(bareKinds))(
    'confirms a street of %s that is called by its kind alone, as "Rynek 7"',
    (countryCode) => {
      const kinds = Object.values(streetWords).flatMap(({ types = [] }) =>
        types.flatMap((one) => one[0] ?? []),
      )
      const alone = kinds.filter((kind) =>
        tokensIn(kind, countryCode).every(({ isType }) => isType),
      )
      expect(alone).not.toEqual([])
      for (const street of alone) {
        const parts = { street, houseNumber: '7', locality: 'Alba', postalCode: '12345' }
        const formattedAddress = `${street} 7, 12345 Alba`
        const found = { placeId: 'x', types: ['street_address'], formattedAddress }
        const stored = {
          line1: `${street} 7`,
          city: 'Alba',
          postalCode: '12345',
          country: countryCode,
        }
        const candidates = [{ ...found, components: { ...parts, countryCode } }]
        expect(judge(stored, { candidates }, 'normal'), street).toMatchObject({
          verdict: 'confirmed',
        })
      }
    },
  )
  it.each(Object.entries(noises))(
    'is never undeliverable because of extra text in the formatted address: %s',
    (_, noise) => {
      fc.assert(
        fc.property(whole, (candidate) => {
          const text = noise(candidate.formattedAddress)
          expect(judge({ text }, { candidates: [candidate] }, 'normal').verdict).not.toBe(
            'undeliverable',
          )
        }),
        { numRuns: 150 },
      )
    },
  )
  it('is at least as severe under a stricter policy', () => {
    const order = ['confirmed', 'corrected', 'needs_review', 'undeliverable']
    fc.assert(
      fc.property(anyStored, anyPlace, (stored, candidate) => {
        const [strict = 0, normal = 0, lenient = 0] = (
          ['strict', 'normal', 'lenient'] as const
        ).map((policy) => order.indexOf(judge(stored, { candidates: [candidate] }, policy).verdict))
        expect(strict).toBeGreaterThanOrEqual(normal)
        expect(normal).toBeGreaterThanOrEqual(lenient)
      }),
    )
  })
})
