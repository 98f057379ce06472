import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import { typedNumber } from '../../shared/client/element/typed-number.ts'

/** The number that is found where the chosen suggestion is a street. */
const numberOf = (typed: string, suggestion: string, place: Components) =>
  typedNumber(typed, suggestion, { street: suggestion.split(/[,،]/, 1)[0] ?? '', ...place })

describe('the house number that a buyer typed and the suggestion lacks', () => {
  it.each([
    ['12 Some Street', 'Some Street, London, UK', 'GB', '12'],
    ['12 some', 'Some Street, London, UK', 'GB', '12'],
    ['221b baker street', 'Baker Street, London, UK', 'GB', '221b'],
    ['baker street 221b', 'Baker Street, London, UK', 'GB', '221b'],
    ['Flat 3, 12 Some Street', 'Some Street, London, UK', 'GB', '12'],
    ['12 Some Street, Flat 3', 'Some Street, London, UK', 'GB', '12'],
    ['Hauptstr. 12', 'Hauptstraße, Bremen, Deutschland', 'DE', '12'],
    ['Hauptstraße 12a, Bremen', 'Hauptstraße, Bremen, Deutschland', 'DE', '12a'],
    ['12-14 rue Pasteur', 'Rue Pasteur, Lyon, France', 'FR', '12-14'],
    ['12, rue Pasteur', 'Rue Pasteur, Lyon, France', 'FR', '12'],
    ['10 Downing Street', '10 Downing Street, London, UK', 'GB', undefined],
    ['some street', 'Some Street, London, UK', 'GB', undefined],
    ['5th avenue', '5th Avenue, New York, NY, USA', 'US', undefined],
    ['calle 5', 'Calle 5, Bogotá, Colombia', 'CO', undefined],
    ['Flat 3, Some Street', 'Some Street, London, UK', 'GB', undefined],
    ['', 'Some Street, London, UK', 'GB', undefined],
  ])('of "%s" for "%s" in %s is %s', (typed, suggestion, countryCode, found) => {
    expect(numberOf(typed, suggestion, { countryCode })).toBe(found)
  })

  it.each([
    ['Via Roma, 10', 'Via Roma, Milano MI, Italia', 'IT', '10'],
    ['Via Roma, 10, Milano', 'Via Roma, Milano MI, Italia', 'IT', '10'],
    ['Calle Mayor, 10, 3º B', 'Calle Mayor, Madrid, España', 'ES', '10'],
    ['Rua Augusta, 1234', 'Rua Augusta, São Paulo - SP, Brasil', 'BR', '1234'],
    ['Via Roma, 20121 Milano', 'Via Roma, Milano MI, Italia', 'IT', undefined],
    ['Via Roma, 20121', 'Via Roma, Milano MI, Italia', 'IT', undefined],
  ])(
    'stands behind a comma: of "%s" for "%s" in %s is %s',
    (typed, suggestion, countryCode, found) => {
      expect(numberOf(typed, suggestion, { countryCode })).toBe(found)
    },
  )

  it.each([
    ['3 Maja 15', '3 Maja, Warszawa, Polska', 'PL', '15'],
    ['ul. 11 listopada 22', '11 Listopada, Warszawa, Polska', 'PL', '22'],
    ['Av. 9 de Julio 1500', 'Avenida 9 de Julio, Buenos Aires, Argentina', 'AR', '1500'],
    ['Rua 25 de Abril 10', 'Rua 25 de Abril, Lisboa, Portugal', 'PT', '10'],
    ['Rua 7 de Setembro, 123', 'Rua 7 de Setembro, Curitiba - PR, Brasil', 'BR', '123'],
    ['Carrera 7 71-21', 'Carrera 7, Bogotá, Colombia', 'CO', '71-21'],
    ['calle 100 oficina 301', 'Calle 100, Bogotá, Colombia', 'CO', undefined],
    ['county road 12 lot 5', 'County Road 12, Springfield, USA', 'US', undefined],
    ['highway 61 12', 'Highway 61, Memphis, USA', 'US', undefined],
  ])(
    'is not that of the street: of "%s" for "%s" in %s is %s',
    (typed, suggestion, countryCode, found) => {
      expect(numberOf(typed, suggestion, { countryCode })).toBe(found)
    },
  )

  it.each([
    ['Level 5, 100 George Street', 'George Street, Sydney NSW, Australia', 'AU', '100'],
    ['Suite B, Level 3, 100 George Street', 'George Street, Sydney NSW', 'AU', '100'],
    ['Flat No. 302, 12 MG Road', 'MG Road, Bengaluru, Karnataka, India', 'IN', '12'],
    ['Block 3, 45 Baggot Street', 'Baggot Street, Dublin, Ireland', 'IE', '45'],
    ['Block 3 45 Baggot Street', 'Baggot Street, Dublin, Ireland', 'IE', '45'],
    ['Blk 123 Ang Mo Kio Ave 3', 'Ang Mo Kio Avenue 3, Singapore', 'SG', '123'],
    ['Tower 2, 10 Marina Boulevard', 'Marina Boulevard, Singapore', 'SG', '10'],
    ['Etage 3, Hauptstraße 12', 'Hauptstraße, Kiel, Deutschland', 'DE', '12'],
    ['Apto 101, Rua Augusta 500', 'Rua Augusta, São Paulo - SP, Brasil', 'BR', '500'],
    ['Floor 7 350 Madison Ave', 'Madison Avenue, New York, NY, USA', 'US', '350'],
    ['Level 5, George Street', 'George Street, Sydney NSW, Australia', 'AU', undefined],
    ['Torre de Oro 3, Calle de Alcalá 5', 'Calle de Alcalá, Madrid, España', 'ES', '5'],
    // Nor is it a bare number of a flat.
    ['1005, 9 Hamilton Avenue', 'Hamilton Avenue, Surfers Paradise QLD', 'AU', '9'],
    ['12, Dame Street, 2', 'Dame Street, Dublin, Ireland', 'IE', '12'],
    ['12, rue de la Paix 75002', 'Rue de la Paix, Paris, France', 'FR', '12'],
    ['12, Calle 5, Bogotá', 'Calle 5, Bogotá, Colombia', 'CO', '12'],
    ['Unit 5/48 Pirrama Road', 'Pirrama Road, Pyrmont NSW', 'AU', '48'],
    ['1812 1/2 North Vermont Avenue', 'North Vermont Avenue, Los Angeles', 'US', '1812'],
    ['108 26 July St, Cairo', '26th of July Street, Cairo, Egypt', 'EG', '108'],
    // A part before the street begins with the house number, perhaps behind a word for it.
    ['No. 12, Jalan Ampang', 'Jalan Ampang, Kuala Lumpur, Malaysia', 'MY', '12'],
    ['House 12, Street 45', 'Street 45, Islamabad, Pakistan', 'PK', '12'],
    ['315/74 Moo 12, Thap Phraya Road', 'Thap Phraya Road, Pattaya, Thailand', 'TH', '315/74'],
    ['1, Lane 16, Xinsheng South Road', 'Xinsheng South Road, Taipei, Taiwan', 'TW', '1'],
    ['Block 3, Baggot Street', 'Baggot Street, Dublin, Ireland', 'IE', undefined],
    ['111 43 Stockholm, Kungsgatan', 'Kungsgatan, Stockholm', 'SE', undefined],
    ['18, jalan ss 15/4b', 'Jalan SS 15/4B, Subang Jaya, Malaysia', 'MY', '18'],
    // A part with a word of the street twice has no more of it.
    ['Allende 40, Centro de la Cdad. de México', 'Calle de Allende, Ciudad de México', 'MX', '40'],
    ['12، شارع الوحدة', 'شارع الوحدة، الدوحة', 'QA', '12'],
    // A letter of an alphabet belongs to the number, a sign or a word for floors does not.
    ['Avenida Faria Lima, 18º', 'Avenida Faria Lima, São Paulo - SP', 'BR', undefined],
    ['金融街, 55樓', '金融街, 中環, 香港', 'HK', undefined],
    ['金融街 8號, 55樓', '金融街, 中環, 香港', 'HK', '8號'],
    ['ул. Ленина 5а', 'ул. Ленина, Москва, Россия', 'RU', '5а'],
    ['דיזנגוף 12א', 'דיזנגוף, תל אביב-יפו, ישראל', 'IL', '12א'],
  ])(
    'is not that of a flat, a floor or a block: of "%s" for "%s" in %s is %s',
    (typed, suggestion, countryCode, found) => {
      expect(numberOf(typed, suggestion, { countryCode })).toBe(found)
    },
  )

  it.each([
    ['rue de la paix 75002 paris', 'Rue de la Paix, Paris', 'FR', '75002', undefined],
    ['Damrak 1012 LG Amsterdam', 'Damrak, Amsterdam', 'NL', '1012 LG', undefined],
    ['Main Street Springfield 62701', 'Main Street, Springfield', 'US', '62701-1234', undefined],
    ['12 rue de la paix 75002 paris', 'Rue de la Paix, Paris', 'FR', '75002', '12'],
    ['12345 Ventura Boulevard', 'Ventura Boulevard, Los Angeles', 'US', '91604', '12345'],
    // Nor that of another part of the street.
    ['boulevard saint germain 75006', 'Boulevard Saint-Germain, Paris', 'FR', '75005', undefined],
    ['75006 boulevard saint germain', 'Boulevard Saint-Germain, Paris', 'FR', '75005', undefined],
    ['Kungsgatan 111 43 Stockholm', 'Kungsgatan, Stockholm', 'SE', '111 35', undefined],
    // Where the code of the place is not known, five digits may be one.
    ['rue de la paix 75002 paris', 'Rue de la Paix, Paris', 'FR', undefined, undefined],
    ['12345 Ventura Boulevard', 'Ventura Boulevard, Los Angeles', 'US', undefined, undefined],
    ['1234 Ventura Boulevard', 'Ventura Boulevard, Los Angeles', 'US', undefined, '1234'],
    ['12345a Ventura Boulevard', 'Ventura Boulevard, Los Angeles', 'US', undefined, '12345a'],
    // And what has the form of the country's codes.
    ['Kärntner Straße 1010 Wien', 'Kärntner Straße, Wien, Österreich', 'AT', undefined, undefined],
    ['8001 bahnhofstr', 'Bahnhofstrasse, Zürich, Schweiz', 'CH', undefined, undefined],
    ['vesterbrogade 1620', 'Vesterbrogade, København, Danmark', 'DK', undefined, undefined],
    ['Damrak 1012 LG Amsterdam', 'Damrak, Amsterdam, Nederland', 'NL', undefined, undefined],
    ['george street sydney 2000', 'George Street, Sydney NSW', 'AU', undefined, undefined],
    ['1234 Pacific Highway', 'Pacific Highway, Sydney NSW', 'AU', undefined, '1234'],
    ['Kungsgatan 111 43 Stockholm', 'Kungsgatan, Stockholm', 'SE', undefined, undefined],
    ['Kungsgatan 111 Stockholm', 'Kungsgatan, Stockholm', 'SE', undefined, '111'],
    ['Laugavegur 101 Reykjavík', 'Laugavegur, Reykjavík, Ísland', 'IS', undefined, undefined],
    ['Nowy Świat 00-496', 'Nowy Świat, Warszawa, Polska', 'PL', undefined, undefined],
    ['Rua Augusta 01304-001', 'Rua Augusta, São Paulo', 'BR', undefined, undefined],
  ])(
    'is no postal code: of "%s" for "%s" in %s with the code %s',
    (typed, suggestion, countryCode, postalCode, found) => {
      const place = { countryCode, ...(postalCode && { postalCode }) }
      expect(numberOf(typed, suggestion, place)).toBe(found)
    },
  )

  it.each([
    ['12 bis rue Pasteur', 'Rue Pasteur, Lyon, France', 'FR', '12 bis'],
    ['12bis rue Pasteur', 'Rue Pasteur, Lyon, France', 'FR', '12bis'],
    ['12 ter, rue Pasteur, Lyon', 'Rue Pasteur, Lyon, France', 'FR', '12 ter'],
    ['Hauptstr. 12 a', 'Hauptstraße, Bremen, Deutschland', 'DE', '12 a'],
    ['Hauptstraße 12 a, Bremen', 'Hauptstraße, Bremen, Deutschland', 'DE', '12 a'],
    ['Hauptstr. 12a-c', 'Hauptstraße, Bremen, Deutschland', 'DE', '12a-c'],
    ['Hauptstr. 12½', 'Hauptstraße, Bremen, Deutschland', 'DE', '12½'],
    ['Hauptstr. 12 - 14', 'Hauptstraße, Bremen, Deutschland', 'DE', '12 - 14'],
    ['Via Roma 12/A', 'Via Roma, Milano MI, Italia', 'IT', '12/A'],
    ['Via Roma, 12/a, Milano', 'Via Roma, Milano MI, Italia', 'IT', '12/a'],
    ['Via Roma 12-A', 'Via Roma, Milano MI, Italia', 'IT', '12-A'],
    ['Damstraat 12 A', 'Damstraat, Haarlem, Nederland', 'NL', '12 A'],
    ['Neubaugasse 12/2/5', 'Neubaugasse, Wien, Österreich', 'AT', '12/2/5'],
    ['ul. Długa 12A/5', 'Długa, Kraków, Polska', 'PL', '12A/5'],
    ['12/1A MG Road', 'MG Road, Bengaluru, Karnataka, India', 'IN', '12/1A'],
    ['ул. Ленина 5к2', 'ул. Ленина, Москва, Россия', 'RU', '5к2'],
    ['12A-14 High Street', 'High Street, Lewes, UK', 'GB', '12A-14'],
    ['Hauptstr. 12 e', 'Hauptstraße, Bremen, Deutschland', 'DE', '12 e'],
    ['Hauptstr. 12 k, Bremen', 'Hauptstraße, Bremen, Deutschland', 'DE', '12 k'],
    ['Mannerheimintie 5 A 12', 'Mannerheimintie, Helsinki, Suomi', 'FI', '5 A 12'],
    ['Kungsgatan 12 B 111 43 Stockholm', 'Kungsgatan, Stockholm, Sverige', 'SE', '12 B'],
    // A letter that belongs to the street, or is a word.
    ['Carrera 7 A 71-21', 'Carrera 7A, Bogotá, Colombia', 'CO', '71-21'],
    ['12 B Street', 'B Street, Washington, DC, USA', 'US', '12'],
    ['12 e main street', 'East Main Street, Springfield, USA', 'US', '12'],
    ['Kungsgatan 12 i Stockholm', 'Kungsgatan, Stockholm, Sverige', 'SE', '12'],
  ])('is read whole: of "%s" for "%s" in %s is %s', (typed, suggestion, countryCode, found) => {
    expect(numberOf(typed, suggestion, { countryCode })).toBe(found)
  })

  it.each([
    ['10 d', 'Downing Street, London, UK', 'GB', '10'],
    ['12 s', 'Station Road, London, UK', 'GB', '12'],
    ['12 b', 'Station Road, London, UK', 'GB', '12 b'],
  ])(
    'has no letter that may begin the street: of "%s" for "%s" in %s is %s',
    (typed, suggestion, countryCode, found) => {
      expect(numberOf(typed, suggestion, { countryCode, locality: 'London' })).toBe(found)
    },
  )

  it.each([
    ['中山路222号', '中山路, 广州市, 中国', 'CN', '222号'],
    ['广州市中山路222号', '中山路, 广州市, 中国', 'CN', '222号'],
    ['花園道1號5樓A室', '花園道, 中環, 香港', 'HK', '1號'],
    ['至善路二段221號', '至善路二段, 士林區, 台北市', 'TW', '221號'],
    ['테헤란로123', '테헤란로, 강남구, 서울', 'KR', '123'],
    ['銀座4-5-11', '銀座４丁目, 中央区, 東京都', 'JP', '5-11'],
    ['銀座6-5-11', '銀座４丁目, 中央区, 東京都', 'JP', undefined],
    ['شارع الوحدة ١٢', 'شارع الوحدة، الدوحة', 'QA', '١٢'],
    ['١٢ شارع التحرير', 'شارع التحرير، القاهرة', 'EG', '١٢'],
    ['خیابان ولیعصر ۱۲', 'خیابان ولیعصر، تهران', 'IR', '۱۲'],
    ['ถนนสุขุมวิท ๑๒', 'ถนนสุขุมวิท, กรุงเทพมหานคร', 'TH', '๑๒'],
  ])(
    'is found without a space and in other digits: of "%s" for "%s" in %s is %s',
    (typed, suggestion, countryCode, found) => {
      expect(numberOf(typed, suggestion, { countryCode })).toBe(found)
    },
  )

  it.each([
    ['rue oberkampf paris 11', 'Rue Oberkampf, Paris, France', 'FR', 'Paris', undefined],
    ['rue oberkampf paris 11e', 'Rue Oberkampf, Paris, France', 'FR', 'Paris', undefined],
    ['rue de paradis paris 10', 'Rue de Paradis, Paris, France', 'FR', 'Paris', undefined],
    ['dame street dublin 2', 'Dame Street, Dublin, Ireland', 'IE', 'Dublin', undefined],
    ['váci utca budapest 5', 'Váci utca, Budapest, Magyarország', 'HU', 'Budapest', undefined],
    ['wiedner hauptstr wien 4', 'Wiedner Hauptstraße, Wien', 'AT', 'Wien', undefined],
    ['strada lipscani sector 3', 'Strada Lipscani, București', 'RO', 'București', undefined],
    ['calle mayor portal 3', 'Calle Mayor, Madrid, España', 'ES', 'Madrid', undefined],
    ['mg road sector 14 gurgaon', 'MG Road, Gurugram, Haryana', 'IN', 'Gurugram', undefined],
    // The number of the street where the word beside it is not written as there.
    ['via garibladi 5', 'Via Garibaldi, Genova, Italia', 'IT', 'Genova', '5'],
    ['haupt str. 12 bremen', 'Hauptstraße, Bremen, Deutschland', 'DE', 'Bremen', '12'],
    ['Résidence Foch 12 bd Foch', 'Boulevard Foch, Angers, France', 'FR', 'Angers', '12'],
    ['Ленинградское ш. 39а', 'Ленинградское шоссе, Москва, Россия', 'RU', 'Москва', '39а'],
    ['19 Mayıs, Büyükdere Cd. No:22', 'Büyükdere Caddesi, Şişli', 'TR', 'Şişli', '22'],
    ['新生南路三段16巷1號', '新生南路三段16巷, 台北市, 台灣', 'TW', '台北市', '1號'],
    ['Rua Augusta nº 500', 'Rua Augusta, São Paulo - SP, Brasil', 'BR', 'São Paulo', '500'],
    ['Hauptstr. Nr. 12', 'Hauptstraße, Bremen, Deutschland', 'DE', 'Bremen', '12'],
    ['ул. Ленина, д.5', 'улица Ленина, Москва, Россия', 'RU', 'Москва', '5'],
    ['Nowa Wola 15', 'Nowa Wola, Nowa Wola, Polska', 'PL', 'Nowa Wola', '15'],
    // And where the street is typed in other letters.
    ['Kneza Milosa 5', 'Кнеза Милоша, Београд, Србија', 'RS', 'Београд', '5'],
  ])(
    'is not that of a district: of "%s" for "%s" in %s, %s is %s',
    (typed, suggestion, countryCode, locality, found) => {
      expect(numberOf(typed, suggestion, { countryCode, locality })).toBe(found)
    },
  )

  it('is none where a place was chosen and no word of its street was typed', () => {
    const place = { street: 'College Green', countryCode: 'IE', locality: 'Dublin' }
    const suggestion = 'Trinity College Dublin, College Green, Dublin, Ireland'
    expect(typedNumber('dame street dublin 2', suggestion, place)).toBeUndefined()
  })
})
