import { turkishQuarters } from '../../data/area-kinds.ts'
import { frenchMonths, italianMonths, withWholeMonths } from './months-in-short.ts'
import { inDigits, withFrenchTens, withTens } from './numbers-in-digits.ts'
import { touchingSign, type Writings, type Written, withRange, written } from './written-forms.ts'

/** "28ης Οκτωβρίου", "28is Oktovriou", "28hs": streets named after days. */
const greekDay = /(?<![\p{L}\p{N}])(\d{1,2})(?:ης|η|[ih]s?)(?=\s+\p{L}{4})/giu

/** The number of a king, "Γεωργίου Β'", as others write it: another one has another street. */
const greekKing = /(?<=\p{L}{3}\s)([ΑΒΓ])(?:['’΄ʹ](?!\p{L})|(?=\s+\d))/gu
const kings: Record<string, string> = { Α: 'I', Β: 'II', Γ: 'III' }
/** Archbishop Makarios III is the only one after whom streets are named. */
const numberOfMakarios = /(?<=(?:μακαρίου|makariou|makarios)\s)(?:III|Γ['’΄ʹ]?)(?!\p{L})/giu

/** Names and words that are contracted with a slash, and a square in short. */
const greekContractions: Written = [
  [/(?<!\p{L})Κων\/νου(?=\s)/gu, 'Κωνσταντίνου'],
  [/(?<!\p{L})Κων\/πόλεως/gu, 'Κωνσταντινουπόλεως'],
  [/(?<!\p{L})Δωδ\/νήσου/gu, 'Δωδεκανήσου'],
  [/(?<!\p{L})Αντ\/χη(?=\s)/gu, 'Αντισυνταγματάρχου'],
  [/(?<!\p{L})Πλατ\.(?=\s)/gu, 'Πλατεία'],
  [/(?<!\p{L})αριθ?μ?\.\s?(?=\d)/giu, ''],
]

const inGreek = (text: string) =>
  written(text, greekContractions)
    .replace(greekDay, '$1')
    .replace(/(?<=[Α-ω]\s)&(?=\s)/gu, 'και')
    .replace(numberOfMakarios, '')
    .replace(greekKing, (_, letter: string) => kings[letter] ?? letter)

/** Budapest's district before the street: "VII. Rákóczi út 22". "II. utca" is a street. */
const district =
  /^\s*[IVX]{1,5}\.\s*(?:ker(?:ület)?\.?)?,?\s+(?=\p{L}{3})(?!(?:utca|köz|sor|út|tér)(?!\p{L}))/u

/** The year 1848 in words. */
const yearInWords = /(?<!\p{L})negyvennyolcas(?!\p{L})/giu

/**
 * Villages number their houses: "č.p. 101", "č. d. 113". A road, cesta, is "c."; behind the word
 * for a street, "c." is the sign of a number: "Národná ul. c. 7".
 */
const houseOfVillage =
  /(?<![\p{L}\p{N}])(?:[čc]\.?\s?[pd]|č|(?<=\p{L}\sul(?:ica|ice)?\.?\s)c)\.?\s?(?=\d)/giu

/** "Via V Febbraio" is Via Cinque Febbraio, and I is the first. Elsewhere the letter is a word. */
const inFull = `${italianMonths.join('|')}|\\p{L}+mbre`
const dayOf = new RegExp(`(?<=(?<!\\p{L})\\p{L}{3,}\\s)[IV](?=\\s(?:${inFull}))`, 'giu')
const withDays = (text: string) => withWholeMonths(text.replace(dayOf, inDigits), italianMonths)

/** Two houses that a word joins: "12 bis 14", which is no second house of number 12. */
const germanRange = /(?<=(?<![\p{L}\d])\d{1,4}[a-z]?)\s(?:bis|und)\s(?=\d{1,4}(?![\d.]))/giu
/** "Mozartst.", "Mozartsrt.": the short word for a street with a typing error. */
const germanStreet = /(?<=\p{Ll}{4})(?:st|sr|srt|tsr)\.(?=\s\d)/gu
/** "Bockenheimer Ldstr." */
const germanHighway = /(?<!\p{L})ldstr(?!\p{L})/giu
const withGermanRange = (text: string) =>
  text.replace(germanRange, '-').replace(germanStreet, 'str.').replace(germanHighway, 'Landstr')

/** "Via Garibaldi civico 12" */
const italianSign = /(?<=\p{L}{3}[\s,]+)civ(?:ico|\.)\s?(?=\d)/giu
/** A place of a road, in metres: "km 1,200", "km 1+200". */
const italianKilometre = /(?<!\p{L})(km\.?\s?\d{1,3})(?:[.,]|\s?\+\s?)(?=\d{3}(?!\d))/giu
/** "San Antonio" is Sant'Antonio. */
const beforeVowel = new RegExp(
  '(?<!\\p{L})san\\s(?=(?:agostino|ambrogio|andrea|antonio|antonino|angelo|anselmo|elia|egidio|' +
    'orsola|eustorgio)(?!\\p{L}))',
  'giu',
)
/** "P. zza", "V.Le": kinds in short with a dot inside, as shops and their programs write them. */
const italianKinds: Written = [
  [/(?<!\p{L})p\.?\s?zza(?!\p{L})\.?/giu, 'piazza'],
  [/(?<!\p{L})p\.\s?le(?!\p{L})\.?/giu, 'piazzale'],
  [/(?<!\p{L})v\.\s?le(?!\p{L})\.?/giu, 'viale'],
  [/(?<!\p{L})c\.\s?so(?!\p{L})\.?/giu, 'corso'],
  [/(?<!\p{L})c\.\s?da(?!\p{L})\.?/giu, 'contrada'],
  [/(?<!\p{L})l\.\s?go(?!\p{L})\.?/giu, 'largo'],
  [beforeVowel, "Sant'"],
  [/(?<=(?:via|viale|piazza|corso|largo)\s)da\s(?=vinci(?!\p{L}))/giu, 'Leonardo da '],
  [/(?<=(?:via|viale|piazza|corso|largo)\s)(?=cervi(?!\p{L}))/giu, 'Fratelli '],
  [/(?<=papa\sgiovanni)(?!\s(?:xxiii|23|p(?:aolo|\.)))(?!\p{L})/giu, ' XXIII'],
  [/^tr\.\s(?=\p{L}{3})/giu, 'Traversa '],
  [/(?<=(?:corso|c\.?so|via|piazza)\s)V\.\s?E\.?(?=\s\d)/giu, 'Vittorio Emanuele'],
]
/** "Via SS. Trinità" */
const shortSantissima = /(?<!\p{L})SS\.?(?=\s(?:Trinit|Annunziat|Vergin|Concezion))/gu

/** Houses of Venice are counted through a part of the town, whose kind the provider leaves out. */
const partOfVenice = /(?<!\p{L})sest(?:iere|\.)\s+(?:di\s+)?(?=\p{L}{3})/giu

/** The ground floor of a house in Amsterdam: "263-hs" is 263-H. */
const groundFloor = /(?<=\d)\s?-?\s?(?:hs|huis)(?![\p{L}\p{N}])/giu
const letterOfHouse = /(?<=\s\d{1,4})-(?=[a-h](?![\p{L}\p{N}]))/giu
/** The line without the hyphen of a Dutch house: "9-A" is the house 9A, not a flat of number 9. */
export const withDutchLetter = (text: string): string => text.replace(letterOfHouse, '')

/** Words of Sweden in short: "S:a" is Södra. */
const inSwedish: Written = [
  [/(?<!\p{L})S:a(?!\p{L})/giu, 'Södra'],
  [/(?<!\p{L})N:a(?!\p{L})/giu, 'Norra'],
  [/(?<!\p{L})V:a(?!\p{L})/giu, 'Västra'],
  [/(?<!\p{L})Ö:a(?!\p{L})/giu, 'Östra'],
  [/(?<!\p{L})L:a(?!\p{L})/giu, 'Lilla'],
  [/(?<!\p{L})St:a(?!\p{L})/giu, 'Stora'],
  [/(?<!\p{L})G:a(?!\p{L})/giu, 'Gamla'],
  [/(?<!\p{L})S:t(?!\p{L})/giu, 'Sankt'],
  [/(?<!\p{L})Åg\.(?=\s)/giu, 'Ågatan'],
  [/(?<!\p{L})Nyg\.?(?=\s\d)/giu, 'Nygatan'],
]

/** Kings are counted in three ways: "Frederik VII's Gade", "7.s", "den Syvendes". */
const kingsOfNorth = (names: string, ordinals: string): Written =>
  ordinals.split(' ').map((ordinal) => {
    const [number = '', roman = '', word = ''] = ordinal.split('-')
    const inWords = `(?:den|d\\.)\\s(?:${word}|${number}\\.?['’:]?e?s)`
    const forms = `${roman}(?:['’:.]?s)?|${inWords}|${number}[.:]?s`
    return [new RegExp(`(?<=(?:${names})\\s)(?:${forms})(?!\\p{L})`, 'giu'), roman]
  })
const danishKings = kingsOfNorth(
  'christian|frederik|chr\\.|fr\\.',
  '2-II-andens 3-III-tredjes 4-IV-fjerdes 5-V-femtes 6-VI-sjettes 7-VII-syvendes ' +
    '8-VIII-ottendes 9-IX-niendes 10-X-tiendes',
)
const norwegianKings = kingsOfNorth(
  'haakon|håkon|olav|christian|harald',
  '4-IV-fjerdes 5-V-femtes 6-VI-sjettes 7-VII-syvendes',
)
const swedishKings = kingsOfNorth(
  'karl|gustav|gustaf|carl|oscar|oskar|erik',
  '2-II-andres 3-III-tredjes 4-IV-fjärdes 5-V-femtes 9-IX-niondes 10-X-tiondes ' +
    '11-XI-elftes 12-XII-tolftes 13-XIII-trettondes 14-XIV-fjortondes 16-XVI-sextondes',
)
/** Sweden's own forms beside those that Finland has, too. */
const inSweden: Written = [
  ...inSwedish,
  // A saint who is a woman: "S:ta". Stora is "St:a".
  [/(?<!\p{L})S:?ta(?=\s\p{L}{3})/giu, 'Sankta'],
  ...swedishKings,
  // The address of a house, beside a box.
  [/(?<!\p{L})bes[öo]ksadress:?\s+(?=\p{L})/giu, ''],
]

const inDanish: Written = [...danishKings, [/(?<!\p{L})NFS(?=\s)/gu, 'N.F.S.']]

/** "Kustaa III:n katu" */
const finnishGenitive = /(?<=\s[IVX]{1,5}):n(?!\p{L})/gu

/** "12 to 14 High Street" is 12-14, "Lt Shelford" Little, and "Gt Shelford" Great Shelford. */
const inBritish: Written = [
  [/(?<![\p{L}\p{N}])lt\.?\s(?=\p{L}{3})/giu, 'Little '],
  [/(?<![\p{L}\p{N}])gt\.?\s(?=\p{L}{3})/giu, 'Great '],
]

/** Ordinals of Lithuania: "13-osios". */
const lithuanianOrdinal = /(?<=\d)-?\s?(?:iosios|osios|sios|oji|ojo|asis|os|ta|ios)(?!\p{L})/giu

/**
 * "11 - B" is 11-B; "312-III" and "312 3 hoog" in Amsterdam are the third floor, which Google
 * writes 312-3.
 */
const letterAfterDash = /(?<=\d)\s-\s(?=[a-z](?!\p{L}))/giu
const floorBehindHouse = /(?<=\s\d{1,4})\s?[\s-]\s?(\d|I{1,3}|IV)[\s-]?(?:hoog|hg)(?!\p{L})/giu
const romanFloor = /(?<=\d-)(?:I{1,3}|IV)(?!\p{L})/gu
/** "12III": its number touches that of the house. */
const touchingFloor = /(?<=\s\d{1,4})(?=(?:II|III|IV)(?!\p{L}))/gu
/** Before the name of a water "O.Z." is Oudezijds, and behind it the side in the east. */
const dutchForms: Written = [
  [/(?<=^|[\n,]\s*)N\.?\s?Z\.?\s(?=\p{L}{3})/gu, 'Nieuwezijds '],
  [/(?<=^|[\n,]\s*)O\.?\s?Z\.?\s(?=\p{L}{3})/gu, 'Oudezijds '],
  [/(?<=\p{L}{4}\s)O\.?\s?Z\.?(?=\s*(?:\d|,|$))/gu, 'Oostzijde'],
  [/(?<=\p{L}{4}\s)W\.?\s?Z\.?(?=\s*(?:\d|,|$))/gu, 'Westzijde'],
  [/(?<=\p{L}{4}\s)N\.?\s?Z\.?(?=\s*(?:\d|,|$))/gu, 'Noordzijde'],
  [/(?<=\p{L}{4}\s)Z\.?\s?Z\.?(?=\s*(?:\d|,|$))/gu, 'Zuidzijde'],
  [/(?<=^|[\n,]\s*)gr\.\s(?=markt|kerk|haven|hout|berg|oost|noord)/giu, 'Grote '],
  [/(?<!\p{L})de\s(?=(?:markt|brink)\s\d)/giu, ''],
  [/(?<!\p{L})a\s?[./]\s?d\.?\s(?=\p{L}{3})/giu, 'aan de '],
  [/(?<!\p{L})bedr\.\s?(?=park|terr)/giu, 'bedrijven'],
  // Haarlem has red and black numbers in some streets, which the provider writes 45RD and 45ZW.
  [/(?<=\s\d{1,3})\s?rood(?!\p{L})/giu, 'RD'],
  [/(?<=\s\d{1,3})\s?zwart(?!\p{L})/giu, 'ZW'],
  [/(?<!\p{L})A['’]dam/giu, 'Amsterdam'],
  [/(?<!\p{L})R['’]dam/giu, 'Rotterdam'],
]
const inDutch = (text: string) =>
  text
    .replace(letterAfterDash, '-')
    .replace(floorBehindHouse, '-$1')
    .replace(touchingFloor, '-')
    .replace(romanFloor, inDigits)

/** "1905. g. iela" is named after a year. */
const latvianYear = /(?<=\d{4}\.\s?)g\.(?=\s)/giu

/** "n:o 12" */
const finnishSign = /(?<!\p{L})n:o\s?(?=\d)/giu

/** Staircase and flat without a space: "18B22". */
const touchingStaircase = /(?<=\s\d{1,3})([A-Z])(?=\s?\d{1,3}(?!\d))/giu
/** The flat behind the block of a house: "129 k-2 - 30". */
const flatBehindBlock = /(?<=\d\s?k-?\d)\s?-\s?(?=\d)/giu

/** Turkey's kinds end a street's name; what follows is a building: "Gül Sk. Deniz Apt.". */
const turkishStreets = ['cad', 'cd', 'caddesi', 'sk', 'sok', 'sokak', 'sokağı', 'bulvarı', 'blv']
const turkishKind = [...turkishQuarters, ...turkishStreets].join('|')
const behindKind = new RegExp(
  `(?<=\\p{L}\\s(?:${turkishKind})\\.?)\\s+` +
    `(?=\\p{L}{3}|\\d{2,5}\\.?\\s|\\d\\.?\\s?(?:${turkishKind}))`,
  'giu',
)
/** The same behind a number: "2040. Sok. Yeşilvadi Sitesi". */
const behindNumbered = new RegExp(
  '(?<=(?<![\\p{L}\\d/])\\d{1,5}(?:\\.|\\.?\\s)(?:so?k|soka[kğ][ıi]?|ca?d|caddesi?)\\.?)' +
    '\\s+(?=\\p{L}{3})',
  'giu',
)
/** An industrial zone, which the provider shows by its initials. */
const industrialZone =
  /(?<!\p{L})organize\s+san(?:ayi|\.)?\s*b[öo]l(?:gesi(?!\p{L})|\.|(?!\p{L}))\s*/giu
/** "OSB 5. Cad.": the streets of the zone are counted. */
const streetOfZone = new RegExp(
  `(?<=OSB)\\s+(?=\\d{1,5}\\.?\\s?(?:nolu\\s)?(?:${turkishKind}))`,
  'giu',
)
/** "Uzunsokak": the kind touches the name. */
const touchingKind = /(?<=\p{L}{3})(?=(?:sokak|sokağı|caddesi|bulvarı)(?!\p{L}))/giu
/** "no18" */
const turkishSign = /(?<!\p{L})(?:no(?=\d)|n[:.]\s?(?=\d+[a-z]?(?![\p{L}\d])))/giu
/** What stands behind the house: a door inside, a code, a telephone. */
const otherNumberOfTurkey =
  /(?<=\s\d+\p{L}?\s)(?:(?:[iİ]ç\s)?kapı|şifre|tel|büro|ofis|oda)\.?\s?:?\s?\d+/giu
/** The quarter, an estate or a building before the street: "Kızılay Mah. Dr. Mediha Eldem Sk". */
const quarterBefore = new RegExp(
  '(?<=\\p{L}\\s(?:mah|mh|mahallesi|sitesi|apt|apartmanı)\\.?)\\s+' +
    `(?=\\p{L}[^,\\n]*\\s(?:${turkishStreets.join('|')})(?!\\p{L}))`,
  'giu',
)

/** The ending of a date without its hyphen: "3go Maja" is 3 Maja. */
const polishOrdinal = /(?<=(?<![\p{L}\d])\d{1,2})-?e?go(?=\s+\p{L})/giu

/** Anniversaries and the first ones in words, and names by their initials: "ul. AK", "al. NMP". */
const inPolish: Written = [
  // A bishop is a priest, too.
  [/(?<!\p{L})ks\.?\s(?=(?:a?bpa?|kard)(?!\p{L}))/giu, ''],
  [/(?<=\s\d{1,3})\s(?=[a-jln-z]\/\d)/giu, ''],
  [/(?<!\p{L})K\.\s?E\.\s?N\.?(?=\s)/gu, 'Komisji Edukacji Narodowej'],
  [/(?<=\s\d+\p{L}?)\s+(?=os(?:\.|iedle)\s\p{Lu})/giu, ', '],
  [/^(os(?:\.|iedle)\s\p{L}+)\s(?=\p{Lu}\p{L}+\s\d)/giu, '$1, '],
  [/(?<=rynek\s)g[łl]\.?(?=\s)/giu, 'Główny'],
  [/(?<!\p{L})prymasa\s(?:tysi[ąa]clecia\s)?(?=(?:stefana\s)?wyszy[ńn]skiego)/giu, 'Kardynała '],
  [/(?<!\p{L})dziesi[ęe]ciolecia/giu, '10-lecia'],
  [/(?<!\p{L})dwudziestolecia/giu, '20-lecia'],
  [/(?<!\p{L})trzydziestolecia/giu, '30-lecia'],
  [/(?<!\p{L})czterdziestolecia/giu, '40-lecia'],
  [/(?<!\p{L})pi[ęe][ćc]dziesi[ęe]ciolecia/giu, '50-lecia'],
  [/(?<!\p{L})tysi[ąa]clecia/giu, '1000-lecia'],
  [/(?<!\p{L})pierwszej(?=\s(?:brygady|armii))/giu, 'I'],
  [/(?<!\p{L})N\.?\s?M\.?\s?P\.?(?=\s)/gu, 'Najświętszej Maryi Panny'],
  [/(?<!\p{L})A\.?K\.?(?=\s\d)/gu, 'Armii Krajowej'],
  [/(?<!\p{L})W\.?P\.?(?=\s\d)/gu, 'Wojska Polskiego'],
  [/(?<=\p{L}{3}[\s,]+)numer\s(?=\d)/giu, ''],
  // The estate before the street.
  [/(?<=\p{L}{3}\s)(?=ul\.?\s\p{Lu})/gu, ', '],
  // The only pope of the name.
  [
    /(?<!\p{L})(?:j\.?\s?p\.?\s?ii|jana\s+paw[łl]a(?!\s+(?:ii|2)(?!\p{L})))(?!\p{L})/giu,
    'Jana Pawła II',
  ],
]
/** The Czechoslovak army and the Slovak uprising by their initials. */
const inCzech: Written = [[/(?<!\p{L})[ČC]\.?SA(?=\s\d)/gu, 'Československé armády']]
const inSlovak: Written = [
  [/(?<!\p{L})[ČC]\.?SA(?=\s\d)/gu, 'Československej armády'],
  [/(?<!\p{L})SNP(?=\s\d)/gu, 'Slovenského národného povstania'],
]

/** "Grand'Rue", zones of business, and roundabouts: "Rd-Pt". */
const inFrench: Written = [
  [/(?<=(?:^|[\n,]\s*)\d{1,4})\s(?:et|au)\s(?=\d{1,4}\s)/giu, '-'],
  [/(?<!\p{L})grand['’\s-]rue(?!\p{L})/giu, 'Grande Rue'],
  [/(?<=\d\s)lot\.?\s(?=(?:l[ae]s?|des?|du)\s|\p{L}{4})/giu, 'lotissement '],
  [/(?<=\s)col\.?\s(?=fabien(?!\p{L}))/giu, 'Colonel '],
  [/(?<=\sla\s)r[ée]pu\.?(?!\p{L})/giu, 'République'],
  [/(?<=\sdu\s)0?8\/0?5\/(?:19)?45/giu, '8 mai 1945'],
  [/(?<=\sdu\s)11\/11\/(?:19)?18/giu, '11 novembre 1918'],
  [/(?<!\p{L})pas\.\s(?=\p{L})/giu, 'passage '],
  [/(?<=^|[\n,\d]\s*)pce\.?(?=\s\p{L})/giu, 'place'],
  [/(?<=^|[\n,\d]\s*)cr\.(?=\s\p{L})/giu, 'cours'],
  [/(?<!\p{L})ctre(?=\s)/giu, 'centre'],
  [/(?<!\p{L})N\.?-D\.?(?=\s|$|-)/gmu, 'Notre-Dame'],
  [/(?<!\p{L})(?:r(?:on)?d[\s.-]*p(?:oin)?|rp)t\.?(?=\s\p{L})/giu, 'rond-point'],
  [/(?<!\p{L})(?:zone\s(?:artisanale|d['’]activit[eé]s?)|z\.\s?a\.)(?=\s\p{L})/giu, 'ZA'],
  [/(?<!\p{L})(?:zone\sind(?:ustrielle|\.)|z\.\s?i\.)(?=\s\p{L})/giu, 'ZI'],
]

/** A hamlet of France, beside its name: "Lieu-dit Kerbihan" is Kerbihan. */
const hamlet = /(?<!\p{L})lieu[-\s]?dit\s+(?=\p{L})/giu

/** A farm of Estonia, which is known by its name: "Lepiku talu" is Lepiku. */
const farmBehindName = /(?<=\p{L}{3})\stalu(?=\s*(?:[,\n]|$))/giu

/** Another building of a house of Latvia: "51, korp. 2" and "51 k-2" are 51k2, ", k-3" a flat. */
const latvianBlock = /(?<=\d\p{L}?)(?:,?\s*korp(?:uss?)?|\s*k)[-.\s]*(?=\d)/giu

/** Floor and door of Portugal behind the house: "Rua das Flores 12 - 3 D". */
const floorBehindHyphen =
  /(?<=\p{L}[^,\n]*\s\d+\p{L}?)\s-\s(?=\d{1,2}\s?[º°ª]?\s?(?:[a-f]|dto?|esq|fre?nte|frt)\.?$)/iu

/** "12 Main St D8" is in Dublin 8. */
const districtOfDublin = new RegExp(
  '(?<=^\\s*\\d+\\p{L}?\\s[^,\\d]*(?:ave(?:nue)?|drive|dr|lane|place|pl|quay|r(?:oa)?d|square|sq' +
    '|st(?:reet)?|terrace|tce)\\.?,?\\s)d\\.?\\s?(\\d{1,2}w?)(?![\\p{L}\\d])',
  'giu',
)

/** Street codes in one form, by country of Europe without its east, and for Turkey. */
export const inEurope: Writings = {
  DE: withGermanRange,
  AT: withGermanRange,
  CH: (text) => withFrenchTens(withGermanRange(text)).replace(/(?<!\p{L})dala(?=\s)/giu, 'da la'),
  DK: (text) => written(text, inDanish),
  EE: (text) =>
    text
      .replace(/(?<=liin\s)nr\.?\s?(?=\d)|(?<!\p{L})maja\s(?=\d)/giu, '')
      .replace(farmBehindName, ''),
  FR: (text) =>
    withWholeMonths(withFrenchTens(written(text.replace(hamlet, ''), inFrench)), frenchMonths),
  GB: (text) => written(withRange(text), inBritish),
  GR: inGreek,
  CY: inGreek,
  IE: (text) => text.replace(districtOfDublin, 'Dublin $1'),
  HU: (text) => text.replace(district, '').replace(yearInWords, '48-as'),
  NL: (text) => withDutchLetter(inDutch(written(text, dutchForms)).replace(groundFloor, ' H')),
  NO: (text) => written(text, norwegianKings),
  PL: (text) => written(text.replace(polishOrdinal, ''), inPolish),
  PT: (text) => withTens(text.replace(touchingSign, '').replace(floorBehindHyphen, ', ')),
  SE: (text) => written(text, inSweden),
  FI: (text) =>
    written(text.replace(finnishGenitive, '').replace(finnishSign, ''), inSwedish).replace(
      touchingStaircase,
      ' $1 ',
    ),
  LV: (text) =>
    text.replace(latvianBlock, 'k').replace(flatBehindBlock, ', ').replace(latvianYear, 'gada'),
  LT: (text) => text.replace(lithuanianOrdinal, ''),
  CZ: (text) => written(text.replace(houseOfVillage, ''), inCzech),
  SK: (text) => written(text.replace(houseOfVillage, ''), inSlovak),
  IT: (text) =>
    withDays(
      written(text, italianKinds)
        .replace(partOfVenice, '')
        .replace(shortSantissima, 'Santissima')
        .replace(italianSign, '')
        .replace(italianKilometre, '$1'),
    ),
  SM: withDays,
  TR: (text) =>
    text
      .replace(touchingKind, ' ')
      .replace(otherNumberOfTurkey, '')
      .replace(turkishSign, 'no ')
      .replace(quarterBefore, ', ')
      .replace(behindKind, ', ')
      .replace(behindNumbered, ', ')
      .replace(industrialZone, 'OSB ')
      .replace(streetOfZone, ', '),
}
