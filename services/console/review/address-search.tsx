import type { ComponentChildren } from 'preact'
import { countryNamed } from '../../../shared/address/country/country-names.ts'
import { AddressAutocomplete } from '../address-autocomplete.tsx'
import type { AddressText } from '../address-text.ts'
import { useSession } from '../session.tsx'
import type { Chosen } from './place-text.ts'

interface SearchProps {
  /** The element's class. */
  name: string
  /** What is typed already: suggestions are of its country, where that is known. */
  text: AddressText
  onChoose(chosen: Chosen): void
  children: ComponentChildren
}

/** Suggestions under a field, as shops show them. The form is filled by `onChoose`. */
export function AddressSearch({ name, text: { country = '' }, onChoose, children }: SearchProps) {
  const { getToken } = useSession()
  return (
    <AddressAutocomplete
      class={name}
      countries={countryNamed(country) ?? ''}
      getToken={getToken}
      onaddress-chosen={(event) => {
        // The form keeps its texts itself.
        event.preventDefault()
        onChoose(event.detail)
      }}
    >
      {children}
    </AddressAutocomplete>
  )
}
