// biome-ignore-all lint/a11y/useSemanticElements: a table that is laid out as a grid loses its meaning in some browsers
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing here can be operated
import type { AddressText } from '../address-text.ts'
import { comparisonRows } from './comparison-rows.ts'
import type { Stretch } from './differences.ts'

/** Stored and proposed address side by side, by parts, with what differs marked. */
export function Comparison({ stored, proposed }: { stored: AddressText; proposed: AddressText | undefined }) {
  const rows = comparisonRows(stored, proposed ?? stored)
  return (
    <div class="comparison" role="table" aria-label="Stored and proposed address">
      <div role="row" class="comparison-head">
        <span role="columnheader">Part</span>
        <span role="columnheader">Stored</span>
        <span role="columnheader">Proposed</span>
      </div>
      {rows.map(({ name, stretches }) => (
        <div role="row" key={name} class={stretches.every(({ kind }) => kind === 'same') ? '' : 'differs'}>
          <span role="rowheader">{name}</span>
          <span role="cell">
            <Side stretches={stretches} without="added" />
          </span>
          <span role="cell">
            {proposed ? <Side stretches={stretches} without="removed" /> : <span class="soft">–</span>}
          </span>
        </div>
      ))}
    </div>
  )
}

function Side({ stretches, without }: { stretches: Stretch[]; without: Stretch['kind'] }) {
  const own = stretches.filter(({ kind }) => kind !== without)
  if (own.length === 0) return <span class="soft">–</span>
  return (
    <bdi>
      {own.map(({ kind, text }, at) => {
        if (kind === 'removed') return <del key={at}>{text}</del>
        return kind === 'added' ? <ins key={at}>{text}</ins> : text
      })}
    </bdi>
  )
}
