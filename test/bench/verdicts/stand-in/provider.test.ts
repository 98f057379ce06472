import { describe, expect, test } from 'vitest'
import { loadPlaces, loadRows, type TableSet, tableKinds, tableSets } from '../tables.ts'
import { largerPlaces } from './larger-places.ts'
import { createStandIn } from './provider.ts'

const { places, geocoding, validation } = createStandIn(loadPlaces('first'))
const signal = new AbortController().signal

const predicted = async (input: string, countries?: string[], language = 'en') => {
  const query = { input, language, ...(countries && { countries }) }
  return (await places.autocomplete(query, signal)).data
}
const idsOf = async (input: string, countries?: string[]) =>
  (await predicted(input, countries)).map(({ placeId }) => placeId)
const geocoded = async (address: string, country: string) =>
  (await geocoding.geocode({ address, country, language: 'en' }, signal)).data

/** Of sets with few countries, which have more rows of each, or are small. */
const leastOf: Partial<Record<TableSet, { rows: number; countries: number; places: number }>> = {
  seventeenth: { rows: 24, countries: 24, places: 600 },
  eighteenth: { rows: 10, countries: 10, places: 150 },
  nineteenth: { rows: 24, countries: 24, places: 340 },
  twentieth: { rows: 24, countries: 24, places: 330 },
  twentyfirst: { rows: 24, countries: 24, places: 375 },
  twentysecond: { rows: 24, countries: 24, places: 369 },
  twentythird: { rows: 24, countries: 24, places: 364 },
}

describe.each(tableSets)('the %s tables', (set) => {
  const rows = loadRows(set)
  const world = loadPlaces(set)

  test('have enough rows of each kind, countries and places', () => {
    const least = leastOf[set] ?? { rows: 45, countries: 60, places: 300 }
    for (const kind of tableKinds)
      expect(rows.filter((row) => row.kind === kind).length).toBeGreaterThanOrEqual(least.rows)
    expect(new Set(rows.map(({ country }) => country)).size).toBeGreaterThanOrEqual(least.countries)
    expect(world.length).toBeGreaterThanOrEqual(least.places)
  })

  test('name each row and place once, and only places that there are', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect(new Set(world.map(({ id }) => id)).size).toBe(world.length)
    const known = new Set([...world, ...largerPlaces(world)].map(({ id }) => id))
    expect(rows.flatMap(({ right }) => right).filter((id) => !known.has(id))).toEqual([])
  })

  test('never call a right verdict a false alarm', () => {
    const both = rows.filter(({ verdicts, falseAlarms }) =>
      falseAlarms.some((verdict) => verdicts.includes(verdict)),
    )
    expect(both).toEqual([])
  })
})

describe('autocomplete in the world of the tables', () => {
  test('finds an address in spite of typing errors and abbreviations', async () => {
    expect(await idsOf('1600 Amphiteatre Pkwy, Mountain View', ['US'])).toEqual(['us-amph'])
  })

  test('returns both places that fit', async () => {
    expect(await idsOf('100 Main St, Springfield', ['US'])).toEqual([
      'us-main100il',
      'us-main100ma',
    ])
  })

  test('returns the street where the number does not exist', async () => {
    expect(await idsOf('999 Princes Street, Edinburgh', ['GB'])).toEqual(['street:gb-princes100'])
  })

  test('returns a building by its name, and its address by the address', async () => {
    expect(await idsOf('Willis Tower, Chicago', ['US'])).toEqual(['us-willis'])
    expect(await idsOf('233 S Wacker Dr, Chicago', ['US'])).toEqual(['address:us-willis'])
  })

  test('stays in the asked countries, with five predictions at most', async () => {
    expect(await idsOf('10 Downing Street, London', ['FR'])).toEqual([])
    expect((await predicted('High Street 5')).length).toBeLessThanOrEqual(5)
  })

  test('answers in the asked language, else in English', async () => {
    const [german] = await predicted('Marienplatz 8, München', ['DE'], 'de')
    expect(german?.description).toBe('Marienplatz 8, München, Deutschland')
    const [other] = await predicted('Marienplatz 8, München', ['DE'], 'ja')
    expect(other?.description).toBe('Marienplatz 8, Munich, Germany')
  })
})

describe('geocoding in the world of the tables', () => {
  test('marks what was not found as a partial match', async () => {
    const [right] = await geocoded('10 Downing Street, London SW1A 2AA', 'GB')
    expect(right).toMatchObject({ placeId: 'gb-down10', precision: 'rooftop' })
    expect(right?.partialMatch).toBeUndefined()
    const [wrong] = await geocoded('10 Downing Street, London SW1A 1AA', 'GB')
    expect(wrong).toMatchObject({ placeId: 'gb-down10', partialMatch: true })
  })

  test('answers with the country itself where nothing in it fits', async () => {
    const found = await geocoded('50 W North Temple St, Salt Lake City', 'CA')
    expect(found).toMatchObject([{ placeId: 'country:CA', partialMatch: true }])
  })
})

describe('Address Validation in the world of the tables', () => {
  const validated = async (line: string, regionCode: string) =>
    (await validation.validate({ addressLines: [line], regionCode }, signal)).data

  test('replaces a wrong postal code', async () => {
    const place = await validated('10 Downing Street, London SW1A 1AA', 'GB')
    expect(place).toMatchObject({ placeId: 'gb-down10', precision: 'rooftop' })
    expect(place?.components?.postalCode).toBe('SW1A 2AA')
  })

  test('does not confirm a number that does not exist', async () => {
    const place = await validated('999 Princes Street, Edinburgh', 'GB')
    expect(place).toMatchObject({ placeId: 'street:gb-princes100', partialMatch: true })
    expect(place?.components?.houseNumber).toBeUndefined()
  })

  test('answers in the language that was typed', async () => {
    const place = await validated('Marienplatz 8, München', 'DE')
    expect(place?.components?.locality).toBe('München')
  })

  test('refuses a country that it does not cover', async () => {
    await expect(validated('40 Nevsky Prospect', 'RU')).rejects.toThrow('Unsupported region code')
  })
})
