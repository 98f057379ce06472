import { iso31661 } from 'iso-3166'
import { describe, expect, it } from 'vitest'
import { countryNamed, namesOf } from '../../shared/address/country/country-names.ts'
import { compareNumbers, plainNumber } from '../../shared/address/house/house-number.ts'
import { plainUnit, takeUnits } from '../../shared/address/house/unit.ts'
import {
  compareCodes,
  hasPostalCodes,
  isPostalCode,
  postalCodesIn,
} from '../../shared/address/postal/postal-code.ts'
import { languageFor } from '../../shared/address/words/languages.ts'
import { isSameWord } from '../../shared/address/words/same-words.ts'
import { isNearly } from '../../shared/address/words/typing-distance.ts'
import { tokensIn } from '../../shared/address/words/vocabulary.ts'
import { fold, wordsOf } from '../../shared/address/words/words.ts'
import { linesWithoutUnits, linesWithUnits } from './data/units.ts'
import { cellsOf } from './written-pair.ts'

const textsOf = (text: string) => wordsOf(text).map((word) => word.text)

describe('the words of an address', () => {
  it.each([
    ['Müller-Straße', ['muller', 'strasse']],
    ['MUELLERSTRASSE', ['mullerstrasse']],
    ['12b, 12-14 / 3', ['12b', '12-14/3']],
    ['P.za del Duomo', ['pza', 'del', 'duomo']],
    ["Rue de l'Église", ['ru', 'de', 'l', 'eglise']],
    ["St James's", ['st', 'jamess']],
    ['34th St', ['34', 'st']],
    ['Avenue N.W.', ['avenu', 'nw']],
    ['улица Ленина', ['ulitsa', 'lenina']],
    ['东长安街16号', ['dong', 'zhang', 'an', 'jie', '16', 'hao']],
    ['１丁目', ['1', 'ding', 'mu']],
    ['', []],
  ])('are split: %s', (text, words) => {
    expect(textsOf(text)).toEqual(words)
  })
  it('know which part between commas they are in', () => {
    expect(wordsOf('a, b - c/d Beyoğlu/İstanbul').map(({ part }) => part)).toEqual([
      0, 1, 2, 2, 2, 3,
    ])
  })
  it('keep Arabic letters', () => {
    expect(fold('الشام')).not.toBe(fold('الاشم'))
    expect(fold('القاهرة')).toBe(fold('القاهره'))
  })
})

describe('words that stand for one another', () => {
  it.each([
    ['US', 'Street', 'St', true],
    ['US', 'Saint', 'St', true],
    ['US', 'Street', 'Saint', false],
    ['US', 'East', 'West', false],
    ['DE', 'Strasse', 'Str', true],
    ['IT', 'Piazza', 'Pza', true],
    ['CO', 'Carrera', 'Calle', false],
    ['CA', 'Street', 'Rue', true],
    ['CA', 'West', 'Ouest', true],
    ['RS', 'српске', 'srpske', true],
    ['GR', 'Ερμού', 'Ermou', true],
  ])('match in %s: %s and %s: %s', (country, a, b, same) => {
    const [first, second] = tokensIn(`${a} ${b}`, country)
    expect(first && second && isSameWord(first, second)).toBe(same)
  })
})

describe('typing errors between two words', () => {
  it.each([
    ['berlin', 'berlni', true],
    ['berlin', 'bern', false],
    ['york', 'yorl', true],
    ['rue', 'rua', false],
    ['12', '13', false],
    ['amphitheatre', 'amphiteatre', true],
    ['amphitheatre', 'amphibious', false],
  ])('are recognised: %s and %s: %s', (a, b, near) => {
    expect([isNearly(a, b), isNearly(b, a)]).toEqual([near, near])
  })
})

describe('the names of countries', () => {
  it.each([
    ['de', 'DE'],
    ['DEU', 'DE'],
    ['Germany', 'DE'],
    ['Allemagne', 'DE'],
    ['Deutschland', 'DE'],
    ['Oesterreich', 'AT'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['U.S.A.', 'US'],
    ['中国', 'CN'],
    ['日本', 'JP'],
    ['مصر', 'EG'],
    ['MSR', 'MS'],
    ['Ελλάδα', 'GR'],
    ['Россия', 'RU'],
    ['Czech Republic', 'CZ'],
    ['Türkiye', 'TR'],
    ['turkey', 'TR'],
    ['Viet Nam', 'VN'],
    ['Kosovo', 'XK'],
    ['CÔTE D’IVOIRE', 'CI'],
    ['DE.', 'DE'],
    ['"DE"', 'DE'],
    ['DE\u200b', 'DE'],
    ['\u200eDE', 'DE'],
    ['Germany (DE)', 'DE'],
    ['US - United States', 'US'],
    ['United States (US)', 'US'],
    ['United Kingdom (UK)', 'GB'],
    ['Korea, South', 'KR'],
    ['Korea (North)', 'KP'],
    ['Congo, Republic of the', 'CG'],
    ['Netherlands, The', 'NL'],
    ['The Bahamas', 'BS'],
    ['Republic of Moldova', 'MD'],
    ['Virgin Islands, U.S.', 'VI'],
    ['Hong Kong, China', 'HK'],
    ['Dubai, UAE', 'AE'],
    ['Bosnia', 'BA'],
    ['Palestine', 'PS'],
    ['الإمارات', 'AE'],
    ['السعودية', 'SA'],
    ['США', 'US'],
    ['Angleterre', 'GB'],
    ['République tchèque', 'CZ'],
    ['Islas Canarias', 'ES'],
    ['N.C.', undefined],
    ['Georgia, USA', undefined],
    ['Korea (DPR)', undefined],
    ['Utopia', undefined],
    ['valueOf', undefined],
    ['', undefined],
  ])('are recognised: %s is %s', (name, code) => {
    expect(countryNamed(name)).toBe(code)
  })
  it.each(iso31661.filter(({ state }) => state === 'assigned'))(
    'are recognised by their names of ISO 3166-1: $name',
    ({ alpha2, name }) => {
      expect(countryNamed(name)).toBe(alpha2)
    },
  )
  it('include the names in their own languages', () => {
    expect(namesOf('CH')).toEqual(
      expect.arrayContaining(['Schweiz', 'Suisse', 'Svizzera', 'Switzerland']),
    )
    expect(namesOf('valueOf')).toEqual([])
  })
  it.each([
    ['Hauptstraße 1', 'DE', 'de'],
    ['Rue de Rivoli', undefined, 'en'],
    ['4-2-8 Shibakoen', 'JP', 'en'],
    ['芝公園', 'JP', 'ja'],
    ['信義路', 'TW', 'zh-TW'],
    ['вулиця Хрещатик, Київ', undefined, 'uk'],
    ['София, булевард България, Търново', undefined, 'bg'],
    ['ផ្លូវ', 'KH', 'km'],
    ['தெரு', 'IN', 'ta'],
    ['شارع', 'EG', 'ar'],
    ['شارع', 'JP', 'ar'],
    ['Rue Carnot 5, Dakar', 'SN', 'fr'],
    ['Palma 525, Asunción', 'PY', 'es'],
    ['5 Oxford Street, Accra', 'GH', 'en'],
    ['12 Samora Machel Avenue, Harare', 'ZW', 'en'],
    ['12 Triq ir-Repubblika, Valletta', 'MT', 'en'],
    ['Sipisaq Avannarleq 5, Nuuk', 'GL', 'da'],
    ['Бұқар жырау даңғылы 32', 'KZ', 'kk'],
    ['проспект Абая 32', 'KZ', 'ru'],
    ['48 Burgos Street', 'PH', 'en'],
    ['Kenyatta Avenue', 'KE', 'en'],
  ])('decide the language of a search: %s of %s uses %s', (text, country, language) => {
    expect(languageFor(text, country)).toBe(language)
  })
})

describe('postal codes', () => {
  it.each([
    ['DE', '10557', '10557', 'same'],
    ['DE', 'D-10557', '10557', 'same'],
    ['DE', '10575', '10557', 'different'],
    ['DE', '1067', '01067', 'padded'],
    ['GB', 'nw16xe', 'NW1 6XE', 'same'],
    ['GB', 'NW1', 'NW1 6XE', 'incomplete'],
    ['US', '94043', '94043-1351', 'same'],
    ['US', '94043-1351', '94043', 'same'],
    ['US', '94034', '94043', 'different'],
    ['NL', '1066vh', '1066 VH', 'same'],
    ['NL', '1066', '1066 VH', 'incomplete'],
    ['JP', '〒105-0011', '105-0011', 'same'],
    ['LV', '1050', 'LV-1050', 'same'],
    ['AR', 'C1123AAN', 'C1123', 'same'],
    ['SA', '12263', '12263 2743', 'same'],
    ['CA', 'M5V', 'M5V 3L9', 'incomplete'],
  ])('are compared: %s: %s beside %s is %s', (country, a, b, match) => {
    expect(compareCodes(a, b, country)).toBe(match)
  })
  it.each([
    ['GB', '221B Baker Street, London NW1 6XE', ['NW1 6XE']],
    ['DE', 'D-10557 Berlin', ['10557']],
    ['JP', '〒105-0011 東京都', ['105-0011']],
    ['TW', '110台灣台北市', ['110']],
    ['IE', 'Dublin, Ireland', []],
    ['HK', 'Central 12345', []],
  ])('are found in a text: %s: found in %s', (country, text, codes) => {
    expect(postalCodesIn(text, country).map((code) => code.text)).toEqual(codes)
  })
  it('do not exist in some countries', () => {
    expect([
      hasPostalCodes('HK'),
      hasPostalCodes('DE'),
      isPostalCode('x', 'HK'),
      isPostalCode('x', 'DE'),
    ]).toEqual([false, true, true, false])
  })
})

describe('house numbers', () => {
  it.each([
    ['DE', '12b', '12 B', 'same'],
    ['DE', '12', '12b', 'different'],
    ['DE', '14', '12-16', 'same'],
    ['DE', '12-16', '14', 'same'],
    ['DE', '13', '12-15', 'same'],
    ['DE', '13', '12-14', 'different'],
    ['DE', '12-14', '13', 'different'],
    ['DE', '15', '12-14', 'different'],
    ['GB', 'No. 10', '10', 'same'],
    ['US', '3710', '37-10', 'same'],
    ['US', '37-11', '37-10', 'different'],
    ['CO', '28-67', '28-66', 'different'],
    ['CO', '30', '28-66', 'different'],
    ['CZ', '837/11', '11', 'part'],
    ['PL', '22/5', '22', 'part'],
    ['CN', '16号', '16', 'same'],
    ['JP', '１６', '16', 'same'],
    ['US', 'One', '1', 'same'],
    ['CL', 's/n', 'S/N', 'same'],
  ])('are compared: %s: %s beside %s is %s', (country, a, b, match) => {
    expect(compareNumbers(plainNumber(a), plainNumber(b), country)).toBe(match)
  })
})

describe('a normalised house number', () => {
  it.each([
    ['12', '12'],
    ['12 B', '12b'],
    ['No. 12', '12'],
    ['Nr.: 12', '12'],
    ['numero 12', '12'],
    ['Plot 12', '12'],
    ['House 12', '12'],
    ['д. 12', '12'],
    ['km 12', '12'],
    ['not 12', 'not12'],
    ['12–14', '12-14'],
    ['12 / 3', '12/3'],
    ['12banchi', '12'],
    ['12번지', '12'],
    ['12号楼', '12haolou'],
    ['s/n', ''],
    ['S/N', ''],
    ['sn', ''],
    ['sin número', ''],
    ['no number', ''],
    ['sn 5', 'sn5'],
    ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map(
      (word, at) => [word, `${at + 1}`],
    ),
  ])('is made of a text: %j is %j', (text, number) => {
    expect(plainNumber(text)).toBe(number)
  })
  it.each<[string, string, string, string]>([
    ['DE', '12-14', '12-14', 'same'],
    ['DE', '12', '12-14', 'same'],
    ['DE', '14', '12-14', 'same'],
    ['DE', '11', '12-14', 'different'],
    ['DE', '12-16', '14-16', 'same'],
    ['DE', '12-16', '13-14', 'different'],
    ['DE', '12-14', '13-15', 'different'],
    ['DE', '101', '1-201', 'same'],
    ['DE', '100', '1-200', 'same'],
    ['DE', '101', '1-203', 'different'],
    ['DE', '14', '14-12', 'different'],
    ['DE', '13b', '12-14', 'different'],
    ['DE', '1214', '12-14', 'different'],
    ['DE', '12-14', '1214', 'different'],
    ['US', '1214', '12-14', 'same'],
    ['DE', '12/b', '12b', 'same'],
    ['CZ', '11/837', '11', 'part'],
    ['CZ', '11', '837/11', 'same'],
    ['CZ', '12', '837/11', 'different'],
    ...'CO EC GT JP KR LK MY NI SV TH VE'
      .split(' ')
      .map((country): [string, string, string, string] => [country, '837/11', '11', 'different']),
    ['TH', '837/11', '837-11', 'same'],
    ['TH', '12/3/4', '12-3-4', 'same'],
  ])('is compared in %s: %s beside %s is %s', (country, a, b, match) => {
    expect(compareNumbers(a, b, country)).toBe(match)
  })
})

describe('units such as flats and suites', () => {
  it.each([
    ['US', '1 Montgomery St, Suite 1600', '1 Montgomery St,', ['1600']],
    ['US', '129 W 81st St #5A', '129 W 81st St', ['5A']],
    ['AU', '5/48 Pirrama Rd', '48 Pirrama Rd', ['5']],
    ['DE', 'Leopoldstr. 12, 3. OG', 'Leopoldstr. 12,', ['3']],
    ['BR', 'Av. Paulista 1578, 18º andar', 'Av. Paulista 1578,', ['18']],
    ['SG', '1 Kadayanallur St #01-10', '1 Kadayanallur St', ['01-10']],
    ['CO', 'Cra 7 #28-66', 'Cra 7 #28-66', []],
    ['FR', '5 rue X, 3e étage', '5 rue X,', ['3']],
    ['ES', 'Gran Vía 28, 2º B', 'Gran Vía 28,', ['2º B']],
    ['US', 'Salt Lake City', 'Salt Lake City', []],
    ['JP', '六本木6-10-1 53階', '六本木6-10-1', ['53']],
    ['PL', 'Złota 59 m. 12', 'Złota 59', ['12']],
    ['UY', 'Shopping Sur, local 212 nivel 2', 'Shopping Sur, ,', ['212', '2']],
    ['PY', 'Shopping Sur, 1er nivel', 'Shopping Sur,', ['1']],
    ['CR', 'Plaza Sur, 2do piso, tienda A-120', 'Plaza Sur, ,', ['A-120', '2']],
    ['RU', 'ТРЦ Юг, 3 этаж, магазин 3-114', 'ТРЦ Юг, ,', ['3-114', '3']],
    ['IL', 'קניון הים, קומה 2, חנות 14', 'קניון הים, ,', ['2', '14']],
    ['MY', 'Sea Mall, Lot T-045', 'Sea Mall,', ['T-045']],
    ['SG', 'blk215 Bedok Ave 3 #03-12', 'blk215 Bedok Ave 3', ['03-12']],
    ['AE', 'Sahara Centre, Gate 5', 'Sahara Centre,', ['5']],
    ['SA', 'صحارى مول، بوابة 2', 'صحارى مول،', ['2']],
    ['TH', '99 ถนนสีลม ชั้น 4 ห้อง 4A-12', '99 ถนนสีลม ,', ['4', '4A-12']],
    ['KR', '세종대로 110 지하1층', '세종대로 110', ['1']],
    ['KR', 'sejongdaero 110, 101dong 1207ho', 'sejongdaero 110,', ['101', '1207']],
    ['CN', '虹桥路1号 5楼501', '虹桥路1号', ['5', '501']],
    ['GE', 'Kostava 14 bina 6', 'Kostava 14', ['6']],
    ['GE', 'კოსტავას 14 ბინა 6', 'კოსტავას 14', ['6']],
    ['AZ', 'Nizami 62 mənzil 8', 'Nizami 62', ['8']],
    ['AM', 'Աբովյան 5 բն. 12', 'Աբովյան 5', ['12']],
    ['RU', 'Садовая ул., 33 лит. А пом. 5Н', 'Садовая ул., 33 ,', ['А', '5Н']],
    ['AR', 'Lavalle 310 7mo C', 'Lavalle 310', ['7mo C']],
    ['AR', 'Lavalle 310 5to 20', 'Lavalle 310', ['5to 20']],
    ['VN', 'Đường Hải Phòng 124', 'Đường Hải Phòng 124', []],
    ['VN', 'đường Giải Phóng 78', 'đường Giải Phóng 78', []],
    ['VN', '78 Giải Phóng, phòng 124', '78 Giải Phóng,', ['124']],
    ['VN', '78 Giải Phóng tầng 5 phòng 124', '78 Giải Phóng ,', ['5', '124']],
    ['VN', '78 Lê Lợi, số phòng 12', '78 Lê Lợi, số', ['12']],
    ['AE', 'شارع الوحدة 41', 'شارع الوحدة 41', []],
    ['AE', 'برج النخيل الوحدة 41', 'برج النخيل', ['41']],
  ])('are extracted: %s: from %s', (country, line, rest, units) => {
    const taken = takeUnits(line, country)
    expect([taken.rest.replace(/\s+/g, ' ').trim(), taken.units]).toEqual([rest, units])
  })
  it('are extracted in the words of each country', () => {
    const wrong = linesWithUnits.filter((row) => {
      const [country = '', line = '', plain] = cellsOf(row)
      const { rest, units } = takeUnits(line, country)
      return units.length === 0 || rest.replace(/[\s,.]+$/, '') !== plain
    })
    expect(wrong).toEqual([])
  })
  it('are not extracted from names with such a word', () => {
    const wrong = linesWithoutUnits.filter((row) => {
      const [country = '', line = ''] = cellsOf(row)
      return takeUnits(line, country).rest !== line
    })
    expect(wrong).toEqual([])
  })
  it.each([
    ['Apt. 4-B', '#4b'],
    ['Level 5', '5'],
    ['55/F', '55樓'],
    ['Unit 12', 'Ste 12'],
    ['５３', '53階'],
  ])('are the same: %s and %s', (a, b) => {
    expect(plainUnit(a, 'US')).toBe(plainUnit(b, 'US'))
  })
})
