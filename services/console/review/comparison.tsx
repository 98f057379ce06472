// biome-ignore-all lint/a11y/useSemanticElements: some browsers ignore tables with grid layout
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing here can be operated
import type { AddressText } from '../address-text.ts'
import { Stretches } from '../results/stretches.tsx'
import { comparisonRows } from './comparison-rows.ts'
import type { Stretch } from './differences.ts'

/** Stored and proposed address side by side by parts, with differences marked. */
export function Comparison({
  stored,
  proposed,
}: {
  stored: AddressText
  proposed: AddressText | undefined
}) {
  const rows = comparisonRows(stored, proposed ?? stored)
  return (
    <div class="comparison" role="table" aria-label="Stored and proposed address">
      <div role="row" class="comparison-head">
        <span role="columnheader">Part</span>
        <span role="columnheader">Stored</span>
        <span role="columnheader">Proposed</span>
      </div>
      {rows.map(({ name, stretches }) => (
        <div
          role="row"
          key={name}
          class={stretches.every(({ kind }) => kind === 'same') ? '' : 'differs'}
        >
          <span role="rowheader">{name}</span>
          <span role="cell">
            <Side stretches={stretches} without="added" />
          </span>
          <span role="cell">
            {proposed ? (
              <Side stretches={stretches} without="removed" />
            ) : (
              <span class="soft">–</span>
            )}
          </span>
        </div>
      ))}
    </div>
  )
}

function Side({ stretches, without }: { stretches: Stretch[]; without: Stretch['kind'] }) {
  const own = stretches.filter(({ kind }) => kind !== without)
  return own.length === 0 ? <span class="soft">–</span> : <Stretches stretches={own} />
}
