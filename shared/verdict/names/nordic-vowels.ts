import type { Token } from '../../address/words/vocabulary.ts'

const countries = new Set(['AX', 'DK', 'FI', 'NO', 'SE'])

/** The letters that å, ä and ö are, in either way of writing them. */
const vowels: Readonly<Record<string, string>> = { å: 'å', ä: 'ä', æ: 'ä', ö: 'ö', ø: 'ö' }

/**
 * Whether a stored word differs from one of the street by such a letter alone: Ångvägen is not
 * Ängvägen. A letter without its mark is one that somebody could not type. Pure.
 */
export const hasOtherVowel = (
  street: readonly Token[],
  stored: readonly Token[],
  country: string,
): boolean =>
  countries.has(country) &&
  stored.some((word) => street.some((own) => own.plain === word.plain && differInVowel(own, word)))

function differInVowel(a: Token, b: Token): boolean {
  const [one, other] = [[...a.raw.toLowerCase()], [...b.raw.toLowerCase()]]
  return (
    one.length === other.length &&
    one.some((letter, at) => {
      const [own, second] = [vowels[letter], vowels[other[at] ?? '']]
      return own !== undefined && second !== undefined && own !== second
    })
  )
}
