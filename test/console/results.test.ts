import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AddressText } from '../../services/console/address-text.ts'
import { isUnknownAddress, isUnknownBatch } from '../../services/console/catalogue.ts'
import { pinsOf } from '../../services/console/map/pins.ts'
import { dragged, onScreen, pointOf, tilesOf, viewOf } from '../../services/console/map/tiles.ts'
import { addressStretches } from '../../services/console/results/address-stretches.ts'
import {
  filterIn,
  queryOf,
  resultFilter,
  toggled,
} from '../../services/console/results/filter-query.ts'
import { placeLink } from '../../services/console/results/place-link.ts'
import { meaningOf, shortWords } from '../../services/console/results/reason-words.ts'
import {
  maxDrawn,
  rowAfterKey,
  topToShow,
  visibleRows,
} from '../../services/console/results/visible-rows.ts'
import {
  decidedHere,
  isOpen,
  nextOpen,
  previousOpen,
  settle,
  unsettle,
} from '../../services/console/review/desk.ts'
import { createOrder } from '../../services/console/review/order.ts'
import { textOfPlace } from '../../services/console/review/place-text.ts'
import type { ResultRow } from '../../shared/api/batch.ts'
import type { StoredAddress } from '../../shared/api/stored-address.ts'
import { AddressServiceError } from '../../shared/client/errors.ts'

describe("the results filter in the page's URL", () => {
  it.each([
    ['', {}],
    ['?verdict=failed&verdict=failed', { verdict: ['failed'] }],
    [
      '?reason=not_found&country=FR&country=DE&review=open',
      { reason: ['not_found'], country: ['FR', 'DE'], review: 'open' },
    ],
    ['?reference=order+1%2F2', { reference: 'order 1/2' }],
    [`?reference=${'x'.repeat(201)}`, {}],
    ['?verdict=fine&reason=<b>&country=fr&review=all&other=1', {}],
  ])('%j requests %j from the service', (search, expected) => {
    expect(resultFilter(filterIn(search))).toEqual(expected)
  })

  it('is unchanged when it is written and read again', () => {
    const filters = fc.record({
      verdict: fc.uniqueArray(fc.constantFrom('confirmed' as const, 'failed' as const)),
      reason: fc.uniqueArray(fc.constantFrom('not_found', 'misspelt_street')),
      country: fc.uniqueArray(fc.constantFrom('FR', 'DE', 'GB')),
      reference: fc.constantFrom('', 'order 1/2', 'Bestellung & mehr'),
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

describe('the rows that the list draws', () => {
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
  ])('for %j are %j', (view, expected) => {
    expect(visibleRows(view)).toEqual(expected)
  })

  it('are few, and include all that are visible', () => {
    const views = fc.record({
      top: fc.nat(10_000_000),
      height: fc.nat(2000),
      rowHeight: fc.integer({ min: 20, max: 200 }),
      count: fc.nat(200_000),
    })
    fc.assert(
      fc.property(views, fc.nat(200_000), (view, row) => {
        const { from, to } = visibleRows(view)
        expect(to - from).toBeLessThanOrEqual(maxDrawn(view))
        const isSeen =
          row < view.count &&
          row * view.rowHeight < view.top + view.height &&
          (row + 1) * view.rowHeight > view.top
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
  ])('include row %i completely when scrolled to it: %i', (row, top) => {
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
  ])('move by key %s from row %i to %s', (key, row, expected) => {
    expect(rowAfterKey(key, row, view)).toBe(expected)
  })
})

describe('an address with what differs marked', () => {
  const lyon = { line1: '12 Rue Pastuer', city: 'Lyon', postalCode: '69001', country: 'FR' }
  const found = {
    formattedAddress: '12 Rue Pasteur, 69007 Lyon, France',
    changes: [
      { component: 'street', before: 'Rue Pastuer', after: 'Rue Pasteur' },
      { component: 'postalCode', before: '69001', after: '69007' },
    ],
  }
  it.each<[string, Partial<ResultRow>, string]>([
    ['a correction', { address: lyon, ...found }, '12 Rue Past[-u]e[+u]r, Lyon, 6900[-1][+7], FR'],
    ['nothing found', { address: lyon }, '12 Rue Pastuer, Lyon, 69001, FR'],
    [
      'a decision',
      { address: lyon, ...found, decision: { confirmedAt: 1, ...lyon, city: 'Lyons' } },
      '12 Rue Pastuer, Lyon[+s], 69001, FR',
    ],
    [
      'a part that was missing',
      {
        address: { line1: '10 Downing Street', city: 'London', country: 'GB' },
        formattedAddress: '10 Downing St, London SW1A 2AA, UK',
        changes: [{ component: 'postalCode', after: 'SW1A 2AA' }],
      },
      '10 Downing Street, London, [+SW1A 2AA], GB',
    ],
    [
      'another address altogether',
      {
        address: { address: 'Schloss' },
        decision: { confirmedAt: 1, address: 'Unter den Linden, Berlin' },
      },
      '[-Schloss] [+Unter den Linden, Berlin]',
    ],
  ])('%s', (_, row, text) => {
    const stretches = addressStretches({ reasons: [], ...row } as unknown as ResultRow)
    const marks = { same: '', removed: '-', added: '+' }
    expect(
      stretches
        .map(({ kind, text }) => (kind === 'same' ? text : `[${marks[kind]}${text}]`))
        .join(''),
    ).toBe(text)
  })
})

describe('the words for a reason', () => {
  it.each([
    [
      'misspelt_street',
      'Misspelt street',
      'The street is misspelt, shortened, or stored under a former or popular name.',
    ],
    ['po_box', 'PO box', /\.$/],
    [
      'confirmed_by_person',
      'Confirmed by person',
      'A person confirmed the address as it is stored.',
    ],
    ['provider_unavailable', 'Provider unavailable', /\.$/],
    ['of_a_newer_service', 'Of a newer service', 'Of a newer service.'],
  ])('for %s are %j', (code, short, meaning) => {
    expect(shortWords(code)).toBe(short)
    expect(meaningOf(code)).toMatch(meaning)
  })
})

describe('the place on the map', () => {
  const at = { latitude: 45.7, longitude: 4.8 }
  it.each<[Partial<ResultRow>, string | undefined]>([
    [{}, undefined],
    [{ placeId: 'SBX_lyon', ...at }, undefined],
    [
      { placeId: 'ChIJ a&b', formattedAddress: '1 Rue X & Y' },
      'https://www.google.com/maps/search/?api=1&query=1+Rue+X+%26+Y&query_place_id=ChIJ+a%26b',
    ],
    [
      { placeId: 'ChIJ', address: { line1: '1 Rue X', city: 'Lyon' } },
      'https://www.google.com/maps/search/?api=1&query=1+Rue+X%2C+Lyon&query_place_id=ChIJ',
    ],
    [{ placeId: 'osm:W12;7;1.000000,2.000000', ...at }, 'https://www.openstreetmap.org/way/12'],
    [{ placeId: 'osm:N12' }, 'https://www.openstreetmap.org/node/12'],
    [{ placeId: 'osm:R12' }, 'https://www.openstreetmap.org/relation/12'],
    [{ placeId: 'osm:P;FR;69008' }, undefined],
    [
      { placeId: 'osm:P;FR;69008', ...at },
      'https://www.openstreetmap.org/?mlat=45.7&mlon=4.8#map=18/45.7/4.8',
    ],
  ])('of %j is at %s', (row, url) => {
    expect(placeLink(row as ResultRow)?.url).toBe(url)
  })

  it('has pins for what was found, what fits as well, and what is stored by the same provider', () => {
    const found = { placeId: 'ChIJ1', latitude: 1, longitude: 2 }
    const stored = (placeId: string) => ({
      validation: { placeId, coordinates: { latitude: 5, longitude: 6, until: 0 } },
    })
    const kinds = (row: object, now?: object) =>
      pinsOf(row as ResultRow, now as StoredAddress).map(({ kind, latitude }) => [kind, latitude])
    const candidates = [
      found,
      { placeId: 'ChIJ2', latitude: 3, longitude: 4 },
      { placeId: 'ChIJ3' },
    ]
    expect(kinds({ ...found, candidates }, stored('ChIJ9'))).toEqual([
      ['found', 1],
      ['other', 3],
      ['stored', 5],
    ])
    expect(kinds(found, stored('ChIJ1'))).toEqual([['found', 1]])
    // The terms forbid to show them together.
    expect(kinds(found, stored('osm:W12'))).toEqual([['found', 1]])
    expect(kinds({ placeId: 'ChIJ1' })).toEqual([])
  })

  it.each([
    [0, 0, { x: 0.5, y: 0.5 }],
    [85.05112878, 180, { x: 1, y: 0.0001 }],
    [-89, -180, { x: 0, y: 0.9999 }],
  ])('%d, %d is at its point of the Mercator map', (latitude, longitude, { x, y }) => {
    const point = pointOf({ latitude, longitude })
    expect(point.x).toBeCloseTo(x, 3)
    expect(point.y).toBeCloseTo(y, 3)
  })

  it('is in the middle of its tiles, and all pins are within sight', () => {
    const [berlin, potsdam] = [
      pointOf({ latitude: 52.5, longitude: 13.4 }),
      pointOf({ latitude: 52.4, longitude: 13.06 }),
    ]
    const one = viewOf([berlin], 400, 200)
    expect([one.zoom, onScreen(berlin, one)]).toEqual([16, { left: 200, top: 100 }])
    const both = viewOf([berlin, potsdam], 400, 200)
    expect(both.zoom).toBeLessThan(16)
    for (const { left, top } of [berlin, potsdam].map((point) => onScreen(point, both)))
      expect(left > 0 && left < 400 && top > 0 && top < 200).toBe(true)
    const moved = dragged(one, 30, -20)
    const { left, top } = onScreen(berlin, moved)
    expect([Math.round(left), Math.round(top)]).toEqual([230, 80])
  })

  it('has tiles that cover the view, also across the date line', () => {
    const view = { ...viewOf([pointOf({ latitude: 0, longitude: 180 })], 300, 200), zoom: 3 }
    const tiles = tilesOf(view, 'https://tiles.example/{z}/{x}/{y}.png')
    expect(tiles.map(({ url }) => url.slice(22))).toEqual([
      '3/7/3.png',
      '3/0/3.png',
      '3/7/4.png',
      '3/0/4.png',
    ])
    expect(tiles[0]).toMatchObject({ left: -106, top: -156 })
  })
})

describe('the review page', () => {
  const fresh = { at: 0, settled: new Map() }
  it('goes through all open results in a circle, in their order', () => {
    expect(nextOpen(fresh, [0, 1, 2])).toBe(1)
    expect(nextOpen(fresh, [2, 0, 1])).toBe(1)
    expect(previousOpen(fresh, [0, 1, 2])).toBe(2)
    expect(nextOpen({ at: 2, settled: new Map([[0, 'kept' as const]]) }, [0, 1, 2])).toBe(1)
    expect(nextOpen({ at: 0, settled: new Map([[0, 'kept' as const]]) }, [0])).toBeUndefined()
    expect(nextOpen(fresh, [0])).toBe(0)
  })
  it('continues when one is decided, and returns when the decision is taken back', () => {
    const order = [0, 1, 2]
    const one = settle(fresh, [0], 'accepted', order)
    expect(one.at).toBe(1)
    const two = settle(one, [1], 'elsewhere', order)
    expect([two.at, decidedHere(two)]).toEqual([2, 1])
    const all = settle(two, [2], 'edited', order)
    expect([all.at, all.settled.size, decidedHere(all)]).toEqual([2, 3, 2])
    const back = unsettle(all, [0])
    expect([back.at, nextOpen(back, order), decidedHere(back)]).toEqual([0, 0, 1])
  })
  it('stays at an address when others are decided', () => {
    expect(settle(fresh, [1, 2], 'elsewhere', [0, 1, 2]).at).toBe(0)
  })

  it('begins with corrections, goes on with proposals, and ends with what has none', () => {
    const row = (more: object) => JSON.stringify({ reference: 'a', confidence: 0.95, ...more })
    const rows = [
      // Its texts do not count, whatever they say.
      row({
        verdict: 'undeliverable',
        address: { line1: '"formattedAddress":"verdict":"corrected"' },
      }),
      row({ verdict: 'needs_review', formattedAddress: 'x' }),
      row({ verdict: 'corrected', formattedAddress: 'x' }),
      row({ verdict: 'corrected', formattedAddress: 'x', confidence: 0.89 }),
    ]
    const orderOf = createOrder(rows)
    expect(orderOf(2)).toEqual({ all: [1, 0], proposals: 1, sure: [] })
    expect(orderOf(4)).toEqual({ all: [2, 3, 1, 0], proposals: 3, sure: [2] })
  })

  it('counts no correction that cannot be accepted, however sure it is', () => {
    const row = (line: string, verdict = 'corrected') =>
      JSON.stringify({
        verdict,
        confidence: 0.9,
        reasons: [],
        address: { address: line },
        changes: [{ component: 'region', after: 'CA' }],
        formattedAddress: '1600 Amphitheatre Pkwy, Mountain View, CA 94043, USA',
      })
    const street = '1600 Amphitheatre Pkwy, Mountain View'
    // The whole line would lose the last digits of the code.
    const rows = [
      row(`${street} 94043-1351`),
      row(`${street} 94043`),
      row(`${street} 94043`, 'undeliverable'),
    ]
    expect(createOrder(rows)(3)).toEqual({ all: [1, 0, 2], proposals: 1, sure: [1] })
  })

  it.each<[string, AddressText, AddressText]>([
    [
      'in parts, with the flat that was typed',
      { line1: 'Downing', line2: 'Flat 2', city: 'Londn', region: 'X' },
      {
        line1: '10 Downing Street',
        line2: 'Flat 2',
        city: 'London',
        postalCode: 'SW1A 2AA',
        country: 'GB',
      },
    ],
    ['as one text', { address: 'Downing' }, { address: '10 Downing St, London SW1A 2AA, UK' }],
    [
      'as one text, with the stored country',
      { address: 'Downing', country: 'GB' },
      { address: '10 Downing St, London SW1A 2AA, UK', country: 'GB' },
    ],
    [
      'as one text, with the stored country by its name',
      { address: 'Downing', country: 'united kingdom' },
      { address: '10 Downing St, London SW1A 2AA, UK', country: 'united kingdom' },
    ],
    [
      'as one text, with the stored second line',
      { address: 'Downing', line2: 'Flat 3', country: 'GB' },
      { address: '10 Downing St, London SW1A 2AA, UK', line2: 'Flat 3', country: 'GB' },
    ],
    [
      'as one text, with its own country where another is stored',
      { address: 'Downing', country: 'FR' },
      { address: '10 Downing St, London SW1A 2AA, UK', country: 'GB' },
    ],
  ])('takes over a chosen place %s', (_, before, after) => {
    const place = {
      placeId: 'SBX_1',
      formattedAddress: '10 Downing St, London SW1A 2AA, UK',
      components: {
        houseNumber: '10',
        street: 'Downing Street',
        locality: 'London',
        postalCode: 'SW1A 2AA',
        country: 'United Kingdom',
        countryCode: 'GB',
      },
    }
    expect(textOfPlace(before, { place, filled: place })).toEqual(after)
  })

  it.each<[string, AddressText, AddressText]>([
    [
      'in parts',
      { line1: '12 rue de la paix flat 3' },
      {
        line1: '12 Rue de la Paix',
        line2: 'flat 3',
        city: 'Paris',
        postalCode: '75002',
        country: 'FR',
      },
    ],
    [
      'as one text',
      { address: '12 rue de la paix flat 3' },
      { address: '12 Rue de la Paix, flat 3, Paris, 75002, FR' },
    ],
  ])('keeps number and flat that only the person typed, %s', (_, before, after) => {
    const place = {
      placeId: 'SBX_2',
      formattedAddress: 'Rue de la Paix, 75002 Paris, France',
      components: {
        street: 'Rue de la Paix',
        locality: 'Paris',
        postalCode: '75002',
        country: 'France',
        countryCode: 'FR',
      },
    }
    const filled = {
      ...place,
      components: { ...place.components, houseNumber: '12', unit: 'flat 3' },
    }
    expect(textOfPlace(before, { place, filled })).toEqual(after)
  })

  const validation = {
    nextAction: 'confirm' as const,
    reasons: [],
    confidence: 0.5,
    validatedAt: 5,
  }
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
    [
      'validated anew',
      { ...now, validation: { ...validation, verdict: 'needs_review', validatedAt: 6 } },
      false,
    ],
    ['confirmed', { ...now, validation: { ...validation, verdict: 'confirmed' } }, false],
    ['stored anew', { reference, line1: '1 Rue Pastuer', updatedAt: 10 }, false],
  ])('asks about an address %s: %3$s', (_, stored, asked) => {
    expect(isOpen(stored, row)).toBe(asked)
  })
})

describe('an error that says that something does not exist', () => {
  it.each([
    [6004, true, false],
    [6006, false, true],
    [4040, false, false],
    [undefined, false, false],
  ])(
    'with the code %s is about the batch: %s, about an address: %s',
    (statusCode, batch, address) => {
      const envelope = statusCode === undefined ? {} : { statusCode }
      const failure = new AddressServiceError(new Response(null, { status: 404 }), envelope)
      expect([isUnknownBatch(failure), isUnknownAddress(failure)]).toEqual([batch, address])
    },
  )
})
