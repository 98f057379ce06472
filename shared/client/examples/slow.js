const field = document.querySelector('address-autocomplete:has(#slow-line1)')

// Each request takes two seconds more.
field.fetch = async (...request) => {
  await new Promise((resolve) => setTimeout(resolve, 2000))
  return fetch(...request)
}
