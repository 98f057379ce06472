import { maxWords, remembered } from './remembered.ts'

/** How Arabic consonants are written in Latin letters; those of Persian and Urdu among them. */
const consonants = formsOf(
  'ب b p, پ p, ت t, ث th s t, ج dj j g, چ tch ch, ح h, خ kh h, د d, ذ dh th z d, ر r, ز z, ژ zh j,',
  'س s c, ش sh ch, ص s, ض dh d z, ط t, ظ dh th z d, غ gh g, ف f v, ڤ v, ق q k g c, ك k c, گ g, ل l,',
  'م m, ن n, ه h',
)

/** Long vowels must be written. A single "e" is short, except for "a" in the Levant: Elias. */
const longVowels = formsOf(
  'ا a aa ae e, و w u o v ou oo ow aw au, ي i y ie ee ei ey ai ay iy yy iyy eey',
)
/** Letters that many writers leave out. */
const leftOut = formsOf('ع a e i o u aa ei, ئ i y, ؤ o u w, ء')
const firstVowels = ['a', 'e', 'i', 'o', 'u', 'aa', 'ae', 'ei', 'ou']
/** Arabic leaves short vowels out. French writes the short "u" as "ou". */
const shortVowels = ['a', 'e', 'i', 'o', 'u', 'ou']
/** The ending of feminine names, which sounds like "t" before another word. */
const feminine = ['a', 'e', 'ah', 'at', 'eh', 'et']
const lastA = ['a', 'aa', 'ah']

function formsOf(...lines: string[]): ReadonlyMap<string, readonly string[]> {
  const rows = lines.join(' ').split(', ')
  return new Map(
    rows.map((row) => {
      const [letter = '', ...forms] = row.split(' ')
      return [letter, forms]
    }),
  )
}

/** Shorter words would be written like too many others. */
const minArabic = 3
const minLatin = 3
const article = 'ال'

/**
 * Whether a word in Latin letters is a way to write an Arabic one: "Salwa" and "Selwa" are سلوى.
 * Long vowels must be written, short ones may be any. Both in plain letters, as `plain` makes them.
 */
export function writesArabic(latin: string, arabic: string): boolean {
  return latin.length >= minLatin && answers(`${latin} ${arabic}`)
}

const answers = remembered(maxWords, (both): boolean => {
  const [latin = '', arabic = ''] = both.split(' ')
  const hasArticle = arabic.startsWith(article) && arabic.length >= minArabic + article.length
  if (!hasArticle) return isWritten(latin, arabic)
  const name = arabic.slice(article.length)
  return isWritten(latin, name) || (/^[ae]l/.test(latin) && isWritten(latin.slice(2), name))
})

/** Follows all ways to write the word at once: where in the Latin letters each could stand. */
function isWritten(latin: string, arabic: string): boolean {
  const letters = [...arabic]
  if (letters.length < minArabic) return false
  let ends = new Set([0])
  for (const at of letters.keys()) {
    ends = behindLetter(letters, at, latin, ends)
    if (ends.size === 0) return false
  }
  return behind(shortVowels, latin, ends, true).has(latin.length)
}

function behindLetter(
  letters: readonly string[],
  at: number,
  latin: string,
  from: ReadonlySet<number>,
): Set<number> {
  const letter = letters[at] as string
  const isLast = at === letters.length - 1
  if (letter === 'ه' && isLast) return behind(feminine, latin, from)
  if (letter === 'ا' && isLast) return behind(lastA, latin, from)
  if ((letter === 'ا' || letter === 'ع') && at === 0) return behind(firstVowels, latin, from)
  // The article within عبدالعزيز sounds as it likes: "Abdulaziz".
  if (letter === 'ا' && letters[at + 1] === 'ل') return behind([...shortVowels, 'aa'], latin, from)
  const vowels = longVowels.get(letter) ?? leftOut.get(letter)
  // No vowel stands before the first consonant: عمان is Amman, and معان is not.
  const spoken = at === 0 ? new Set(from) : behind(shortVowels, latin, from, true)
  if (vowels) return behind(vowels, latin, spoken, leftOut.has(letter))
  const forms = consonants.get(letter) ?? []
  return behind([...forms, ...forms.map((form) => form + form)], latin, spoken)
}

/** Where the letters go on behind one of these forms; with `orNone` also where none stands. */
function behind(
  forms: readonly string[],
  latin: string,
  from: ReadonlySet<number>,
  orNone = false,
): Set<number> {
  const ends = new Set(orNone ? from : [])
  for (const at of from)
    for (const form of forms) if (latin.startsWith(form, at)) ends.add(at + form.length)
  return ends
}
