const words = [
  'nit|ruc|rut|cuit|cnpj|tel|tel[ée]fono?|telephone|ph|phone|mob|mobile|cel|cell|call|whatsapp',
  'no\\.? ?hp|тел|телефон|моб|جوال|هاتف|موبايل|电话|電話|手机|手機|전화|โทร|मो|मोबाइल|फोन',
].join('|')

/** Of 7 to 13 digits: what follows them may be a postal code. */
const number = '\\d(?:[\\s().-]{0,3}\\d){6,12}(?!\\d)'
const telephone = new RegExp(
  `(?:^|[\\s,(])(?:${words})[\\s.:：#]*\\+?${number}|` +
    '(?<![\\d-])(?:1[3-9]\\d{9}|0\\d{2,3}-\\d{3,4}-\\d{3,4})(?![\\d-])',
  'giu',
)

/**
 * The text without telephones and tax numbers, which say nothing of the place: "tel 9555 0123",
 * "NIT 900.412.118-3". Mobile numbers of China and Korea are known without a word.
 */
export const withoutTelephones = (text: string): string => text.replace(telephone, '')
