import { withOrdinals } from './numbers-in-digits.ts'
import { type Writings, type Written, written } from './written-forms.ts'

/** South, behind the number of the house: "318 So. Main". */
const shortSouth = /(?<=\d\s)so\.?(?=\s\p{L})/giu

/** The quadrant or direction of a street behind a comma: "817 Peachtree St, N.W., Suite 6". */
const directionApart = /(?<=\d[^,\n]*\p{L}[^,\n]*),\s*([ns]\.?\s?[ew]|[nsew])\.?(?=\s*(?:,|$))/giu
/** "South-West" */
const hyphenated = /(?<!\p{L})(north|south)-(east|west)(?!\p{L})/giu
/** A house of Utah and its street, with directions that touch their numbers: "48S 400E". */
const touchingDirections = /(?<![\p{L}\p{N}-])(\d+)([nsew])\s(\d+)\s?([nsew])(?![\p{L}\p{N}])/giu

/** A direction that touches a counted street, behind the house: "302 E23rd St", "302 W57 St". */
const directionBeforeCount = new RegExp(
  '(?<=^\\s*\\d+\\s)([ns]?[ew]|[ns])' +
    '(?=\\d{1,3}(?:(?:st|nd|rd|th)\\s|\\s(?:st|ave|street|avenue)(?!\\p{L})))',
  'iu',
)

/** A number that touches the kind of its street: "104ave", "5thave". "103rd" is an ordinal. */
const touchingKind = new RegExp(
  '(?<=(?<![\\p{L}\\p{N}])\\d{1,3}(?:st|nd|rd|th)?)(?=ave?(?:nue)?(?!\\p{L}))|' +
    '(?<=(?<![\\p{L}\\p{N}])\\d{1,3}(?:st|nd|rd|th))' +
    '(?=(?:st(?:reet)?|rd|road|blvd|dr|pl|ct)(?!\\p{L}))',
  'giu',
)

/** Roads that are known by initials or a short name: in California, Texas, Canada and New York. */
const inShort: Written = [
  [/(?<!\p{L})PCH(?!\p{L})/gu, 'Pacific Coast Highway'],
  [/(?<=^\s*\d+\s)RR\s?(?=\d{2,4}(?!\d))/giu, 'Ranch Road '],
  [/(?<!\p{L})TCH(?!\p{L})/gu, 'Trans-Canada Highway'],
  [/(?<!\p{L})Ben(?=\sFranklin(?!\p{L}))/giu, 'Benjamin'],
  [/(?<!\p{L})Abe(?=\sLincoln(?!\p{L}))/giu, 'Abraham'],
  [/(?<!\p{L})Jno\.?(?=\s\p{L}{3})/giu, 'John'],
  [/(?<!\p{L})b['’]?way(?!\p{L})/giu, 'Broadway'],
]

/** "1,200 Main St", "12OO Main St", "l200 Main St". */
const thousands = /^(\s*\d{1,3}),(?=\d{3}\s+\p{L})/u
const numberWithLetters = /^\s*[\dOl]+(?=\s+\p{L})/u
/** "1200 N W 21st St" */
const directionInTwo = /(?<=^\s*\d+\s)([NS])\.?\s([EW])\.?(?=\s\d+(?:st|nd|rd|th)\s)/iu
/** "Line 4" and "4th Conc" of Ontario. */
const line = /(?<=\d\s)line\s(\d{1,2})(?=\s*(?:,|$))/iu
const concession = /(?<=\d(?:st|nd|rd|th)\s)conc\.?(?!\p{L})/iu

const withDigitsOnly = (text: string): string =>
  text
    .replace(thousands, '$1')
    .replace(numberWithLetters, (number) =>
      /\d/.test(number) ? number.replace(/O/g, '0').replace(/l/g, '1') : number,
    )
    .replace(directionInTwo, '$1$2')

const american = (text: string) =>
  withOrdinals(
    written(withDigitsOnly(text), inShort)
      .replace(directionBeforeCount, '$1 ')
      .replace(touchingKind, ' '),
  )
    .replace(shortSouth, 'S')
    .replace(directionApart, ' $1')
    .replace(hyphenated, '$1$2')
    .replace(touchingDirections, '$1 $2 $3 $4')

/** Trinidad's longest roads, which are known by their initials. */
const mainRoads: Written = [
  [/(?<!\p{L})E\.?M\.?R\.?(?!\p{L})/gu, 'Eastern Main Road'],
  [/(?<!\p{L})S\.?M\.?R\.?(?!\p{L})/gu, 'Southern Main Road'],
  [/(?<!\p{L})W\.?M\.?R\.?(?!\p{L})/gu, 'Western Main Road'],
]

/** Street codes in one form, for North America and Trinidad. */
export const inNorthAmerica: Writings = {
  US: american,
  CA: (text) => american(text).replace(concession, 'Concession').replace(line, '$1th Line'),
  TT: (text) => written(text, mainRoads),
}
