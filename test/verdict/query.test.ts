import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { likeliest } from '../../shared/verdict/search/likeliest-prediction.ts'
import { houseQueriesOf, queryOf, widerQueriesOf } from '../../shared/verdict/search/query.ts'
import { stored } from './places.ts'

describe('the query for a stored address', () => {
  it.each([
    [
      'Platz der Republik 1||Berlin||11011|Germany',
      'Platz der Republik 1, Berlin, 11011',
      ['DE'],
      'de',
    ],
    [
      '1 Montgomery St|Suite 1600|San Francisco|CA|94104|USA',
      '1 Montgomery St, San Francisco, CA, 94104',
      ['US', 'PR', 'GU', 'VI', 'AS'],
      'en',
    ],
    [
      'c/o Miller, 221B Baker Street||London||NW1 6XE|UK',
      '221B Baker Street, London, NW1 6XE',
      ['GB', 'GG', 'JE', 'IM', 'GI'],
      'en',
    ],
    [
      'Mme Roux chez Blanc, 9 rue Haute||Dijon||21000|FR',
      '9 rue Haute, Dijon, 21000',
      ['FR', 'GP', 'MQ', 'GF', 'RE'],
      'fr',
    ],
    ['Lindenstr. 8 b (Hinterhaus)||Jena||07743|DE', 'Lindenstr. 8b, Jena, 07743', ['DE'], 'de'],
    ['Storgata 12 H0201||Bodø|||NO', 'Storgata 12, Bodø', ['NO', 'SJ'], 'nb'],
    [
      'Amsterdamsestraatweg 312 bis||Utrecht||3551CR|NL',
      'Amsterdamsestraatweg 312, Utrecht, 3551CR',
      ['NL', 'AW', 'CW', 'SX', 'BQ'],
      'nl',
    ],
    ['Main Rd 9||Mosta|||MT', 'Main Rd 9, Mosta', ['MT'], 'en'],
    ['9 Rustaveli, entr. 2, fl. 4||Batumi|||GE', '9 Rustaveli, Batumi', ['GE'], 'en'],
    ['ჭავჭავაძის ქ. N37||გორი|||GE', 'ჭავჭავაძის ქ. 37, გორი', ['GE'], 'ka'],
    ['수원 팔달 정조로777 문앞에 놔주세요|||||KR', '수원 팔달 정조로 777', ['KR'], 'ko'],
    [
      '부산해운대구좌동순환로99 103동502호 48095|||||KR',
      '부산 해운대구 좌동순환로 99 103동 48095',
      ['KR'],
      'ko',
    ],
    ['서울중구세종대로110|||||KR', '서울 중구 세종대로 110', ['KR'], 'ko'],
    ['부산진구중앙대로708|||||KR', '부산진구중앙대로 708', ['KR'], 'ko'],
    ['제주시구남로12|||||KR', '제주시구남로 12', ['KR'], 'ko'],
    [
      'Playa Tijuana Manzana 14 Lote 22||Ecatepec|||MX',
      'Playa Tijuana Mz 14 Lt 22, Ecatepec',
      ['MX'],
      'es',
    ],
    ['Calle 13 mz4 lt5||Ecatepec|||MX', 'Calle 13 Mz 4 Lt 5, Ecatepec', ['MX'], 'es'],
    ['Pino 45 Mz 3 Lt 2||Ecatepec|||MX', 'Pino 45, Ecatepec', ['MX'], 'es'],
    ['B-118, FF|Sector-50|Noida|||IN', 'B-118, Sector-50, Noida', ['IN'], 'en'],
    ['B-118, FF Layout|Sector-50|Noida|||IN', 'B-118, FF Layout, Sector-50, Noida', ['IN'], 'en'],
    ['24Eo st130||Phnom Penh|||KH', '24 st 130, Phnom Penh', ['KH'], 'en'],
    ['arlozorov 12 dira 3 koma 2||afula|||IL', 'arlozorov 12, afula', ['IL'], 'en'],
    ['Font Martelo #9||Humacao||00791|PR', 'Font Martelo #9, Humacao, 00791', ['PR', 'US'], 'es'],
    ['123 Luna #9||Humacao||00791|PR', '123 Luna, Humacao, 00791', ['PR', 'US'], 'es'],
    ['V.Garibaldi 9 sc. A p. 2||Pavia|||IT', 'V.Garibaldi 9, Pavia', ['IT', 'SM', 'VA'], 'it'],
    [
      '5/48 Pirrama Road||Pyrmont|NSW|2009|AU',
      '48 Pirrama Road, Pyrmont, NSW, 2009',
      ['AU', 'CX', 'CC', 'NF'],
      'en',
    ],
    ['芝公園4-2-8||港区|東京都|105-0011|JP', '芝公園4-2-8, 港区, 東京都, 105-0011', ['JP'], 'ja'],
    [
      '4-2-8 Shibakoen||Minato|Tokyo|105-0011|JP',
      '4-2-8 Shibakoen, Minato, Tokyo, 105-0011',
      ['JP'],
      'en',
    ],
    ['Тверская ул., 13||Москва||125032|', 'Тверская ул., 13, Москва, 125032', undefined, 'ru'],
    [
      'Platz der Republik 1||Berlin||11011|',
      'Platz der Republik 1, Berlin, 11011',
      undefined,
      'en',
    ],
    [
      'Platz der Republik 1||Berlin||11011|Deutshcland',
      'Platz der Republik 1, Berlin, 11011, Deutshcland',
      undefined,
      'en',
    ],
    // Two letters with a sign are a state's as well.
    ['12 Oak Street, Richmond, Va.|||||', '12 Oak Street, Richmond, Va.', undefined, 'en'],
    // Red numbers of Florence and Genoa, in the form that providers know.
    [
      "Via de' Serragli 104/r||Firenze|||IT",
      "Via de' Serragli 104R, Firenze",
      ['IT', 'SM', 'VA'],
      'it',
    ],
    ['Via Luccoli 12 rosso||Genova|||IT', 'Via Luccoli 12R, Genova', ['IT', 'SM', 'VA'], 'it'],
    [
      'Via Roma 12, ristorante Rosso||Bra|||IT',
      'Via Roma 12, ristorante Rosso, Bra',
      ['IT', 'SM', 'VA'],
      'it',
    ],
    // The houses of Brasília are blocks, and those of Portugal's new quarters are lots.
    ['SQS 308 Bloco C Apto 203||Brasília|||BR', 'SQS 308 Bloco C, Brasília', ['BR'], 'pt'],
    ['SQN 410, Bl. B, ap. 302||Brasília|||BR', 'SQN 410, Bl. B, Brasília', ['BR'], 'pt'],
    ['Rua das Flores 12 Bloco C Apto 203||Santos|||BR', 'Rua das Flores 12, Santos', ['BR'], 'pt'],
    [
      'Urb. Quinta do Amparo, Lt 12, 2º Frente||Portimão|||PT',
      'Urb. Quinta do Amparo, Lote 12, Portimão',
      ['PT'],
      'pt',
    ],
    ['Rua das Flores 8, Lote 12||Faro|||PT', 'Rua das Flores 8, Faro', ['PT'], 'pt'],
    // What says nothing of the place: a telephone, a code of zeros.
    ['3 Queen Street tel 2555 0188||Central|||HK', '3 Queen Street, Central', ['HK', 'CN'], 'en'],
    ['улица Абая 7, моб. 8 701 555 01 02||Тараз|||KZ', 'улица Абая 7, Тараз', ['KZ'], 'ru'],
    [
      '12 Oak Street||Dover|None|00000|US',
      '12 Oak Street, Dover',
      ['US', 'PR', 'GU', 'VI', 'AS'],
      'en',
    ],
    ['18 Al Noor Street||Ajman||00000|AE', '18 Al Noor Street, Ajman', ['AE'], 'en'],
    ['Anfa Place, niveau 1, boutique 17||Casablanca|||MA', 'Anfa Place, Casablanca', ['MA'], 'en'],
    ['Creek Road bldg 31 flr 4 flat 8||Ajman|||AE', 'Creek Road bldg 31, Ajman', ['AE'], 'en'],
    // What is said to the courier.
    ['5 3rd Ave (gate code 0457)||Durban|||ZA', '5 3rd Ave, Durban', ['ZA'], 'en'],
    ['Lavalle 310 7mo C tocar 7c||Salta|||AR', 'Lavalle 310, Salta', ['AR'], 'es'],
    ['9 Fig Street, call before 3pm||Ajman|||AE', '9 Fig Street, Ajman', ['AE'], 'en'],
    ['栄3の8の12 山田様方||名古屋市|||JP', '栄3-8-12, 名古屋市', ['JP'], 'ja'],
    ['Calle Timbre 12||Salta|||AR', 'Calle Timbre 12, Salta', ['AR'], 'es'],
    // Japan's numbers in characters.
    ['栄二丁目4番8号||名古屋市|||JP', '栄2丁目4番8号, 名古屋市', ['JP'], 'ja'],
    ['栄二−四−八||名古屋市|||JP', '栄2-4-8, 名古屋市', ['JP'], 'ja'],
    [
      '63 Calle San Francisco||San Juan||00901|Puerto Rico',
      '63 Calle San Francisco, San Juan, 00901',
      ['PR', 'US'],
      'es',
    ],
  ])('is built from it: %s', (text, input, countries, language) => {
    expect(queryOf(stored(text))).toEqual({ input, language, ...(countries && { countries }) })
  })
  it.each([
    'Calle 21 de Mayo 10 frente al parque||Iquique|||CL',
    'Calle 5 Sur # 43-12 torre 2||Medellín|||CO',
  ])('keeps what belongs to the number in its plainer form: %s', (text) => {
    const [{ input = '' } = {}] = widerQueriesOf(stored(text))
    expect(input).toMatch(/Calle 21 de Mayo 10|Calle 5 Sur # ?43-12/)
  })
  it.each([
    ['Quorvel Ltd, Unit 14|Raheen Business Park|Limerick|||IE', true],
    ['unit 14 raheen business park limerick v94 c6w1|||||IE', true],
    ['Unit 14, 3 Mill Road|Raheen Business Park|Limerick|||IE', false],
    ['Unit 14, Quorvel House|High Street|Leeds|||GB', false],
    ['Quorvel Ltd, Unit 14 Mill Road|Beeston|Leeds||LS11 8AT|GB', true],
    ['Quorvel Ltd, Unit 14 Mill Road, 3 High Street||Leeds||LS11 8AT|GB', false],
  ])(
    'has the unit of a park of businesses or of a street without other numbers: %s',
    (text, hasUnit) => {
      const [{ input = '' } = {}] = houseQueriesOf(stored(text))
      expect(/unit 14/i.test(input)).toBe(hasUnit)
    },
  )
  it('does not exist where the address has no text', () => {
    expect(queryOf({})).toBeUndefined()
    expect(queryOf({ line1: ' - ', country: 'DE' })).toBeUndefined()
  })
  it.each([
    ['Colón 310 c/ Lavalle||Salta|||AR', 'Colón 310, Salta'],
    ['Hidalgo 310 entre Mina y Rayón||Puebla|||MX', 'Hidalgo 310, Puebla'],
    ['14 Residency Road opp. Mayo Hall||Pune|||IN', '14 Residency Road, Pune'],
    ['25 Ijen (toko batik)||Malang|||ID', '25 Ijen, Malang'],
    ['12 Lê Lợi P4 Q3||Hồ Chí Minh|||VN', '12 Lê Lợi, Phường 4, Quận 3, Hồ Chí Minh'],
    ['9 Koinange Street||NRB|||KE', '9 Koinange Street, Nairobi'],
    ['5 Mannerheimintie, 00100 HKI', '5 Mannerheimintie, 00100 Helsinki'],
    ['延安路26号国贸中心5号楼||昆明市|||CN', '延安路26号, 昆明市'],
    ['元朗大馬路61號金城大廈8樓B室||香港|||HK', '元朗大馬路61號, 香港'],
    ['улица Абая 7 уг. Пушкина||Тараз|||KZ', 'улица Абая 7, Тараз'],
    ['22 Bedok North Ave 3 S(460022)||SG|||SG', '22 Bedok North Ave 3 Singapore 460022, SG'],
    [
      'lavalle 310 5to "A" e/ jujuy y salta|once|caba|||AR',
      'lavalle 310, Ciudad Autónoma de Buenos Aires',
    ],
    ['cll 10 n° 43 - 12 torre 3 unidad pinar|laureles|medellin|||CO', 'cll 10 n° 43-12, medellin'],
    ['Av. Colón E4-12 y Reina, Edif. Sol 3er piso||quito|||EC', 'Av. Colón E4-12, quito'],
    [
      'c/ duarte no. 7, 2da planta, casi esq. sol|stgo||||DO',
      'c/ duarte no. 7, Santiago de los Caballeros',
    ],
    ['3 calle 4-25 z 9 edif. torre 2||guate|||GT', '3 Calle 4-25 zona 9, guate'],
    ['Storgt 12||Bodø|||NO', 'Storgata 12, Bodø'],
    ['Garage Peeters|Brusselsestwg 152|Melle||9090|BE', 'Brusselsesteenweg 152, Melle, 9090'],
    ['Bäckerei Hack|Gospertstr. 24|Eupen||4700|BE', 'Gospertstr. 24, Eupen, 4700'],
    ['Overtoom 215 3 hoog||Amsterdam|||NL', 'Overtoom 215-3, Amsterdam'],
    ['noordsingel 87 b 3035ek rdam|||||NL', 'noordsingel 87b 3035ek Rotterdam'],
    ['blk215 amk ave3 S460022|||||SG', 'blk 215 Ang Mo Kio ave 3 Singapore 460022'],
    ['New Baneshwor 12, shiva mandir najik, ktm|||||NP', 'New Baneshwor 12, Kathmandu'],
    ['Nizami 62, məktəb yanı, Bakı|||||AZ', 'Nizami 62, Bakı'],
    ['Avenida 6N # 14-20||Cali|||CO', 'Avenida 6 Norte # 14-20, Cali'],
    ['145 W 500 N|basement around back|Provo|UT||US', '145 W 500 N, Provo, UT'],
    ['148 qre||Wan Chai|||HK', "148 Queen's Road East, Wan Chai"],
    ['renmin lu 88 hao||Suzhou|||CN', 'renmin lu 88, Suzhou'],
    ['Meltem mh. 3808 sk. 11/9||Antalya|||TR', '3808 sk. No:11, Antalya'],
    ['Meltem mh. 3808/2 sk. no 11/9||Antalya|||TR', 'Meltem mh. 3808/2 sk. no 11, Antalya'],
    ['gurpreet 10538 148 st surrey bc v3r3x3 604 555 0148|||||CA', '10538 148 st surrey bc v3r3x3'],
    ['Pani Halina, chocholow 82 34-513|||||PL', 'chocholow 82 34-513'],
    ['Firma Novak, Dlouhá 12 602 00 Brno|||||CZ', 'Dlouhá 12 602 00 Brno'],
    ['9 ซ.อารีย์ 4 กทม.', '9 ซอยอารีย์ 4 กรุงเทพมหานคร'],
  ])('has a plainer form: %s', (text, input) => {
    const { countries } = queryOf(stored(text)) ?? {}
    expect(widerQueriesOf(stored(text))[0]).toMatchObject({
      input,
      ...(countries && { countries }),
    })
  })
  it('goes to the whole world where a street of another continent has nothing behind it', () => {
    expect(widerQueriesOf(stored('305 West 700 North||Provo|UT|84601|MX'))).toEqual([
      { input: '305 West 700 North, Provo, UT, 84601', language: 'es' },
    ])
  })
  it('has a wider form only where a country was stored', () => {
    expect(widerQueriesOf(stored('Platz der Republik 1||Berlin||11011|DE'))).toEqual([
      { input: 'Platz der Republik 1, Berlin, 11011', language: 'de' },
    ])
    expect(widerQueriesOf(stored('Platz der Republik 1||Berlin||11011|'))).toEqual([])
  })
})

describe('the most likely prediction', () => {
  it.each([
    [
      '15 Main St||Springfield|IL|62701|US',
      ['15 Main St, Springfield, MO, USA', '15 Main St, Springfield, IL, USA'],
      1,
    ],
    [
      '350 King St. E.|Unit 12, c/o J. Moretti|Hamilton|ON|L8N 3Y3|CA',
      ['350 King Street West, Hamilton, ON, Canada', '350 King Street East, Hamilton, ON, Canada'],
      1,
    ],
    [
      '350 King St. W.||Hamilton|ON|L8P 1B3|CA',
      ['350 King Street East, Hamilton, ON, Canada', '350 King Street West, Hamilton, ON, Canada'],
      1,
    ],
    [
      'Leopldstr. 12||München||80802|DE',
      ['München, Deutschland', 'Leopoldstraße 12, München, Deutschland'],
      1,
    ],
    [
      'Leopoldstr. 12||München||80802|DE',
      ['Leopoldstraße 7, München, Deutschland', 'Leopoldstraße 12, München, Deutschland'],
      1,
    ],
    [
      'Leopoldstr. 12||München||80802|DE',
      ['Leopoldstraße 12, München, Deutschland', 'Leopoldstraße 12, Dachau, Deutschland'],
      0,
    ],
    [
      '8 Finance Street||Central|||HK',
      [
        '55/F, Two IFC, 8 Finance Street, Central, Hong Kong',
        '8 Finance Street, Central, Hong Kong',
      ],
      1,
    ],
    [
      'Castle Street 5||London|||GB',
      ['Castle Street, London, UK', 'Castle Street 5, London, UK'],
      1,
    ],
    [
      'Castle Street 5||London|||GB',
      ['5 Castle Street, Bath, UK', '7 Castle Street, London, UK', '5 Castle Street, London, UK'],
      2,
    ],
    [
      'Castle Street 5||London|||GB',
      ['Castle Street 9, London, UK', 'Castle Street 5-7, London, UK'],
      1,
    ],
    [
      '5 Castle Street||London|||GB',
      [
        '5 Castle Street, Flat 3, London, UK',
        '5 Castle Street, Rear, London, UK',
        '5 Castle Street, London, UK',
      ],
      2,
    ],
    [
      '5 Caslte Street||London|||GB',
      ['5 Church Street, London, UK', '5 Castle Street, London, UK'],
      1,
    ],
    [
      '5 Castle Street||Springfield|||US',
      ['Springfield Castle, Street, MA, USA', '5 Castle Rd, Springfield, IL, USA'],
      1,
    ],
    [
      '芝公園4-2-8||港区|東京都||JP',
      ['日本、東京都港区芝大門4-2-8', '日本、東京都港区芝公園4丁目2−8'],
      1,
    ],
    [
      '3-7-2 Kita-Aoyama||Minato-ku|Tokyo||JP',
      [
        '3 Chome-7-2 Aoyama, Minato City, Tokyo, Japan',
        '3 Chome-7-2 Kitaaoyama, Minato City, Tokyo, Japan',
      ],
      1,
    ],
    // The street stands beside the number, and the parish behind it.
    [
      'Rua de Lisboa, 42|São José|Ponta Delgada|São Miguel|9500-216|PT',
      ['Rua de Lisboa 42, Ponta Delgada, Portugal', 'Rua de São João 42, Ponta Delgada, Portugal'],
      0,
    ],
    [
      'São José|Rua de Lisboa 42|Ponta Delgada|||PT',
      ['Rua de São João 42, Ponta Delgada, Portugal', 'Rua de Lisboa 42, Ponta Delgada, Portugal'],
      1,
    ],
    [
      'Edifício 2|Rua de São João 42|Ponta Delgada|||PT',
      ['Rua de Lisboa 42, Ponta Delgada, Portugal', 'Rua de São João 42, Ponta Delgada, Portugal'],
      1,
    ],
    ['PO Box 12||Bremen|||DE', ['Bremen, Deutschland', 'Postfach 12, Bremen, Deutschland'], 1],
    [
      'Quorvel Ltd, Unit 14|Raheen Business Park|Limerick|||IE',
      [
        'Raheen Business Park, Limerick, Ireland',
        'Unit 14, Raheen Business Park, Limerick, Ireland',
      ],
      1,
    ],
    [
      'Unit 14, 3 Mill Road||Limerick|||IE',
      ['14 Mill Road, Limerick, Ireland', '3 Mill Road, Limerick, Ireland'],
      1,
    ],
    ['x|||||', [], 0],
  ])('for %s among %o is number %i', (text, descriptions, index) => {
    expect(likeliest(stored(text), descriptions)).toBe(index)
  })
})

it.each(['北', '𠮷', 'ab '])('fields full of "%s" make a query that fits into a URL', (written) => {
  const full = (length: number) => written.repeat(length).slice(0, length)
  const fields = { line1: full(300), line2: full(300), region: full(300), text: full(1000) }
  for (const query of widerQueriesOf({ ...fields, city: 'Beijing', country: full(300) })) {
    expect(encodeURIComponent(query.input).length).toBeLessThan(12_000)
    expect(query.input).toContain('Beijing')
  }
})

it('a judgement without candidates is not_found', () => {
  expect(judge({}, { candidates: [] }, 'normal')).toEqual({
    verdict: 'undeliverable',
    nextAction: 'fix',
    reasons: [{ code: 'not_found', message: 'The provider knows nothing like this address.' }],
    confidence: 0,
    changes: [],
  })
})
