import { describe, expect, it } from 'vitest'
import { kmToTown } from '../../shared/address/areas/towns.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { candidateOf, foundIn } from './written-pair.ts'

/**
 * `country | the whole address as typed, or its fields apart by ";": line 1, line 2, town, code |
 * number # street | town ; code ; quarter ; region | latitude longitude` of the place that is
 * found.
 */
const refused = [
  // Only the quarter is the found one's.
  'IN | 55 Quorvel Road, Jugsalai, Moradabad | 55 # Quorvel Road | ' +
    'Jamshedpur ; 831006 ; Jugsalai | 22.8 86.2',
  'IN | 118 quorvel avenue gariahat agra | 118 # Quorvel Avenue | ' +
    'Kolkata ; 700029 ; Gariahat | 22.5 88.4',
  'DE | Quorvelstraße 43 Mitte Regensburg | 43 # Quorvelstraße | Berlin ; 10117 ; Mitte | ' +
    '52.5 13.4',
  'AT | Quorvelgasse 78, Neubau, Innsbruck | 78 # Quorvelgasse | Wien ; 1070 ; Neubau | 48.2 16.3',
  'NZ | 12 Quorvel Street, Petone, Invercargill | 12 # Quorvel Street | ' +
    'Lower Hutt ; 5012 ; Petone | -41.2 174.9',
  'EG | 12 شارع قورفل, باب اللوق, الإسكندرية | 12 # شارع قورفل | ' +
    'القاهرة ; 11511 ; باب اللوق | 30.0 31.2',
  'SA | 4512 شارع قورفل العليا جدة | 4512 # شارع قورفل | الرياض ; 12214 ; العليا | 24.7 46.7',
  'CN | 广州市姑苏区人民路1456号 | 1456 # 人民路 | 苏州市 ; 215005 ; 姑苏区 | 31.3 120.6',
  'CN | 芜湖市 黄浦区 南京东路300号 | 300 # 南京东路 | 上海市 ; 200001 ; 黄浦区 | 31.2 121.5',
  'RU | Казань, Фрунзенский район, улица Кворвель 31 | 31 # улица Кворвель | ' +
    'Санкт-Петербург ; 192071 ; Фрунзенский район | 59.9 30.3',
  'CO | Valledupar, San Cristóbal, Calle 10 Sur 5-51 | 5-51 # Calle 10 Sur | ' +
    'Bogotá ; ; San Cristóbal | 4.6 -74.1',
  'PL | Quorvela 12, Nowa Huta, Gdańsk | 12 # Quorvela | Kraków ; 31-926 ; Nowa Huta | 50.1 20.0',
  'PL | Quorvela 12 Nowa Huta Warszawa | 12 # Quorvela | Kraków ; 31-926 ; Nowa Huta | 50.1 20.0',
  // A town that no table knows, alone between commas behind the quarter.
  'ZA | 12 Quorvel Street, Belgravia, Zanbalburg | 12 # Quorvel Street | ' +
    'Kimberley ; 8301 ; Belgravia | -28.7 24.8',
  'BG | ул. „Кворвел“ 12, Център, Занбалово | 12 # ул. „Кворвел“ | София ; 1000 ; Център | ' +
    '42.7 23.3',
  // The code of the found place, and a town far away.
  'FR | 31 rue Quorvel 78100 Troyes | 31 # Rue Quorvel | Saint-Germain-en-Laye ; 78100 | 48.9 2.1',
  'DE | Quorvelstraße 17 33790 Regensburg | 17 # Quorvelstraße | Halle (Westfalen) ; 33790 | ' +
    '52.1 8.4',
  'PL | Quorvela 12, 91-415 Grudziądz | 12 # Quorvela | Łódź ; 91-415 | 51.8 19.5',
  'FR | 69002 Grenoble 12 rue Quorvel | 12 # Rue Quorvel | Lyon ; 69002 | 45.8 4.8',
  'FI | Quorvelkatu 18; ; Rovaniemi; 74100 | 18 # Quorvelkatu | Iisalmi ; 74100 | 63.6 27.2',
  'ES | Calle Quorvel 87; ; Girona; 28703 | 87 # Calle Quorvel | ' +
    'San Sebastián de los Reyes ; 28703 | 40.5 -3.6',
  'GB | 9 Quorvel Street; ; Carlisle; SA19 6BA | 9 # Quorvel Street | Llandeilo ; SA19 6BA | ' +
    '51.9 -4.0',
  // A town whose name is the country's, or nearly, and one whose name is the region's.
  'GT | 2a Calle 6-35; Zona 3; Guatemala; | 6-35 # 2a Calle | Cobán ; 16001 ; Zona 3 | 15.5 -90.4',
  'BR | Rua Quorvel 77; Botafogo; Brasília; | 77 # Rua Quorvel | ' +
    'Rio de Janeiro ; 22270-030 ; Botafogo ; RJ | -22.9 -43.2',
  'MX | Avenida Quorvel 217; Centro; Puebla; | 217 # Avenida Quorvel | ' +
    'Tehuacán ; 75700 ; Centro ; Puebla | 18.5 -97.4',
  'NZ | 122 Quorvel Street; ; Wellington; | 122 # Quorvel Street | ' +
    'Masterton ; 5810 ; ; Wellington | -40.9 175.7',
]

const accepted = [
  'IN | 55 Quorvel Road, Jugsalai, Jamshedpur | 55 # Quorvel Road | ' +
    'Jamshedpur ; 831006 ; Jugsalai | 22.8 86.2',
  'CN | 苏州市姑苏区人民路1456号 | 1456 # 人民路 | 苏州市 ; 215005 ; 姑苏区 | 31.3 120.6',
  // The quarter, and a landmark or a remark.
  'IN | 55 Quorvel Road, Jugsalai, ring the bell twice please | 55 # Quorvel Road | ' +
    'Jamshedpur ; 831006 ; Jugsalai | 22.8 86.2',
  'RS | quorvelova 57 zemun 064 1234567 zvati pre isporuke | 57 # Quorvelova | ' +
    'Beograd ; 11080 ; Zemun | 44.8 20.4',
  // The town by another name, which is in part that of a town far away.
  'AR | quorvel 4650 caballito capital federal | 4650 # Quorvel | ' +
    'Buenos Aires ; C1424 ; Caballito | -34.6 -58.4',
  'PL | Quorvela 12 Nowa Huta Cracow | 12 # Quorvela | Kraków ; 31-926 ; Nowa Huta | 50.1 20.0',
  // The nearest of several towns of the name, and a town nearby.
  'FR | 53 cours Quorvel; ; Marseille; 13090 | 53 # Cours Quorvel | Aix-en-Provence ; 13090 | ' +
    '43.5 5.4',
  'US | 12 Quorvel St; ; Manchester; 06108 | 12 # Quorvel Street | East Hartford ; 06108 | ' +
    '41.8 -72.6',
  'GB | 10 Quorvel Street; ; Tunstall; ST6 4BP | 10 # Quorvel Street | ' +
    'Stoke-on-Trent ; ST6 4BP | 53.1 -2.2',
  // A recipient whose name is that of a town.
  'DE | Sofia Regensburg Quorvelstraße 43 10117 | 43 # Quorvelstraße | Berlin ; 10117 | 52.5 13.4',
  // Without the place's coordinates nothing is known of the distance.
  'FR | 31 rue Quorvel; ; Fougères; 78100 | 31 # Rue Quorvel | Saint-Germain-en-Laye ; 78100 | ',
]

function verdictOf(row: string): string {
  const [country = '', typed = '', place = '', area = '', at = ''] = row.split(' | ')
  const found = foundIn(place, area)
  const [line1 = '', line2 = '', city = '', code = ''] = typed.split(';').map((cell) => cell.trim())
  const fields = { line1, ...(line2 && { line2 }), city, ...(code && { postalCode: code }) }
  const stored = typed.includes(';') ? fields : { text: typed }
  const [latitude, longitude] = at.trim() === '' ? [] : at.split(' ').map(Number)
  const location = latitude !== undefined && longitude !== undefined && { latitude, longitude }
  const candidate = { ...candidateOf(country, found), ...location }
  return judge({ ...stored, country }, { candidates: [candidate] }, 'normal').verdict
}

describe('a stored town that is far from the found place', () => {
  it.each(refused)('is never corrected to the town that was found: %s', (row) => {
    expect(['needs_review', 'undeliverable']).toContain(verdictOf(row))
  })
  it.each(accepted)('is not seen where there is none: %s', (row) => {
    expect(['confirmed', 'corrected']).toContain(verdictOf(row))
  })
})

describe('the distance to a town', () => {
  const manhattan = { latitude: 40.8, longitude: -74 }
  it.each([
    ['Boston', 'US', 306],
    ['New York', 'US', 0],
    ['Quorvelton', 'US', undefined],
  ])('%s in %s is known to some ten kilometres', (name, country, km) => {
    const distance = kmToTown(name, country, manhattan)
    if (km === undefined) expect(distance).toBeUndefined()
    else expect(Math.abs((distance ?? Number.NaN) - km)).toBeLessThan(25)
  })
  it('counts from the nearest of several towns of that name', () => {
    const chicago = { latitude: 41.9, longitude: -87.6 }
    expect(kmToTown('Springfield', 'US', chicago)).toBeLessThan(300)
  })
  it('knows a town by its names in other languages and letters', () => {
    const shanghai = { latitude: 31.2, longitude: 121.5 }
    for (const name of ['广州市', '广州', 'Guangzhou'])
      expect(kmToTown(name, 'CN', shanghai)).toBeGreaterThan(1000)
  })
  it('goes the short way round the world', () => {
    expect(kmToTown('Suva', 'FJ', { latitude: -18.1, longitude: -179.9 })).toBeLessThan(200)
  })
})
