import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../shared/verdict/found.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { cellsOf } from './written-pair.ts'

/**
 * `country | line as stored | number # street as found | quarter as found | town | more`. `more` is
 * in the formatted address alone.
 */
function judgeIn(row: string, isOneText = false) {
  const [country = '', line1 = '', address = '', quarter = '', city = '', more = ''] = cellsOf(row)
  const [houseNumber = '', street = ''] = address.split(' # ')
  const components = {
    houseNumber,
    street,
    dependentLocality: quarter,
    locality: city,
    countryCode: country,
  }
  const candidate: Candidate = {
    placeId: 'place',
    formattedAddress: [`${houseNumber} ${street}`, more, quarter, city].filter(Boolean).join(', '),
    components,
    types: ['street_address'],
  }
  const stored = isOneText ? { text: `${line1}, ${city}` } : { line1, city }
  const { verdict, reasons } = judge({ ...stored, country }, { candidates: [candidate] }, 'normal')
  return { verdict, codes: reasons.map(({ code }) => code) }
}

describe('a quarter with a number', () => {
  it.each([
    'PK | House 40, Street 21, G-9/4 | 40 # Street 21 | G-9/1 | Islamabad',
    'PK | 40 Street 21, Sector G-10 | 40 # Street 21 | G-9 | Islamabad',
    'GT | 2a Calle 5-30, Zona 3 | 5-30 # 2a Calle | Zona 14 | Guatemala',
    'GT | 2a Calle 5-30 z.3 | 5-30 # 2a Calle | Zona 14 | Guatemala',
    'VN | 12 Hai Bà Trưng, Quận 5 | 12 # Hai Bà Trưng | Quận 1 | Hồ Chí Minh',
    'IN | 52, Madhya Marg, Sector 8 | 52 # Madhya Marg | Sector 18 | Chandigarh',
    'PK | D-62, Block 5, Clifton | D-62 # | Clifton | Karachi | Block 4',
    'PK | 12 Khayaban-e-Sahil, Phase 6, DHA | 12 # Khayaban-e-Sahil | DHA | Karachi | Phase 5',
  ])('that is another one sends the address to a person: %s', (row) => {
    const { verdict, codes } = judgeIn(row)
    expect([verdict, codes]).toEqual(['needs_review', expect.arrayContaining(['areas_contradict'])])
  })
  it.each([
    'PK | House 40, Street 21, G-9/4 | 40 # Street 21 | G-9/4 | Islamabad',
    'PK | 40 Street 21 | 40 # Street 21 | G-9/4 | Islamabad',
    'GT | 2a Calle 5-30, Zona 14 | 5-30 # 2a Calle | Zona 14 | Guatemala',
    'VN | 12 Hai Bà Trưng, Q.1 | 12 # Hai Bà Trưng | Quận 1 | Hồ Chí Minh',
    'VN | 12 Hai Bà Trưng | 12 # Hai Bà Trưng | Quận 1 | Hồ Chí Minh',
    'IN | 52, Madhya Marg, Sector-8 | 52 # Madhya Marg | Sector 8 | Chandigarh',
    'IN | 52, Madhya Marg | 52 # Madhya Marg | Sector 8 | Chandigarh',
    'PK | D-62, Block 4, Clifton | D-62 # | Clifton | Karachi | Block 4',
    'PK | D-62, Blk 4, Clifton | D-62 # | Clifton | Karachi | Block 4',
    'BR | Av. Brasil, 12, Zona 1 | 12 # Av. Brasil | Centro | Maringá | Zona 01',
    'PK | D-62, Clifton | D-62 # | Clifton | Karachi | Block 4',
  ])('contradicts nothing where it is the same, or not stored: %s', (row) => {
    expect(judgeIn(row).codes).not.toContain('areas_contradict')
  })
})

describe('a street that is called by its number alone', () => {
  it.each([
    'PK | Street 8 12, DHA Phase 5 | 12 # Street 8 | F-7/3 | Islamabad',
    'PK | 9 Street 3, DHA Phase 5 | 9 # Street 3 | Gulgasht Colony | Multan',
    'BD | Road 27 15, Gulshan 1 | 15 # Road 27 | Dhanmondi | Dhaka',
    'BD | House 27, Road 11/A, Mirpur 10 | 27 # Road 11/A | Dhanmondi | Dhaka',
    'AE | 12 17th Street, Al Barsha | 12 # 17th Street | Al Quoz 3 | Dubai',
    'ZA | 21 5th Avenue, Linden | 21 # 5th Avenue | Parktown North | Johannesburg',
    'EG | 15 Street 9, Mokattam | 15 # Street 9 | Maadi | Cairo',
    'MA | 29 Rue 6, Hay Mohammadi | 29 # Rue 6 | Maârif | Casablanca',
    'CI | 24 Avenue 13, Treichville | 24 # Avenue 13 | Marcory | Abidjan',
    'IN | 12, 4th Cross, Jayanagar | 12 # 4th Cross Road | Malleshwaram | Bengaluru',
    'SN | 8 Rue 10, Point E | 8 # Rue 10 | Médina | Dakar',
  ])('is another one in another quarter, in one text too: %s', (row) => {
    for (const isOneText of [false, true]) {
      const { verdict, codes } = judgeIn(row, isOneText)
      expect(verdict).toBe('needs_review')
      expect(codes).toContain('areas_contradict')
    }
  })
  it('is another one where the quarter is stored first', () => {
    const { codes } = judgeIn('BD | Uttara, Road 7, House 27 | 27 # Road 7 | Dhanmondi | Dhaka')
    expect(codes).toContain('areas_contradict')
  })
  it.each([
    'PK | Street 8 12, DHA Phase 5 | 12 # Street 8 | DHA Phase 5 | Islamabad',
    'BD | House 27, Road 11/A, Dhanmondi | 27 # Road 11/A | Dhanmondi | Dhaka',
    'AE | 12 17th Street, Al Quoz | 12 # 17th Street | Al Quoz 3 | Dubai',
    'AE | Villa 12, 17th Street, Al Quoz 3 | 12 # 17th Street | Al Quoz 3 | Dubai',
    'AE | 12 17th Street, Floor 3 | 12 # 17th Street | Al Quoz 3 | Dubai',
    'ZA | 21 5th Avenue, Parktown Nth | 21 # 5th Avenue | Parktown North | Johannesburg',
    'ZA | 21 5th Avenue, Unit 4 | 21 # 5th Avenue | Parktown North | Johannesburg',
    'ZA | 21 5th Avenue, Oakwood House | 21 # 5th Avenue | Parktown North | Johannesburg',
    'CI | 24 Avenue 13, Treicheville | 24 # Avenue 13 | Treichville | Abidjan',
    'EG | 15 Street 9, 3rd floor, flat 12 | 15 # Street 9 | Maadi | Cairo',
    'BD | 27 Road 11, Sector 4, Uttara, Behind Mosque | 27 # Road 11 | Uttara | Dhaka',
    'IN | 12, 4th Cross | 12 # 4th Cross Road | Malleshwaram | Bengaluru',
    'US | 350 5th Avenue, Acme Widgets | 350 # 5th Avenue | Manhattan | New York',
    'CO | Calle 72 10-34, Chapinero | 10-34 # Calle 72 | Quinta Camacho | Bogotá',
  ])('is the same where the quarter is, or none is stored, or the town counts: %s', (row) => {
    expect(judgeIn(row).codes).not.toContain('areas_contradict')
  })
})

/** `country | line as stored | street # number | town | code | quarters of two places`. */
function judgeBoth(row: string) {
  const [country = '', line1 = '', address = '', city = '', code = '', ...quarters] = cellsOf(row)
  const [street = '', houseNumber = ''] = address.split(' # ')
  const [known, also] = quarters.map((quarter): Candidate => {
    const line = `${houseNumber} ${street}, ${quarter}, ${city}`
    const components = { houseNumber, street, locality: city, countryCode: country }
    const prediction = { description: line, mainText: '', secondaryText: '' }
    return {
      placeId: quarter,
      formattedAddress: line,
      prediction,
      components: { ...components, dependentLocality: quarter, postalCode: code },
      types: ['street_address'],
    }
  }) as [Candidate, Candidate]
  // Of the second one only the line is known.
  const other = { placeId: 'other', formattedAddress: also.formattedAddress, types: also.types }
  const stored = { line1, city, postalCode: code, country }
  const { reasons } = judge(stored, { candidates: [known, other] }, 'normal')
  return reasons.map(({ code: reason }) => reason)
}

describe('the same street and number in two quarters', () => {
  it.each([
    'PK | 40 Street 21 | Street 21 # 40 | Islamabad | 44000 | G-9/1 | G-9/4',
    'VN | 12 Hai Bà Trưng | Hai Bà Trưng # 12 | Hà Nội | 10000 | Quận 1 | Quận 5',
    // The quarter is stored without its number.
    'IN | 9 MG Road, Lake Nagar | MG Road # 9 | Delhi | 110024 | Lake Nagar IV | Lake Nagar II',
    'IN | 7 MG Road, Sea Colony | MG Road # 7 | Pune | 411001 | Sea Colony 1 | Sea Colony 2',
    // Parts of one quarter have one code, so the code does not say which is meant.
    'IN | 9 MG Road | MG Road # 9 | Delhi | 110024 | Lake Nagar IV | Lake Nagar II',
    // The quarter of one and the code of the other.
    'ZA | 8 Main Road, Fish Hoek | Main Road # 8 | Cape Town | 7945 | Muizenberg | Fish Hoek',
    'NZ | 8 Queen Street, Waiuku | Queen Street # 8 | Auckland | 1010 | Central | Waiuku',
  ])('goes to a person with both where nothing stored decides, or two parts do: %s', (row) => {
    expect(judgeBoth(row)).toContain('several_candidates')
  })
  it.each([
    'PK | 40 Street 21, G-9/1 | Street 21 # 40 | Islamabad | 44000 | G-9/1 | G-9/4',
    'IN | 9 MG Road, Lake Nagar IV | MG Road # 9 | Delhi | 110024 | Lake Nagar IV | Lake Nagar II',
    'GT | 2a Calle 5-30 | 2a Calle # 5-30 | Guatemala | 01014 | Zona 14 | Zona 3',
    'ZA | 8 Main Road, Muizenberg | Main Road # 8 | Cape Town | 7945 | Muizenberg | Fish Hoek',
    'ZA | 8 Main Road | Main Road # 8 | Cape Town | 7945 | Muizenberg | Fish Hoek',
  ])('is decided by the quarter or by the code of a street: %s', (row) => {
    expect(judgeBoth(row)).not.toContain('several_candidates')
  })
  it.each([
    ['Mowbray', '7700', true],
    // One of the two alone may be another name, or another code, of one house.
    ['Mowbray', '7701', false],
    ['Rosebank', '7700', false],
    // Parts of one quarter are never one place.
    ['Rosebank 2', '7701', true],
  ])(
    'are two places, however near, where the code is another one too: %s %s',
    (quarter, code, are) => {
      const house = (
        placeId: string,
        dependentLocality: string,
        postalCode: string,
      ): Candidate => ({
        placeId,
        formattedAddress: `8 Durban Rd, ${dependentLocality}, Cape Town, ${postalCode}`,
        components: {
          ...{ houseNumber: '8', street: 'Durban Road', locality: 'Cape Town', countryCode: 'ZA' },
          ...{ dependentLocality, postalCode },
        },
        types: ['street_address'],
        latitude: placeId === 'one' ? -33.95 : -33.954,
        longitude: 18.47,
      })
      const candidates = [
        house('one', quarter === 'Rosebank 2' ? 'Rosebank 1' : 'Rosebank', '7701'),
        house('two', quarter, code),
      ]
      const stored = { line1: '8 Durban Road', city: 'Cape Town', country: 'ZA' }
      const codes = judge(stored, { candidates }, 'normal').reasons.map((reason) => reason.code)
      expect(codes.includes('several_candidates')).toBe(are)
    },
  )
})

/** `country | one text | house # estate as found | town`. */
function judgeInEstate(row: string) {
  const [countryCode = '', text = '', address = '', locality = ''] = cellsOf(row)
  const [house = '', dependentLocality = ''] = address.split(' # ')
  const own = /^\d/.test(house) ? { houseNumber: house } : { building: house }
  const candidate: Candidate = {
    placeId: 'place',
    formattedAddress: `${dependentLocality} ${house}, ${locality}`,
    components: { ...own, dependentLocality, locality, countryCode },
    types: ['premise'],
  }
  return judge({ text, country: countryCode }, { candidates: [candidate] }, 'normal').verdict
}

describe('a house of an estate without streets', () => {
  it('is found by the whole name of its estate, where the area has a part of it', () => {
    const candidate: Candidate = {
      placeId: 'place',
      formattedAddress: 'HLM Grand Yoff, Villa 125, Dakar, Senegal',
      components: {
        building: 'Villa 125',
        dependentLocality: 'Grand Yoff',
        locality: 'Dakar',
        countryCode: 'SN',
      },
      types: ['premise'],
    }
    const judged = (line1: string) =>
      judge({ line1, city: 'Dakar', country: 'SN' }, { candidates: [candidate] }, 'normal').verdict
    expect(judged('HLM Grand Yoff villa 125')).toBe('confirmed')
    expect(judged('HLM Grand Yoff villa 126')).toBe('needs_review')
  })
  it.each([
    'BG | jk Mladost 1 bl 54 vh 3 et 5 ap 61 Sofia | bl. 54 # zh.k. Mladost 1 | Sofia',
    'BG | Sofia Mladost 1 bl.54 vh.B et.4 ap.62 | 54 # Mladost 1 | Sofia',
    'BG | Русе, дружба 3 бл12 вх3 ет5 ап41 | бл. 12 # ж.к. Дружба 3 | Русе',
    'KZ | мкр Самал 2, д. 97, кв 12, Алматы | 97 # мкр. Самал-2 | Алматы',
    'AZ | Sumqayit 17 mkr ev 24 blok 2 menzil 8 | 24 # 17-ci mikrorayon | Sumqayıt',
    'AM | Երևան, Դավթաշեն 2-րդ թաղ. 14 շ. | 14 շենք # Դավթաշեն 2-րդ թաղամաս | Երևան',
  ])('is found by estate and number: %s', (row) => {
    expect(['confirmed', 'corrected']).toContain(judgeInEstate(row))
  })
  it.each([
    'BG | jk Mladost 1 bl 54 vh 3 et 5 ap 61 Sofia | bl. 54 # zh.k. Mladost 3 | Sofia',
    'BG | jk Mladost 1 bl 54 vh 3 et 5 ap 61 Sofia | bl. 45 # zh.k. Mladost 1 | Sofia',
    'BG | Sofia Mladost 1 bl.54 vh.B et.4 ap.62 | 54 # Mladost 3 | Sofia',
    'BG | Русе, дружба 3 бл12 вх3 ет5 ап41 | бл. 12 # ж.к. Дружба 1 | Русе',
    'BG | Русе, дружба 3 бл12 вх3 ет5 ап41 | бл. 3 # ж.к. Дружба 3 | Русе',
    'KZ | мкр Самал 2, д. 97, кв 12, Алматы | 97 # мкр. Самал-1 | Алматы',
    'KZ | мкр Самал 2, д. 97, кв 12, Алматы | 12 # мкр. Самал-2 | Алматы',
    'AZ | Sumqayit 17 mkr ev 24 blok 2 menzil 8 | 24 # 18-ci mikrorayon | Sumqayıt',
    'AZ | Sumqayit 17 mkr ev 24 blok 2 menzil 8 | 17 # 24-ci mikrorayon | Sumqayıt',
    'AM | Երևան, Դավթաշեն 2-րդ թաղ. 14 շ. | 14 շենք # Դավթաշեն 3-րդ թաղամաս | Երևան',
    'AM | Երևան, Դավթաշեն 2-րդ թաղ. 14 շ. | 12 շենք # Դավթաշեն 2-րդ թաղամաս | Երևան',
  ])('is not another estate, and no other house: %s', (row) => {
    expect(['needs_review', 'undeliverable']).toContain(judgeInEstate(row))
  })
})
