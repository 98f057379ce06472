import type { VerdictName } from '../../../shared/api/verdict.ts'

/** Verdicts in the order in which they are shown, with the badge that each has. */
export const verdictBadges: Record<VerdictName, { name: string; tone: string }> = {
  confirmed: { name: 'Confirmed', tone: 'good' },
  corrected: { name: 'Corrected', tone: 'changed' },
  needs_review: { name: 'Needs review', tone: 'doubt' },
  undeliverable: { name: 'Undeliverable', tone: 'bad' },
  failed: { name: 'Failed', tone: '' },
}

export function VerdictBadge({ verdict }: { verdict: VerdictName }) {
  const { name, tone } = verdictBadges[verdict]
  return <span class={`badge ${tone}`}>{name}</span>
}
