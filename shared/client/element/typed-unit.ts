const unitWords = [
  ...['flat', 'apartment', 'apt', 'unit', 'suite', 'ste', 'room', 'floor', 'level'], // English
  ...['bldg', 'building'],
  ...['wohnung', 'whg', 'etage', 'top', 'tür', 'stiege'], // German
  ...['appartement', 'appart', 'appt', 'app', 'bus', 'bte'], // French, Dutch
  ...['bâtiment', 'batiment', 'bât', 'bat', 'escalier'],
  ...['piso', 'puerta', 'oficina', 'depto', 'dpto', 'escalera'], // Spanish
  ...['interno', 'int'], // Italian
  ...['apartamento', 'apto', 'ap', 'bloco', 'conjunto'], // Portuguese, Spanish, Romanian
  ...['lägenhet', 'lgh', 'leilighet', 'lejlighed'], // Swedish, Norwegian, Danish
  ...['mieszkanie', 'lokal', 'lok'], // Polish
  ...['byt'], // Czech
  ...['daire', 'kat'], // Turkish
  ...['квартира', 'кв', 'подъезд', 'этаж', 'офис', 'корпус', 'корп'], // Russian, Ukrainian
  ...['شقة', 'دور', 'الدور', 'طابق', 'الطابق'], // Arabic
  ...['דירה', 'קומה', 'כניסה'], // Hebrew
  ...['tầng', 'phòng', 'căn hộ'], // Vietnamese
]
/** Words that streets have, too: only behind a number, as in "Rua Augusta 500 sala 12". */
const withSharedWord =
  '(?:portal|esc|scala|sala|cj|bl|sc|m|porte)(?!\\p{L})\\.?\\s?(?:\\p{N}{1,4}\\p{L}?|\\p{L})'
/** "5" of "Level 5/100 Some Street". Not a postal code of six digits, whose state may be AP. */
const number =
  '(?!\\p{N}{6})(?:\\p{N}[\\p{N}\\p{L}-]{0,5}(?:/[\\p{N}\\p{L}]+(?=,|$|\\s\\p{N}))?|\\p{L})'
const withWord = `(?:${unitWords.join('|')})(?!\\p{L})[.:]?\\s*(?:n[or][.:]?|#)?`
const kinds = [
  // A house number of Colombia: "# 20 - 30".
  '#\\s?\\p{N}+\\p{L}?\\s?-\\s?\\p{N}+',
  // "Deniz Apt. No: 18" is a building with a name, and its number.
  `(?:(?!apt\\.?\\sno)${withWord}|#)\\s?${number}`,
  '\\p{N}{1,2}(?:st|nd|rd|th|er?|[.ºª])\\s?(?:floor|[eé]tage|og|sal|andar|piso)',
  '(?:ground|first|second|third|top|garden|basement)\\s(?:floor\\s)?(?:floor|flat)',
  // Floor and door: "2º B", "3º 2ª".
  '\\p{N}{1,2}º\\s?(?:\\p{L}{1,4}|\\p{N}ª)\\.?(?=,|$)',
  '\\p{N}{1,2}/F',
  withSharedWord,
  '(?:\\p{N}{1,4}동\\s?)?(?:\\p{N}{1,3}층\\s?)?\\p{N}{1,4}[호층동]',
  // A building of Japan with its room: "和光マンション301".
  '[^\\s,]*[\\p{Script=Katakana}ー]\\p{N}{2,4}(?:号室?)?',
]
/** These stand behind a number without a space: "5樓A室". */
const hanKinds = '(?:[A-Z\\p{N}]{1,4}(?:[号號]?[楼樓室]|[层層階座]|单元|單元))+'
const units = new RegExp(
  `(?:^|[\\s,،])(${kinds.join('|')})(?:(?=$|[\\s,،])|/)|(${hanKinds})`,
  'giu',
)
const shared = new RegExp(`^${withSharedWord}$`, 'iu')
const isUnit = (unit: string, textBefore: string) => !shared.test(unit) || /\p{N}/u.test(textBefore)

/**
 * The flat and floor with their words in a typed address, such as "Flat 3" of "Flat 3, 221b baker
 * street". Suggestions contain none: what stands behind `#` in a suggestion is the number of a
 * house or a road.
 */
export function typedUnits(typed: string, suggestion: string): string[] {
  const isSuggested = (unit: string) =>
    suggestion.toLowerCase().includes(unit.toLowerCase()) ||
    (unit.startsWith('#') && count(unit, typed) <= count(unit, suggestion))
  return Array.from(typed.matchAll(units), ({ 1: one, 2: unit = one ?? '', index }) =>
    isUnit(unit, typed.slice(0, index)) ? unit : '',
  ).filter((unit) => unit && !isSuggested(unit))
}

/** How often the number of a unit stands in a text. */
function count(unit: string, text: string): number {
  const number = numbersOf(unit).at(-1)
  return numbersOf(text).filter((one) => one === number).length
}

const numbersOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/\s*-\s*/g, '-')
    .split(/[\s,#]+/)

/** The typed address without flat and floor. */
export const withoutUnits = (text: string): string =>
  text.replace(units, (match, one, unit = one, at) =>
    isUnit(unit, text.slice(0, at)) ? '' : match,
  )
