import { englishSpeaking } from '../../address/country/groups.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import type { Placed } from '../stored/reading.ts'

/**
 * Kinds at the end of an English name that no vocabulary has as such, and what they are in found
 * streets. They are words of other names too, so they count only where nothing stands behind them.
 */
const meanings = new Map([
  ['al', ['alley', 'aly']],
  ['creek', ['creek', 'crk']],
  ['drove', ['drove']],
  ['landing', ['landing', 'lndg']],
  ['trace', ['trace', 'trce']],
  ['gn', ['green', 'grn']],
  ['hl', ['hill']],
  ['la', ['lane', 'ln']],
  ['ri', ['rise']],
  ['pt', ['point', 'port', 'pt']],
  ['tr', ['trail', 'trl', 'terrace', 'ter', 'trace', 'trce', 'track', 'trak']],
  ['vw', ['view', 'vw']],
  ['wk', ['walk', 'wk']],
])

/** Whether the stored name ends with such a kind, and the street has another: "Hawthorn Wk". */
export function hasOtherShortKind(
  street: readonly Token[],
  pool: readonly Placed[],
  used: ReadonlySet<number>,
  country: string,
): boolean {
  const last = Math.max(...used)
  const [name, short, next] = pool.slice(last, last + 3)
  const kinds =
    englishSpeaking.has(country) && short?.part === name?.part && meanings.get(short?.text ?? '')
  const kind = street.at(-1)
  // "3400 Wilshire LA": the town in short.
  if (country === 'US' && short?.raw === 'LA') return false
  const isStored = street.some(({ text }) => text === short?.text)
  return Boolean(
    kinds && !isStored && next?.part !== short?.part && kind?.isType && !kinds.includes(kind.plain),
  )
}
