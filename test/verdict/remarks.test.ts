import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { queryOf } from '../../shared/verdict/search/query.ts'
import { cleanFields } from '../../shared/verdict/stored/fields.ts'
import { noRemarks, remarks } from './data/remarks.ts'
import { cellsOf } from './written-pair.ts'

const city = 'Town'

describe('a remark for whoever delivers', () => {
  it('is neither searched nor compared', () => {
    const kept = remarks.filter((row) => {
      const [country = '', line1 = '', plain = ''] = cellsOf(row)
      return cleanFields({ line1, city, country }).line1 !== plain
    })
    expect(kept).toEqual([])
    const [country = '', line1 = '', plain = ''] = cellsOf(remarks[0] ?? '')
    expect(queryOf({ line1, city, country })?.input).toBe(`${plain}, ${city}`)
  })
  it('is not seen where the word is one of a name', () => {
    const lost = noRemarks.filter((row) => {
      const [country = '', line1 = ''] = cellsOf(row)
      return cleanFields({ line1, city, country }).line1 !== line1
    })
    expect(lost).toEqual([])
  })
  it('leaves the town of an address in one text', () => {
    for (const street of ['52 rue Haute', '52 rue de Dijon', '52 rue de Lyon']) {
      const text = `${street} interphone Martin 21000 Dijon`
      expect(cleanFields({ text, country: 'FR' }).text).toBe(text)
    }
  })
  it.each([
    ['FR', '52 rue Haute 21000 Dijon', 'interphone Martin'],
    ['US', '512 w main, bozeman mt', '- leave at side door'],
    ['US', '20 Oak Ave, Salem OR 97301', 'please ring the bell'],
    ['PH', '118 katipunan ave quezon city', 'pakiiwan sa guard'],
    ['NL', 'damrak 4 amsterdam', 'graag bij de buren als niet thuis'],
    ['AT', 'wels 4600 ringstrasse 27', 'bitte bei nachbarn abgeben'],
    ['TR', 'Kastamonu Gül köyü 47', 'muhtara bırakın'],
    ['MX', 'av hidalgo 12 centro san nicolas nl', ', porton cafe'],
  ])('is left out behind the town of an address in one text: %s, %s', (country, text, remark) => {
    expect(cleanFields({ text: `${text} ${remark}`, country }).text).toBe(text)
  })
  it('leaves the postal code at the end of an address in one text', () => {
    const text = '대구시 수성구 동대구로23 문앞에 놔주세요 42189'
    const plain = '대구시 수성구 동대구로23 42189'
    expect(cleanFields({ text, country: 'KR' }).text).toBe(plain)
  })
  it('does not hide that the number is another one', () => {
    const components = {
      houseNumber: '2',
      street: 'High Street',
      locality: 'Leeds',
      postalCode: 'LS1 4AP',
      country: 'United Kingdom',
      countryCode: 'GB',
    }
    const formattedAddress = '2 High Street, Leeds LS1 4AP, UK'
    const candidates = [
      { placeId: 'place', formattedAddress, components, types: ['street_address'] },
    ]
    const line1 = '18 High Street, buzzer 2'
    const stored = { line1, city: 'Leeds', postalCode: 'LS1 4AP', country: 'GB' }
    expect(judge(stored, { candidates }, 'normal').verdict).toBe('needs_review')
  })
})
