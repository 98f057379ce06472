import anyAscii from 'any-ascii'

/** Writings that the provider takes for one word. The first stands for all. */
const sameWords = [
  'street st str straat strasse rkh',
  'avenue ave av avda avenida aven',
  'road rd',
  'boulevard blvd bd bld bvd bulevard bulevardul bul bdul',
  'drive dr',
  'lane ln',
  'place pl plaza pza plac',
  'square sq',
  'parkway pkwy',
  'court ct',
  'point pt',
  'terrace ter',
  'highway hwy',
  'route rte',
  'north n',
  'south s',
  'east e',
  'west w',
  'northwest nw',
  'northeast ne',
  'southwest sw',
  'southeast se',
  'saint st sainte ste sint st.',
  'calle c cl cll',
  'carrera cra kra cr kr carr',
  'carrer c',
  'passeig paseo po pg pso',
  'rua r',
  'rue r',
  'via v',
  'piazza pza p.za',
  'faubourg fg fbg fb',
  'cours crs',
  'jiron jr',
  'jalan jl jln',
  'lorong lor',
  'ulica ul ulitsa ulitsya vulitsya vul ulitza utca u',
  'prospekt pr prt prospect prosp prospektas ave avenue',
  'bulvar cadde caddesi cad cd',
  'gate gt',
  'grosse gr gross great gt',
  'kleine kl little lt',
  'general gen gral',
  'section sec',
  'first 1st 1 eerste 1e 1ya',
  'second 2nd 2 tweede 2e 2ya dos',
  'fifth 5th cinco 5',
  'eighth 8th 8',
  'venti xx',
  'quinze xv',
  'mount mt',
  'bukit bkt',
  'central ctral',
  'building bldg',
  'level l lvl',
  'bangalore bengaluru',
  'kiev kyiv',
  'museum museo musee muzeum',
].map((words) => words.split(' '))

const same = new Map<string, Set<string>>()
for (const group of sameWords)
  for (const word of group) same.set(word, new Set([...(same.get(word) ?? []), ...group]))

const wordSet = (words: string) =>
  new Set(words.split(' ').flatMap((word) => [word, ...(same.get(word) ?? [])]))

/** Words that say little about which place is meant: kinds of streets, and words between. */
const kinds = wordSet(
  'street avenue road boulevard place square calle carrera carrer passeig cours rua rue via jalan',
)
const between = wordSet(
  'no nr nro num the of de del la le les du des di dei do da am an der die das und and flat apt',
)

/** How much a word tells: 1 for a name, less for a kind of street, a number, a short word. */
export function weightOf(word: string): number {
  if (between.has(word)) return 0.1
  if (/\d/.test(word)) return 0.5
  return kinds.has(word) || (word.length <= 3 && /^[a-z]+$/.test(word)) ? 0.3 : 1
}
/** Words that tell less don't count as a part that was not found. */
export const minTelling = 0.3

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** The words of a text in Latin letters and digits. Unspaced scripts become pairs of characters. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)\s*(?:丁目|番地|番|号|號|-?ch[oō]me)/gu, '$1 ')
    .replace(/[’'`"״׳]/g, '')
    // Initials are one word: "S.W.", "M.G. Road".
    .replace(/(?<=(?<!\p{L})\p{L})\.(?=\p{L})/gu, '')
  const runs = plain.match(
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+|[\p{sc=Thai}\p{M}]+|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}])[\p{L}\p{N}\p{M}])+/gu,
  )
  return (runs ?? [])
    .flatMap((run) => (unspaced.test(run) ? pairsOf(run) : [latin(run)]))
    .filter(Boolean)
}

const pairsOf = (run: string): string[] =>
  run.length < 3
    ? [run]
    : Array.from(run)
        .slice(1)
        .map((char, at) => run[at] + char)

const latin = (word: string): string =>
  anyAscii(word)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** How else a word is spelt: ü as ue, å as aa. */
export const respelt = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[äæ]/g, 'ae')
    .replace(/[öøœ]/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/å/g, 'aa')

const hasDigit = (word: string): boolean => /\d/.test(word)

/** How far a typed word is a word of a place: 1 for the same, 0 for another. */
export function likeness(typed: string, word: string): number {
  if (typed === word || same.get(typed)?.has(word)) return 1
  if (hasDigit(typed) || hasDigit(word))
    return word.length === typed.length + 1 && /^\d+[a-z]$/.test(word) && word.startsWith(typed)
      ? 0.8
      : 0
  const begin = typed.replace(/gt$/, 'gat')
  if (typed.length >= 3 && word.startsWith(begin)) return 0.95
  return isMisspelt(typed, word) ? 0.8 : 0
}

function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < 3 || Math.abs(typed.length - word.length) > 2) return false
  if (typed.length < 4) return typed[0] === word[0] && isWithin(typed, word, 1)
  if (typed.length > 4 && typed[0] === word[0] && isAnagram(typed, word)) return true
  return isWithin(typed, word, typed.length >= 7 ? 2 : 1)
}

const isAnagram = (a: string, b: string): boolean =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('')

/** How many letters only one of the words has: a quick lower bound of twice the changes. */
function distinctLetters(a: string, b: string): number {
  let left = lettersOf(a) ^ lettersOf(b)
  let count = 0
  for (; left !== 0; left &= left - 1) count += 1
  return count
}

const lettersOf = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits
}

/** Whether so many changed, missing, added or swapped letters turn one word into the other. */
function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most || distinctLetters(a, b) > 2 * most) return false
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const change = (row[j - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swap = isSwap ? (before[j - 2] ?? 0) + 1 : change
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change, swap))
    }
    before = row
    row = next
  }
  return (row[b.length] ?? 0) <= most
}
