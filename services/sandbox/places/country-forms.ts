import { readFileSync } from 'node:fs'

/**
 * How a country writes addresses, and streets that most of its towns have. From
 * `data/country-forms.json`.
 */
export type CountryForm = {
  language: string
  streets: readonly Street[]
  /** A template with {number} {street} {postalCode} {city} {region} {country}. */
  form: string
  /** # is a digit, @ a capital letter. Absent where there are no postal codes. */
  postalCode?: string
}

/** `latin` only where the local script is not Latin. */
type Street = { local: string; latin?: string }

export type CountryForms = ReadonlyMap<string, CountryForm>

export const loadCountryForms = (file: URL): CountryForms =>
  new Map(Object.entries<CountryForm>(JSON.parse(readFileSync(file, 'utf8'))))
