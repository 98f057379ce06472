/** Holds the place of what is being loaded: a card with so many lines. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div class="card skeleton" role="status">
      <span class="hidden-text">Loading…</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} class="bone" />
      ))}
    </div>
  )
}

/** Holds the place of a page, with its heading. */
export function SkeletonPage() {
  return (
    <main id="content" class="page">
      <span class="bone title" />
      <Skeleton lines={5} />
    </main>
  )
}
