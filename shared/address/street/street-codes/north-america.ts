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

/** A number that touches the kind of its street: "104ave", "5thave". "103rd" is an ordinal. */
const touchingKind = new RegExp(
  '(?<=(?<![\\p{L}\\p{N}])\\d{1,3}(?:st|nd|rd|th)?)(?=ave?(?:nue)?(?!\\p{L}))|' +
    '(?<=(?<![\\p{L}\\p{N}])\\d{1,3}(?:st|nd|rd|th))' +
    '(?=(?:st(?:reet)?|rd|road|blvd|dr|pl|ct)(?!\\p{L}))',
  'giu',
)

/** Roads that are known by initials or a short name: in California, Canada and New York. */
const inShort: Written = [
  [/(?<!\p{L})PCH(?!\p{L})/gu, 'Pacific Coast Highway'],
  [/(?<!\p{L})TCH(?!\p{L})/gu, 'Trans-Canada Highway'],
  [/(?<!\p{L})b['’]?way(?!\p{L})/giu, 'Broadway'],
]

const american = (text: string) =>
  withOrdinals(written(text, inShort).replace(touchingKind, ' '))
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
  CA: american,
  TT: (text) => written(text, mainRoads),
}
