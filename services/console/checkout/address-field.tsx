import type { ComponentChildren, FunctionComponent, RefObject } from 'preact'
import type { Fetch, GetToken } from '../../../shared/client/element/address-autocomplete.ts'
import '../../../shared/client/element/address-autocomplete.ts'

/** The element by its name: JSX knows no others than HTML's. */
const AddressAutocomplete = 'address-autocomplete' as unknown as FunctionComponent<{
  class: string
  countries: string
  language: string | undefined
  getToken: GetToken
  fetch: Fetch
  children: ComponentChildren
}>

/** What the field needs of the page, and of the service. */
export interface AddressFieldProperties {
  countries: string
  language: string
  getToken: GetToken
  fetch: Fetch
  /** The field that the examples type into. */
  field: RefObject<HTMLInputElement | null>
}

/** The first line of the address, with the element around it that shops use. */
export const AddressField = ({ countries, language, getToken, fetch, field }: AddressFieldProperties) => (
  <AddressAutocomplete
    class="field"
    countries={countries}
    language={language || undefined}
    getToken={getToken}
    fetch={fetch}
  >
    <label for="line1">Address</label>
    <input ref={field} id="line1" name="line1" autocomplete="shipping address-line1" dir="auto" required />
  </AddressAutocomplete>
)
