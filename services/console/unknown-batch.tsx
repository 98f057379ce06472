/** The page for a batch that does not exist. */
export function UnknownBatch() {
  return (
    <main id="content" class="page">
      <div class="card empty">
        <h1>There is no such batch</h1>
        <p>It was erased, belongs to another client, or the address of this page is not right.</p>
        <a class="button" href="/console/batches">
          To all batches
        </a>
      </div>
    </main>
  )
}
