import { isSameWord } from '../../address/words/same-words.ts'
import { hasHanOrKana } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import type { NameMatch } from './names.ts'

/** Where Chinese is typed by its sounds, so that another character of the same one is chosen. */
export const withHomophones: ReadonlySet<string> = new Set(['CN', 'TW'])

/** The name with one character of the same sound, without its tone: 文圆路 for 文园路. */
export function findHomophone(
  name: readonly Token[],
  words: readonly Token[],
): NameMatch | undefined {
  for (let from = 0; from + name.length <= words.length; from++) {
    const run = words.slice(from, from + name.length)
    const differing = [...name.keys()].filter(
      (at) => !isSameWord(name[at] as Token, run[at] as Token),
    )
    const [at = -1, more] = differing
    const [other, typed] = [name[at], run[at]]
    if (!other || !typed || more !== undefined) continue
    if (![other, typed].every(isTelling) || typed.plain !== other.plain) continue
    if (!name.some((word, index) => index !== at && isTelling(word))) continue
    const used = new Set(name.map((_, index) => from + index))
    return { quality: 'misspelt', used, missing: [] }
  }
  return undefined
}

/** A character of the name itself. Not 陕, since 陕西 sounds like 山西, another province. */
const isTelling = ({ raw, isType, isSmall }: Token): boolean =>
  hasHanOrKana(raw) && !isType && !isSmall && raw !== '陕'
