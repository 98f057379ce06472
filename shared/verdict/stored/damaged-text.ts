/*
 * Text that was damaged on its way from a shop or an export: entities of HTML that were never
 * decoded, and UTF-8 that was read as Windows-1252. Half-damaged text stays as it is. Pure.
 */

/** The text as it was before the damage. */
export const withoutDamage = (text: string): string => {
  const decoded = text.includes('&') ? text.replace(entity, decodedEntity) : text
  return misread.test(decoded) ? asUtf8(decoded) : decoded
}

/** "&#039;", "&#x27;", "&uuml;" */
const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,7}));/giu

/** The combining characters of accents, by the names of HTML: "&uuml;" is u with a diaeresis. */
const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  caron: '\u030c',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  ring: '\u030a',
  tilde: '\u0303',
  uml: '\u0308',
}
const accented = new RegExp(`^([a-z])(${Object.keys(accents).join('|')})$`, 'i')

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", quot: '"', nbsp: ' ', lsquo: "'", rsquo: "'", ndash: '-' },
  ...{
    szlig: 'ß',
    oslash: 'ø',
    Oslash: 'Ø',
    aelig: 'æ',
    AElig: 'Æ',
    ordf: 'ª',
    ordm: 'º',
    deg: '°',
  },
}

function decodedEntity(all: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (isCharacter(code)) return String.fromCodePoint(code)
  const [, letter = '', accent = ''] = accented.exec(name) ?? []
  const combined = letter && (letter + (accents[accent.toLowerCase()] ?? '')).normalize('NFC')
  return combined || named[name] || named[name.toLowerCase()] || all
}

/** No control character, and no half of a surrogate pair. */
const isCharacter = (code: number): boolean =>
  code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)

/** The first byte of a letter in UTF-8, as Windows-1252 shows it, and one that may follow. */
const misread = /[Â-ô][^ -~]/u

/** The characters of Windows-1252 that have no byte of their number. */
const windows = new Map(
  [
    ...new TextDecoder('windows-1252').decode(
      Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at),
    ),
  ].map((letter, at) => [letter, 0x80 + at]),
)

/** The same bytes read as UTF-8; the text itself where they are none. */
function asUtf8(text: string): string {
  const bytes = [...text].map((letter) => windows.get(letter) ?? letter.codePointAt(0) ?? 0)
  if (bytes.some((byte) => byte > 0xff)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return text
  }
}
