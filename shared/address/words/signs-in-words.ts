/** A sign that joins or divides words, and what stands in its place. */
interface Rule {
  /** Only a text with this sign is searched, because most have none. '' is in every text. */
  sign: string
  pattern: RegExp
  to: string
}

const notInWord = '(?![\\p{L}\\p{N}])'
/** Where the number of a house touches its street: "Purkyňova99". */
export const touchingNumber: RegExp = new RegExp(
  `(?<=(?<!\\p{N})[\\p{L}\\p{M}]{4})(?=\\d{1,4}\\p{L}?${notInWord})`,
  'gu',
)
const rules: readonly Rule[] = [
  // "P.za" is one word. "Bartók B.út" is an initial and a kind.
  {
    sign: '.',
    pattern: /(?<!\p{L})(\p{L})\.(?=(?!(?:út|u|tér)(?!\p{L}))\p{Ll}{1,4}(?!\p{L}))/gu,
    to: '$1',
  },
  // In capitals only the kinds and brothers of Italy are known not to be two words.
  {
    sign: '.',
    pattern: /(?<!\p{L})([CLPSV])\.(?=(?:LE|SO|ZA|ZZA|GO|LO|DA|CO)(?!\p{L}))/gu,
    to: '$1',
  },
  { sign: 'LLI', pattern: /(?<!\p{L})F\.\s?(?=LLI(?!\p{L}))/gu, to: 'F' },
  // "N.W." is a direction.
  { sign: '.', pattern: /(?<!\p{L})([NS])\.\s?([EWO])\.?(?!\p{L})/giu, to: '$1$2' },
  // "4:e", "XI:s"
  { sign: ':', pattern: /(?<=[IVX\d]):(?=\p{Ll}{1,2}(?!\p{L}))/gu, to: '' },
  // "1.º" and "I°" of Portugal and Italy are the first.
  { sign: 'º', pattern: /(?<=\d)\.(?=º)/gu, to: '' },
  { sign: '°', pattern: /(?<!\p{L})I°(?=\s\p{L})/gu, to: '1°' },
  { sign: '°', pattern: /(?<!\p{L})n\s?°(?=\s?\d)/giu, to: 'no ' },
  // Hebrew writes short names with the sign in them, often as a plain quotation mark.
  { sign: '"', pattern: /(?<=\p{Script=Hebrew})"(?=\p{Script=Hebrew})/gu, to: '' },
  // "H/way", "Hi-way"
  { sign: 'way', pattern: /(?<=(?<!\p{L})hi?)[/-](?=way)/giu, to: '' },
  // "Km 14.5" is one number, and so is "812 - A".
  { sign: 'm', pattern: /(?<=(?<!\p{L})km\.?\s?\d{1,4})[.,](?=\d{1,2}(?!\d))/giu, to: '-' },
  { sign: ' - ', pattern: new RegExp(`(?<=\\d)\\s-\\s(?=[A-Z]${notInWord})`, 'gu'), to: '-' },
  {
    sign: '',
    pattern: touchingNumber,
    to: ' ',
  },
  // "14Victoria Road", "12rue Pasteur". "12Bis" is a house.
  {
    sign: '',
    pattern: new RegExp(
      '(?<=(?<![\\p{L}\\p{N}/-])\\d{1,5})' +
        '(?=(?![Bb]is|[Tt]er|[Qq]uater|[EÈ][mr][eao]|Sur|Norte|Este|Oeste)' +
        '(?:\\p{Lu}\\p{Ll}{2}|(?:rue|avenue|boulevard|chemin|route|allée)\\s))',
      'gu',
    ),
    to: ' ',
  },
  // "B-dul" and "б-р" are one word: a kind of street without its middle.
  { sign: '-', pattern: /(?<![\p{L}\p{N}])(\p{L})-(?=\p{Ll}{1,3}(?![\p{L}\p{N}-]))/gu, to: '$1' },
  { sign: '-', pattern: /(?<!\p{L})пр-(?=д(?!\p{L}))/giu, to: 'пр' },
  { sign: '-', pattern: /(?<!\p{L})кв-(?=л(?!\p{L}))/giu, to: 'кв' },
  // In capitals other words look so, too.
  { sign: '-', pattern: /(?<![\p{L}\p{N}])([BБ])-(?=(?:DUL|РЪ?)(?![\p{L}\p{N}-]))/gu, to: '$1' },
  // "1-ви май" of Bulgaria
  { sign: '-', pattern: /(?<=\d)-(?:ви|ри|ти|ма|ра)(?=\s\p{L})/giu, to: '' },
]

const apostrophe = /['’ʼ‘`´״׳]/g
/** Articles and prepositions of French, Italian and Catalan: "l'Église" is two words. */
const elided = /(?<!\p{L})([abd-gi-np-z]|un|qu|ch|gl|dell|all|dall|nell|sull|sant)['’ʼ](?=\p{L})/giu

/** The text with each sign in one form. An apostrophe divides only behind an article: "H'way". */
export function withPlainSigns(text: string): string {
  let plain = text
  for (const { sign, pattern, to } of rules)
    if (plain.includes(sign)) plain = plain.replace(pattern, to)
  return plain.search(apostrophe) < 0 ? plain : plain.replace(elided, '$1 ').replace(apostrophe, '')
}
