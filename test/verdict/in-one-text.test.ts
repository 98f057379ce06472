import { describe, expect, it } from 'vitest'
import { judge } from '../../shared/verdict/judge.ts'
import { candidateOf, foundIn } from './written-pair.ts'

/**
 * `country | the whole address as typed | number # street | town ; code ; quarter ; region` of the
 * place that is found.
 */
const accepted = [
  // A street with its name in the country's other language.
  'CH | Lausannegasse 42 1700 freiburg | 42 # Rue de Lausanne | Freiburg ; 1700',
  // A direction that the town's name begins with is none of the street's.
  'US | 12 Oak Ave West Palm Beach FL 33401 | 12 # Oak Avenue | West Palm Beach ; 33401',
  'US | 9 Elm St South San Francisco CA 94080 | 9 # Elm Street | South San Francisco ; 94080',
  'CA | 3120 Marine Dr West Vancouver BC | 3120 # Marine Drive | West Vancouver ; V7V 1M7 ; ; BC',
  // A code that touches a word.
  'FR | 11 rue des lilas75020 paris | 11 # Rue des Lilas | Paris ; 75020',
  'FR | 4 rue du moulin 38000grenoble | 4 # Rue du Moulin | Grenoble ; 38000',
  'CH | Seestrasse 8 8002Zürich | 8 # Seestrasse | Zürich ; 8002',
  // The quadrant of a street behind a comma.
  'US | 640 West Maple Street, N.W., Suite 20, Atlanta, GA 30308 | ' +
    '640 # West Maple Street Northwest | Atlanta ; 30308',
  'US | 48S 400E, Salt Lake City UT 84111 | 48 # South 400 East | Salt Lake City ; 84111',
  // The initial of a recipient before the kind of the street.
  'BE | Sophie M. rue st gilles 150 4000 liege | 150 # Rue Saint-Gilles | Liège ; 4000',
  'FR | Sophie M. 12 rue st gilles 75003 paris | 12 # Rue Saint-Gilles | Paris ; 75003',
  'CA | Priya S. 15265 104ave surrey bc V3R6Y8 townhouse 36 | 15265 # 104 Avenue | ' +
    'Surrey ; V3R 6Y8 ; ; BC',
  // The streets around the house.
  'MX | francisco sosa 202 sta catarina cdmx entre melchor ocampo y tata vasco | ' +
    '202 # Francisco Sosa | Ciudad de México ; 04010 ; Santa Catarina ; CDMX',
  // A town that is called by the town beside it.
  'AT | wassergasse 14 baden b. wien | 14 # Wassergasse | Baden ; 2500 ; ; Niederösterreich',
  'PT | urb quinta do amparo lote 12 r/c portimao 8500-821 | ' +
    'Lote 12 # Urbanização Quinta do Amparo | Portimão ; 8500-821',
  // Short forms of the postal service.
  'US | 318 SW 62nd Aven, Dayton OH 45402 | 318 # Southwest 62nd Avenue | Dayton ; 45402',
  'US | 77 Laurel Xrds Macon GA 31201 | 77 # Laurel Crossroads | Macon ; 31201',
  'US | 5 South-West Cedar St Salem OR 97301 | 5 # Southwest Cedar Street | Salem ; 97301',
  // A recipient behind "c/o" without a comma, and a box before the house.
  'SE | c/o Eva Berg Storgatan 12, 114 55 Stockholm | 12 # Storgatan | Stockholm ; 114 55',
  'FR | BP 40220 18, avenue Foch 57000 Metz Cedex | 18 # Avenue Foch | Metz ; 57000',
  'FR | 6 rue mlle de la vallière 37000 tours | 6 # Rue Mademoiselle de La Vallière | ' +
    'Tours ; 37000',
  'ES | Calle Principal 14 Girona 17001 | 14 # Calle Principal | Girona ; 17001',
  'DE | Elbufer 41/42 20354 Hamburg | 41-42 # Elbufer | Hamburg ; 20354',
  'DE | Lindenstr. 00007 10969 Berlin | 7 # Lindenstraße | Berlin ; 10969',
  // The country's name at the end, beside the country's field.
  'NZ | 31 Rata St Petone Lower Hutt 5012 New Zealand | 31 # Rata Street | ' +
    'Lower Hutt ; 5012 ; Petone',
  'TW | 88 Minsheng S. Rd. West District Chiayi 600 | 88 # Minsheng South Road | ' +
    'Chiayi ; 600 ; West District',
  // Kinds of towns and villages.
  'RU | Тульская обл, пгт Заокский, ул. Ленина д.7 | 7 # улица Ленина | ' +
    'Заокский ; 301000 ; ; Тульская область',
  'RU | Тульская обл., р.п. Заокский, ул. Ленина, 7 | 7 # улица Ленина | ' +
    'Заокский ; 301000 ; ; Тульская область',
  'RU | город тула ленина 7 | 7 # улица Ленина | Тула ; 300000 ; ; Тульская область',
  'UA | смт Ворзель, вул. Яблунська 7 | 7 # вулиця Яблунська | ' +
    'Ворзель ; 08296 ; ; Київська область',
  // Numbers in characters, by their digits or in words, and ranges of houses.
  'TW | 臺中市西區三民路一二〇號 | 120號 # 三民路 | 臺中市 ; 403 ; 西區',
  'TW | 臺中市西區三民路一百二十號 | 120號 # 三民路 | 臺中市 ; 403 ; 西區',
  'TW | 臺中市西區三民路四五巷十三號之二 | 13-2號 # 三民路45巷 | 臺中市 ; 403 ; 西區',
  'TW | 臺中市西區三民路１２之３號 | 12-3號 # 三民路 | 臺中市 ; 403 ; 西區',
  'HK | 旺角彌敦道610至612號 | 610-612 # 彌敦道 | 香港 ; ; 旺角',
  'HK | 旺角彌敦道51至51A號 | 51-51A # 彌敦道 | 香港 ; ; 旺角',
  'HK | 旺角彌敦道51A及51B號 | 51A # 彌敦道 | 香港 ; ; 旺角',
  'JP | 北海道札幌市北区北18条西5丁目1-12 | 5-1-12 # 北十八条西 | 札幌市 ; 001-0018 ; 北区 ; 北海道',
  // House, street and sector without commas.
  'PK | House No 9-C Street No 12 Sector G-10/2 Islamabad 44000 | 9-C # Street 12 | ' +
    'Islamabad ; 44000 ; G-10/2',
  'PH | Ana Cruz Rm 12, 2210 Harbor Road San Roque, Iloilo City | 2210 # Harbor Road | ' +
    'Iloilo City ; 5000 ; San Roque',
  'AU | Lot 3/48 Wattle Road Dubbo NSW 2830 | 48 # Wattle Road | Dubbo ; 2830',
  'BR | Rua 07, 210 - Centro - Jales - SP | 210 # Rua 7 | Jales ; 15700-000 ; Centro ; SP',
  'BR | Rua das Palmeiras - N210 - Jales - SP | 210 # Rua das Palmeiras | Jales ; 15700-000 ; ; SP',
  'TR | 75. Yıl Mh. 4. caddesi no12 daire3 Manisa | 12 # 4. Cadde | ' +
    'Manisa ; 45000 ; 75. Yıl Mahallesi',
  'JM | 72 main st ocho rios st ann | 72 # Main Street | Ocho Rios ; ',
  'VE | calle quorvel casa 37 frente a la plaza, Barinas 5201 | 37 # Calle Quorvel | ' +
    'Barinas ; 5201',
  'MN | Olimpiin gudamj 8 Ulaanbaatar 14241 | 8 # Олимпийн гудамж | Улаанбаатар ; 14241',
  'HK | rm 12 38 quorvel rd e wanchai hk tel 91234567 | 38 # Quorvel Road East | ' +
    'Hong Kong ; ; Wan Chai',
  'GB | Rose Cottage, 12 The St, Castle Combe SN14 7HU | 12 # The Street | Castle Combe ; SN14 7HU',
  // A street with the name of the town or quarter, without its kind too.
  'CL | Providencia 2124, 7510000 Providencia | 2124 # Avenida Providencia | Providencia ; 7510000',
  'NZ | 182 Ponsonby, Auckland 1011 | 182 # Ponsonby Road | Auckland ; 1011 ; Ponsonby',
  'LU | 28 av gare, 1611 Luxembourg | 28 # Avenue de la Gare | Luxembourg ; 1611 ; Gare',
  'AR | Entre Ríos 633 PB A, Concordia, Entre Ríos | 633 # Entre Ríos | ' +
    'Concordia ; E3200 ; ; Entre Ríos',
  'AT | Familie Egger Mariahilfer Straße 85 Mariahilf 1060 Wien | 85 # Mariahilfer Straße | ' +
    'Wien ; 1060 ; Mariahilf',
  // The number of a district beside that of the house, and a village that counts its houses.
  'CZ | Praha 1 Quorvelovo náměstí 42 | 42 # Quorvelovo náměstí | Praha ; 110 00 ; Praha 1',
  'CZ | Praha 4, Nová Ves 24 | 24 # Nová Ves | Praha 4 ; 140 00',
  'IE | 12 Quorvel Road, Dublin 4 | 12 # Quorvel Road | Dublin 4 ; D04 X1X1',
  'IT | Via Quorvel, 8, Roma | 8 # Via Quorvel | Roma ; 00100',
  // The code at the beginning of the text, and a house that is no code.
  'DE | 10117 Berlin Quorvelstraße 43 | 43 # Quorvelstraße | Berlin ; 10117',
  'CN | 200001上海市黄浦区南京东路328号 | 328 # 南京东路 | 上海市 ; 200001 ; 黄浦区',
  'US | 12045 Quorvel Rd Apt 6 Boise ID 83702 | 12045 # Quorvel Road | Boise ; 83702 ; ; ID',
  'BD | 1205 Quorvel Road Flat 4 Dhaka | 1205 # Quorvel Road | Dhaka ; 1209',
  'TW | 400號忠孝東路台北市 | 400 # 忠孝東路 | 台北市 ; 106',
  // The quarter in one word, or beside a building.
  'PH | 48 Quorvel St., Lapaz, Iloilo City | 48 # Quorvel Street | Iloilo City ; 5000 ; La Paz',
  'GB | 12 Quorvel Street, Old Bakery, Ealing, London | 12 # Quorvel Street | ' +
    'London ; W5 5DB ; Ealing',
  // A telephone number is no code.
  'MZ | josina quorvel 532 maputo 82 555 1234 | 532 # Avenida Josina Quorvel | Maputo ; 1100',
  // A building behind the street.
  'GB | 12 Quorvel Road Sunrise Hospital Leeds LS1 3AD | 12 # Quorvel Road | Leeds ; LS1 3AD',
  'GB | Quorvel Road 12 Tower Leeds LS1 3AD | 12 # Quorvel Road | Leeds ; LS1 3AD',
  'ID | Jl Quorvel 12 Hotel Bandung 40111 | 12 # Jalan Quorvel | Bandung ; 40111',
  // A business before the street.
  'DE | Praxis Lindenstr. 7 10969 Berlin | 7 # Lindenstraße | Berlin ; 10969',
  'DE | Werkstatt für Räder Leipziger Str. 7 10969 Berlin | 7 # Leipziger Straße | Berlin ; 10969',
  'PL | Apteka Grunwaldzka 7 60-311 Poznań | 7 # ulica Grunwaldzka | Poznań ; 60-311',
  'IT | via rossi di montelera 2 torino | 2 # Via Uberto Rossi di Montelera | Torino ; 10121',
  'US | 3rd Floor 410 Cedar St Portland OR 97201 | 410 # Cedar Street | Portland ; 97201',
  'US | 64 N. LaSalle St Chicago 60601 | 64 # North La Salle Street | Chicago ; 60601',
  'US | 512 Mass Ave Boston 02118 | 512 # Massachusetts Avenue | Boston ; 02118',
  'CA | 410 14 ave Valemont bc | 410 # 14th Avenue | Valemount ; V0E 2Z0 ; ; BC',
  'KR | 서울시 마포구(상암동) 성암로 84 | 84 # 성암로 | 서울특별시 ; 03929 ; 마포구',
  'SE | c/o Holm Ringgatan 9 S-824 43 Hudiksvall | 9 # Ringgatan | Hudiksvall ; 824 43',
  'AU | L3 48 Wattle Rd Dubbo NSW 2830 | 48 # Wattle Road | Dubbo ; 2830',
  'LV | kr barona 22-3, riga, lv1011 | 22 # Krišjāņa Barona iela | Rīga ; LV-1011',
  'PK | مکان نمبر 9، گلی نمبر 12، اسلام آباد 44000 | 9 # گلی 12 | اسلام آباد ; 44000',
  'IE | 14 patrick st above the pharmacy cork | 14 # Patrick Street | Cork ; T12 W7CX',
  'MC | 24 av psse grace monaco 98000 | 24 # Avenue Princesse Grace | Monaco ; 98000',
  'RU | ul. Lenina, d. 28, korp. 1, kv. 7, Tula | 28к1 # Ulitsa Lenina | ' +
    'Tula ; 300000 ; ; Tula Oblast',
  'MT | 61 fl 3 Republic St Mellieha MLH1020 | 61 # Republic Street | Mellieħa ; MLH 1020',
  'ID | Jl. Sudirman Kav. 52-53, Jakarta 12190 | Kav. 52-53 # Jalan Jenderal Sudirman | ' +
    'Jakarta ; 12190',
  // Labels of a form.
  'DE | Adresse: Lindenstr. 7, 10969 Berlin | 7 # Lindenstraße | Berlin ; 10969',
  // The code behind a flat, or with the sign of the country. A telephone is no code.
  'DK | quorvelgade 14 2 sal 4000 roskilde | 14 # Quorvelgade | Roskilde ; 4000',
  'CZ | brno quorvelova 12 3.patro 61600 | 12 # Quorvelova | Brno ; 616 00',
  'LU | 47 rue quorvel esch l4010 2e etage | 47 # Rue Quorvel | Esch ; 4010',
  'LV | quorvela iela 12 riga 1010 | 12 # Quorvela iela | Riga ; LV-1010',
  'HU | godollo quorvel ut 35 kapu 7, 06 20 123 4567 | 35 # Quorvel út | Gödöllő ; 2100',
  'JP | 大阪府豊中市本町3-12-5 田中 090-1234-5678 | 3-12-5 # 本町 | 豊中市 ; 560-0021 ; ; 大阪府',
  // A remark behind the house, where the town stands first.
  'AT | wels 4600 quorvelstrasse 27 bitte bei nachbarn abgeben | 27 # Quorvelstraße | Wels ; 4600',
  'AU | 21 quorvel bch rd mile end 5031 | 21 # Quorvel Beach Road | Mile End ; 5031 ; ; SA',
  'PL | Marek ul kościuszki 14 19300 ełk | 14 # Tadeusza Kościuszki | Ełk ; 19-300',
  // A house of Bangladesh in its own digits.
  'BD | বাসা ১২, রোড ৫, ঢাকা ১২৩০ | 12 # Road No. 5 | Dhaka ; 1230',
  // A quarter in the south, before the kind of the street.
  'BO | zona sur san miguel av quorvel 743, la paz | 743 # Avenida Quorvel | La Paz',
  'PL | Adres: Grunwaldzka 7, 60-311 Poznań | 7 # ulica Grunwaldzka | Poznań ; 60-311',
  'RU | Адрес доставки: г. Тула, ул. Ленина, 7 | 7 # улица Ленина | ' +
    'Тула ; 300000 ; ; Тульская область',
  'NL | Naam: J. Bakker Adres: Damrak 12, 1012 LG Amsterdam | 12 # Damrak | Amsterdam ; 1012 LG',
  // The cross streets of a house are none of its numbers.
  'MX | Calle 60 No. 412 x 45 y 47, Mérida 97000 | 412 # Calle 60 | Mérida ; 97000 ; ; Yucatán',
  'PY | Palma 640 c/ 15 de Agosto, Asunción | 640 # Palma | Asunción',
]
const refused = [
  'CH | Lausannegasse 42 1700 freiburg | 42 # Route de Lausanne | Freiburg ; 1700',
  'RU | Тула, ул. Ленина 18к2 | 18 # улица Ленина | Тула ; 300000 ; ; Тульская область',
  'RU | Тула, ул. Ленина, д. 18, корп. 2 | 18 # улица Ленина | Тула ; 300000 ; ; Тульская область',
  'RU | Tula, ul. Lenina 18 korp 2 | 18 # Ulitsa Lenina | Tula ; 300000 ; ; Tula Oblast',
  'KR | 부산시 마포구(상암동) 성암로 84 | 84 # 성암로 | 서울특별시 ; 03929 ; 마포구',
  'MX | Calle 60 No. 412 x 45 y 47, Mérida 97000 | 47 # Calle 60 | Mérida ; 97000 ; ; Yucatán',
  'PY | Palma 640 c/ 15 de Agosto, Asunción | 15 # Palma | Asunción',
  'PK | House No 9-C Street No 13 Sector G-10/2 Islamabad 44000 | 9-C # Street 12 | ' +
    'Islamabad ; 44000 ; G-10/2',
  'TW | 臺中市西區三民路十五巷三號 | 13號 # 三民路15巷 | 臺中市 ; 403 ; 西區',
  'TW | 臺中市西區三民路五一巷三號 | 3號 # 三民路15巷 | 臺中市 ; 403 ; 西區',
  'HK | 旺角彌敦道51A及51B號 | 51C # 彌敦道 | 香港 ; ; 旺角',
  'DE | Kurt Leipziger Str. 7 10969 Berlin | 7 # Leipziger Straße | Berlin ; 10969',
  'DE | An der alten Leipziger Str. 7 10969 Berlin | 7 # Leipziger Straße | Berlin ; 10969',
  'US | 12 Oak Ave West Palm Beach FL 33401 | 12 # Oak Avenue | Palm Beach ; 33480',
  'US | 9 Elm St North Atlanta GA 30319 | 9 # Elm Street | Atlanta ; 30319',
  'US | 640 W Maple Street, N.E., Atlanta, GA 30308 | 640 # West Maple Street Northwest | ' +
    'Atlanta ; 30308',
  'DE | Elbufer 41/43 20354 Hamburg | 41-42 # Elbufer | Hamburg ; 20354',
  'AT | Lindengasse 41/42 1070 Wien | 41-42 # Lindengasse | Wien ; 1070',
  // A building's name that begins with that of a street.
  'GB | 12 Quorvel Tower, Leeds LS1 3AD | 12 # Quorvel Road | Leeds ; LS1 3AD',
  'GB | Quorvel Medical Centre, Leeds LS1 3AD | 12 # Quorvel Road | Leeds ; LS1 3AD',
  'US | 12 Quorvel Hospital, Austin TX 78701 | 12 # Quorvel Street | Austin ; 78701 ; ; TX',
  'DE | Quorvel Klinik 12, 10115 Berlin | 12 # Quorvelstraße | Berlin ; 10115',
  // A street whose name goes on up to its kind.
  'US | 12 Quorvel Ridge Rd, Austin TX 78701 | 12 # Quorvel Road | Austin ; 78701 ; ; TX',
  'US | 12 Quorvel Creek Dr Austin TX 78701 | 12 # Quorvel Drive | Austin ; 78701 ; ; TX',
  'GB | 12 Victoria Park Road, Leeds LS1 3AD | 12 # Victoria Road | Leeds ; LS1 3AD',
  // The same before the house number, or before a comma.
  'ES | calle san juan quorvel 12 28043 madrid | 12 # Calle San Juan | Madrid ; 28043',
  'PL | ul. Leśna Polana 12 00-238 Warszawa | 12 # ulica Leśna | Warszawa ; 00-238',
  'IT | via monte quorvel 12 20121 milano | 12 # Via Monte | Milano ; 20121',
  'FR | 12 rue du Moulin Vert, 69002 Lyon | 12 # Rue du Moulin | Lyon ; 69002',
  'MY | 12 Jalan Melati Indah, 47400 Subang | 12 # Jalan Melati | Subang ; 47400',
  // A street beside the house, and the neighbour of a town.
  'MX | francisco sosa 202 sta catarina cdmx entre melchor ocampo y tata vasco | ' +
    '202 # Melchor Ocampo | Ciudad de México ; 04010 ; Santa Catarina ; CDMX',
  'MX | francisco sosa 202, roma norte, cdmx, entre melchor ocampo y tata vasco | ' +
    '202 # Francisco Sosa | Ciudad de México ; 04010 ; Santa Catarina ; CDMX',
  'AT | wassergasse 14 wien | 14 # Wassergasse | Baden ; 2500 ; ; Niederösterreich',
  // Another town or quarter beside the town.
  'GB | 12 Quorvel Street, Croydon, London | 12 # Quorvel Street | London ; W5 5DB ; Ealing',
  'FR | 12 rue Quorvel, Villeurbanne Lyon | 12 # Rue Quorvel | Lyon ; 69007',
  'US | 12 Quorvel St, Brooklyn, New York, NY | 12 # Quorvel Street | ' +
    'New York ; 11354 ; Queens ; NY',
  // The code of another town, without a comma.
  'CH | Quorvelgasse 3 9000 Chur | 3 # Quorvelgasse | Chur ; 7000',
  'BE | Quorvelstraat 3 9000 Antwerpen | 3 # Quorvelstraat | Antwerpen ; 2060',
  'NL | Quorvelstraat 3 3511AB Amsterdam | 3 # Quorvelstraat | Amsterdam ; 1017GC',
  'AU | 14 quorvel street parramatta 3000 | 14 # Quorvel Street | Parramatta ; 2150 ; ; NSW',
  // The code of another town at the beginning of the text, or with the country's sign.
  'DE | 80331 Berlin Quorvelstraße 43 | 43 # Quorvelstraße | Berlin ; 10117',
  'HU | 6720 Budapest Quorvel utca 12 | 12 # Quorvel utca | Budapest ; 1052',
  'FR | 69002 Paris 12 rue Quorvel | 12 # Rue Quorvel | Paris ; 75004',
  'RU | 620102 Москва, ул. Кворвел 7 | 7 # улица Кворвел | Москва ; 125009',
  'KR | 48058 서울특별시 강남구 테헤란로 152 | 152 # 테헤란로 | 서울특별시 ; 06236 ; 강남구',
  'CN | 510030上海市黄浦区南京东路328号 | 328 # 南京东路 | 上海市 ; 200001 ; 黄浦区',
  'JP | 〒530-0001 東京都千代田区丸の内1-9-1 | 1 # 丸の内1丁目9 | 千代田区 ; 100-0005 ; ; 東京都',
  'TW | 970台北市忠孝東路四段200號 | 200 # 忠孝東路四段 | 台北市 ; 106',
  'LU | 14 rue Quorvel 4365 Luxembourg | 14 # Rue Quorvel | Luxembourg ; 2561',
  'IS | Quorvelgata 27 710 Keflavík | 27 # Quorvelgata | Keflavík ; 230',
  'LV | Quorvela iela 12, Rīga, LV-5401 | 12 # Quorvela iela | Rīga ; LV-1010',
  'AZ | 27 Quorvel Street, Baku, AZ5200 | 27 # Quorvel Street | Baku ; 1106',
  // A street with the name of the town or quarter, of which nothing else is stored.
  'CL | Arturo Prat 2124, 7510000 Providencia | 2124 # Avenida Providencia | Providencia ; 7510000',
  'BE | Corneel Heymanslaan 168, 1050 Ixelles | 168 # Chaussée d’Ixelles | Ixelles ; 1050',
  'AU | Bruxner Highway 200, Karrinyup 6018 | 200 # Karrinyup Road | Karrinyup ; 6018 ; ; WA',
  'LU | 46 Rue de Strasbourg, 4010 Esch-sur-Alzette | 46 # Rue de l’Alzette | ' +
    'Esch-sur-Alzette ; 4010',
  'NZ | 182 Kamo Road, Ponsonby, Auckland 1011 | 182 # Ponsonby Road | Auckland ; 1011 ; Ponsonby',
  'VN | 32 Phạm Ngọc Thạch, Hàng Bồ, Hà Nội | 32 # Hàng Bồ | Hà Nội ; 100000 ; Hàng Bồ',
  'AT | Favoritenstraße 85 Mariahilf 1060 Wien | 85 # Mariahilfer Straße | Wien ; 1060 ; Mariahilf',
  'AE | Dubai Al Rigga 12 Khalid Bin Al Waleed Street | 12 # Al Rigga Road | Dubai ; ; Al Rigga',
  'IE | 31 Pearse Street, Clontarf, Dublin 3 | 31 # Clontarf Road | Dublin 3 ; D03 P2F6 ; Clontarf',
  'LT | Tiltų gatvė 25, 01402 Vilnius | 25 # Vilniaus gatvė | Vilnius ; 01402',
  // A street that is called by its kind alone.
  "GB | 12 St Mary's, Castle Combe SN14 7HU | 12 # The Street | Castle Combe ; SN14 7HU",
  'GB | 12 St Thomas Row, Castle Combe SN14 7HU | 12 # The Street | Castle Combe ; SN14 7HU',
  // The number of a district, or of what else is counted beside the house.
  'CZ | 110 00 Praha 1, Quorvelovo náměstí 42 | 846/1 # Quorvelovo náměstí | ' +
    'Praha ; 110 00 ; Praha 1',
  'CZ | 110 00 Praha 1 Quorvelovo náměstí 42 | 846/1 # Quorvelovo náměstí | ' +
    'Praha ; 110 00 ; Praha 1',
  'IE | Dublin 4, 12 Quorvel Road | 4 # Quorvel Road | Dublin 4 ; D04 X1X1',
  'IE | 12 Quorvel Road, Dublin 4 | 4 # Quorvel Road | Dublin ; D04 X1X1',
  'JM | Kingston 10, 12 Quorvel Road | 10 # Quorvel Road | Kingston 10 ;',
  'VN | Quận 1, 12 Quorvel | 1 # Đường Quorvel | Hồ Chí Minh ; 700000 ; Quận 1',
  'FR | 75001 Paris 1, rue Quorvel 12 | 1 # Rue Quorvel | Paris ; 75001',
  'AT | 1010 Wien 1, Quorvelgasse 14 | 1 # Quorvelgasse | Wien ; 1010',
  'RO | Sector 3, Strada Quorvel 12, București | 3 # Strada Quorvel | ' +
    'București ; 030001 ; Sector 3',
  'DE | Hamburg 13, Quorvelstraße 42 | 13 # Quorvelstraße | Hamburg ; 20144',
  'PL | Osiedle 3, ul. Quorvela 12, Kraków | 3 # Quorvela | Kraków ; 31-000',
  'BR | Rua Quorvel 12, Quadra 5, Goiânia | 5 # Rua Quorvel | Goiânia ; 74000-000',
  'PE | Av. Quorvel 12, Etapa 5, Lima | 5 # Avenida Quorvel | Lima ; 15001',
  'US | 12 Quorvel St, Area 5, Boise ID | 5 # Quorvel Street | Boise ; 83702 ; ; ID',
  'IT | Via Quorvel 12, lotto 5, Roma | 5 # Via Quorvel | Roma ; 00100',
  'DE | Quorvelstraße 12, 5, Mannheim | 5 # Quorvelstraße | Mannheim ; 68161',
  'GB | 5, 12 Quorvel Road, Leeds | 5 # Quorvel Road | Leeds ; LS6 1AA',
  // The number of the flat behind that of the house.
  'FI | Quorvelintie 12 B 34 00100 Helsinki | 34 # Quorvelintie | Helsinki ; 00100',
  'DK | Quorvelgade 12 3 tv 6700 Esbjerg | 3 # Quorvelgade | Esbjerg ; 6700',
  'HU | Quorvel utca 12 3/4 9021 Győr | 3 # Quorvel utca | Győr ; 9021',
]

/** The town without the rest of its name, beside its region and with its code. */
const withShortTown = [
  'BE | ave rogier 210 bxl 1030 | 210 # Avenue Rogier | Schaerbeek ; 1030 ; ; Bruxelles',
  'FR | mme faure 275 route de sarlat carsac 24200 maison volets bleus | 275 # Route de Sarlat | ' +
    'Carsac-Aillac ; 24200',
  'GB | 47 ash rd headingley ls6 3jj | 47 # Ash Road | Leeds ; LS6 3JJ',
  'AT | bahnhofstr 8 8820 neumarkt stmk | 8 # Bahnhofstraße | ' +
    'Neumarkt in der Steiermark ; 8820 ; ; Steiermark',
  'AU | 63 fitzmaurice st wagga nsw 2650 | 63 # Fitzmaurice Street | Wagga Wagga ; 2650 ; ; NSW',
]
/** The same with the code of another town, or beside another region. */
const withOtherTown = [
  'BE | ave rogier 210 bxl 4000 | 210 # Avenue Rogier | Liège ; 4000 ; ; Wallonie',
  'FR | 275 route de sarlat carsac 46000 | 275 # Route de Sarlat | Carsac-Aillac ; 24200',
  'FR | 275 route de sarlat vitrac 24200 | 275 # Route de Sarlat | Carsac-Aillac ; 24200',
  'GB | 47 ash rd headingley ls6 3jk | 47 # Ash Road | Leeds ; LS6 3JJ',
  'GB | 47 ash rd bradford ls6 3jj | 47 # Ash Road | Leeds ; LS6 3JJ',
  'GB | 47 ash rd ls6 3jj | 47 # Ash Road | Leeds ; LS6 3JJ',
  'AT | bahnhofstr 8 5202 neumarkt stmk | 8 # Bahnhofstraße | ' +
    'Neumarkt in der Steiermark ; 8820 ; ; Steiermark',
  'AT | bahnhofstr 8 neumarkt salzburg | 8 # Bahnhofstraße | ' +
    'Neumarkt in der Steiermark ; 8820 ; ; Steiermark',
]

function judged(row: string) {
  const [country = '', text = '', place = '', area = ''] = row.split(' | ')
  const found = foundIn(place, area)
  return judge({ text, country }, { candidates: [candidateOf(country, found)] }, 'normal')
}
const verdictOf = (row: string) => judged(row).verdict

describe('a whole address in one text', () => {
  it.each(accepted)('is accepted as the place that it names: %s', (row) => {
    expect(['confirmed', 'corrected']).toContain(verdictOf(row))
  })
  it.each(refused)('is not taken for a place that is alike: %s', (row) => {
    expect(['needs_review', 'undeliverable']).toContain(verdictOf(row))
  })
  it.each(withShortTown)('may have the beginning of its town: %s', (row) => {
    expect(judged(row)).toMatchObject({ verdict: 'confirmed', changes: [] })
  })
  it.each(withOtherTown)('has another town, which begins alike: %s', (row) => {
    expect(verdictOf(row)).not.toBe('confirmed')
  })
})
