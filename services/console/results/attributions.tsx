import type { ResultRow } from '../../../shared/api/batch.ts'
import { attributionText, splitAtUrls } from '../../../shared/client/element/attribution-text.ts'

/** Whom the provider demands to be named beside its result. Addresses of pages are links. */
export function Attributions({ row: { attributions = [] } }: { row: ResultRow }) {
  if (attributions.length === 0) return null
  const parts = splitAtUrls(attributions.map(attributionText).join(' · '))
  return (
    <p class="soft small">
      {parts.map((part, index) => (index % 2 === 0 ? part : <PageLink key={index} url={part} />))}
    </p>
  )
}

const PageLink = ({ url }: { url: string }) => (
  <a href={url} target="_blank" rel="noreferrer noopener">
    {url}
    <span class="hidden-text"> (opens in a new tab)</span>
  </a>
)
