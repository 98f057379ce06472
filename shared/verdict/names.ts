import { isNearly } from '../address/typing-distance.ts'
import { hasUnspaced } from '../address/unspaced.ts'
import { isNearWord, isSameWord, type Token } from '../address/vocabulary.ts'
import { isNumeric } from '../address/words.ts'

/** How the words of a name are found among others. `shortened`: most of them, and nothing else in their place. */
export interface NameMatch {
  quality: 'same' | 'misspelt' | 'shortened' | 'none'
  /** Which of the other words it took. */
  used: ReadonlySet<number>
}

/** The words that tell a name from others: without "street", "north", "of the", unless there is nothing else. */
export function tellingWords(name: readonly Token[]): Token[] {
  const telling = name.filter((token) => !token.isType && !token.isSmall && !token.isDirection)
  if (telling.length > 0) return telling
  const typeless = name.filter((token) => !token.isSmall)
  return typeless.length > 0 ? typeless : [...name]
}

/** A word counts by its letters; "Saint" and "General", which are often left out, for half of them. */
const weightOf = ({ text, groups }: Token): number => (groups.length > 0 ? text.length / 2 : text.length)

/** Finds the words of a name among others, in any order, abbreviated, written together or apart, and with typing errors. */
export function findName(name: readonly Token[], pool: readonly Token[], { initials = true } = {}): NameMatch {
  const telling = tellingWords(name)
  const used = new Set<number>()
  let wanted = 0
  let got = 0
  let errors = 0
  let isSure = false
  for (let index = 0; index < telling.length; index++) {
    const word = telling[index] as Token
    wanted += weightOf(word)
    const exact = findExactly(telling, index, pool, used, initials)
    if (exact) {
      for (const at of exact.used) used.add(at)
      isSure ||= !exact.isInitial
      got += weightOf(word)
      for (let more = 1; more < exact.words; more++) {
        const weight = weightOf(telling[++index] as Token)
        wanted += weight
        got += weight
      }
      continue
    }
    const near = findNearly(word, pool, used)
    if (near === undefined) continue
    for (const at of near) used.add(at)
    isSure = true
    got += weightOf(word)
    errors++
  }
  // Initials alone are no name.
  const share = wanted === 0 || !isSure ? 0 : got / wanted
  if (share === 1) return { quality: errors > 0 ? 'misspelt' : 'same', used }
  if (share < leastShare) return { quality: 'none', used: new Set() }
  const isReplaced = hasStrangerBeside(pool, used)
  if (!isReplaced) return { quality: 'shortened', used }
  return share >= mostlyShare ? { quality: 'misspelt', used } : { quality: 'none', used: new Set() }
}

/** Below this share of a name's letters it is another name. */
const leastShare = 0.5
/** From this share on a word that differs is a mistake in the name; below it makes another name. */
const mostlyShare = 0.7

function findExactly(
  name: readonly Token[],
  index: number,
  pool: readonly Token[],
  used: ReadonlySet<number>,
  initials: boolean,
): { used: number[]; words: number; isInitial?: boolean } | undefined {
  const word = name[index] as Token
  // "1 1st Street": the spelling tells them apart.
  const spelt = isNumeric(word.text) ? pool.findIndex((token, at) => !used.has(at) && token.plain === word.plain) : -1
  if (spelt >= 0) return { used: [spelt], words: 1 }
  for (let at = 0; at < pool.length; at++) {
    const token = pool[at] as Token
    if (used.has(at)) continue
    if (isSameWord(token, word) || word.glued?.includes(token.text)) return { used: [at], words: 1 }
  }
  for (let at = 0; at < pool.length; at++) {
    const token = pool[at] as Token
    const next = pool[at + 1]
    if (used.has(at)) continue
    if (next && !used.has(at + 1) && !isNumeric(word.text) && token.text + next.text === word.text)
      return { used: [at, at + 1], words: 1 }
    const words = countTogether(name, index, token.text)
    if (words > 1) return { used: [at], words }
    if (initials && (isShortFor(token, word) || isShortFor(word, token)))
      return { used: [at], words: 1, isInitial: true }
  }
  return undefined
}

/** How many words of the name, from this one on, make the text when written together; 0 if they don't. */
function countTogether(name: readonly Token[], index: number, text: string): number {
  let together = ''
  for (let count = 0; index + count < name.length; count++) {
    together += name[index + count]?.text
    if (together === text) return count + 1
    if (!text.startsWith(together)) return 0
  }
  return 0
}

/** "J." and "Friedr." for longer words. */
const isShortFor = (short: Token, long: Token): boolean =>
  (short.dotted || short.text.length === 1) &&
  short.text.length < long.text.length &&
  !isNumeric(short.text) &&
  !hasUnspaced(short.raw) &&
  long.text.startsWith(short.text)

function findNearly(word: Token, pool: readonly Token[], used: ReadonlySet<number>): number[] | undefined {
  if (hasUnspaced(word.raw)) return undefined
  for (let at = 0; at < pool.length; at++)
    if (!used.has(at) && !(pool[at] as Token).isType && isNearWord(pool[at] as Token, word)) return [at]
  for (let at = 0; at + 1 < pool.length; at++) {
    if (used.has(at) || used.has(at + 1)) continue
    const pair = (pool[at] as Token).plain + (pool[at + 1] as Token).plain
    if (isNearly(pair, word.plain)) return [at, at + 1]
  }
  return undefined
}

/** Longer than an initial or a "no.", and not a kind, a direction or a number. */
const tells = ({ isType, isSmall, isDirection, text, raw }: Token): boolean =>
  !isType && !isSmall && !isDirection && !isNumeric(text) && (text.length > 2 || hasUnspaced(raw))

/** Whether a telling word stands right beside, or among, the words that were found. */
export function hasStrangerBeside(pool: readonly Token[], used: ReadonlySet<number>): boolean {
  const found = [...used]
  const first = Math.min(...found)
  const last = Math.max(...found)
  const parts = new Set(found.map((at) => pool[at]?.part))
  for (let at = first - 1; at <= last + 1; at++) {
    const token = pool[at]
    if (!token || used.has(at) || !parts.has(token.part)) continue
    if (tells(token)) return true
  }
  return false
}

/** "Calle de la": as far from the name as a street's kind may stand. */
const reach = 3

/** The other words beside those that were found, a few away at most and in the same parts of the text. */
export function beside(pool: readonly Token[], used: ReadonlySet<number>): Token[] {
  const found = [...used]
  const first = Math.min(...found)
  const last = Math.max(...found)
  const parts = new Set(found.map((at) => pool[at]?.part))
  return pool.filter((token, at) => !used.has(at) && at >= first - reach && at <= last + reach && parts.has(token.part))
}
