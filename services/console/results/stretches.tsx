import type { Stretch } from '../review/differences.ts'

/** A text with what was taken out of it and what was put in, marked. */
export const Stretches = ({ stretches }: { stretches: readonly Stretch[] }) => (
  <bdi>
    {stretches.map(({ kind, text }, at) => {
      if (kind === 'removed') return <del key={at}>{text}</del>
      return kind === 'added' ? <ins key={at}>{text}</ins> : text
    })}
  </bdi>
)
