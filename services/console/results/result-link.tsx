import type { ComponentChildren } from 'preact'
import type { ResultRow } from '../../../shared/api/batch.ts'
import { lineOf } from '../address-text.ts'
import { placeUrl } from './place-link.ts'

/** A link to the place of a result on the provider's own map; nothing where it is on none. */
export function ResultLink({
  result: { placeId, formattedAddress, address = {} },
  tabIndex = 0,
  children,
}: {
  result: ResultRow
  tabIndex?: number
  children: ComponentChildren
}) {
  const url = placeUrl(placeId, formattedAddress ?? lineOf(address))
  if (url === undefined) return null
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      tabIndex={tabIndex}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
      <span class="hidden-text"> (opens in a new tab)</span>
    </a>
  )
}
