/**
 * The operations of the provider; the keys of `/sandbox/usage`. The service has the same list
 * (`shared/billing/skus.ts`). It is not imported: a wrong one there must not agree with this one.
 */
export const OPERATIONS = ['autocomplete', 'details', 'geocoding', 'validation'] as const

export type Operation = (typeof OPERATIONS)[number]

/**
 * The style of requests and answers. Geocoding v3 uses the legacy style, Address Validation the new
 * one, Photon and Nominatim that of OpenStreetMap's servers.
 */
export type Edition = 'legacy' | 'new' | 'osm'
