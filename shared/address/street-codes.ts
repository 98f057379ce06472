/** What stands between a street and a house in Colombia: "Calle 5 # 38-25", "Cl 5 No. 38-25". */
const plateSign = '(?:#|n[or°º]?\\.?|nro\\.?|num\\.?)?'
const colombianKind =
  '(?:calle|cll?|carrera|ca?rr?a?|k(?:ra?)?|a[ckv]|avda?|avenida|diag(?:onal)?|dg|transv(?:ersal)?|tv|tr|circular|cq)'

/**
 * The national form of Colombia's tax and postal offices has blanks alone: "CL 5 38 25" is Calle 5,
 * 25 metres from Carrera 38.
 */
const colombian = new RegExp(
  `(?<![\\p{L}\\p{N}])(${colombianKind}\\.?\\s*\\d{1,3}\\s?[a-z]{0,2}(?:\\s(?:bis|sur|norte|este|oeste)){0,2})\\s+${plateSign}\\s*(\\d{1,3}[a-z]{0,2})\\s+(\\d{1,3})(?![\\p{L}\\p{N}-])`,
  'giu',
)

/** Sections of Malaysian towns: "SS2/24" is SS 2/24, in section SS 2. */
const section = /(?<![\p{L}\p{N}])(\p{L}{2,4})(?=\d{1,2}\p{L}?\/\d)/gu

/** Central America counts its streets: "6a Av." and "6 Avenida" are one. */
const ordinal = /(?<![\p{L}\p{N}])(\d{1,2})\s?[aªº°]\.?(?=\s+(?:av|calle|c[.\s]|calz|diag))/giu
const zone = /(?<![\p{L}\p{N}])z(?:ona)?\.?\s?(?=\d{1,2}(?![\p{L}\p{N}]))/giu

/** "28ης Οκτωβρίου", "28is Oktovriou": streets named after days. */
const greekDay = /(?<![\p{L}\p{N}])(\d{1,2})(?:ης|η|is|i)(?=\s+\p{L}{4})/giu

/** Budapest's district may stand before the street: "VII. Rákóczi út 22". */
const district = /^\s*[IVX]{1,5}\.\s*(?:ker(?:ület)?\.?)?,?\s+(?=\p{L}{3})/u

const writings: Readonly<Record<string, (text: string) => string>> = {
  CO: (text) => text.replace(colombian, '$1 # $2-$3'),
  MY: (text) => text.replace(section, '$1 '),
  GT: (text) => text.replace(ordinal, '$1').replace(zone, 'zona '),
  GR: (text) => text.replace(greekDay, '$1'),
  CY: (text) => text.replace(greekDay, '$1'),
  HU: (text) => text.replace(district, ''),
  HN: (text) => text.replace(ordinal, '$1'),
  SV: (text) => text.replace(ordinal, '$1'),
}

/** The text with the street codes of its country in one form. Most countries have none. */
export function plainCodes(text: string, country: string): string {
  const write = writings[country]
  return write ? write(text) : text
}
