/** Of Arabic, Persian, Devanagari, Bengali, Thai, Burmese and Khmer, and those of full width. */
const firstDigits = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0x1040, 0x17e0, 0xff10]
const rangeFrom = (zero: number) =>
  `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}`
const otherDigits = new RegExp(`[${firstDigits.map(rangeFrom).join('')}]`, 'g')

/** The text with 0 to 9 for the digits of other scripts, and with the same length: ٣٤ is 34. */
export const withAsciiDigits = (text: string): string =>
  text.replace(otherDigits, (digit) => {
    const code = digit.charCodeAt(0)
    // Not with `findLast`: the client runs in older browsers, too.
    return String(code - (firstDigits.filter((zero) => zero <= code).at(-1) ?? code))
  })

/** The numbers in a text, also of full width: "3-7" has 3 and 7. */
export const digitsIn = (text: string): string[] => text.normalize('NFKC').match(/\d+/g) ?? []
