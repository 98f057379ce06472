/**
 * The number of typing errors between two words: letters left out, added or replaced, and
 * neighbours swapped (optimal string alignment). Above `max` the result is only `max + 1`.
 */
export function typingDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let third: number[] = []
  let before: number[] = []
  let above: number[] = []
  for (let index = 0; index <= b.length; index++) above.push(index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let min = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
      )
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      if (isExchanged(a, b, i, j)) cost = Math.min(cost, (third[j - 3] ?? 0) + 1)
      row.push(cost)
      min = Math.min(min, cost)
    }
    if (min > max) return max + 1
    third = before
    before = above
    above = row
  }
  return above[b.length] ?? 0
}

/** Shorter words may have no error. */
const minLength = 4
/**
 * The number of errors that a word of this length may have: 0 below 4 letters, then 1, from 7
 * letters 2, from 13 letters 3.
 */
const typingErrorsIn = (length: number): number =>
  length < minLength ? 0 : length < 7 ? 1 : length < 13 ? 2 : 3

/** Whether two letters around a third are exchanged: "Alaya" for "Ayala". */
const isExchanged = (a: string, b: string, i: number, j: number): boolean =>
  i > 2 && a[i - 1] === b[j - 3] && a[i - 3] === b[j - 1] && a[i - 2] === b[j - 2]

/** Shorter words sound like too many others. */
const minSounded = 3
const soundAt = (text: string, at: number): string | undefined =>
  text[at] === 'y' ? 'i' : text[at]

/**
 * Whether the words are equal except for typing errors. Numbers must be equal: another number is
 * another house.
 */
export const isNearly = (a: string, b: string): boolean =>
  a === b || isNearlyWithin(a, b, errorsIn(a, b))

/** The number of errors by which these two words may differ. */
export function errorsIn(a: string, b: string): number {
  const max = typingErrorsIn(Math.min(a.length, b.length))
  // The first letter of a word is seldom wrong, but for two that are exchanged.
  const isOtherFirst = a.length === b.length && a[0] !== b[0] && a[1] !== b[0] && a[0] !== b[1]
  return isOtherFirst ? Math.min(max, 1) : max
}

/** The same with at most `max` errors. */
export function isNearlyWithin(a: string, b: string, max: number): boolean {
  if (/\d/.test(a) || /\d/.test(b)) return false
  if (soundsLike(a, b)) return true
  if (max === 0 || Math.abs(a.length - b.length) > max) return false
  return ownLetters(a, b) <= 2 * max && typingDistance(a, b, max) <= max
}

/**
 * Whether the words are equal with double letters as one and "y" as "i", which short words are
 * mistaken in: "Pik" for "Pikk".
 */
function soundsLike(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < minSounded) return false
  let [i, j] = [0, 0]
  while (i < a.length && j < b.length) {
    const sound = soundAt(a, i)
    if (sound !== soundAt(b, j)) return false
    while (soundAt(a, i) === sound) i++
    while (soundAt(b, j) === sound) j++
  }
  return i === a.length && j === b.length
}

/**
 * At least this many letters are in only one of the words. An error changes two at most, so this
 * rejects most pairs without counting errors.
 */
function ownLetters(a: string, b: string): number {
  let count = 0
  for (let left = letterBits(a) ^ letterBits(b); left !== 0; left &= left - 1) count++
  return count
}

/** A bit for each letter; several letters of other scripts may share one. */
function letterBits(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}
