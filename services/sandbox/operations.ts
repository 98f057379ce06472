/** What the provider is asked; the keys of `/sandbox/usage` (design §3). */
export const OPERATIONS = ['autocomplete', 'details', 'geocoding', 'validation'] as const

export type Operation = (typeof OPERATIONS)[number]

/** Geocoding v3 answers in the legacy style, Address Validation in the New one. */
export type Edition = 'legacy' | 'new'
