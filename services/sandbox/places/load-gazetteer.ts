import { loadCities } from './cities.ts'
import { loadCountryForms } from './country-forms.ts'
import { createGazetteer } from './create-gazetteer.ts'
import type { Gazetteer } from './gazetteer.ts'
import { loadAddresses } from './real-addresses.ts'

const DATA = new URL('../data/', import.meta.url)

/** Reads all data files and builds the indexes. Takes about a second. */
export function loadGazetteer(): Gazetteer {
  return createGazetteer({
    cities: loadCities(),
    forms: loadCountryForms(new URL('country-forms.json', DATA)),
    records: ['addresses/', 'decoys/'].flatMap((name) => loadAddresses(new URL(name, DATA))),
  })
}
