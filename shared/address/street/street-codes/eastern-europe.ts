import { type Writings, type Written, written } from './written-forms.ts'

/** House and flat without a space before their numbers: "буд20 кв118". */
const touchingHouse = /(?<![\p{L}\p{N}])(буд|кв)\.?(?=\d)/giu

/** "N 22" is number 22, and no north. */
const numberSign = /(?<![\p{L}\p{N}])n\.?\s?(?=\d+[a-zа-я]?(?![\p{L}\p{N}]))/giu
const withNumbers = (text: string) => text.replace(numberSign, 'no ')
/** "Boris 1-vi nomer 86" */
const ordinalOfKing = /(?<=\p{L}\s\d{1,2})-(?:vi|ви|ri|ри|ti|ти)(?!\p{L})/giu
const numberInWord = /(?<![\p{L}\p{N}])(?:nomer|номер)\s(?=\d)/giu
/** "корп. 1106": the houses of Zelenograd are counted so. */
const houseOfZelenograd = /^\s*корп(?:ус)?\.?\s?(?=\d{3,4}(?!\d))/iu

/** Blocks of a house: "12, корп. 2" is 12к2, "2/10 стр. 1" is 2/10с1. */
const block = /(?<=\d[а-я]?),?\s*(?:корпус|корп|к|korp(?:us)?)\.?\s?(?=\d)/giu
const annex = /(?<=\d[а-я]?),?\s*(?:строение|стр|с)\.?\s?(?=\d)/giu
/** "7, корп. Г" is 7Г. */
const letterOfBlock = /(?<=\d),?\s*корп(?:ус|\.)?\s*(?=[а-яґєії](?!\p{L}))/giu
const withBlocks = (text: string) =>
  text
    .replace(block, (word) => (/k/i.test(word) ? 'k' : 'к'))
    .replace(annex, 'с')
    .replace(letterOfBlock, '')

/**
 * Estates without streets, whose houses are counted, and the words for both: "jk Mladost 1 bl. 54",
 * "12мкр 34 дом", "17 mkr ev 24". A quarter of Bulgaria, кв., is written like an estate.
 */
const estate: Readonly<Record<string, Written>> = {
  BG: [
    [/(?<!\p{L})(?:ж\.?\s?к\.?|kv\.|кв\.)\s?(?=\p{L})/giu, 'ж.к. '],
    [/(?<!\p{L})(?:zh?\.?\s?k|j\.?\s?k)\.?\s(?=\p{L})/giu, 'zh.k. '],
    [/(?<!\p{L})(бл|bl)(?:ок|ok)?\.?\s?(?=\d)/giu, '$1. '],
  ],
  AZ: [
    [/(?<=\d)\s?-?(?:ci|cı|cu|cü)?\s?(?:mkr|mkd|mikrorayonu?)(?!\p{L})\.?/giu, '-ci mikrorayon'],
    [/(?<!\p{L})ev\.?\s?(?=\d)/giu, ''],
  ],
  KZ: [
    [/(?<=\d)\s?-?(?:й|ый|ой)?\s?(?:мкр|микрорайон|mkr)(?!\p{L})\.?/giu, '-й микрорайон'],
    [/(?<!\p{L})(?:мкр|микрорайон|mkr)\.?\s(?=\p{L})/giu, 'мкр. '],
    [/(?<=\d)\s?-?\s?(?:ші|шы)?\s?(?:шағын|мөлтек)\s?аудан(?:ы)?(?!\p{L})/giu, '-шағын аудан'],
    [/(?<=\d\p{L}?)\s?(?:дом|үй)(?!\p{L})|(?<!\p{L})(?:дом|д|d)\.?\s?(?=\d)/giu, ''],
  ],
}
const withEstates = (country: string) => (text: string) => written(text, estate[country] ?? [])

/** Kinds of towns and villages with dots and dashes: "п.г.т. Борисовка". */
const settlements: Written = [
  [/(?<!\p{L})п\.\s?г\.\s?т\.?(?=\s*\p{L})/giu, 'пгт '],
  [/(?<!\p{L})р\.\s?п\.?(?=\s*\p{L})/giu, 'рп '],
  [/(?<!\p{L})г\.\s?п\.?(?=\s*\p{L})/giu, 'гп '],
  [/(?<!\p{L})ст-ца(?=\s)/giu, 'станица'],
  [/(?<!\p{L})с-ще(?=\s)/giu, 'селище'],
  [/(?<!\p{L})пос[её]лок\s+городского\s+типа(?=\s)/giu, 'пгт'],
]

/** Anniversaries in words: "Пятидесятилетия Октября" is 50-летия Октября. */
const anniversaries: Written = [
  ['десяти', 10],
  ['двадцати', 20],
  ['тридцати', 30],
  ['сорока', 40],
  ['пятидесяти', 50],
  ['шестидесяти', 60],
  ['семидесяти', 70],
].map(([word, years]) => [new RegExp(`(?<!\\p{L})${word}летия(?!\\p{L})`, 'giu'), `${years}-летия`])
/** "600-ліття" and "600-річчя" are one word. */
const yearsInUkrainian = /(?<=\d-?)ліття(?!\p{L})/giu
/** "ул. Ленина N12" */
const withSign = (text: string) => text.replace(/(?<=\p{L}[\s,]+)N[:.]?\s?(?=\d)/gu, '')
/** "Горького дом 12", "Шевченка буд. 12" */
const wordForHouse = /(?<=\p{L}{3}[\s,]+)(?:дом|будинок|буд\.?|numărul|numarul)\s(?=\d)/giu
const withoutWordForHouse = (text: string) => text.replace(wordForHouse, '')
/** Roman numbers that are typed with Cyrillic letters: "ХХ Партсъезда". */
const cyrillicNumber = /(?<!\p{L})[ХІ]{2,}(?!\p{L})/gu
const inLatinNumbers = (text: string) =>
  text.replace(cyrillicNumber, (number) => number.replace(/Х/g, 'X').replace(/І/g, 'I'))
/** Dates of Bulgaria: "3-ти март" is Трети март. */
const dayOfBulgaria = /(?<!\p{L})(?:трети|(?<!\d)3-ти)(?=\sмарт)/giu

/** Islands of Saint Petersburg, by which its two Bolshoy prospekts are told apart. */
const islands: Written = [
  [/(?<=\p{L}[.,]?\s)(?:[Вв]\.\s?[Оо]|ВО)\.?(?=[\s,.]|$)/gu, 'Васильевского острова'],
  [/(?<=\p{L}[.,]?\s)(?:[Пп]\.\s?[Сс]|ПС)\.?(?=[\s,.]|$)/gu, 'Петроградской стороны'],
]

/** The sign of Uzbek letters, for which people write an apostrophe: "ko'chasi". */
const apostrophe = /(?<=[og])['’‘`ʼ](?=\p{L})/giu

/** Quarters of Tashkent, which are counted as streets are: "Чиланзар 9 кв-л", "Chilonzor-9". */
const quartersOfTashkent: Written = [
  [/(?<=\p{Script=Cyrillic})\s?-\s?(\d{1,2})(?=\s*,)/giu, ' $1 квартал'],
  [/(?<=\p{L}\s\d{1,2})\s?-?(?:й|ый)?\s?(?:кв-л|квартал)(?!\p{L})/giu, ' квартал'],
  [/(?<=\p{L}\s\d{1,2})\s?-?\s?(?:mavze(?:si)?|daha|kvartal)(?!\p{L})/giu, ' mavzesi'],
  [/(?<=\p{L})\s(?:tumani|tuman|район),?(?=\s+\d)/giu, ''],
  [/(?<!\p{L})(?:дом|д)\.?\s?(?=\d)|(?<=\d)[\s-]*uy(?!\p{L})/giu, ''],
]

/** Estates of Georgia, whose houses are counted: "III მ/რ, კორპ. 12", "3 m/r, korp. 12". */
const estatesOfGeorgia: Written = [
  [
    /(?<!\p{L})(?:მე-)?([IVX]+|\d{1,2})\s?(?:მ\/რ|მიკრორაიონი|მკრ)(?!\p{L})\.?/giu,
    '$1 მიკრორაიონი',
  ],
  [
    /(?<!\p{L})([IVX]+|\d{1,2})\s?(?:m\/r|mkr|micro-?district|mikroraioni)(?!\p{L})\.?/giu,
    '$1 mkr',
  ],
  [/(?<!\p{L})(?:კორპუსი|კორპ|korpusi|korp|building|bldg)\.?\s?(?=\d)/giu, ''],
]

/** Names of Georgia in their genitive before the kind: "Rustavelis gamziri". */
const genitive = /(?<=\p{L}{3})s(?=\s+(?:gamz(?:iri)?|kuch(?:a|is)?|moedani|chikhi)(?!\p{L}))/giu

/** "Simeon I-vi" of Bulgaria is Simeon I. */
const ordinalBehindRoman = /(?<=\s[IVX]{1,4})-(?:vi|ri|ti|ви|ри|ти)(?!\p{L})/giu

/** A village of Romania, which has no streets: "sat Sâncraiu nr. 251". */
const villageBeforeNumber = /(?<=^|[\n,]\s*)sat(?:ul)?\.?\s+(?=\p{L}[^,\n]*\d)/giu

/** Bucharest's Calea Dorobanți, in two forms. */
const dorobanti = /(?<!\p{L})doroban[tțţ]ilor(?!\p{L})/giu

/** Street codes in one form, by country of Eastern Europe, the Caucasus and Central Asia. */
export const inEasternEurope: Writings = {
  RU: (text) =>
    written(
      withBlocks(
        withSign(withoutWordForHouse(inLatinNumbers(text))).replace(houseOfZelenograd, 'к'),
      ),
      [...settlements, ...islands, ...anniversaries],
    ),
  BY: (text) => written(withBlocks(text), settlements),
  KZ: (text) => withEstates('KZ')(written(withBlocks(text), settlements)),
  UA: (text) =>
    written(
      withBlocks(withoutWordForHouse(text.replace(touchingHouse, '$1 '))),
      settlements,
    ).replace(yearsInUkrainian, 'річчя'),
  UZ: (text) => written(text.replace(apostrophe, 'ʻ'), quartersOfTashkent),
  BG: (text) =>
    withEstates('BG')(withNumbers(text.replace(numberInWord, 'no ')))
      .replace(ordinalBehindRoman, '')
      .replace(dayOfBulgaria, '3')
      .replace(ordinalOfKing, ''),
  AZ: withEstates('AZ'),
  GE: (text) => written(text.replace(numberSign, '').replace(genitive, ''), estatesOfGeorgia),
  RO: (text) =>
    withoutWordForHouse(withNumbers(text))
      .replace(villageBeforeNumber, '')
      .replace(dorobanti, 'Dorobanți'),
  MK: withNumbers,
}
