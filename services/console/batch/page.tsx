/** Batch */
export function BatchPage() {
  return (
    <main id="content" class="page">
      <h1>Batch</h1>
    </main>
  )
}
