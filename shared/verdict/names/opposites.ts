import { branchKinds, opposites } from '../../address/data/telling-words.ts'
import { remembered } from '../../address/words/remembered.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { fold } from '../../address/words/words.ts'

interface Sense {
  block: number
  row: number
}

const senses = new Map<string, Sense>()
for (const [block, rows] of opposites.entries())
  for (const [row, words] of rows.entries())
    for (const word of words) senses.set(fold(word), { block, row })

/** The longest first, so that "noord" is not read as "no". */
const beginnings = [...senses.keys()].sort((a, b) => b.length - a.length)
const minBeginning = 3

/** What a word, or its beginning, says: "Westring" says west. */
const senseOf = remembered(5_000, (text): Sense | undefined => {
  const beginning = beginnings.find(
    (word) => text === word || (word.length >= minBeginning && text.startsWith(word)),
  )
  return beginning === undefined ? undefined : senses.get(beginning)
})

/** Whether two words are opposites, so that neither is the other misspelt: Ostring, Westring. */
export function areOpposite(a: Token, b: Token): boolean {
  const [one, other] = [senseOf(a.text), senseOf(b.text)]
  return one !== undefined && one.block === other?.block && one.row !== other.row
}

/** A word that has an opposite, as "old" has. */
export const isOpposed = ({ text, raw }: Token): boolean => senses.has(text) && !hasUnspaced(raw)

/** A word that has an opposite, or begins with one: "Westring". */
export const beginsOpposed = ({ text }: Token): boolean => senseOf(text) !== undefined

const branchWords = new Set(branchKinds.map(fold))

/** Whether a word makes another street of a name beside it: an extension, a private road. */
export const isBranch = ({ text, raw }: Token): boolean =>
  branchWords.has(text) && !hasUnspaced(raw)
