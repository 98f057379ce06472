import { GENERIC, GROUPS, STOP, UNIT } from '../data/abbreviations.ts'

export type Variants = ReadonlyMap<string, readonly string[]>

/** Each word that has other spellings, with these spellings. */
export function variants(): Variants {
  const forms = new Map<string, Set<string>>()
  for (const words of GROUPS) {
    for (const word of words) {
      const others = forms.get(word) ?? new Set()
      for (const other of words) if (other !== word) others.add(other)
      forms.set(word, others)
    }
  }
  return new Map([...forms].map(([word, others]) => [word, [...others]]))
}

export const GENERIC_WORDS: ReadonlySet<string> = new Set(GENERIC)
export const STOP_WORDS: ReadonlySet<string> = new Set(STOP)
export const UNIT_WORDS: ReadonlySet<string> = new Set(UNIT)
