import { otherForms } from '../data/character-forms.ts'
import { entryOf } from './entry-of.ts'
import { once } from './once.ts'

/** An encoding whose characters of two bytes are those of a country's own standard. */
interface Standard {
  encoding: string
  leads: readonly [number, number]
  trails: readonly [number, number]
}

const gb2312: Standard = { encoding: 'gbk', leads: [0xb0, 0xf7], trails: [0xa1, 0xfe] }
const jisX0208: Standard = { encoding: 'euc-jp', leads: [0xb0, 0xf4], trails: [0xa1, 0xfe] }

const charactersOf = ({ encoding, leads, trails }: Standard): ReadonlySet<string> => {
  const decoder = new TextDecoder(encoding)
  const characters = new Set<string>()
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = trails[0]; trail <= trails[1]; trail++)
      characters.add(decoder.decode(Uint8Array.of(lead, trail)))
  return characters
}

/**
 * Not those of Taiwan and Hong Kong: whoever types by sound there often takes another character
 * that sounds alike, as 荷里活道 for 荷李活道.
 */
const standards: Readonly<Record<string, () => ReadonlySet<string>>> = {
  CN: once(() => charactersOf(gb2312)),
  JP: once(() => charactersOf(jisX0208)),
}

/**
 * The character in the form that the country writes today: 澤 is 沢 in Japan. Undefined where it is
 * none of the country's own characters, as 东 is none of Japan's, and where all characters are.
 */
export function ownCharacter(character: string, country: string): string | undefined {
  const standard = entryOf(standards, country)
  if (!standard?.().has(character)) return undefined
  return (country === 'JP' && formsInJapan().get(character)) || character
}

const formsInJapan = once(
  () =>
    new Map(otherForms.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair[1] ?? ''])),
)
