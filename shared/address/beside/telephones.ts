import { postalCodesIn } from '../postal/postal-code.ts'

const words = [
  'contact(?: no)?|nit|ruc|rut|cuit|cnpj|t[ée]l|tel[ée]fono?|t[ée]l[ée]phone|ph|phone|mob|mobile',
  'cell?|call|whatsapp',
  'no\\.? ?hp|тел|телефон|моб|جوال|هاتف|موبايل|电话|電話|手机|手機|전화|โทร|मो|मोबाइल|फोन',
].join('|')
const withWord = `(?:^|[\\s,(])(?:${words})[\\s.:：#]*\\+?`
/** Mobile numbers of China, Korea and Germany are known without a word. */
const withoutWord =
  '(?<![\\d-])(?:1[3-9]\\d{9}|0\\d{2,3}-\\d{3,4}-\\d{3,4}|' +
  '01[567]\\d[\\s/-]?\\d(?:[\\s-]?\\d){6,7})(?![\\d-])'
const telephone = new RegExp(`${withWord}\\d[\\d\\s().-]{5,}\\d|${withoutWord}`, 'giu')

/**
 * A text to search by, without telephones and tax numbers, which say nothing of the place: "tel
 * 9555 0123", "NIT 900.412.118-3". What stands behind one without a comma may be lost with it.
 */
export const withoutTelephones = (text: string): string => text.replace(telephone, '')

/** A number that begins with zero or a plus, or is grouped as one: "+49 171 555 12345". */
const number = '(?:\\+\\d|0)(?:[\\s().-]{0,2}\\d){8,14}|\\d{3}([\\s.-])\\d{3}\\1\\d{3,4}|\\d{9,10}'
/**
 * A line that is nothing else, or begins with one and a dash; behind a dash also eight digits:
 * "0917 123 4567 - 12 Rizal St", "Hlavní 12 - 608 123 456".
 */
const alone = new RegExp(
  `^\\s*(?:(?:${words})[\\s.:]*)?(?:${number})(?:\\s*$|\\s[-–/]\\s(?=.*\\p{L}))`,
  'iu',
)
const behindDash = new RegExp(`\\s[-–/]\\s(?:${number}|\\d{8})\\s*$`, 'iu')

/** One that ends the text or stands before a comma. Its last digits may be a postal code. */
const atEnd = new RegExp(
  `${withWord}\\d(?:[\\s().-]{0,3}\\d){6,20}(?:\\)|-k)?(?=\\s*(?:[,;)\\n]|$))|${withoutWord}`,
  'giu',
)
/** Fewer digits are those of a house and a postal code: "Carrer del Call 12 08002". */
const minDigits = 9
const maxDigits = 15
/**
 * Behind fewer the last ones are its own: "082 555 1234". In North America people leave out the
 * area.
 */
const minBeforeCode = (country: string) => (country === 'US' || country === 'CA' ? 7 : 8)
const digitsIn = (text: string) => text.replace(/\D/g, '').length

/**
 * A text to compare, without the telephones that end it or stand before a comma. A house or a
 * postal code behind one stays.
 * @param country ISO 3166-1 alpha-2
 */
export function withoutTelephonesAtEnd(text: string, country: string): string {
  const codes = postalCodesIn(text, country)
  const isCode = (match: string) =>
    codes.some((code) => digitsIn(text.slice(code.at, code.at + code.length)) >= digitsIn(match))
  const withoutOne = (match: string) => (isCode(match) ? match : '')
  const rest = text.replace(alone, withoutOne).replace(behindDash, withoutOne)
  return rest === text ? withoutOnesAtEnd(text, country, codes) : rest
}

/** Without those that a word or their form tells, wherever a comma or the end follows. */
function withoutOnesAtEnd(
  text: string,
  country: string,
  codes: ReturnType<typeof postalCodesIn>,
): string {
  return text.replace(atEnd, (match, at: number) => {
    const end = at + match.length
    const code = codes.find((one) => one.at > at && one.at < end && one.at + one.length >= end)
    const isApart = code && digitsIn(text.slice(at, code.at)) >= minBeforeCode(country)
    if (isApart) return ` ${text.slice(code.at, end)}`
    const digits = digitsIn(match)
    return digits > maxDigits || (code && digits < minDigits) ? match : ''
  })
}
