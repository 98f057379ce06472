import type { ResultRow } from '../../../shared/api/batch.ts'
import { placeLink } from './place-link.ts'

/** A link to the place of a result on the provider's map; nothing if there is none. */
export function ResultLink({ result }: { result: ResultRow }) {
  const link = placeLink(result)
  if (link === undefined) return null
  return (
    <a href={link.url} target="_blank" rel="noreferrer noopener">
      See it on {link.map}
      <span class="hidden-text"> (opens in a new tab)</span>
    </a>
  )
}
