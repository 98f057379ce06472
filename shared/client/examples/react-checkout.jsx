import { useState } from 'react'

// React 19 sets the attributes of a custom element and listens to its events by their names.
export function Checkout() {
  const [address, setAddress] = useState({ line1: '', city: '', postcode: '', country: '' })
  const [position, setPosition] = useState('')
  const field = (name) => ({
    name,
    value: address[name],
    onChange: ({ target }) => setAddress((before) => ({ ...before, [name]: target.value })),
  })
  const onChosen = ({ detail: { place } }) => setPosition(`${place.latitude}, ${place.longitude}`)

  return (
    <form>
      <address-autocomplete token-url="/address-token" onaddress-chosen={onChosen}>
        <label htmlFor="react-line1">Address</label>
        <input id="react-line1" {...field('line1')} autoComplete="shipping address-line1" />
      </address-autocomplete>
      <label>
        City <input {...field('city')} autoComplete="shipping address-level2" />
      </label>
      <label>
        Postal code <input {...field('postcode')} autoComplete="shipping postal-code" />
      </label>
      <label>
        Country <input {...field('country')} autoComplete="shipping country-name" />
      </label>
      <button type="submit">Order</button>
      {position && <p>The parcel goes to {position}</p>}
    </form>
  )
}
