import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differences } from '../../services/console/review/differences.ts'

/** `-removed-`, `+added+`. */
const marked = (before: string, after: string) =>
  differences(before, after)
    .map(({ kind, text }) => ({ same: text, removed: `-${text}-`, added: `+${text}+` })[kind])
    .join('')

describe('the differences between two texts', () => {
  it.each([
    ['', '', ''],
    ['Lyon', 'Lyon', 'Lyon'],
    ['', 'Lyon', '+Lyon+'],
    ['Lyon', '', '-Lyon-'],
    ['12 Rue Pasteur', '14 Rue Pasteur', '1-2-+4+ Rue Pasteur'],
    ['10 Downnig Street', '10 Downing Street', '10 Down-n-i+n+g Street'],
    ['Rue Hugo', 'Rue Victor Hugo', 'Rue +Victor +Hugo'],
    ['High Road', 'High Street', 'High -Road-+Street+'],
    ['Paris', 'Berlin', '-Paris-+Berlin+'],
    ['SW1A 1AA', 'SW1A 2AA', 'SW1A -1-+2+AA'],
    ['Munchen', 'München', 'M-u-+ü+nchen'],
    ['Musterstrasse 1', 'Musterstraße 1', 'Musterstra-ss-+ß+e 1'],
    ['東京都千代田区', '東京都中央区', '東京都-千代田-+中央+区'],
    ['서울특별시 중구', '서울특별시 종로구', '서울특별시 -중구-+종로구+'],
    ['شارع الملك فهد', 'شارع الملك فيصل', 'شارع الملك -فهد-+فيصل+'],
    ['רחוב הרצל 5', 'רחוב הרצל 15', 'רחוב הרצל +1+5'],
    ['👨‍👩‍👧 House', '👨‍👩‍👦 House', '-👨‍👩‍👧-+👨‍👩‍👦+ House'],
  ])('for %j and %j are %j', (before, after, expected) => {
    expect(marked(before, after)).toBe(expected)
  })

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          'Rue',
          ' ',
          'Pasteur',
          'Pastuer',
          '12',
          ',',
          '東京',
          '都',
          'شارع',
          'é',
          'e\u0301',
          'हिन्दी',
        ),
        { maxLength: 15 },
      )
      .map((words) => words.join('')),
  )

  it('add up to both texts, without two of a kind side by side', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const all = differences(before, after)
        const without = (left: string) =>
          all
            .filter(({ kind }) => kind !== left)
            .map((one) => one.text)
            .join('')
        expect([without('added'), without('removed')]).toEqual([before, after])
        for (const [at, { kind, text }] of all.entries()) {
          expect(text).not.toBe('')
          expect(kind).not.toBe(all[at + 1]?.kind)
        }
      }),
    )
  })

  it('never split what is seen as one character', () => {
    const characters = new Intl.Segmenter('und', { granularity: 'grapheme' })
    const ends = (of: string) =>
      new Set([...Array.from(characters.segment(of), ({ index }) => index), of.length])
    fc.assert(
      fc.property(text, text, (before, after) => {
        const all = differences(before, after)
        for (const [whole, left] of [
          [before, 'added'],
          [after, 'removed'],
        ]) {
          const allowed = ends(whole ?? '')
          let at = 0
          for (const { kind, text } of all) {
            if (kind === left) continue
            at += text.length
            expect(allowed.has(at)).toBe(true)
          }
        }
      }),
    )
  })

  it('are none for a text and itself', () => {
    fc.assert(
      fc.property(text, (same) => {
        expect(differences(same, same).filter(({ kind }) => kind !== 'same')).toEqual([])
      }),
    )
  })
})
