import { expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'

interface FoundTown {
  country: string
  locality: string
  region: string
}

const verdictOn = (stored: { city: string } | { text: string }, found: FoundTown) => {
  const { country, locality, region } = found
  const components = {
    ...{ houseNumber: '12', street: 'Quorvel', locality, region },
    ...{ country: 'Country', countryCode: country },
  }
  const formattedAddress = `Quorvel 12, ${locality}`
  const candidate = { placeId: 'p', types: ['street_address'], formattedAddress, components }
  const line = 'text' in stored ? stored : { line1: 'Quorvel 12', ...stored }
  return judge({ ...line, country }, { candidates: [candidate] }, 'normal')
}

/** What is stored as the town, and the found town with its region. */
const apart = `
  US | Springfield, IL | Springfield | Missouri
  US | Springfield Illinois | Springfield | Missouri
  AU | Richmond NSW | Richmond | Victoria
  CA | Windsor NS | Windsor | Ontario
  ZA | Middelburg EC | Middelburg | Mpumalanga
  MX | Guadalupe, Zacatecas | Guadalupe | Nuevo León
  IE | Blackrock, Co. Louth | Blackrock | County Dublin
  GB | Newport, Isle of Wight | Newport | Wales
  FR | Saint-Denis (93) | Saint-Denis | La Réunion
  CH | Buchs AG | Buchs | St. Gallen
  CH | Muri bei Bern | Muri | Aargau
  AT | Haag, Niederösterreich | Haag am Hausruck | Oberösterreich
  IT | Samone (TN) | Samone | Piemonte
  CZ | Lhota, okr. Zlín | Lhota | Středočeský kraj
  PL | Nowa Wieś, woj. mazowieckie | Nowa Wieś | opolskie
  BA | Kiseljak, Tuzla | Kiseljak | Srednjobosanski kanton
  MT | Rabat, Malta | Rabat | Gozo
  GR | Ηράκλειο Αττικής | Ηράκλειο | Κρήτη
  RU | Киров, Калужская обл. | Киров | Кировская область
  UA | Миколаїв, Львівська обл. | Миколаїв | Миколаївська область
  UA | Horodok, Vinnytsia Oblast | Horodok | Lviv Oblast
  RU | Городок, Винницкая область | Городок | Львовская область
  EE | Vana-Quorvel, Tartu County | Vana-Quorvel | Pärnu County
  EG | الزقازيق, محافظة الإسكندرية | الزقازيق | محافظة الشرقية
  AM | Աբովյան, Կոտայք | Աբովյան | Արարատի մարզ
  TH | เฉลิมพระเกียรติ นครราชสีมา | เฉลิมพระเกียรติ | บุรีรัมย์
  TW | 基隆市中正區 | 中正區 | 臺北市
  CN | 北京通州区 | 通州区 | 江苏省`

const together = `
  US | Springfield, IL | Springfield | Illinois
  FR | Saint-Denis (93) | Saint-Denis | Île-de-France
  GB | Newport, Isle of Wight | Newport | England
  IT | Samone (TN) | Samone | Trentino-Alto Adige
  UA | Horodok, Lvivska oblast | Horodok | Lviv Oblast
  UA | Boryspil, Kiev Oblast | Boryspil | Kyiv Oblast
  EE | Vana-Quorvel, Pärnu maakond | Vana-Quorvel | Pärnu County
  GT | La Antigua Guatemala | Antigua Guatemala | Sacatepéquez
  GT | Ciudad de Guatemala, Zona 10 | Ciudad de Guatemala | Guatemala
  MN | Ulaanbaatar, Sukhbaatar District | Ulaanbaatar | Ulaanbaatar
  GH | Accra Central | Accra | Greater Accra Region
  CO | Cucuta - N. de Santander | Cúcuta | Norte de Santander
  ZM | Solwezi, N/Western | Solwezi | North-Western Province
  KE | Nairobi, Westlands | Nairobi | Nairobi County`

const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [country = '', city = '', locality = '', region = ''] = row.trim().split(' | ')
      return { city, found: { country, locality, region } }
    })

it.each(rowsOf(apart))('$city is not $found.locality in $found.region', ({ city, found }) => {
  expect(verdictOn({ city }, found).reasons.map(({ code }) => code)).toEqual(
    expect.arrayContaining([expect.stringMatching(/areas_contradict|region_differs/)]),
  )
  expect(verdictOn({ city }, found).verdict).toBe('needs_review')
})

it.each(rowsOf(together))('$city is $found.locality in $found.region', ({ city, found }) => {
  expect(verdictOn({ city }, found).verdict).toMatch(/confirmed|corrected/)
})

const inOneText = rowsOf(apart).filter(({ found }) =>
  ['US', 'MX', 'IE', 'AU'].includes(found.country),
)

it.each(inOneText)('the same in one text: $city', ({ city, found }) => {
  expect(verdictOn({ text: `12 Quorvel, ${city}` }, found).verdict).toBe('needs_review')
})

it('a code that agrees says where the town is, whatever region stands beside it', () => {
  const components = {
    ...{ houseNumber: '12', street: 'Quorvel', locality: 'Springfield', region: 'Missouri' },
    ...{ postalCode: '65802', country: 'United States', countryCode: 'US' },
  }
  const stored = {
    line1: '12 Quorvel',
    city: 'Springfield, IL',
    postalCode: '65802',
    country: 'US',
  }
  const found = { placeId: 'p', types: [], formattedAddress: '12 Quorvel, Springfield', components }
  expect(judge(stored, { candidates: [found] }, 'normal').verdict).toMatch(/confirmed|corrected/)
})
