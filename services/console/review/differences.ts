import { hasUnspaced } from '../../../shared/address/words/unspaced.ts'
import { graphemes } from './graphemes.ts'

/** A part of two texts: common to both, only in the old one, or only in the new one. */
export interface Stretch {
  kind: 'same' | 'removed' | 'added'
  text: string
}

const words = new Intl.Segmenter('und', { granularity: 'word' })
const charactersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Characters that belong to the same word as their neighbours, such as an apostrophe. */
const joined =
  /\p{sc=Arabic}|\p{sc=Syriac}|\p{sc=Mongolian}|\p{sc=Nko}|\p{sc=Adlam}|\p{sc=Mandaic}/u

/**
 * Scripts without spaces: word boundaries would be a guess, so each character is compared alone.
 */
const tokensOf = (text: string): string[] =>
  Array.from(words.segment(text), ({ segment }) => segment).flatMap((word) =>
    hasUnspaced(word) ? charactersOf(word) : [word],
  )

/**
 * The changes from one text to another, by words, and by characters within a misspelt word. All
 * parts but the `added` ones give the old text, all but the `removed` ones the new text. Adjacent
 * parts differ in kind. Pure.
 */
export function differences(before: string, after: string): Stretch[] {
  const byWord = compare(tokensOf(before), tokensOf(after))
  return merged(
    byWord.flatMap((stretch, at) => {
      const next = byWord[at + 1]
      const last = byWord[at - 1]
      if (stretch.kind === 'removed' && next?.kind === 'added') return withinWord(stretch, next)
      return stretch.kind === 'added' && last?.kind === 'removed' ? [] : [stretch]
    }),
  )
}

/** A misspelt word differs in one or two places. With more differences it is another word. */
const maxPlaces = 2

function withinWord(removed: Stretch, added: Stretch): Stretch[] {
  const both = removed.text + added.text
  const whole = [removed, added]
  if (joined.test(both) || [removed, added].some(({ text }) => /\s/.test(text.trim()))) return whole
  const byCharacter = compare(charactersOf(removed.text), charactersOf(added.text))
  const same = byCharacter
    .filter(({ kind }) => kind === 'same')
    .reduce((sum, { text }) => sum + text.length, 0)
  const places = byCharacter.filter(
    ({ kind }, at) => kind !== 'same' && (byCharacter[at - 1]?.kind ?? 'same') === 'same',
  )
  return same * 4 >= both.length && places.length <= maxPlaces ? byCharacter : whole
}

/** The longest common subsequence, with the rest around it: removed before added. */
function compare(before: readonly string[], after: readonly string[]): Stretch[] {
  const width = after.length + 1
  // lengths[i * width + j] is the length of the common part of one from i and the other from j.
  const lengths = new Uint16Array((before.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? lengthAt(i + 1, j + 1) + 1
          : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
  const stretches: Stretch[] = []
  let added = ''
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, young] = [before[i], after[j]]
    if (old !== undefined && old === young) {
      stretches.push({ kind: 'added', text: added }, { kind: 'same', text: old })
      added = ''
      i += 1
      j += 1
    } else if (
      old !== undefined &&
      (young === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    ) {
      stretches.push({ kind: 'removed', text: old })
      i += 1
    } else {
      added += young
      j += 1
    }
  }
  stretches.push({ kind: 'added', text: added })
  return merged(stretches)
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const whole: Stretch[] = []
  for (const { kind, text } of stretches) {
    const last = whole.at(-1)
    if (text === '') continue
    if (last?.kind === kind) last.text += text
    else whole.push({ kind, text })
  }
  return whole
}
