import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { loadCities } from './cities.ts'
import { loadCountryForms } from './country-forms.ts'
import { createGazetteer } from './create-gazetteer.ts'
import type { Gazetteer } from './gazetteer.ts'
import { loadAddresses } from './real-addresses.ts'

const DATA = new URL('../data/', import.meta.url)

/** Reads all data files and builds the indexes. Takes about a second. */
export function loadGazetteer(): Gazetteer {
  const gazetteer = createGazetteer({
    cities: loadCities(),
    forms: loadCountryForms(new URL('country-forms.json', DATA)),
    records: ['addresses/', 'decoys/'].flatMap((name) => loadAddresses(new URL(name, DATA))),
  })
  releaseMemory()
  return gazetteer
}

/** Loading leaves 190 MB of garbage that V8 would keep. A collection reduces 330 MB to 145. */
function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: {
    type: 'major'
    flavor: 'last-resort'
  }) => void
  collect({ type: 'major', flavor: 'last-resort' })
}
