/** Review desk */
export function ReviewPage() {
  return (
    <main id="content" class="page">
      <h1>Review desk</h1>
    </main>
  )
}
