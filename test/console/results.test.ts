import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnknownAddress, isUnknownBatch } from '../../services/console/catalogue.ts'
import { filterIn, queryOf, resultFilter, toggled } from '../../services/console/results/filter-query.ts'
import { markedParts } from '../../services/console/results/marked-parts.ts'
import { placeUrl } from '../../services/console/results/place-link.ts'
import { componentName, meaningOf, shortWords } from '../../services/console/results/reason-words.ts'
import { mostDrawn, rowAfterKey, topToShow, visibleRows } from '../../services/console/results/visible-rows.ts'
import { decidedHere, isOpen, nextOpen, previousOpen, settle, unsettle } from '../../services/console/review/desk.ts'
import type { ResultRow } from '../../shared/api/batch.ts'
import type { StoredAddress } from '../../shared/api/stored-address.ts'
import { AddressServiceError } from '../../shared/client/errors.ts'

describe('the filter in an address', () => {
  it.each([
    ['', {}],
    ['?verdict=failed&verdict=failed', { verdict: ['failed'] }],
    [
      '?reason=not_found&country=FR&country=DE&review=open',
      { reason: ['not_found'], country: ['FR', 'DE'], review: 'open' },
    ],
    ['?verdict=fine&reason=<b>&country=fr&review=all&other=1', {}],
  ])('%j asks the service for %j', (search, expected) => {
    expect(resultFilter(filterIn(search))).toEqual(expected)
  })

  it('is the same once written and read again', () => {
    const filters = fc.record({
      verdict: fc.uniqueArray(fc.constantFrom('confirmed' as const, 'failed' as const)),
      reason: fc.uniqueArray(fc.constantFrom('not_found', 'misspelt_street')),
      country: fc.uniqueArray(fc.constantFrom('FR', 'DE', 'GB')),
      isOpen: fc.boolean(),
    })
    fc.assert(
      fc.property(filters, (filter) => {
        const query = queryOf(filter)
        expect(queryOf(filterIn(query))).toBe(query)
        const twice = toggled(toggled(filter, 'country', 'IT'), 'country', 'IT')
        expect(queryOf(twice)).toBe(query)
      }),
    )
  })
})

describe('the rows that are drawn', () => {
  it.each([
    [
      { top: 0, height: 500, rowHeight: 50, count: 3 },
      { from: 0, to: 3 },
    ],
    [
      { top: 0, height: 500, rowHeight: 50, count: 100_000 },
      { from: 0, to: 16 },
    ],
    [
      { top: 2_500_000, height: 500, rowHeight: 50, count: 100_000 },
      { from: 49_994, to: 50_016 },
    ],
    [
      { top: 5_000_000, height: 500, rowHeight: 50, count: 100_000 },
      { from: 99_994, to: 100_000 },
    ],
    // The list has become shorter than it was scrolled.
    [
      { top: 5_000, height: 500, rowHeight: 50, count: 10 },
      { from: 4, to: 10 },
    ],
    [
      { top: 0, height: 0, rowHeight: 50, count: 0 },
      { from: 0, to: 0 },
    ],
  ])('of %j are %j', (view, expected) => {
    expect(visibleRows(view)).toEqual(expected)
  })

  it('are few, and all that are seen', () => {
    const views = fc.record({
      top: fc.nat(10_000_000),
      height: fc.nat(2000),
      rowHeight: fc.integer({ min: 20, max: 200 }),
      count: fc.nat(200_000),
    })
    fc.assert(
      fc.property(views, fc.nat(200_000), (view, row) => {
        const { from, to } = visibleRows(view)
        expect(to - from).toBeLessThanOrEqual(mostDrawn(view))
        const isSeen =
          row < view.count && row * view.rowHeight < view.top + view.height && (row + 1) * view.rowHeight > view.top
        if (isSeen) expect(row >= from && row < to).toBe(true)
      }),
    )
  })

  const view = { top: 1000, height: 500, rowHeight: 50, count: 100 }
  it.each([
    [20, 1000],
    [19, 950],
    [30, 1050],
    [0, 0],
  ])('have row %i whole when scrolled to %i', (row, top) => {
    expect(topToShow(row, view)).toBe(top)
  })

  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowUp', 0, 0],
    ['ArrowDown', 99, 99],
    ['PageDown', 5, 14],
    ['PageUp', 5, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['x', 50, undefined],
  ])('after %s on row %i lead to %s', (key, row, expected) => {
    expect(rowAfterKey(key, row, view)).toBe(expected)
  })
})

describe('parts of a text', () => {
  const marked = (text: string, ...wanted: string[]) =>
    markedParts(text, wanted)
      .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
      .join('')
  it.each([
    ['12 Rue Pasteur, 69007 Lyon', ['69007', 'Rue Pasteur'], '12 [Rue Pasteur], [69007] Lyon'],
    ['112 Street 12', ['12'], '112 Street [12]'],
    ['Lyon', ['Paris', ''], 'Lyon'],
    ['銀座1-2-3', ['1-2-3'], '銀座[1-2-3]'],
    ['Rue Pasteur', ['Rue Pasteur', 'Pasteur'], '[Rue Pasteur]'],
  ])('%j with %j marked are %j', (text, wanted, expected) => {
    expect(marked(text, ...wanted)).toBe(expected)
  })
})

describe('words for a reason', () => {
  it.each([
    ['misspelt_street', 'Misspelt street', 'The street is misspelt or shortened.'],
    ['po_box', 'PO box', /\.$/],
    ['confirmed_by_person', 'Confirmed by person', 'A person confirmed the address as it is stored.'],
    ['provider_unavailable', 'Provider unavailable', /\.$/],
    ['of_a_newer_service', 'Of a newer service', 'Of a newer service.'],
  ])('%s are %j', (code, short, meaning) => {
    expect(shortWords(code)).toBe(short)
    expect(meaningOf(code)).toMatch(meaning)
  })
  it('name the parts of an address', () => {
    expect(['houseNumber', 'locality', 'region'].map(componentName)).toEqual(['House number', 'Town', 'Region'])
  })
})

describe('the place on the map', () => {
  it.each([
    [undefined, 'x', undefined],
    ['SBX_lyon', 'x', undefined],
    [
      'ChIJ a&b',
      '1 Rue X & Y',
      'https://www.google.com/maps/search/?api=1&query=1+Rue+X+%26+Y&query_place_id=ChIJ+a%26b',
    ],
  ])('of %j is at %j', (placeId, text, url) => {
    expect(placeUrl(placeId, text)).toBe(url)
  })
})

describe('the desk', () => {
  const fresh = { at: 0, settled: new Map() }
  it('goes round all that are open', () => {
    expect(nextOpen(fresh, 3)).toBe(1)
    expect(previousOpen(fresh, 3)).toBe(2)
    expect(nextOpen({ at: 2, settled: new Map([[0, 'kept' as const]]) }, 3)).toBe(1)
    expect(nextOpen({ at: 0, settled: new Map([[0, 'kept' as const]]) }, 1)).toBeUndefined()
    expect(nextOpen(fresh, 1)).toBe(0)
  })
  it('goes on when one is settled, and back when it is not any more', () => {
    const one = settle(fresh, 'accepted', 3)
    expect(one.at).toBe(1)
    const two = settle(one, 'elsewhere', 3)
    expect([two.at, decidedHere(two)]).toEqual([2, 1])
    const all = settle(two, 'edited', 3)
    expect([all.at, all.settled.size, decidedHere(all)]).toEqual([2, 3, 2])
    const back = unsettle(all, 0)
    expect([back.at, nextOpen(back, 3), decidedHere(back)]).toEqual([0, 0, 1])
  })

  const validation = { nextAction: 'confirm' as const, reasons: [], confidence: 0.5, validatedAt: 5 }
  const now: StoredAddress = {
    reference: 'a',
    line1: '1 Rue Pastuer',
    updatedAt: 9,
    validation: { ...validation, verdict: 'needs_review' },
  }
  const { reference, line1, ...found } = now
  const row: ResultRow = {
    ...validation,
    reference,
    line: 2,
    verdict: 'needs_review',
    address: { line1: '1 Rue Pastuer' },
  }
  it.each<[string, StoredAddress, boolean]>([
    ['as the batch left it', now, true],
    ['with another text that is open too', { ...now, line1: '2 Rue Pastuer' }, false],
    ['with one field more', { ...now, city: 'Lyon' }, false],
    ['in one text instead', { ...found, reference, address: '1 Rue Pastuer' }, false],
    ['validated anew', { ...now, validation: { ...validation, verdict: 'needs_review', validatedAt: 6 } }, false],
    ['confirmed', { ...now, validation: { ...validation, verdict: 'confirmed' } }, false],
    ['stored anew', { reference, line1: '1 Rue Pastuer', updatedAt: 10 }, false],
  ])('asks about an address %s: %3$s', (_, stored, asked) => {
    expect(isOpen(stored, row)).toBe(asked)
  })
})

describe('what is not there', () => {
  it.each([
    [6004, true, false],
    [6006, false, true],
    [4040, false, false],
    [undefined, false, false],
  ])('by the code %s is a batch: %s, an address: %s', (statusCode, batch, address) => {
    const envelope = statusCode === undefined ? {} : { statusCode }
    const failure = new AddressServiceError(new Response(null, { status: 404 }), envelope)
    expect([isUnknownBatch(failure), isUnknownAddress(failure)]).toEqual([batch, address])
  })
})
