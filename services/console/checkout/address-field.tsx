import type { RefObject } from 'preact'
import type { Fetch, GetToken } from '../../../shared/client/element/address-autocomplete.ts'
import { AddressAutocomplete } from '../address-autocomplete.tsx'

/** What the field needs from the page and the service. */
export interface AddressFieldProperties {
  countries: string
  language: string
  getToken: GetToken
  fetch: Fetch
  /** The field that examples are typed into. */
  field: RefObject<HTMLInputElement | null>
}

/** The first line of the address, inside the element that shops use. */
export const AddressField = ({
  countries,
  language,
  getToken,
  fetch,
  field,
}: AddressFieldProperties) => (
  <AddressAutocomplete
    class="field"
    countries={countries}
    language={language || undefined}
    getToken={getToken}
    fetch={fetch}
  >
    <label for="line1">Address</label>
    <input
      ref={field}
      id="line1"
      name="line1"
      autocomplete="shipping address-line1"
      dir="auto"
      required
    />
  </AddressAutocomplete>
)
