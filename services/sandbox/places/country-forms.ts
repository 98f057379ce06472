import { readFileSync } from 'node:fs'

/** How a country writes addresses, and the streets that nearly each of its towns has: `data/country-forms.json`. */
export type CountryForm = {
  language: string
  streets: readonly Street[]
  /** With {number} {street} {postalCode} {city} {region} {country}. */
  form: string
  /** # a digit, @ a capital letter; absent where there are no postal codes. */
  postalCode?: string
}

/** `latin` only where the local script is not Latin. */
type Street = { local: string; latin?: string }

export type CountryForms = ReadonlyMap<string, CountryForm>

type Source = Omit<CountryForm, 'streets'> & { streets: string[] }

export function loadCountryForms(file: URL): CountryForms {
  const source = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Source>
  return new Map(Object.entries(source).map(([code, form]) => [code, { ...form, streets: form.streets.map(streetOf) }]))
}

function streetOf(text: string): Street {
  const [local = '', latin] = text.split('|')
  return latin === undefined ? { local } : { local, latin }
}
