/**
 * How many typing errors part two words: letters left out, added, mistaken, or neighbours swapped (optimal string alignment).
 * Beyond `most` the answer is only that it is more.
 */
function typingDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((above[j - 1] ?? 0) + (same ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = above
    above = row
  }
  return above[b.length] ?? 0
}

/** How many errors a word of this length may have and still be meant: none below 4 letters, then one, two from 7, three from 13. */
const typingErrorsIn = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 13 ? 2 : 3)

/** Whether one word is the other with typing errors, or the same. Numbers have none: another number is another house. */
export function isNearly(a: string, b: string): boolean {
  if (a === b) return true
  if (/\d/.test(a) || /\d/.test(b)) return false
  const most = typingErrorsIn(Math.min(a.length, b.length))
  return typingDistance(a, b, most) <= most
}
