import { alpha3Codes } from '../data/country-codes.ts'

/** ISO 3166-1 alpha-2, officially assigned codes, and XK, the customary one of Kosovo. */
export const countries = Object.keys(alpha3Codes)

const known = new Set(countries)

/** Whether a country has this code, in upper or lower case. */
export const isCountry = (code: string) => known.has(code.toUpperCase())
