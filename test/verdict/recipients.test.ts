import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'

/** What is judged of an address in one text, where the provider found that number and street. */
function judgeText(country: string, text: string, found: string) {
  const [line = '', locality = ''] = found.split(', ')
  const [houseNumber = ''] = /\d+/.exec(line) ?? []
  const components = {
    houseNumber,
    street: line.replace(houseNumber, '').trim(),
    locality,
    country: new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country,
    countryCode: country,
  }
  const formattedAddress = `${found}, ${components.country}`
  const types = ['street_address']
  const candidate = { placeId: 'place', formattedAddress, components, types }
  return judge({ text, country }, { candidates: [candidate] }, 'normal').verdict
}

describe('of a text without commas', () => {
  it.each([
    ['PL', 'Jan Kowalczyk Grunwaldzka 76 Gdynia', 'Grunwaldzka 76, Gdynia'],
    ['SE', 'anna lindqvist hornsg 78 2tr sthlm', 'Hornsgatan 78, Stockholm'],
    ['CL', 'Carolina Soto manuel montt 850 temuco', 'Manuel Montt 850, Temuco'],
    ['MX', 'Lupita Garza padre mier 830 monterrey', 'Padre Mier 830, Monterrey'],
    ['DE', 'Familie Krüger wilhelmshöher allee 112 kassel', 'Wilhelmshöher Allee 112, Kassel'],
    ['BG', 'Мария Петрова Иван Вазов 17 Пловдив', 'Иван Вазов 17, Пловдив'],
    ['AR', 'sofia gomez 9 de julio 455 cordoba', '9 de Julio 455, Córdoba'],
  ])('the recipient before the street is no part of its name: %s, %s', (country, text, found) => {
    expect(['confirmed', 'corrected']).toContain(judgeText(country, text, found))
  })
  it.each([
    ['a first name alone', 'CL', 'Manuel Montt 850 temuco', 'Montt 850, Temuco'],
    ['a saint', 'MX', 'San Jose Obrero 12 monterrey', 'Obrero 12, Monterrey'],
    ['a rank', 'PL', 'General Anna Grunwaldzka 76 Gdynia', 'Grunwaldzka 76, Gdynia'],
    ['a kind of street', 'ES', 'Plaza Juan Mayor 9 Toledo', 'Mayor 9, Toledo'],
    ['where the number comes first', 'US', 'Martin Luther King 9 Salem', 'King 9, Salem'],
    ['a name behind the number', 'PL', '9 Jana Pawla Nowaka 76 Gdynia', 'Nowaka 76, Gdynia'],
  ])('what may belong to the street is no recipient: %s', (_, country, text, found) => {
    expect(judgeText(country, text, found)).toBe('needs_review')
  })
})
