import { digitsOf } from './numbers-in-digits.ts'
import { type Writings, type Written, written } from './written-forms.ts'

/** "77號A" is 77A號. Not the name of a building: "80號H Queen's". */
const letterBehindSign = /(\d)([号號])([A-Z])(?![A-Z\d座栋棟幢室]|\s[A-Z])/giu
/** "133之1號" is 133-1號, and so is "133號之1". */
const behindNumber = /(?<=\d)[號号]?之(?=\d)/gu
/** "七號" is 7號, "一五〇號" is 150號, "三之二號" is 3-2號, "大墩十一街" is 大墩11街. */
const numeral = '[一二三四五六七八九十百〇○零\\d]'
const inCharacters = new RegExp(
  `(?<!\\d)[一二三四五六七八九十百]${numeral}*(?=[號号巷弄樓楼]|之${numeral}+[號号])|` +
    `(?<=(?:[號号]|${numeral})之)${numeral}+|` +
    '[一二三四五六七八九]?十[一二三四五六七八九]?(?=[路街段線线])',
  'gu',
)
/** "12号-3" is 12-3号. */
const halfBehindSign = /(?<=\d)[号號]\s?-\s?(\d+)(?!\d|[室樓楼])/gu
/** "9号甲" is 甲9号, another house than 9号. */
const partBehindSign = /(\d+)[号號]([甲乙丙丁])/gu
/** A yard with several buildings: "15号院". */
const yard = /(?<=\d号)院/gu
/** "34至36號" is 34-36號, and "77及79號" has two numbers. */
const range = /(?<=\d[A-Z]?)[號号]?至(?=\d)/gu
const twoNumbers = /(?<=\d[A-Z]?)[號号]?及(?=\d)/gu
const inChinese = (text: string) =>
  text
    .replace(range, '-')
    .replace(twoNumbers, '號 ')
    .replace(halfBehindSign, '-$1号')
    .replace(yard, '')
    .replace(partBehindSign, '$2$1号')
    .replace(letterBehindSign, '$1$3$2')
    .replace(inCharacters, digitsOf)
    .replace(behindNumber, '-')

/** Hong Kong's longest roads, which are known by their initials. */
const roads: Written = [
  [/(?<!\p{L})qrc(?!\p{L})/giu, "Queen's Road Central"],
  [/(?<!\p{L})qre(?!\p{L})/giu, "Queen's Road East"],
  [/(?<!\p{L})qrw(?!\p{L})/giu, "Queen's Road West"],
  [/(?<!\p{L})dvrc(?!\p{L})/giu, 'Des Voeux Road Central'],
  [/(?<!\p{L})dvrw(?!\p{L})/giu, 'Des Voeux Road West'],
]

/** Directions and kinds that are written as one: "Zhongshan Beilu" is Zhongshan Bei Lu. */
const pinyinKind = /(?<=\s|['’])(dong|xi|nan|bei|zhong)(?=(?:lu|jie|dajie|dadao)(?!\p{L}))/giu

/** "46 hao", "570 nong", "4 duan", "512 zhi 1", "Da Jie": Chinese words in Latin letters. */
const pinyinWords: Written = [
  [/(?<=\d)\s?hao(?!\p{L})/giu, ''],
  [/(\d{1,4})\s?(?:nong|xiang)(?=\s?\d|\s*(?:,|$))/giu, 'Lane $1'],
  [/(\d{1,2})\s?duan(?!\p{L})/giu, 'Section $1'],
  [/(?<=\d)\s?zhi\s?(?=\d)/giu, '-'],
  [/(?<!\p{L})da\s(jie|dao)(?!\p{L})/giu, 'Da$1'],
]

/** A number directly behind the kind of a street: 중앙로82. 을지로3가 is a street. */
const touchingRoad = /(?<=\p{Script=Hangul})([로길])(?=\d+(?![\d가]))/gu

/** The old quarter in brackets, beside the road: "강남구(역삼동) 테헤란로 152". */
const quarterInBrackets = /(?<=[가-힣])\s?\([가-힣]+\d*[동가리]\)/gu

/** Cities of the rank of a province: "서울시" is 서울. "경기 광주시" is a town of a province. */
const metropolis =
  /(?<![가-힣])(?<!경기도?\s)(서울|부산|대구|인천|광주|대전|울산|세종)시(?![가-힣])/gu

/** Busan has a district with its own name, and Jeju a town: "부산진구", "제주시". */
const metropolises =
  '(?:서울|부산(?!진구)|대구|인천|광주|대전|울산|세종)(?:특별자치시|특별시|광역시|시)?'
const provinces =
  '(?:경기|강원|제주(?!시)|전북|충청[남북]|전라[남북]|경상[남북])(?:특별자치도|도)?|[충전경][남북]'
/** Region, town, district, street and number without spaces: "서울시마포구양화로45메세나폴리스". */
const withoutSpaces = new RegExp(
  `(?<![가-힣])(${metropolises}|${provinces})` +
    '([가-힣]{1,5}?[시군구])((?<=시)[가-힣]{1,3}구)?' +
    '([가-힣]+?(?:로\\d+번?길|\\d*[로길동]))\\s?(\\d+(?:-\\d+)?)(?![\\d-]|[가동호층])',
  'gu',
)
const withSpaces = (_: string, ...groups: unknown[]): string =>
  `${groups.slice(0, 5).filter(Boolean).join(' ')} `

/** A building and a flat in it without a space: "103동502호". */
const flatBehindBuilding = /(?<=\d동)(?=\d+호)/gu

/** "537-5번지" is the lot 537-5. */
const lot = /(?<=\d)\s?번지(?![가-힣])/gu

/** "gyeonggido": a province with its kind. */
const provinceInLatin = 'gyeonggi|gangwon|jeju|(?:chungcheong|jeolla|gyeongsang)(?:buk|nam)'
const province = new RegExp(`(?<![a-z-])(${provinceInLatin})(?=do(?![a-z]))`, 'giu')

/** "Sejong daero 101": the kind of a road in Latin letters behind a blank. */
const spacedRoad = /(?<=[a-z]{2})\s(?=(?:dae)?ro(?![a-z]))/giu

/** A lot on a mountain, which is another one than that of its number: "산 23-4". */
const mountain = /(?<!\p{L})산\s?(?=\d)/gu

/** "27 ga-gil": a lane beside another of its number, 27ga-gil. */
const letteredLane = /(?<=\d)[\s-](?=(?:ga|na|da|ra)-?gil(?![a-z]))/giu
/** A lane of Korea: "146 beon-gil", "85gil". */
const koreanLane = /(?<=\d)[\s-]?(?:(be?on|bun)[\s-]?)?gil(?![a-z])/giu

/** Districts of Ulaanbaatar by their initials. */
const districtsOfUlaanbaatar = /(?<!\p{L})(?:БЗД|СБД|ЧД|ХУД|СХД|БГД|НД|БНД)(?!\p{L})[\s,]*/gu
/** Ordinals of Mongolia: "4 дүгээр". */
const mongolianOrdinal = /(?<=\d)\s?(?:-?р|дугаар|дүгээр)(?!\p{L})/giu
const avenueInShort = /(?<!\p{L})ө[./]?ч\.?(?!\p{L})/giu

/** Street codes in one form, by country of East Asia. */
export const inEastAsia: Writings = {
  CN: (text) => written(inChinese(text), pinyinWords).replace(pinyinKind, '$1 '),
  TW: (text) => written(inChinese(text), pinyinWords),
  HK: (text) => inChinese(written(text, roads)),
  MO: inChinese,
  KR: (text) =>
    text
      .replace(withoutSpaces, withSpaces)
      .replace(flatBehindBuilding, ' ')
      .replace(metropolis, '$1')
      .replace(lot, '')
      .replace(province, '$1-')
      .replace(spacedRoad, '-')
      .replace(quarterInBrackets, '')
      .replace(touchingRoad, '$1 ')
      .replace(letteredLane, '')
      .replace(koreanLane, (_, numbered) => (numbered ? ' beongil' : ' gil'))
      .replace(mountain, 'M'),
  MN: (text) =>
    text
      .replace(districtsOfUlaanbaatar, '')
      .replace(mongolianOrdinal, '')
      .replace(avenueInShort, 'өргөн чөлөө'),
}
