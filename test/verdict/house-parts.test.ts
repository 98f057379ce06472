import { describe, expect, it } from 'vitest'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import { queryOf, widerQueriesOf } from '../../shared/verdict/search/query.ts'
import { cleanFields } from '../../shared/verdict/stored/fields.ts'
import { cellsOf } from './written-pair.ts'

/** `country | line 1; line 2; town; code`, or `country | text`. */
function storedOf(row: string): WrittenAddress {
  const [country = '', address = ''] = cellsOf(row)
  const parts = address.split(';').map((part) => part.trim())
  if (parts.length === 1) return { text: address, country }
  const [line1 = '', line2 = '', city = '', postalCode = ''] = parts
  return { line1, line2, city, postalCode, country }
}

describe('the second search for an address', () => {
  it.each([
    [
      'GB | 12 Frenchgate; key safe by side gate, NOT before 10am; Richmond; DL10 4AS',
      '12 Frenchgate, Richmond, DL10 4AS',
    ],
    [
      'PT | Clínica Sorriso Feliz, Avenida de Berna 45; ; Lisboa; 1067-001',
      'Avenida de Berna 45, Lisboa, 1067-001',
    ],
    ['IT | Studio Sorriso Sano; Via Roma, 12; Bari; 70122', 'Via Roma, 12, Bari, 70122'],
    ['RU | Sovetskaya ul, d.18; Magazin Rodnik; Ufa; 450008', 'Sovetskaya ul, d.18, Ufa, 450008'],
    ['VN | Tạp hóa Ba, 12 Lê Lợi P4 Q3; ; Huế; ', '12 Lê Lợi, Phường 4, Quận 3, Huế'],
    ['CR | Calle 13 140; portón negro; San José; 10101', 'Calle 13 140, San José, 10101'],
    [
      'TH | หลังโรงเรียน 471 Chom Phon Road; ; Korat; 30000',
      '471 Chom Phon Road, Nakhon Ratchasima, 30000',
    ],
    ['ZA | Thandi Mokoena 112 Main Rd Sea Point 8005 at the gate', '112 Main Rd Sea Point 8005'],
    ['IN | 14 mill street calicut 673001 opp radha theatre', '14 mill street Kozhikode 673001'],
    ['TH | 115 Suthep Road chiangmai 50200 near sunday market', '115 Suthep Road Chiang Mai 50200'],
    ['PH | 118 rizal ave quezon city tapat ng mcdo', '118 rizal ave quezon city'],
    ['PK | 68 mall road, lahore, near high court', '68 mall road, lahore'],
    ['SE | Ringvägen 78, 11821 Stockholm, röd dörr', 'Ringvägen 78, 11821 Stockholm'],
    ['FR | cabinet roux 18, rue de metz 31000 toulouse', '18, rue de metz 31000 toulouse'],
    ['DE | brauerei gruber - seilergasse 7 - 20457 hamburg', 'seilergasse 7 - 20457 hamburg'],
  ])('is for its house alone: %s', (row, input) => {
    expect(widerQueriesOf(storedOf(row))[0]?.input).toBe(input)
  })
  it.each([
    ['HR | ilica 139 zg 10000 prizemlje lijevo', 'ilica 139 zg 10000'],
    ['CZ | palackeho 8 olomouc 77900 byt c.5 zvonek Svobodovi', 'palackeho 8 olomouc 77900'],
    ['HR | Split Vukovarska 35 Marić zvati prije', 'Split Vukovarska 35'],
    ['UA | київ антоновича 95 пн-пт до 18', 'київ антоновича 95'],
    [
      'BE | 210 chaussee de louvain 1030 bxl sonnette Haddad',
      '210 chaussee de louvain 1030 Bruxelles',
    ],
    ['UG | plot 22 jinja rd kla, arcade, ssebo moses', '22 jinja rd Kampala'],
  ])('then for what ends with its town: %s', (row, input) => {
    const inputs = widerQueriesOf(storedOf(row)).map((query) => query.input)
    expect(inputs.slice(0, -1)).toContain(input)
  })
  it('goes to the whole world after that', () => {
    const stored = storedOf('GB | 12 Frenchgate; mind the low step; Richmond; DL10 4AS')
    expect(widerQueriesOf(stored).map(({ countries }) => countries?.[0])).toEqual(['GB', undefined])
  })
  it.each([
    [
      'GB | The Old Rectory; ring twice, thanks; Richmond; DL10 4AS',
      'The Old Rectory, Richmond, DL10 4AS',
    ],
    [
      'SK | Aupark, predajňa hračiek; 1. poschodie; Bratislava; 851 01',
      'Aupark, Bratislava, 851 01',
    ],
    ['NL | 17; Ln van Poot (2x bellen); Den Haag; 2566 EC', '17 Ln van Poot, Den Haag, 2566 EC'],
    [
      'FR | Résidence du Port 3ème gche; SVP appeler 06 11 22 33 44, 9 rue Haute; Marseille; 13001',
      '9 rue Haute, Marseille, 13001',
    ],
    ['AT | Haus hinten; bitte hupen; 4600 Wels, Ringstraße 30;', 'Ringstraße 30, Wels, 4600'],
    ['BG | гр.София,ул.Шипка №6,вх.Б,магазин за хляб', 'ул.Шипка 6, София'],
    [
      'HU | Kiss Anna 06301112222 4024 debrecen piac utca 9 II.em a bolt mellett',
      'debrecen piac utca 9, debrecen, 4024',
    ],
    [
      'EE | Lai tn. 20, hoovimaja; ; Tallinn, Kesklinna linnaosa; 10133',
      'Lai tn. 20, Tallinn, 10133',
    ],
    ['CO | Calle 5 Sur # 43-12 torre 2; casa azul; Medellín;', 'Calle 5 Sur #43-12, Medellín'],
    // What stands before the kind of the street is a recipient.
    ['PL | Pan Marek ul Kościuszki 14/22 19300 Ełk', 'ul Kościuszki 14/22, 19300'],
    ['BE | 44 kerkstr; achterdeur gebruiken; 9160 lokeren;', '44 kerkstraat, 9160 lokeren'],
    ['NO | kirkevn 12 h0302 0364 oslo ring paa hos Berg', 'kirkeveien 12 0364 oslo'],
  ])('at last for the essentials: %s', (row, input) => {
    const queries = widerQueriesOf(storedOf(row)).filter(({ countries }) => countries)
    expect(queries.at(-1)?.input).toBe(input)
  })
})

describe('an address in two scripts', () => {
  it.each([
    ['HK | 30 Canton Road; 地下2號舖; Kowloon; ', 'en'],
    ['HK | Wing Fat Hardware Co., 皇后大道東181號; ; 香港島; ', 'zh-HK'],
    ['IL | Jaffa Street 97 (להשאיר ליד הדלת); ; Jerusalem; 9434101', 'en'],
    ['EG | 58 شارع رمسيس; Please call; القاهرة; ', 'ar'],
    ['BG | ул. Княз Борис I 22; ; Варна; 9000', 'bg'],
    ['JP | ルミネエスト新宿 B1F; ; 新宿区; 160-0022', 'ja'],
  ])('is asked for in the one of its street: %s', (row, language) => {
    expect(queryOf(storedOf(row))?.language).toBe(language)
  })
})

describe('what stands in brackets behind the street', () => {
  it.each([
    ['GE | 37 Chavchavadze Avenue (სარდაფი); ; Tbilisi; 0179', '37 Chavchavadze Avenue, სარდაფი'],
    ['US | 85 Pike Street (behind the shop); ; Seattle; 98101', '85 Pike Street, behind the shop'],
    // The name of another street goes on like this.
    ['BD | 5 Road 27 (Old); ; Dhaka; 1209', '5 Road 27 (Old)'],
  ])('is a part of its own: %s', (row, line1) => {
    expect(cleanFields(storedOf(row)).line1).toBe(line1)
  })
})
