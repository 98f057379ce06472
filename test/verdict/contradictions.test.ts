import { describe, expect, it } from 'vitest'
import type { Components } from '../../shared/address/components.ts'
import type { WrittenAddress } from '../../shared/address/written-address.ts'
import { judge } from '../../shared/verdict/judge.ts'
import { cellsOf } from './written-pair.ts'

/**
 * `country | stored: line1; line2; town; region; code | found: street; number; quarter; town;
 * region; code`: two places, of which the provider knows only the second.
 */
const otherPlaces = {
  'of a town with the name of the area around': [
    'CH | Bahnhofstrasse 45; ; Zürich; Zürich; 8001 | ' +
      'Bahnhofstrasse; 45; ; Winterthur; Zürich; 8400',
    'CH | Bahnhofstrasse 45; ; Zürich; ; 8001 | Bahnhofstrasse; 45; ; Winterthur; Zürich; 8400',
    'CH | Bahnhofstrasse 45; ; Zürich; ; | Bahnhofstrasse; 45; ; Winterthur; Zürich; 8400',
    'AR | San Martín 1147; ; Santa Fe; Santa Fe; S3000 | ' +
      'San Martín; 1147; ; Rosario; Santa Fe; S2000',
    'DO | Calle Duarte 85; ; Puerto Plata; Puerto Plata; 57000 | ' +
      'Calle Duarte; 85; ; Sosúa; Puerto Plata; 57600',
    'PE | Jr. San Martín 708; ; Puno; ; 21001 | Jirón San Martín; 708; ; Juliaca; Puno; 21101',
    'CA | 12 rue Principale; ; Québec; Québec; | rue Principale; 12; ; Montréal; Québec; H3C 1A1',
    'AE | 12 Street 4; ; Abu Dhabi; ; | Street 4; 12; ; Al Ain; Abu Dhabi; ',
    'UA | Шевченка 12; ; Київ; ; | вулиця Шевченка; 12; ; Біла Церква; Київ; 09100',
    'PA | Avenida Quinta 31; ; Panamá; ; | Avenida Quinta; 31; ; La Chorrera; Panamá; ',
    'CL | Calle Prat 120; ; Valparaíso; ; | ' +
      'Calle Prat; 120; ; Viña del Mar; Región de Valparaíso; 2520000',
    'JP | 本町1-2; ; 大阪市; 大阪府; | 本町; 1-2; ; 東大阪市; 大阪府; ',
    'ES | Calle Mayor 24; ; ; Comunidad de Madrid; | ' +
      'Calle Mayor; 24; ; Madrid; Comunidad de Madrid; 28013',
  ],
  'of a town of the name in another region, where no code is stored': [
    'PA | Avenida Quinta 31; ; Santiago; Colón; | Avenida Quinta; 31; ; Santiago; Veraguas; ',
    'EG | 8 El Nasr Street; ; Zefta; Asyut; | El Nasr Street; 8; ; Zefta; Gharbia; 6640001',
  ],
  'of another town of a small country': [
    'SM | Via Cinque Febbraio 17; ; Domagnano; ; 47895 | ' +
      'Via Cinque Febbraio; 17; ; Falciano; ; 47891',
  ],
  'in another quarter, where a town has the street in several': [
    'DO | Calle Primera 12; Villa Faro; Santo Domingo Este; Santo Domingo; | ' +
      'Calle Primera; 12; Los Mina; Santo Domingo Este; Santo Domingo; 11500',
  ],
  'in another postal district': [
    'JM | 12 Old Hope Road; ; Kingston 10; ; | Old Hope Road; 12; ; Kingston; ; 5',
    'IE | 3 Main Street; ; Dublin 4; ; | Main Street; 3; ; Dublin; ; D06 F5K2',
  ],
  'of another town in another region, which has the stored code': [
    'MN | 7-р баг 9; ; Эрдэнэт; Орхон; 45052 | 7-р баг; 9; ; Дархан; Дархан-Уул; 45052',
    'PL | Krótka 9; ; Cisowa; podlaskie; 84-200 | Krótka; 9; ; Bolszewo; pomorskie; 84-200',
  ],
  'of a large town that the stored code cannot belong to': [
    'HU | Petőfi Sándor u. 9; ; Szeged; ; 6000 | Petőfi Sándor utca; 9; ; Kecskemét; ; 6000',
    'SE | Ringvägen 40; ; Uppsala; ; 118 67 | Ringvägen; 40; ; Stockholm; ; 118 67',
    'RS | Kralja Petra I 27; ; Niš; ; 34000 | Kralja Petra I; 27; ; Kragujevac; ; 34000',
    'BE | Chaussée de Waterloo 412; ; Bruxelles; ; 5002 | ' +
      'Chaussée de Waterloo; 412; ; Namur; ; 5002',
    'AZ | Heydar Aliyev ave 115; ; Ganja; ; AZ1029 | Heydar Aliyev ave; 115; ; Baku; ; AZ1029',
    'DO | Av. 27 de Febrero 234; ; Santiago; Distrito Nacional; 10122 | ' +
      'Av. 27 de Febrero; 234; ; Santo Domingo; Distrito Nacional; 10122',
    'UA | Соборна 38; ; Полтава; ; 21050 | Соборна вулиця; 38; ; Вінниця; ; 21050',
  ],
  'of a town that is spelt nearly alike': [
    'IT | Via Cavour 40; ; Lecce; Lecce; 73100 | Via Cavour; 40; ; Lecco; Lecco; 23900',
    'IT | Via Cavour 40; ; Lecce; ; 73100 | Via Cavour; 40; ; Lecco; ; 23900',
  ],
  'of a town that differs in a suffix': [
    'DK | Jernbanegade 22; ; Nykøbing F; ; 4800 | Jernbanegade; 22; ; Nykøbing M; ; 7900',
    'DK | Jernbanegade 22; ; Nykøbing Falster; ; 4800 | Jernbanegade; 22; ; Nykøbing M; ; 7900',
    'DK | Jernbanegade 22; ; Nykøbing F; ; | Jernbanegade; 22; ; Nykøbing M; ; 7900',
    'CZ | Smetanova 12; ; Ústí n. L.; ; 562 01 | Smetanova; 12; ; Ústí nad Orlicí; ; 562 01',
  ],
  'of a town whose name begins alike': [
    'NZ | 22 Main Street; ; Palmerston; ; 9430 | Main Street; 22; ; Palmerston North; ; 4410',
  ],
  'in another quarter': [
    'MX | Allende 40; Coyoacán; Ciudad de México; ; 04100 | ' +
      'Allende; 40; Cuauhtémoc; Ciudad de México; ; 06010',
    'MX | Allende 40; ; Ciudad de México; ; 04100 | ' +
      'Allende; 40; Cuauhtémoc; Ciudad de México; ; 06010',
    'KW | ق 4 ش 51 م 9; ; كيفان; ; | شارع 51; 9; قطعة 5; كيفان; ; 71900',
    'BD | House 27, Road 7; Uttara; Dhaka; ; | Road 7; 27; Dhanmondi; Dhaka; ; 1205',
    'VN | 45 Lê Lợi; Bến Nghé; Thành phố Hồ Chí Minh; ; 700000 | ' +
      'Lê Lợi; 45; Gò Vấp; Thành phố Hồ Chí Minh; ; 700000',
    'VN | 45 Lê Lợi; ; Gò Vấp; ; 700000 | Lê Lợi; 45; Bến Nghé; Thành phố Hồ Chí Minh; ; 700000',
    'HK | 43 Castle Peak Road; ; Kowloon; ; | Castle Peak Road; 43; Yuen Long; Hong Kong; ; ',
    'CN | 朝阳区建国路12号; ; 北京市; ; 100025 | 建国路; 12号; 东城区; 北京市; ; 100007',
  ],
  'with the code of another district': [
    'GB | 19 High Street; ; Aylesbury; ; HP20 1SH | ' +
      'High Street; 19; Wendover; Aylesbury; ; HP22 6DU',
    'AT | Lendkai 1; ; Graz; ; 1030 | Lendkai; 1; ; Graz; ; 8020',
    'SI | Slovenska ulica 15; ; Maribor; ; 1000 | Slovenska ulica; 15; ; Maribor; ; 2000',
  ],
  'in another region': [
    'GB | 12 King Street; ; Richmond; Scotland; | King Street; 12; ; Richmond; England; TW9 1ND',
    'ZA | 8 Main Road; ; Middelburg; Eastern Cape; | ' +
      'Main Road; 8; ; Middelburg; Western Cape; 5900',
    'NG | 9 Airport Road; ; Warri; Edo; | Airport Road; 9; ; Warri; Delta; 332212',
    'VN | 12 Lê Lợi; ; Phú Lộc; Huế; | Lê Lợi; 12; ; Phú Lộc; Sóc Trăng; ',
    'IT | Via Roma 4; ; Samone (TN); ; | Via Roma; 4; TO; Samone; Piemonte; 10010',
    'CZ | Masarykova 12; ; Brno; South Bohemian Region; | ' +
      'Masarykova; 12; ; Brno; Jihomoravský kraj; 602 00',
    'AT | Hauptplatz 1; ; Linz; Lower Austria; | Hauptplatz; 1; ; Linz; Oberösterreich; 4020',
    'PL | Lwowska 60; ; Opole; Lublin Voivodeship; | Lwowska; 60; ; Opole; opolskie; 45-001',
    'HK | 20 Nathan Road; ; Kowlon; ; | Nathan Road; 20; ; Jordan; New Territories; ',
    'NL | Kerkstraat 12; ; Hengelo (Ov); ; 7255 CB | ' +
      'Kerkstraat; 12; ; Hengelo; Gelderland; 7255 CB',
    'AR | Belgrano 350; ; Capital Federal; ; B1878 | ' +
      'Belgrano; 350; ; Quilmes; Provincia de Buenos Aires; B1878',
    'JP | 宮町1-20-3; ; 府中市; 広島県; 726-0005 | 宮町1; 20-3; ; 府中市; 東京都; 183-0023',
    'MZ | Av. Josina Machel 532; ; Maputo; ; | ' + 'Av. Josina Machel; 532; ; Matola; Maputo; ',
    'CH | Hauptstrasse 33; ; Oberwil; Basel-Landschaft; | ' +
      'Hauptstrasse; 33; ; Oberwil bei Büren; Bern; 3298',
    'CZ | Palackého 8; ; Prostějov; Olomouc Region; | Palackého; 8; ; Olomouc; ; 779 00',
    'JM | 14 Main Street; ; Mandeville; St. Ann; | Main Street; 14; ; Mandeville; Manchester; ',
  ],
  'of another street': [
    'RU | Большой просп. В.О. 24; ; Санкт-Петербург; ; 199004 | ' +
      'Большой просп. П.С.; 24; ; Санкт-Петербург; ; 199004',
    'IN | SCO 88 Sector 35-C; ; Chandigarh; ; 160022 | Sector 17-C; SCO 88; ; Chandigarh; ; 160022',
    'US | 100 Peachtree St NW; ; Atlanta; GA; 30303 | ' +
      'West Peachtree Street Northwest; 100; ; Atlanta; GA; 30303',
    'AU | 88 Terrace; ; Adelaide; SA; 5000 | North Terrace; 88; ; Adelaide; SA; 5000',
    'GT | 5a Avenida 20; ; Antigua Guatemala; ; 03001 | ' +
      '5a Avenida Norte; 20; ; Antigua Guatemala; ; 03001',
    'AE | 24 طريق الرقة; ; دبي; ; | طريق المكتوم; 24; الرقة; دبي; ; ',
    'KH | 42 ផ្លូវលេខ ៥១; Doun Penh; ភ្នំពេញ; ; | ផ្លូវ ១៧២; 42; ដូនពេញ; ភ្នំពេញ; ; 120206',
    'MA | 15 زنقة ابن زهر; ; أكادير; ; 80000 | زنقة ابن سينا; 15; ; أكادير; ; 80000',
    'BD | 23 Road 7; Sector 4; Dhaka; ; 1230 | Road 11; ; Sector 4; Dhaka; ; ',
  ],
  'in a village or quarter without streets': [
    'CZ | Nová Ves 15; ; Nová Ves; ; 463 31 | ; 16; ; Nová Ves; ; 463 31',
    'CZ | Nová Ves 15, zvonek nefunguje; ; Nová Ves; ; 463 31 | ; 16; ; Nová Ves; ; 463 31',
    'CZ | Dlouhá 15, Nová Ves; ; Nová Ves; ; 463 31 | ; 15; ; Nová Ves; ; 463 31',
    'CZ | Nová Ves 15, ulice Dlouhá; ; Nová Ves; ; 463 31 | ; 15; ; Nová Ves; ; 463 31',
    'IN | C-14 Lajpat Nagar; ; New Delhi; ; 110024 | ' +
      '; C-14; Lajpat Nagar II; New Delhi; ; 110024',
  ],
  'with another number': [
    'GB | 71 Sauchiehall Street; ; Glasgow; ; G2 3DD | ' +
      'Sauchiehall Street; 7/1; ; Glasgow; ; G2 3DD',
    'DE | Lindenstr. 31 a; ; Hamburg; ; 20099 | Lindenstraße; 31; ; Hamburg; ; 20099',
    'NO | Markveien 35 B; ; Oslo; ; 0554 | Markveien; 35; ; Oslo; ; 0554',
    'NL | Kerkstraat 9-A; ; Bussum; ; 1404 HE | Kerkstraat; 9; ; Bussum; ; 1404 HE',
    'IT | Via Marconi 7; ; Bologna; ; 40122 | Via Marconi; 7/A; ; Bologna; ; 40122',
    'IT | Via Marconi 7 A; ; Bologna; ; 40122 | Via Marconi; 7; ; Bologna; ; 40122',
    'IT | Via Marconi 7/B; ; Bologna; ; 40122 | Via Marconi; 7/A; ; Bologna; ; 40122',
    'SE | Kungsgatan 47 A; ; Uppsala; ; 753 21 | Kungsgatan; 47; ; Uppsala; ; 753 21',
    'IT | Via dei Serragli 37 rosso; ; Firenze; ; 50124 | ' +
      'Via dei Serragli; 37; ; Firenze; ; 50124',
  ],
}

/** Right addresses that resemble the ones above. */
const samePlaces = [
  // The region in another language, and no code.
  'CZ | Masarykova 12; ; Brno; South Moravian Region; | ' +
    'Masarykova; 12; ; Brno; Jihomoravský kraj; 602 00',
  'AT | Hauptplatz 1; ; Linz; Upper Austria; | Hauptplatz; 1; ; Linz; Oberösterreich; 4020',
  'BE | Heymanslaan 10; ; Gent; Flandre; | Heymanslaan; 10; ; Gent; Vlaams Gewest; 9000',
  'DK | Østergade 38; ; København; Capital Region of Denmark; | ' +
    'Østergade; 38; ; København; Region Hovedstaden; 1100',
  'FI | Storgatan 5; ; Porvoo; Nyland; | Storgatan; 5; ; Porvoo; Uusimaa; 06100',
  'PL | Lwowska 60; ; Kraków; Lesser Poland Voivodeship; | ' +
    'Lwowska; 60; ; Kraków; małopolskie; 30-548',
  'PL | Lwowska 60; ; Kraków; woj. małopolskie; | Lwowska; 60; ; Kraków; małopolskie; 30-548',
  'SE | Ringvägen 40; ; Stockholm; Stockholm County; | ' +
    'Ringvägen; 40; ; Stockholm; Stockholms län; 118 67',
  'BO | Avenida Arce 2631; ; La Paz; La Paz Department; | ' +
    'Avenida Arce; 2631; ; La Paz; Departamento de La Paz; ',
  'ID | Jalan Ijen 7; ; Samarinda; East Kalimantan; | ' +
    'Jalan Ijen; 7; ; Samarinda; Kalimantan Timur; 75121',
  // The region in the field of the town.
  'DE | Goethestr. 14; ; Frankfurt am Main, Hessen; ; 60313 | ' +
    'Goethestraße; 14; ; Frankfurt am Main; Hessen; 60313',
  'DE | Leipziger Str. 91; ; Halle (Saale), Saxony-Anhalt; ; 06108 | ' +
    'Leipziger Straße; 91; ; Halle (Saale); Sachsen-Anhalt; 06108',
  'ES | Rúa Nova 33; ; Santiago de Compostela, Galicia; ; 15705 | ' +
    'Rúa Nova; 33; ; Santiago de Compostela; Galicia; 15705',
  'DO | Calle del Sol 52; ; Santiago de los Caballeros, Santiago; ; 51000 | ' +
    'Calle del Sol; 52; ; Santiago de los Caballeros; Santiago; 51000',
  // A company before the street is no other quarter.
  'DO | Ferretería Ramos SRL; Calle Primera 12; Santo Domingo Este; Santo Domingo; | ' +
    'Calle Primera; 12; Los Mina; Santo Domingo Este; Santo Domingo; 11500',
  'ES | Avenida de la Constitución 31; ; Torrejón de Ardoz, Comunidad de Madrid; ; 28850 | ' +
    'Avenida de la Constitución; 31; ; Torrejón de Ardoz; Comunidad de Madrid; 28850',
  'CL | 4 Norte 640; ; Viña del Mar, Valparaíso; ; 2520000 | ' +
    '4 Norte; 640; ; Viña del Mar; Valparaíso; 2520000',
  'MX | Calle Hidalgo 215; Centro; San Juan del Río, Querétaro; ; 76800 | ' +
    'Calle Hidalgo; 215; Centro; San Juan del Río; Querétaro; 76800',
  'ES | Calle Real 87; ; San Sebastián de los Reyes (MADRID); ; | ' +
    'Calle Real; 87; ; San Sebastián de los Reyes; Comunidad de Madrid; 28703',
  'IT | Via Emilia 94; ; Voghera; PV; 27058 | Via Emilia; 94; PV; Voghera; Lombardia; 27058',
  'IT | Corso Umberto 12; ; Modica (RG); ; | Corso Umberto; 12; RG; Modica; Sicilia; 97015',
  'CL | Manuel Rodríguez 1073; ; Angol; IX Región; | ' +
    'Manuel Rodríguez; 1073; ; Angol; Araucanía; 4650000',
  'HK | 青山公路210號; 元朗; ; 新界; | 青山公路(元朗段); 210號; 元朗; ; 新界; ',
  'KW | House 9 St 51 Block 5, Kaifan; ; Kuwait City; ; | Street 51; 9; Block 5; Kaifan; ; 71900',
  'KW | ق 5 ش 51 م 9; ; كيفان; ; | شارع 51; 9; قطعة 5; كيفان; ; 71900',
  // Hong Kong's regions stand where towns do elsewhere.
  'HK | 20 Nathan Road; Jordan; Koloon; Kowloon; | Nathan Road; 20; ; Jordan; Kowloon; ',
  'HK | 298 Sha Tsui Road; Tsuen Wan; New Territoies; ; | ' +
    'Sha Tsui Road; 298; ; Tsuen Wan; New Territories; ',
  'JM | 12 Old Hope Road; ; Kingston 5; ; | Old Hope Road; 12; ; Kingston; ; 5',
  'IE | 3 Main Street; ; Dublin 4; ; | Main Street; 3; ; Dublin; ; D04 F5K2',
  'ES | Calle Mayor 24; ; Madrid; Comunidad de Madrid; | ' +
    'Calle Mayor; 24; ; Madrid; Comunidad de Madrid; 28013',
  'CZ | Nová Ves 15; ; Nová Ves; ; 463 31 | ; 15; ; Nová Ves; ; 463 31',
  'CZ | č.p. 15; ; Nová Ves; ; 463 31 | ; 15; ; Nová Ves; ; 463 31',
  'CZ | Nová Ves 15 (u Liberce), zvonek nefunguje; ; Nová Ves; ; 463 31 | ' +
    '; 15; ; Nová Ves; ; 463 31',
  'PL | Zalesie 12; ; Szubin; ; 89-200 | ; 12; ; Zalesie; ; 89-200',
  'PL | Zalesie 12, dom z zielonym dachem; ; Zalesie; ; 89-200 | ; 12; ; Zalesie; ; 89-200',
  'IN | C-14; Lajpat Nagar II; New Delhi; ; 110024 | ' +
    '; C-14; Lajpat Nagar II; New Delhi; ; 110024',
  'LK | 68 Hospital Rd; ; Jaffna; ; 04000 | Hospital Rd; 68; ; Jaffna; ; 40000',
  'AT | Lendkai 1; ; Graz; ; 8030 | Lendkai; 1; ; Graz; ; 8020',
  'NL | Kerkstraat 12; ; Hengelo (Gld); ; 7255 CB | Kerkstraat; 12; ; Hengelo; Gelderland; 7255 CB',
  'SE | Kungsgatan 47 A; ; Uppsala; ; 753 21 | Kungsgatan; 47A; ; Uppsala; ; 753 21',
  // A large town for the village beside it, under the village's code.
  'HU | Petőfi Sándor u. 9; ; Szeged; ; 6753 | Petőfi Sándor utca; 9; ; Tápé; ; 6753',
  'NL | Kerkstraat 9-A; ; Bussum; ; 1404 HE | Kerkstraat; 9A; ; Bussum; ; 1404 HE',
  'IT | Via Marconi 7 A; ; Bologna; ; 40122 | Via Marconi; 7/A; ; Bologna; ; 40122',
  'NL | Dorpsstraat 3; ; Bergen (NH); ; 1861 KT | Dorpsstraat; 3; ; Bergen; North Holland; 1861 KT',
  'IT | Via dei Serragli 37 rosso; ; Firenze; ; 50124 | ' +
    'Via dei Serragli; 37/R; ; Firenze; ; 50124',
  'MX | 5 de Febrero 98; Centro; Querétaro; ; 76010 | ' +
    '5 de Febrero; 98; Centro; Santiago de Querétaro; Querétaro; 76000',
  'EG | 15 Talaat Harb St; ; Cairo; ; 4272880 | ' +
    'Talaat Harb Street; 15; ; Qasr El Nil; Cairo; 4272080',
  'IE | Guinness Storehouse, St James’s Gate; Liberties; Dublin; ; d08 vf8h | ' +
    'St James’s Gate; ; Ushers; Dublin; ; D08 VF8H',
  'TR | Moda Cad. 12; ; İstanbul; ; | Moda Caddesi; 12; ; Kadıköy; İstanbul; 34710',
  'HK | 181 Queen’s Road East; ; Hong Kong; ; | Queen’s Road East; 181; Wan Chai; Hong Kong; ; ',
  'DE | Schillerstr. 75 c/o Yilmaz; ; München; ; 80336 | Schillerstraße; 75; ; München; ; 80336',
  'DE | Lindenstr. 31 a; ; Hamburg; ; 20099 | Lindenstraße; 31a; ; Hamburg; ; 20099',
  'DE | Bahnhofstr. 12; ; Neustadt am Rbge.; ; 31535 | ' +
    'Bahnhofstraße; 12; ; Neustadt am Rübenberge; ; 31535',
  'DK | Jernbanegade 22; ; Nykøbing Falster; ; 4800 | Jernbanegade; 22; ; Nykøbing F; ; 4800',
  'US | 300 S 400 East; ; Salt Lake City; UT; 84111 | ' +
    'South 400 East; 300; ; Salt Lake City; UT; 84111',
]

function judged(row: string) {
  const [country = '', before = '', found = ''] = cellsOf(row)
  const partsOf = (cell: string) => cell.split(';').map((part) => part.trim())
  const [line1 = '', line2 = '', city = '', region = '', code = ''] = partsOf(before)
  const [street = '', houseNumber = '', quarter, locality = '', state, postalCode] = partsOf(found)
  const stored: WrittenAddress = { line1, line2, city, region, postalCode: code, country }
  const components: Components = {
    street,
    houseNumber,
    locality,
    countryCode: country,
    country,
    ...(quarter && { dependentLocality: quarter }),
    ...(state && { region: state }),
    ...(state && state.length < 4 && !/\p{Script=Han}/u.test(state) && { regionCode: state }),
    ...(postalCode && { postalCode }),
  }
  const formattedAddress = [`${houseNumber} ${street}`, quarter, postalCode, locality, state]
    .filter(Boolean)
    .join(', ')
  // In Arabic the main text is the whole address.
  const prediction = { description: '', mainText: formattedAddress, secondaryText: '' }
  const candidate = {
    placeId: 'place',
    formattedAddress,
    components,
    types: ['street_address'],
    ...(country === 'AE' && { prediction }),
  }
  return judge(stored, { candidates: [candidate] }, 'normal')
}

describe.each(Object.entries(otherPlaces))('an address %s', (_, rows) => {
  it.each(rows)('is not accepted: %s', (row) => {
    expect(['needs_review', 'undeliverable']).toContain(judged(row).verdict)
  })
})

describe('an address whose parts agree', () => {
  it.each(samePlaces)('is accepted: %s', (row) => {
    expect(['confirmed', 'corrected']).toContain(judged(row).verdict)
  })
})

describe('an address with the name of the country as its town', () => {
  it.each([
    'CY | 82 Makarios Avenue; ; Cyprus; ; | Makarios Avenue; 82; ; Nicosia; ; 1077',
    'LI | Landstrasse 40; ; Liechtenstein; ; | Landstrasse; 40; ; Schaan; ; 9494',
    'BE | Nieuwstraat 56; ; België; ; | Nieuwstraat; 56; ; Kortrijk; ; 8500',
  ])('goes to a person, as without a town: %s', (row) => {
    const { verdict, reasons } = judged(row)
    expect([verdict, reasons.map(({ code }) => code)]).toEqual([
      'needs_review',
      expect.arrayContaining(['locality_missing', 'place_unconfirmed']),
    ])
  })
})
