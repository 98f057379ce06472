import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { type PlaceName, places, stored } from './places.ts'

/** Legitimate ways to write a place: all of them are that place, and nothing is to be changed. */
const writings: [PlaceName, string[]][] = [
  [
    'googleplex',
    [
      '1600 Amphitheatre Parkway|| Mountain View | CA | 94043 | US',
      '1600 Amphitheatre Pkwy|| Mountain View | California | 94043 | United States',
      '1600 AMPHITHEATRE PKWY.||MOUNTAIN VIEW|CA|94043-1351|USA',
      '1600 amphitheatre parkway||mountain view|ca|94043|u.s.a.',
      'Google LLC | 1600 Amphitheatre Pkwy | Mountain View | CA | 94043 | United States of America',
      '1600 Amphitheatre Parkway, Mountain View, CA 94043, USA',
      '1600 Amphitheatre Pkwy, Mountain View CA 94043 USA',
      'Google LLC, 1600 Amphitheatre Parkway, Mountain View, California 94043, United States',
      '1600 Amphitheatre Parkway||Mountain View|CA|94043|Vereinigte Staaten',
      '1600 Amphitheatre Parkway||Mountain View|Santa Clara County|94043|USA',
    ],
  ],
  [
    'empireState',
    [
      '20 West 34th Street||New York|NY|10001|US',
      '20 W 34th St||New York|NY|10001|US',
      '20 W. 34th St.||New York City|New York|10001-1234|USA',
      '20 W 34 St||NYC|NY|10001|US',
    ],
  ],
  [
    'suite',
    [
      '1 Montgomery Street|Suite 1600|San Francisco|CA|94104|US',
      '1 Montgomery St Ste 1600||San Francisco|CA|94104|US',
      '1 Montgomery St #1600||San Francisco|CA|94104|US',
      'Suite 1600, 1 Montgomery Street||San Francisco|CA|94104|US',
      'One Montgomery Street|STE. 1600|SF|CA|94104|US',
      '1 Montgomery Street, Suite 1600, San Francisco, CA 94104, USA',
    ],
  ],
  [
    'queens',
    [
      '37-10 30th Street||Queens|NY|11101|US',
      '3710 30th St||Long Island City|NY|11101|US',
      '37-10 30 St||Long Island City|New York|11101|USA',
    ],
  ],
  [
    'brooklyn',
    [
      '200 Eastern Parkway||Brooklyn|NY|11238|US',
      '200 Eastern Pkwy||Brooklyn|New York|11238|USA',
      '200 Eastern Parkway, Brooklyn, NY 11238, USA',
    ],
  ],
  [
    'bostonCommon',
    ['4 Yawkey Way||Boston|MA|02215|US', '4 Yawkey Wy||Boston|Massachusetts|02215|US'],
  ],
  [
    'washington',
    [
      '1600 Pennsylvania Ave NW||Washington|DC|20500|US',
      '1600 Pennsylvania Avenue N.W.||Washington D.C.||20500|US',
      '1600 Pennsylvania Avenue Northwest||Washington|District of Columbia|20500|US',
    ],
  ],
  [
    'poBox',
    [
      'PO Box 1866||Mountain View|CA|94042|US',
      'P.O. Box 1866||Mountain View|CA|94042|US',
      'Post Office Box 1866||Mountain View|CA|94042|US',
    ],
  ],
  [
    'sanJuan',
    [
      '63 Calle San Francisco||San Juan|PR|00901|US',
      '63 Calle de San Francisco||San Juan||00901|Puerto Rico',
      'Calle de San Francisco 63||San Juan||00901|PR',
    ],
  ],
  [
    'bakerStreet',
    [
      '221B Baker Street||London||NW1 6XE|GB',
      '221b Baker St.||London||nw16xe|UK',
      '221 B Baker Street||London|England|NW1 6XE|United Kingdom',
      'Baker Street 221B||London||NW1 6XE|Großbritannien',
      '221B Baker Street, London NW1 6XE, UK',
      '221B Baker Street, Marylebone, London, NW1 6XE, United Kingdom',
      '221B Baker Street|Marylebone|London|Greater London|NW1 6XE|England',
    ],
  ],
  [
    'palace',
    [
      'Buckingham Palace||London||SW1A 1AA|GB',
      'Buckingham Palace, London SW1A 1AA, United Kingdom',
      'The King | Buckingham Palace | London || SW1A1AA | UK',
    ],
  ],
  [
    'glasgowFlat',
    [
      'Flat 1/2, 145 Buccleuch Street||Glasgow||G3 6QN|GB',
      '145 Buccleuch St|Flat 1/2|Glasgow|Scotland|G3 6QN|UK',
    ],
  ],
  [
    'harrods',
    [
      '87-135 Brompton Road||London||SW1X 7XL|GB',
      '87–135 Brompton Rd||London||SW1X 7XL|GB',
      '101 Brompton Road||London||SW1X 7XL|GB',
      'Harrods|87-135 Brompton Road|London||SW1X7XL|United Kingdom',
    ],
  ],
  [
    'jersey',
    [
      '5 Royal Square||St Helier||JE2 4WA|Jersey',
      '5 Royal Square||Saint Helier||JE2 4WA|JE',
      '5 Royal Sq||St. Helier||JE24WA|Jersey',
    ],
  ],
  [
    'dublin',
    [
      "6 O'Connell Street Lower||Dublin||D01 F5P2|IE",
      '6 Lower OConnell St||Dublin 1||D01F5P2|Ireland',
      "6 O'Connell St. Lower||Dublin 1|Co. Dublin|D01 F5P2|Éire",
      '6 O’Connell Street Lower, Dublin 1, D01 F5P2, Ireland',
    ],
  ],
  [
    'toronto',
    [
      '290 Bremner Blvd||Toronto|ON|M5V 3L9|CA',
      '290 Bremner Boulevard||Toronto|Ontario|m5v3l9|Canada',
      '290 Bremner Blvd., Toronto, ON M5V 3L9, Canada',
    ],
  ],
  [
    'montreal',
    [
      '1380 rue Sherbrooke Ouest||Montréal|QC|H3G 1J5|CA',
      '1380 Rue Sherbrooke O.||Montreal|Québec|H3G1J5|Canada',
      '1380, rue Sherbrooke Ouest||MONTREAL|Quebec|H3G 1J5|Canada',
      '1380 Sherbrooke St W||Montreal|QC|H3G 1J5|CA',
    ],
  ],
  [
    'sydneyUnit',
    [
      '5/48 Pirrama Road||Pyrmont|NSW|2009|AU',
      'Unit 5, 48 Pirrama Rd||Pyrmont|New South Wales|2009|Australia',
      '48 Pirrama Road|Unit 5|PYRMONT|NSW|2009|Australia',
      'Unit 5 48 Pirrama Rd||Pyrmont|NSW|2009|AU',
    ],
  ],
  [
    'auckland',
    [
      '15 Customs Street West||Auckland||1010|NZ',
      '15 Customs St W|Auckland CBD|Auckland||1010|New Zealand',
    ],
  ],
  [
    'bundestag',
    [
      'Platz der Republik 1||Berlin||11011|DE',
      'PLATZ DER REPUBLIK 1||BERLIN||11011|DEUTSCHLAND',
      'Pl. der Republik 1||Berlin||D-11011|Germany',
      '1 Platz der Republik||Berlin|Berlin|11011|Allemagne',
      'Platz der Republik 1, 11011 Berlin, Germany',
      'Deutscher Bundestag, Platz der Republik 1, 11011 Berlin, Deutschland',
      'Deutscher Bundestag|Platz der Republik 1|Berlin|BE|11011|DEU',
    ],
  ],
  [
    'juni',
    [
      'Straße des 17. Juni 135||Berlin||10623|DE',
      'Str. des 17. Juni 135||Berlin||10623|DE',
      'Strasse des 17 Juni 135||Berlin||10623|DE',
      'Straße des 17.Juni 135, 10623 Berlin, Deutschland',
    ],
  ],
  [
    'muenchen',
    [
      'Leopoldstraße 12A||München||80802|DE',
      'Leopoldstr. 12a||Muenchen||80802|Deutschland',
      'Leopoldstr 12 a||Munich|Bavaria|80802|Germany',
      'Leopold-Straße 12 A||Munchen|Bayern|80802|DE',
      'Leopold Str. 12A||MÜNCHEN||80802|DE',
      'LEOPOLDSTRASSE 12A||MUENCHEN|BY|80802|DE',
      'Leopoldstraße 12A|Hinterhaus|München||80802|DE',
      'Firma Contoso, Leopoldstraße 12A, 80802 München, Deutschland',
    ],
  ],
  [
    'duesseldorf',
    [
      'Königsallee 60||Düsseldorf||40212|DE',
      'Koenigsallee 60||Duesseldorf|NRW|40212|DE',
      'Konigsallee 60||Dusseldorf||40212|Germany',
      'Königsallee 60||Düsseldorf|North Rhine-Westphalia|40212|DE',
    ],
  ],
  [
    'dresden',
    [
      'Theaterplatz 2||Dresden||01067|DE',
      'Theaterpl. 2||Dresden|Sachsen|01067|DE',
      'Theater Platz 2||Dresden|Saxony|D-01067|DE',
    ],
  ],
  [
    'wien',
    [
      'Getreidemarkt 9||Wien||1060|AT',
      'Getreidemarkt 9|Top 12|Vienna||A-1060|Austria',
      'Getreidemarkt 9/2/12||Wien||1060|Österreich',
      'Getreidemarkt 9, 1060 Wien, Oesterreich',
    ],
  ],
  [
    'zuerich',
    [
      'Bahnhofstrasse 45||Zürich||8001|CH',
      'Bahnhofstr. 45||Zuerich|ZH|CH-8001|Switzerland',
      'Bahnhofstraße 45||Zurich||8001|Schweiz',
    ],
  ],
  [
    'geneve',
    [
      'Rue du Rhône 48||Genève||1204|CH',
      '48, rue du Rhone||Geneva||1204|Suisse',
      'rue du Rhône 48||Genf|GE|CH-1204|Schweiz',
    ],
  ],
  [
    'paris',
    [
      "12 bis Rue de l'Église||Paris||75015|FR",
      '12bis rue de l’Eglise||PARIS||75015|France',
      "12 BIS R DE L'EGLISE||PARIS||75015|FRANCE",
      "12 bis, rue de l'Église, 75015 Paris, France",
    ],
  ],
  [
    'lyon',
    [
      '20 Avenue Jean Jaurès||Lyon||69007|FR',
      '20 av. Jean-Jaurès||Lyon||F-69007|France',
      '20 Av J Jaurès||LYON 7EME||69007|France',
      '20 ave Jean Jaures||Lyon Cedex 07||69007|Frankreich',
    ],
  ],
  [
    'saintDenis',
    [
      '5 Boulevard Saint-Germain||Paris||75005|FR',
      '5 bd St Germain||Paris||75005|FR',
      '5 Bld. St-Germain||Paris 5e||75005|France',
    ],
  ],
  [
    'bruxelles',
    [
      'Rue de la Loi 16||Bruxelles||1000|BE',
      '16 rue de la Loi||Brussels||B-1000|Belgium',
      'Rue de la Loi 16||Brussel||1000|België',
      'Rue de la Loi 16, 1000 Bruxelles, Belgique',
    ],
  ],
  [
    'leuven',
    ['Oude Markt 13 bus 5005||Leuven||3000|BE', 'Oude Markt 13|bus 5005|Louvain||3000|Belgium'],
  ],
  [
    'amsterdam',
    [
      'Johan Huizingalaan 763A||Amsterdam||1066 VH|NL',
      'Johan Huizingalaan 763 a||Amsterdam||1066vh|Nederland',
      'J. Huizingaln 763-A||Amsterdam|Noord-Holland|1066VH|The Netherlands',
      'Johan Huizingalaan 763A||Amsterdam|NH|NL-1066 VH|Holland',
    ],
  ],
  [
    'denHaag',
    [
      'Binnenhof 1A||Den Haag||2513 AA|NL',
      "Binnenhof 1a||'s-Gravenhage||2513AA|NL",
      'Binnenhof 1A||The Hague||2513 AA|Netherlands',
    ],
  ],
  [
    'madrid',
    [
      'Calle Gran Vía 28||Madrid||28013|ES',
      'Gran Vía, 28||Madrid|Madrid|28013|España',
      'C/ Gran Via nº 28||MADRID||28013|Spain',
      'Gran Vía 28, 2º B||Madrid||28013|ES',
      'C. Gran Vía, 28, 28013 Madrid, España',
    ],
  ],
  [
    'barcelona',
    [
      'Carrer de Mallorca 401||Barcelona||08013|ES',
      'Calle Mallorca, 401||Barcelona|Cataluña|08013|España',
      'C/ de Mallorca 401||Barcelona|Catalonia|08013|Spain',
      'c. Mallorca 401||Barcelona||08013|ES',
    ],
  ],
  [
    'lisboa',
    [
      'Rua da Conceição 95||Lisboa||1100-152|PT',
      'R. da Conceicao, 95||Lisbon||1100152|Portugal',
      'Rua da Conceição nº 95||LISBOA||1100-152|PT',
      'Rua da Conceição 95, 3º Esq||Lisboa||1100-152|PT',
    ],
  ],
  [
    'roma',
    [
      'Via dei Condotti 86||Roma||00187|IT',
      'V. dei Condotti, 86||Roma|RM|00187|Italia',
      'VIA DEI CONDOTTI 86||ROME||I-00187|ITALY',
      'Via dei Condotti, 86, 00187 Roma RM, Italia',
      'Via Condotti 86||Roma|Lazio|00187|IT',
    ],
  ],
  [
    'milano',
    [
      'Piazza del Duomo 14||Milano||20122|IT',
      'P.za Duomo, 14||Milano|MI|20122|Italia',
      'P.zza del Duomo 14||Milan|Lombardy|20122|Italy',
      'Piazza Duomo 14 int. 3||Milano||20122|IT',
    ],
  ],
  [
    'stockholm',
    [
      'Drottninggatan 71||Stockholm||111 36|SE',
      'Drottningg. 71||Stockholm||11136|Sverige',
      'Drottninggatan 71||STOCKHOLM||SE-111 36|Sweden',
      'Drottning gatan 71||Stockholm||111 36|SE',
    ],
  ],
  [
    'kobenhavn',
    [
      'Gammeltorv 8, 5. sal||København K||1457|DK',
      'Gammeltorv 8|5. sal|Copenhagen||1457|Denmark',
      'Gammeltorv 8, 5. sal||Kobenhavn||1457|Danmark',
    ],
  ],
  [
    'oslo',
    [
      'Karl Johans gate 31||Oslo||0159|NO',
      'Karl Johansgt. 31||Oslo||0159|Norge',
      'Karl Johans gt 31||OSLO||N-0159|Norway',
    ],
  ],
  [
    'helsinki',
    [
      'Mannerheimintie 4||Helsinki||00100|FI',
      'Mannerheimintie 4 A 12||Helsingfors||FI-00100|Finland',
      'MANNERHEIMINTIE 4||HELSINKI||00100|SUOMI',
    ],
  ],
  [
    'warszawa',
    [
      'al. Jana Pawła II 22||Warszawa||00-133|PL',
      'Aleja Jana Pawla II 22 m. 5||Warszawa||00133|Polska',
      'Al. Jana Pawla II 22/5||Warsaw||00-133|Poland',
    ],
  ],
  [
    'praha',
    [
      'Václavské náměstí 11||Praha||110 00|CZ',
      'Václavské nám. 837/11||Praha 1||11000|Česko',
      'Vaclavske namesti 837/11||Prague||110 00|Czech Republic',
      'Václavské náměstí 837/11, 110 00 Praha 1, Česká republika',
    ],
  ],
  [
    'budapest',
    [
      'Andrássy út 60||Budapest||1062|HU',
      'Andrássy út 60.||Budapest||H-1062|Magyarország',
      'Andrassy ut 60||BUDAPEST||1062|Hungary',
      '1062 Budapest, Andrássy út 60, Magyarország',
    ],
  ],
  [
    'athina',
    [
      'Ερμού 15||Αθήνα||105 63|GR',
      'Ερμου 15||Αθηνα||10563|Ελλάδα',
      'ΕΡΜΟΥ 15||ΑΘΗΝΑ||10563|ΕΛΛΑΔΑ',
      'Ermou 15||Athens||105 63|Greece',
    ],
  ],
  [
    'athens',
    [
      'Ermou 15||Athens||105 63|GR',
      'Ermou Str. 15||Athina||GR-10563|Greece',
      'Ermou 15, Athens 105 63, Greece',
    ],
  ],
  [
    'moskva',
    [
      'Тверская ул., 13||Москва||125032|RU',
      'ул. Тверская, д. 13||г. Москва||125032|Россия',
      'улица Тверская 13||Москва||125032|Российская Федерация',
      'Россия, 125032, Москва, Тверская улица, 13',
      'Tverskaya ul. 13||Moscow||125032|Russia',
    ],
  ],
  [
    'moscow',
    [
      'Tverskaya Ulitsa 13||Moscow||125032|RU',
      'ul. Tverskaya 13||Moskva||125032|Russia',
      'Tverskaya Street 13||Moscow||125032|Russian Federation',
    ],
  ],
  [
    'kyiv',
    [
      'вул. Хрещатик, 36||Київ||01044|UA',
      'вулиця Хрещатик 36||м. Київ||01044|Україна',
      'Khreshchatyk St 36||Kyiv||01044|Ukraine',
      'Хрещатик 36||Киев||01044|UA',
    ],
  ],
  [
    'istanbul',
    [
      'Abdi İpekçi Caddesi No:42||İstanbul||34367|TR',
      'Abdi Ipekci Cad. 42||Istanbul||34367|Turkey',
      'Teşvikiye Mah. Abdi İpekçi Cd. No: 42|Şişli|İstanbul||34367|Türkiye',
      'Abdi İpekçi Cad. No 42 D:5||Şişli|İstanbul|34367|Türkiye',
      // The province as the town, and its district behind it.
      'Abdi İpekçi Cad. No 42||İstanbul|Şişli|34367|Türkiye',
    ],
  ],
  [
    'telAviv',
    [
      'דיזנגוף 50||תל אביב|||ישראל',
      "רח' דיזנגוף 50||תל אביב-יפו|||IL",
      'רחוב דיזנגוף 50||תל אביב|||Israel',
    ],
  ],
  [
    'dubai',
    [
      '1 Sheikh Mohammed bin Rashid Blvd||Dubai|||AE',
      '1 Sheikh Mohammed bin Rashid Boulevard|Downtown Dubai|Dubai|||UAE',
      '1 Sheikh Mohammed Bin Rashid Blvd, Dubai, United Arab Emirates',
    ],
  ],
  [
    'mumbai',
    [
      '24 Homi Mody Street||Mumbai|MH|400001|IN',
      '24, Homi Mody St, Fort||Bombay|Maharashtra|400 001|India',
      'No. 24 Homi Mody Street|Fort|MUMBAI||400001|India',
    ],
  ],
  [
    'singapore',
    [
      '1 Kadayanallur Street #01-10||Singapore||069184|SG',
      '1 Kadayanallur St|#01-10 Maxwell Food Centre|Singapore||069184|Singapore',
      '1 Kadayanallur Street, #01-10, Singapore 069184',
    ],
  ],
  [
    'hongKong',
    [
      '55/F, Two International Finance Centre|8 Finance Street|Central|||HK',
      '55/F, Two IFC, 8 Finance Street, Central, Hong Kong',
    ],
  ],
  [
    'tokyo',
    [
      '芝公園4-2-8||港区|東京都|105-0011|JP',
      '東京都港区芝公園４丁目２番８号||||105-0011|日本',
      '芝公園四丁目2-8||港区|東京都|〒105-0011|日本',
      '日本、〒105-0011 東京都港区芝公園4丁目2−8',
    ],
  ],
  [
    'tokyoLatin',
    [
      '4-2-8 Shibakoen||Minato-ku|Tokyo|105-0011|Japan',
      '4-2-8 Shiba-koen||Minato City|Tokyo|1050011|JP',
      '4 Chome-2-8 Shibakoen, Minato City, Tokyo 105-0011, Japan',
      'Shibakoen 4-2-8||Minato|Tokyo|105-0011|Japan',
    ],
  ],
  [
    'seoul',
    [
      '세종대로 110|중구|서울특별시||04524|KR',
      '서울특별시 중구 세종대로 110||||04524|대한민국',
      '중구 세종대로 110||서울||04524|대한민국',
    ],
  ],
  [
    'beijing',
    [
      '颐和园路5号|海淀区|北京市||100871|CN',
      '海淀区颐和园路5号||北京||100871|中国',
      '北京市海淀区颐和园路5号||北京市||100871|中国',
      '中国北京市海淀区颐和园路5号 邮政编码: 100871',
    ],
  ],
  [
    'taipei',
    [
      '信義路五段7號|信義區|台北市||110|TW',
      '信義區信義路五段7號||臺北市||110|台灣',
      '110台灣台北市信義區信義路五段7號',
    ],
  ],
  [
    'bangkok',
    [
      '991 Rama I Road|Pathum Wan|Bangkok||10330|TH',
      '991 Rama I Rd., Pathumwan||Bangkok||10330|Thailand',
      '991 Rama I Rd, Pathum Wan, Bangkok 10330, Thailand',
    ],
  ],
  [
    'saigon',
    [
      '135 Nam Kỳ Khởi Nghĩa|Quận 1|Hồ Chí Minh|||VN',
      '135 Nam Ky Khoi Nghia|District 1|Ho Chi Minh City|||Vietnam',
      '135 Nam Kỳ Khởi Nghĩa, P. Bến Thành, Q.1||TP. Hồ Chí Minh|||Việt Nam',
    ],
  ],
  [
    'saoPaulo',
    [
      'Avenida Brigadeiro Faria Lima 3477|Itaim Bibi|São Paulo|SP|04538-133|BR',
      // The title is left out.
      'Faria Lima 3477||São Paulo|SP|04538-133|BR',
      'Av. Brig. Faria Lima, 3477||Sao Paulo|SP|04538133|Brasil',
      'Av Brigadeiro Faria Lima, 3477, 18º andar||São Paulo|São Paulo|04538-133|Brazil',
      'Av. Brig. Faria Lima, 3477 - Itaim Bibi, São Paulo - SP, 04538-133, Brasil',
    ],
  ],
  [
    'buenosAires',
    [
      'Avenida Santa Fe 1860||Buenos Aires||C1123AAN|AR',
      'Av. Sta. Fe 1860, piso 3||CABA||C1123|Argentina',
      'Av. Santa Fe 1860||Ciudad Autónoma de Buenos Aires|CABA|C1123AAN|Argentina',
    ],
  ],
  [
    'mexico',
    [
      'Avenida Paseo de la Reforma 305|Cuauhtémoc|Ciudad de México|CDMX|06500|MX',
      'Paseo de la Reforma No. 305||Mexico City|CDMX|06500|Mexico',
      'Av. P.º de la Reforma #305||México D.F.|CDMX|06500|México',
    ],
  ],
  [
    'bogota',
    [
      'Carrera 7 # 28-66||Bogotá|||CO',
      'Cra 7 No. 28-66||Bogota D.C.|||Colombia',
      'Cra. 7 #28 - 66||Bogotá|Bogotá||CO',
      'Kr 7 28-66||Bogotá|||Colombia',
    ],
  ],
  ['nairobi', ['P.O. Box 40658||Nairobi||00100|KE', 'PO BOX 40658||Nairobi||00100|Kenya']],
  [
    'capeTown',
    [
      '120 Plein Street||Cape Town||8001|ZA',
      '120 Plein St|Cape Town City Centre|Cape Town|Western Cape|8001|South Africa',
      '120 Plein Str||Cape Town||8001|Suid-Afrika',
    ],
  ],
  [
    'cairo',
    [
      '113 شارع القصر العيني||القاهرة||11511|مصر',
      '١١٣ شارع القصر العيني||القاهرة||11511|EG',
      'شارع القصر العيني ١١٣||القاهره||11511|مصر',
    ],
  ],
]

describe.each(writings)('%s is confirmed, however it is written', (name, texts) => {
  it.each(texts)('written as %s', (text) => {
    const { verdict, reasons, changes, nextAction, confidence, candidate } = judge(
      stored(text),
      { candidates: [places[name]] },
      'normal',
    )
    expect({
      verdict,
      codes: reasons
        .map(({ code }) => code)
        .filter(
          (code) =>
            !['unit_unconfirmed', 'po_box', 'region_missing', 'postal_code_unconfirmed'].includes(
              code,
            ),
        ),
    }).toEqual({ verdict: 'confirmed', codes: [] })
    expect({
      nextAction,
      candidate,
      changes: changes.filter(({ component }) => component !== 'region'),
    }).toEqual({
      nextAction: 'accept',
      candidate: 0,
      changes: [],
    })
    expect(confidence).toBeGreaterThan(0.9)
  })
})
