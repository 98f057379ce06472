/** Batches */
export function BatchesPage() {
  return (
    <main id="content" class="page">
      <h1>Batches</h1>
    </main>
  )
}
