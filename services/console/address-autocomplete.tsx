import type { ComponentChildren, FunctionComponent } from 'preact'
import type {
  AddressEvents,
  Fetch,
  GetToken,
} from '../../shared/client/element/address-autocomplete.ts'
import '../../shared/client/element/address-autocomplete.ts'
import './address-autocomplete.css'

/** The element that shops use, in the console's colours. JSX knows HTML's own elements only. */
export const AddressAutocomplete = 'address-autocomplete' as unknown as FunctionComponent<{
  class: string
  countries: string
  language?: string | undefined
  getToken: GetToken
  fetch?: Fetch
  'onaddress-chosen'?: (event: AddressEvents['address-chosen']) => void
  children: ComponentChildren
}>
