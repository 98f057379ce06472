import { describe, expect, it } from 'vitest'
import { plainBox, takePostalService } from '../../shared/address/postal/postal-service.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { postalLines, streetLines } from './data/postal-services.ts'
import { type PlaceName, places, stored } from './places.ts'
import { cellsOf, judgeLine } from './written-pair.ts'

const reasons: Record<string, string> = {
  box: 'po_box_unconfirmed',
  rural: 'rural_route',
  military: 'military_mail',
  locker: 'parcel_locker',
  counter: 'general_delivery',
}

describe('a line without a street', () => {
  it.each(postalLines)('is read in the words of its country: %s', (row) => {
    const [country = '', line = '', kind = '', number = ''] = cellsOf(row)
    const { service } = takePostalService(line, country)
    expect(service).toMatchObject({ kind, number })
  })
  it('goes to a person, with a reason that says what it is', () => {
    const odd = postalLines.flatMap((row) => {
      const [country = '', line = '', kind = ''] = cellsOf(row)
      const found = { street: 'Quorvel', houseNumber: '5' }
      const { verdict, reasons: given } = judgeLine(country, line, found)
      const codes = given.map(({ code }) => code)
      return verdict === 'needs_review' && codes.includes(reasons[kind] as never)
        ? []
        : [`${row}: ${verdict} ${codes}`]
    })
    expect(odd).toEqual([])
  })
  it('goes to a person also where a locker stands in a street that was found', () => {
    const found = { street: 'Quorvel Street', houseNumber: '5' }
    const { verdict, reasons: given } = judgeLine('AU', 'Parcel Locker 77, 5 Quorvel Street', found)
    expect([verdict, given.map(({ code }) => code)]).toEqual(['needs_review', ['parcel_locker']])
  })
  it('goes to a person also where the provider finds no place', () => {
    const odd = postalLines.filter((row) => {
      const [country = '', line1 = ''] = cellsOf(row)
      const { verdict } = judge({ line1, city: 'Abc', country }, { candidates: [] }, 'normal')
      return verdict !== 'needs_review'
    })
    expect(odd).toEqual([])
  })
})

describe('a street that resembles a box or a route', () => {
  it.each(streetLines)('stays a street: %s', (row) => {
    const [country = '', line = ''] = cellsOf(row)
    expect(takePostalService(line, country).service).toBeUndefined()
  })
})

describe('post-office boxes', () => {
  it('are the same under all their names', () => {
    expect(plainBox('P.O. Box LG 25', 'GH')).toBe(plainBox('PO BOX LG25', 'GH'))
  })
})

const found = (text: string, place: PlaceName) => {
  const {
    verdict,
    reasons: given,
    candidate,
  } = judge(stored(text), { candidates: [places[place]] }, 'normal')
  return `${verdict} ${given.map(({ code }) => code)}${candidate === undefined ? '' : ' shown'}`
}

describe('the area of an address without a street', () => {
  it.each<[string, PlaceName, string]>([
    [
      'Packstation 145||Bremen||28195|DE',
      'townOnly',
      'needs_review parcel_locker,postal_code_unconfirmed shown',
    ],
    [
      'Packstation 145||Bremne||28195|DE',
      'townOnly',
      'needs_review parcel_locker,misspelt_locality,postal_code_unconfirmed shown',
    ],
    // Another town proves nothing of the locker.
    [
      'Packstation 145||Dortmund||44135|DE',
      'townOnly',
      'needs_review parcel_locker,area_unconfirmed shown',
    ],
    ['PO Box 7||London||NW1 6XE|GB', 'bakerStreet', 'needs_review po_box_unconfirmed'],
    ['RR 2 Box 7||Mountain View|CA|94043|US', 'googleplex', 'needs_review rural_route'],
    ['1600 Amphitheatre Parkway|RR 2|Mountain View|CA|94043|US', 'googleplex', 'confirmed  shown'],
    ['PSC 3 Box 12||APO|AE|09128|US', 'googleplex', 'needs_review military_mail'],
    ['PSC 3 Box 12||APO|AP|09128|US', 'googleplex', 'needs_review military_mail,region_differs'],
    ['Unit 5 Box 12, FPO AP 96349, USA', 'googleplex', 'needs_review military_mail'],
    ['Unit 5 Box 12, FPO AE 96349, USA', 'googleplex', 'needs_review military_mail,region_differs'],
  ])('is compared where it can be: %s', (text, place, expected) => {
    expect(found(text, place)).toBe(expected)
  })
})

it('a box does not get the postal code of a house in its town', () => {
  const candidates = [places.bakerStreet]
  const box = judge(stored('PO Box 7||London|||GB'), { candidates }, 'normal')
  expect(box).toMatchObject({ verdict: 'needs_review', changes: [] })
  const other = judge(stored('PO Box 7||London||EC1A 1AA|GB'), { candidates }, 'normal')
  expect(other).toMatchObject({ verdict: 'needs_review', changes: [] })
})
