import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { ReasonCode } from '../../../shared/verdict/reasons.ts'
import type { VerdictName } from '../../../shared/verdict/verdicts.ts'
import type { Written } from './written.ts'

/** What must be said of an address: the verdict, and one of these reasons (none: any). */
export interface Label {
  verdict: VerdictName
  /** Also right: what the provider finds decides between the two. */
  orElse?: VerdictName
  reasons: ReasonCode[]
}

/** The label's verdict for what was said: one of two where both are right. */
export const rightVerdict = ({ verdict, orElse }: Label, said: string): string =>
  said === orElse ? orElse : verdict

/** A stored address whose verdict is known, by the way it was made. */
export interface LabelledCase extends Label {
  record: string
  country: string
  /** How it was made: a kind of damage, or a writing. */
  made: string
  isLegitimate: boolean
  stored: WrittenAddress
}

export type Random = () => number

/** A way to store an address otherwise; undefined where it doesn't apply to this address. */
export type Making = (
  written: Written,
  random: Random,
) => (Label & { stored: WrittenAddress }) | undefined

export const pick = <T>(items: readonly T[], random: Random): T | undefined =>
  items[Math.floor(random() * items.length)]
