/** New batch */
export function UploadPage() {
  return (
    <main id="content" class="page">
      <h1>New batch</h1>
    </main>
  )
}
