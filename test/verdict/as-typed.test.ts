import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { asTyped } from './data/as-typed.ts'
import { towns } from './data/towns.ts'
import { unlikeStreets } from './data/unlike-streets.ts'
import { cellsOf, judgeLine, lineOf } from './written-pair.ts'

const accepted = ['confirmed', 'corrected']
const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const listOf = (cell = '') => cell.split(';').map((text) => text.trim())

/** What `row` of `asTyped` stands for. */
function read(country: string, row: string) {
  const [line1 = '', storedArea, found = '', foundArea] = cellsOf(row)
  const [ownTown = '', ownCode = '', ownState = ''] = cellsOf(towns[country] ?? '')
  const [city = '', region = '', code = ''] = listOf(storedArea)
  const [place = '', unit = ''] = found.split(' ; ')
  const [houseNumber = '', street = ''] = place.split('#').map((text) => text.trim())
  const [town = '', quarter = '', state = '', foundCode = ''] = listOf(foundArea)
  const isOwn = town === '' || town === ownTown
  const locality = town || ownTown
  const postalCode = foundCode || (isOwn ? ownCode : '')
  const regionName = state || (isOwn ? ownState : '')
  const components: Components = {
    locality,
    country: countryNames.of(country) ?? country,
    countryCode: country,
    street,
    ...(houseNumber && { houseNumber }),
    ...(unit && { unit }),
    ...(quarter && { dependentLocality: quarter }),
    ...(regionName && { region: regionName, regionCode: regionName }),
    ...(postalCode && { postalCode }),
  }
  return {
    stored: {
      line1,
      city,
      region: region || (isOwn ? ownState : ''),
      postalCode: code || (isOwn ? ownCode : ''),
      country,
    },
    components,
  }
}

function judgeTyped(country: string, row: string) {
  const { stored, components } = read(country, row)
  const { street = '', houseNumber, dependentLocality, postalCode, locality } = components
  const line = houseNumber ? lineOf(country, street, houseNumber) : street
  const area = `${postalCode ?? ''} ${locality}`.trim()
  const parts = [line, dependentLocality, area, components.region, components.country]
  const candidate = {
    placeId: 'place',
    formattedAddress: parts.filter(Boolean).join(', '),
    components,
    types: [houseNumber ? 'street_address' : 'route'],
  }
  const judgement = judge(stored, { candidates: [candidate] }, 'normal')
  return { ...judgement, hasNumber: houseNumber !== undefined }
}

describe('an address as people type it', () => {
  it.each(Object.entries(asTyped))('is read in %s', (country, rows) => {
    const refused = rows.filter((row) => {
      const { verdict, reasons, hasNumber } = judgeTyped(country, row)
      // Where the provider knows no number, a person must look, but at the right street.
      const isStreetLost = reasons.some(({ code }) => /^street_(?:differs|not_found)$/.test(code))
      return hasNumber ? !accepted.includes(verdict) : isStreetLost
    })
    expect(refused).toEqual([])
  })
  it('is not taken for a street that is written alike', () => {
    const wrong = unlikeStreets.filter((row) => {
      const [head = '', one = '', street = ''] = cellsOf(row)
      const [country = '', houseNumber = ''] = head.split(' ')
      const line = lineOf(country, one, houseNumber)
      return accepted.includes(judgeLine(country, line, { street, houseNumber }).verdict)
    })
    // In North America people leave a direction out, so a missing one is corrected.
    expect(wrong).toEqual(['US 12 | Park Avenue | Park Avenue South'])
  })
})
