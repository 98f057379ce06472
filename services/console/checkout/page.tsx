/** Checkout */
export function CheckoutPage() {
  return (
    <main id="content" class="page">
      <h1>Checkout</h1>
    </main>
  )
}
