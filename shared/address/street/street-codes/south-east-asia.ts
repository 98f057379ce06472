import { inDigits, withOrdinals } from './numbers-in-digits.ts'
import { type Writings, type Written, written } from './written-forms.ts'

/** Sections of Malaysian towns: "SS2/24" is SS 2/24, in section SS 2. */
const section = /(?<![\p{L}\p{N}])(\p{L}{2,4})(?=\d{1,2}\p{L}?\/\d)/gu

/** Wards and districts of Vietnam's towns: "p.9 q.3", "P7 Q5". */
const ward = /(?<![\p{L}\p{N}])p(?:hường|\.)?\s?(?=\d{1,2}(?![\p{L}\p{N}/]))/giu
const urbanDistrict = /(?<![\p{L}\p{N}])q(?:uận|\.)?\s?(?=\d{1,2}(?![\p{L}\p{N}/]))/giu
/** The same with names: "p xuan khanh", "q. ninh kieu". */
const namedWard = /(?<=\p{L}\s|\d\s)p\.?\s(?=\p{L}{2})/giu
const namedDistrict = /(?<=\p{L}\s|\d\s)q\.?\s(?=\p{L}{2})/giu

/** Streets of Vietnam that are known by their initials. */
const streetsByInitials: Written = [
  [/(?<![\p{L}\p{N}])cmt ?8(?![\p{L}\p{N}])/giu, 'Cách Mạng Tháng 8'],
  [/(?<![\p{L}\p{N}])xvnt(?![\p{L}\p{N}])/giu, 'Xô Viết Nghệ Tĩnh'],
  [/(?<![\p{L}\p{N}])ntmk(?![\p{L}\p{N}])/giu, 'Nguyễn Thị Minh Khai'],
  [/(?<![\p{L}\p{N}])đbp(?![\p{L}\p{N}])/giu, 'Điện Biên Phủ'],
  [/(?<![\p{L}\p{N}])thđ(?![\p{L}\p{N}])/giu, 'Trần Hưng Đạo'],
  [/(?<![\p{L}\p{N}])lhp(?![\p{L}\p{N}])/giu, 'Lê Hồng Phong'],
  [/(?<![\p{L}\p{N}])nkkn(?![\p{L}\p{N}])/giu, 'Nam Kỳ Khởi Nghĩa'],
]

/** Lanes, quarters and roads in short, and names that are written in two ways. */
const inVietnamese: Written = [
  [/(?<!\p{L})(?:ngõ|ngo|ng\.)\s?(\d+)\s+(?:ngách|ngach)\s(?=\d)/giu, 'Ngách $1/'],
  [/(?<!\p{L})(?:ngõ|ngo|ng\.)\s?(?=\d)/giu, 'Ngõ '],
  [/(?<=(?:ngõ|ngách)\s?\d[\d/]*\s)(?:p|phố)\.?\s(?=\p{L})/giu, ''],
  [/(?<![\p{L}\p{N}])k\s?(?=\d+\s\p{L})/giu, 'Kiệt '],
  [/(?<=kiệt\s\d+\s)đường\s/giu, ''],
  [/(?<!\p{L})xl\s(?=\p{L})/giu, 'Xa lộ '],
  [/(?<!\p{L})kđt(?!\p{L})/giu, 'Khu đô thị'],
  [/(?<!\p{L})kp\.?\s?(?=\d)/giu, 'Khu phố '],
  [/(?<!\p{L})(?:tổ dân phố|tdp)\s?(?=\d)/giu, 'Tổ '],
  [/(?<!\p{L})phan ch[âa]u trinh(?!\p{L})/giu, 'Phan Chu Trinh'],
  [/(?<=\d\s)2 (?=bà trưng(?!\p{L}))/giu, 'Hai '],
]
const vietnameseDigits = 'một hai ba bốn năm sáu bảy tám chín mười'.split(' ')
const digitOf = (word: string): string => String(vietnameseDigits.indexOf(word.toLowerCase()) + 1)
const digitInVietnamese = vietnameseDigits.join('|')
/** "Ba Tháng Hai" is 3 Tháng 2, and "Ba Mươi Tháng Tư" 30 Tháng 4. */
const vietnameseDate = new RegExp(
  `(?<!\\p{L})(${digitInVietnamese})( mươi)?(?= tháng (?:${digitInVietnamese}|tư)(?!\\p{L}))`,
  'giu',
)
const vietnameseMonth = new RegExp(`(?<=\\d tháng )(${digitInVietnamese}|tư)(?!\\p{L})`, 'giu')

/** Streets named after days: "đường 3/2" is Đường 3 Tháng 2. */
const vietnameseDay = /(?<!\p{L})(?:đường|duong|đ|đg)\.?\s?(\d{1,2})[/-](\d{1,2})(?![\d/])/giu
/** The same behind the house, of the days after which most towns have a street: "5 30/4". */
const dayBehindHouse = /(?<=^\s*\d+[a-z]?,?\s)(3|2|1|30|19)[/-](2|9|5|4|8)(?=\s*(?:,|$))/gim
/** An alley before its number and the house: "K54/12" in Đà Nẵng, "hẻm 212/15". */
const alley = /(?<!\p{L})(?:K|(?:hẻm|hem|ngõ|ngo|kiệt|kiet)\s+)(?=\d+\/\d)/giu

/** The floor behind a shophouse's number: "95Eo" is the ground floor of 95, "95E1" the next. */
const floorOfShophouse = /(?<=^\D{0,4})(\d{1,4})\s?e[o\d](?![\p{L}\p{N}])/giu

/** The words for house and street before their numbers: "ផ្ទះលេខ៤២ ផ្លូវ៧២៤". */
const houseInKhmer = /(?:ផ្ទះ\s?លេខ|ផ្ទះ|លេខ)\s*(?=\p{Nd})/gu
const streetInKhmer = /(ផ្លូវ)(?:លេខ)?\s*(?=\p{Nd})/gu
/** "Russian Blvd" is short. */
const russianBoulevard = /(?<!\p{L})russian\s+(?=(?:blvd|boulevard)(?!\p{L}))/giu
/** The other number of a boulevard in Phnom Penh: "Preah Monivong Blvd (93)". */
const otherNumber = /\s*\([\d០-៩]{1,3}\)/gu
/**
 * The title of a king, which everyday names of the boulevards leave out. Preah Vihear and Preah
 * Sihanouk are provinces.
 */
const royalTitle = /(?<!\p{L})preah\s+(?=(?:moniv|norod|sisow)\p{L}+|sihanouk\s+(?:b|st|ave))/giu

/**
 * Estates of Singapore, and the town itself, in short; and a block or an avenue without a space
 * before its number.
 */
const estates: Written = [
  [/(?<![\p{L}\p{N}])amk(?!\p{L})/giu, 'Ang Mo Kio'],
  [/(?<![\p{L}\p{N}])cck(?!\p{L})/giu, 'Choa Chu Kang'],
  [/(?<![\p{L}\p{N}])tpy(?!\p{L})/giu, 'Toa Payoh'],
  [/(?<![\p{L}\p{N}])s['’]goon(?!\p{L})/giu, 'Serangoon'],
  [/(?<![\p{L}\p{N}])s['’]pore(?!\p{L})/giu, 'Singapore'],
  [/(?<![\p{L}\p{N}])bt(?= (?:batok|merah|panjang|timah)(?!\p{L}))/giu, 'Bukit'],
]
const touchingKind = /(?<![\p{L}\p{N}])(blk|block|ave?|st|rd|dr|lor|cres)(?=\d)/giu

/** Block and lot of an estate in the Philippines, which are the number: "Blk 9 Lot 3", "b3 l9". */
const lot = new RegExp(
  '(?<![\\p{L}\\p{N}])(?:b(?:lk|lock)?[.\\s]*(?=\\d))?(\\d{1,3}\\p{L}?)[\\s,-]*' +
    'l(?:o?t)?[.\\s]*(\\d{1,3}\\p{L}?)(?![\\p{L}\\p{N}])',
  'giu',
)
/** The same the other way round: "Lot 12 Block 5". */
const lotBeforeBlock = new RegExp(
  '(?<![\\p{L}\\p{N}])lot[.\\s]*(\\d{1,3}\\p{L}?)[\\s,-]+' +
    'bl(?:oc)?k[.\\s]*(\\d{1,3}\\p{L}?)(?![\\p{L}\\p{N}])',
  'giu',
)
const withBlockFirst = (text: string) => text.replace(lotBeforeBlock, 'Block $2 Lot $1')
/** Block and lot as the provider writes them. */
export const withLots = (text: string): string =>
  withBlockFirst(text).replace(lot, 'Block $1 Lot $2')

/** A village of Thailand by its number, which stands where a street would: "33/2 ม.6", "m.4". */
const moo = /(?<![\p{L}\p{M}])(?:ม\.|หมู่บ้านที่|หมู่ที่|หมู่)\s?(?=\p{Nd})/gu
const mooInLatin = /(?<!\p{L})(?:m|moo|mu)[.\s]*(?=\d{1,2}(?!\p{L}|\d))/giu
/** "พระรามที่ 9" is Rama IX Road. */
const kingWithOrdinal = /พระราม(?:ที่)?\s?(?=\p{Nd})/gu
/** Areas of Thailand by their first letter: "T.Phochai A.Muang". */
const shortArea = /[,\s]+[TAJ]\.\s?(?=\p{L}{3})/gu

/** Lanes, roads and ranks of Thailand in short, and streets by the beginning of their names. */
const inThai: Written = [
  [/(?<!\p{L})ตร\.\s?/gu, 'ตรอก '],
  [/(?<!\p{L})ทล\.\s?(?=\p{Nd})/gu, 'ถนนทางหลวงหมายเลข '],
  [/(?:ถนน)?ทางหลวง(?:แผ่นดิน)?หมายเลข\s?/gu, 'ถนนทางหลวงหมายเลข '],
  [/(?<!\p{L})ทช\.\s?/gu, 'ถนนทางหลวงชนบท '],
  [/พล\.?อ\.\s?/gu, 'พลเอก'],
  [/พล\.?ท\.\s?/gu, 'พลโท'],
  [/พล\.?ต\.\s?/gu, 'พลตรี'],
  [/รัชดา(?:ฯ|(?![\p{L}\p{M}]))/gu, 'รัชดาภิเษก'],
  [/วิภาวดี(?:ฯ|(?![\p{L}\p{M}]))/gu, 'วิภาวดีรังสิต'],
  [/พหลฯ/gu, 'พหลโยธิน'],
  [/กรุงเทพ(?:ฯ)?-?นนท์(?![\p{L}\p{M}])/gu, 'กรุงเทพ-นนทบุรี'],
  [/นิมมาน(?:ฯ|เหมินทร์)/gu, 'นิมมานเหมินท์'],
]
/** The number of a street in a word: "สายสอง", "โชคชัยสี่". */
const thaiDigits = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']
const thaiDigit = new RegExp(`(?<=สาย|คลอง|โชคชัย)(${thaiDigits.join('|')})(?![\\p{L}\\p{M}])`, 'gu')
/** A village behind its number: "ม.5 บ.หนองหอย". */
const village = /(?<=หมู่ที่ \p{Nd}{1,2}\s)บ\.\s?/gu

/** Ranks and streets of Indonesia in short. */
const inIndonesian: Written = [
  [/(?<!\p{L})letjend?(?!\p{L})/giu, 'Letnan Jenderal'],
  [/(?<!\p{L})brigjend?(?!\p{L})/giu, 'Brigadir Jenderal'],
  [/(?<!\p{L})mayjend?(?!\p{L})/giu, 'Mayor Jenderal'],
  [/(?<!\p{L})laksda(?!\p{L})/giu, 'Laksamana Muda'],
  [/(?<!\p{L})soetta(?!\p{L})/giu, 'Soekarno Hatta'],
  [/(?<!\p{L})otista(?!\p{L})/giu, 'Otto Iskandardinata'],
  [/(?<!\p{L})gatsu(?!\p{L})/giu, 'Gatot Subroto'],
  [/(?<!\p{L})s\.?\s?m\.?\s?raja(?!\p{L})/giu, 'Sisingamangaraja'],
]
/** A highway as one word, and a milestone: "Lebuh Raya", "Bt. 8". */
const inMalay: Written = [
  [/(?<!\p{L})D['’]sara/giu, 'Damansara'],
  [/(?<!\p{L})l(?:ebuh\s|\/)raya(?=\s\p{L})/giu, 'Lebuhraya'],
  [/(?<!\p{L})bt\.?(?=\s\d)/giu, 'Batu'],
]
/** The avenue around Manila. */
const edsa = /(?<!\p{L})e\.?d\.?s\.?a(?!\p{L})\.?/giu

/** Only there: Delos Santos Street is not Santos Street. */
const delosSantos = /(?<=(?<!\p{L})epifanio\s+)delos(?=\s+santos(?!\p{L}))/giu

/** "Zone V" is Zone 5. */
const zone = /(?<=(?<!\p{L})zone\s)[IVX]{1,4}(?!\p{L})/giu

/** Quarters that are written behind the street without a comma. */
const barangay = /\s+(?=(?:brgy|bgy|barangay|subd)[.\s]\s?\p{L})/giu
const kelurahan = /\s+(?=(?:kel|kec|kelurahan|kecamatan|desa|rt|rw)[.\s/]\s?[\p{L}\d])/giu

/** "Đường số 5" is Đường 5. */
const vietnameseNumber = /(?<=(?:đường|đ\.?|street)\s)số\s(?=\d)/giu

/** "Số 25 Hàng Bài", "Số nhà 25": the sign of the number of a house. */
const vietnameseHouse = /^\s*s[ốo]\.?\s?(?:nh[àa]\s)?\s*(?=\d)/iu

/** Block and house of an estate of Indonesia: "Blok WA2/27", "Blok WA 2 - 27". */
const blockOfEstate =
  /(?<!\p{L})blok\s([A-Z]{1,2}\s?\d{0,2})(?:\s?[/-]\s?|\s)(?:no\.?\s?)?(?=\d)/giu

/** A quarter or an estate before the street: "Pogung Lor Jl. Pandega Marta 14". */
const streetBehindQuarter = /^([^,\d]*\p{L})\s+(?=(?:jl|jln|jalan)\.?\s\p{L})/iu

/** Street codes in one form, by country of South-East Asia. */
export const inSouthEastAsia: Writings = {
  MY: (text) => written(text.replace(section, '$1 '), inMalay),
  SG: (text) => written(text, estates).replace(touchingKind, '$1 '),
  TH: (text) =>
    written(text, inThai)
      .replace(moo, 'หมู่ที่ ')
      .replace(kingWithOrdinal, 'พระราม ')
      .replace(mooInLatin, 'Moo ')
      .replace(shortArea, ', ')
      .replace(village, 'บ้าน')
      .replace(thaiDigit, (_, digit: string) => ` ${thaiDigits.indexOf(digit) + 1}`),
  KH: (text) =>
    text
      .replace(houseInKhmer, ' ')
      .replace(streetInKhmer, '$1 ')
      .replace(otherNumber, '')
      .replace(royalTitle, '')
      .replace(russianBoulevard, 'Russian Federation ')
      .replace(floorOfShophouse, '$1')
      .replace(touchingKind, '$1 '),
  VN: (text) =>
    written(text, [...streetsByInitials, ...inVietnamese])
      .replace(vietnameseDate, (_, day: string, ten?: string) => digitOf(day) + (ten ? '0' : ''))
      .replace(vietnameseMonth, (month) => (/^tư$/i.test(month) ? '4' : digitOf(month)))
      .replace(vietnameseNumber, '')
      .replace(vietnameseHouse, '')
      .replace(vietnameseDay, 'Đường $1 Tháng $2')
      .replace(dayBehindHouse, 'Đường $1 Tháng $2')
      .replace(alley, '')
      .replace(ward, ', Phường ')
      .replace(urbanDistrict, ', Quận ')
      .replace(namedWard, ', Phường ')
      .replace(namedDistrict, ', Quận '),
  PH: (text) =>
    withBlockFirst(withOrdinals(text))
      .replace(zone, inDigits)
      .replace(lot, '$1L$2')
      .replace(barangay, ', ')
      .replace(edsa, 'Epifanio de los Santos Avenue')
      .replace(delosSantos, 'de los'),
  ID: (text) =>
    written(text, inIndonesian)
      .replace(streetBehindQuarter, '$1, ')
      .replace(kelurahan, ', ')
      .replace(blockOfEstate, 'Blok $1 No.'),
}
