/**
 * An invented postal code for the n-th city of a country. It is a bijection, so the city of a code
 * can be computed. Cities beyond the number of codes that the pattern allows share codes.
 */
export function postalCodeFor(pattern: string, cityNumber: number): string {
  const capacity = capacityOf(pattern)
  let rest = Number((BigInt(cityNumber % capacity) * STRIDE + OFFSET) % BigInt(capacity))
  return [...pattern]
    .toReversed()
    .map((sign) => {
      const radix = radixOf(sign)
      if (radix === 1) return sign
      const digit = rest % radix
      rest = Math.floor(rest / radix)
      return radix === 10 ? String(digit) : String.fromCharCode(65 + digit)
    })
    .reverse()
    .join('')
}

/**
 * The first city number with this code; further ones follow in steps of `capacity`. Undefined if
 * the code does not match the pattern.
 */
export function cityNumberOf(
  pattern: string,
  code: string,
): { first: number; capacity: number } | undefined {
  const signs = [...pattern].filter((sign) => /[A-Z0-9#@]/i.test(sign))
  const letters = [...code.toUpperCase()].filter((letter) => /[A-Z0-9]/.test(letter))
  if (signs.length !== letters.length) return undefined
  let value = 0
  for (const [index, sign] of signs.entries()) {
    const digit = digitOf(sign, letters[index] ?? '')
    if (digit === undefined) return undefined
    value = value * radixOf(sign) + digit
  }
  const capacity = capacityOf(pattern)
  const shifted = (BigInt(value) - OFFSET) % BigInt(capacity)
  const first =
    (((shifted * inverse(STRIDE, BigInt(capacity))) % BigInt(capacity)) + BigInt(capacity)) %
    BigInt(capacity)
  return { first: Number(first), capacity }
}

/**
 * A multiplier that is coprime to 10 and 26: consecutive cities get scattered codes, and no code
 * comes twice.
 */
const STRIDE = 7_368_787n
const OFFSET = 1_234_567n

const radixOf = (sign: string): number => (sign === '#' ? 10 : sign === '@' ? 26 : 1)

const capacityOf = (pattern: string): number =>
  [...pattern].reduce((product, sign) => product * radixOf(sign), 1)

function digitOf(sign: string, letter: string): number | undefined {
  if (sign === '#') return /\d/.test(letter) ? Number(letter) : undefined
  if (sign === '@') return /[A-Z]/.test(letter) ? letter.charCodeAt(0) - 65 : undefined
  return sign.toUpperCase() === letter ? 0 : undefined
}

/** The modular inverse, by the extended Euclidean algorithm. */
function inverse(value: bigint, modulus: bigint): bigint {
  let [a, b] = [value % modulus, modulus]
  let [x, y] = [1n, 0n]
  while (b !== 0n) {
    const quotient = a / b
    ;[a, b] = [b, a - quotient * b]
    ;[x, y] = [y, x - quotient * y]
  }
  return x
}
