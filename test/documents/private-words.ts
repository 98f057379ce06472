import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A word that only this repository used, and the field's word for the same thing. */
interface PrivateWord {
  word: string
  instead: string
  /**
   * Matches the word in identifiers and in prose. Where the word is ordinary English too, it
   * matches only the use that was private: "is away" but not "taken away".
   */
  pattern: RegExp
}

/**
 * The right column of `shared/GLOSSARY.md`. Some of its words are missing here, because no
 * expression tells their private use from the ordinary one: take, correct, close, word, sees,
 * places, lines, again, rest.
 */
export const privateWords: readonly PrivateWord[] = [
  {
    word: 'mostX, longestX, leastX, usualX, firstGuess',
    instead: 'maxX, minX, defaultX',
    pattern: /\b(?:most|longest|least|usual)[A-Z]\w*|\bfirstGuess\w*/g,
  },
  {
    word: 'question',
    instead: 'request',
    pattern: /(?<!\b(?:in|without) )(?:\b[Qq]|[a-z]Q)uestions?(?=\b|[A-Z])(?![ -](?:mark|and))/g,
  },
  {
    word: 'flight, flying',
    instead: 'pending request, single-flight',
    pattern: /(?<!(?:in|single|pre)[ _-]?)flight|\bflying\b/gi,
  },
  {
    word: 'depart, land',
    instead: 'dispatch, settle',
    pattern:
      /\bdepart(?:s|ed|ing|ures?)?\b|\.land(?:s|ed)?\(|\b(?:answer|reply|request)s? lands?\b/g,
  },
  {
    word: 'made good, answer over the queue',
    instead: 'recover a lost reply',
    pattern:
      /\bm(?:ade|ake|akes|aking)(?: it| them)? good\b|\bmadeGood\w*|\banswers? over the queue/g,
  },
  { word: 'errand', instead: 'call context', pattern: /errands?/gi },
  { word: 'stillWanted', instead: 'throwIfCancelled', pattern: /\bstill ?wanted\b/gi },
  {
    word: 'withdraw, overtaken',
    instead: 'cancel, superseded',
    pattern: /withdr(?:aw|ew)(?!nAt|n_at)\w*|overt(?:ak|ook)\w*/g,
  },
  {
    word: 'give back',
    instead: 'release, refund',
    pattern: /\bg(?:ives?|ave|iven|iving)(?: it| them)? ?back(?!-)\w*/gi,
  },
  {
    word: 'obey, the provider’s own word',
    instead: 'pause a SKU, circuit breaker',
    pattern:
      /\bobey\w*|\bprovider['’]s (?:own )?word\b|\bclos(?:es?|ed|ing|ure of) (?:a|the) SKU\b/gi,
  },
  {
    word: 'books, look',
    instead: 'quota state',
    pattern:
      /\bbooks\b|[a-z]Books\b|\blooks? ?around\b|(?<!worth )\b(?:an?|the|each|one) look\b(?! (?:at|over))/gi,
  },
  {
    word: 'in hand, hands',
    instead: 'in flight, heartbeat, slot',
    pattern: /\bin ?hand\b|(?<!the )\b[Hh]ands\b(?! (?:over|out|on|it|them|the|to|back|a|its)\b)/g,
  },
  {
    word: 'room',
    instead: 'headroom, slot',
    // A room of a building is meant as it is said.
    pattern: /\broom (?:for|left)\b|[a-z]Room\b|\broom[A-Z]\w*/g,
  },
  {
    word: 'turns, standing',
    instead: 'round-robin, fair share, rate-limit state',
    pattern: /\b(?:by|in|takes?|their|of) turns\b|\bturnsOf\w*|\bstanding\b|\bin line\b(?! with)/gi,
  },
  {
    word: 'keep reading, sweep',
    instead: 'periodic task, poll',
    pattern: /\bke(?:ep|pt)[ -]?reading\b|\bsweep\w*/gi,
  },
  {
    word: 'ending, is told to end',
    instead: 'shutdown, drain',
    pattern: /\btold to end\b|\bending\b(?=\.(?:abort|current|leave|signal)\b)/g,
  },
  { word: 'share work', instead: 'single-flight', pattern: /\bshares?[ -]?work\b/gi },
  { word: 'besides', instead: 'request fingerprint', pattern: /\bbesides(?=\s*[:?(]|Of)/g },
  {
    word: 'none of ours, away, no more',
    instead: 'not found, invalid, expired, unavailable',
    pattern:
      /\bnone of ours\b|\b(?:is|are|was|were|be|been|not|Redis|PostgreSQL|database|provider) away\b|\bisAway\b|\b(?:is|are|was|were) no more\b(?! than)/g,
  },
  { word: 'is a hop', instead: 'latency added, overhead', pattern: /\bis a hop\b/g },
]

export interface WordCount {
  word: string
  instead: string
  /** `file:line` for each match. */
  places: string[]
}

/** Files that name private words because they explain them, or that hold data of the world. */
const left =
  /^(?:shared\/GLOSSARY\.md|test\/documents\/private-words\.ts|(?:shared\/address|services\/sandbox)\/data\/)/
const read = /\.(?:tsx?|mjs|lua|md|ya?ml|html|css|sql)$/

/** The private words that are left in the versioned files of these folders. */
export function countPrivateWords(...folders: string[]): WordCount[] {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders])
    .toString()
    .trim()
    .split('\n')
    .filter((file) => read.test(file) && !left.test(file))
  const lines = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, index) => ({ text, place: `${file}:${index + 1}` })),
  )
  return privateWords.map(({ word, instead, pattern }) => ({
    word,
    instead,
    places: lines.flatMap(({ text, place }) => [...text.matchAll(pattern)].map(() => place)),
  }))
}

if (import.meta.main) {
  const counts = countPrivateWords('services', 'shared', 'test')
  for (const { word, instead, places } of counts) {
    console.log(`${String(places.length).padStart(5)}  ${word} (write: ${instead})`)
    for (const place of places) console.log(`         ${place}`)
  }
  const total = counts.reduce((sum, { places }) => sum + places.length, 0)
  console.log(`${String(total).padStart(5)}  in all`)
}
