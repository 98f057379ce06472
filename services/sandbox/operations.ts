/** The operations of the provider; the keys of `/sandbox/usage`. */
export const OPERATIONS = ['autocomplete', 'details', 'geocoding', 'validation'] as const

export type Operation = (typeof OPERATIONS)[number]

/**
 * The style of requests and answers. Geocoding v3 uses the legacy style, Address Validation the new
 * one, Photon and Nominatim that of OpenStreetMap's servers.
 */
export type Edition = 'legacy' | 'new' | 'osm'
