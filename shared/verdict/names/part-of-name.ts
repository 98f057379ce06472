import { isAreaKind } from '../../address/areas/areas.ts'
import { isOneOf, isSameWord } from '../../address/words/same-words.ts'
import { hasUnspaced } from '../../address/words/unspaced.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { isNumeric } from '../../address/words/words.ts'
import type { Placed } from '../stored/reading.ts'
import { isAside } from './around-name.ts'
import { distinctiveWords } from './names.ts'
import { isOpposed } from './opposites.ts'

/**
 * The words of a part with a number that are a part of the street's name, where it has no others:
 * "80 Queen's Road" for Queen's Road Central, "Hauptstraße 7" for Wiedner Hauptstraße. A person
 * must see whether the whole name is meant.
 */
export function partOfName(
  street: readonly Token[],
  words: readonly Placed[],
  hasNumber: boolean,
): ReadonlySet<number> | undefined {
  if (street.some(({ raw }) => hasUnspaced(raw))) return withoutSection(street, words)
  const name = distinctiveWords(street)
  const isOfName = isOneOf(name)
  const telling = words.flatMap((token, at) =>
    isDistinctive(token) && !isAside(token) ? [{ token, at }] : [],
  )
  if (hasNumber && telling.length === 0) return kindsAlone(street, words)
  if (!hasNumber || telling.length === 0 || !telling.every(({ token }) => isOfName(token)))
    return undefined
  return new Set(telling.map(({ at }) => at))
}

/** Taiwan counts the sections of its long roads: 文化路188號 may be in each of 文化路一段 and 二段. */
function withoutSection(
  street: readonly Token[],
  words: readonly Placed[],
): ReadonlySet<number> | undefined {
  if (street.at(-1)?.raw !== '段') return undefined
  const name = street.slice(0, -2)
  const from = words.findIndex((_, start) =>
    name.every(({ raw }, at) => words[start + at]?.raw === raw),
  )
  const isWhole = name.length >= minSectioned && words[from + name.length + 1]?.raw !== '段'
  return from >= 0 && isWhole ? new Set(name.map((_, at) => from + at)) : undefined
}

const minSectioned = 3

/** "Torv 12" is Store Torv or Lille Torv: a kind with a number, and such a kind in the name. */
function kindsAlone(
  street: readonly Token[],
  words: readonly Placed[],
): ReadonlySet<number> | undefined {
  const kinds = words.flatMap((token, at) =>
    token.isType && !token.isEnding ? [{ token, at }] : [],
  )
  const isOwn = (token: Token) => street.some((word) => word.isType && isSameWord(word, token))
  const isOpposedName = street.every((word) => word.isType || isOpposed(word))
  if (kinds.length === 0 || !isOpposedName || !kinds.every(({ token }) => isOwn(token)))
    return undefined
  return new Set(kinds.map(({ at }) => at))
}

/** Whether a word is one of a name: no kind, direction, number or small word. */
export const isDistinctive = (token: Token): boolean =>
  !token.isSmall &&
  !token.isType &&
  !token.isDirection &&
  !isNumeric(token.text) &&
  !isAreaKind(token) &&
  (token.text.length > 1 || hasUnspaced(token.raw))
