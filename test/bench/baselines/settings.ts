import { createLegacyPlaces } from '../../../services/worker/provider/google-legacy/places.ts'
import { createNewPlaces } from '../../../services/worker/provider/google-new/places.ts'

/** What a baseline is told by its environment, by the names that the product has for it. */
const { PORT, REDIS_URL = '', PROVIDER_URL, PLACES_EDITION } = process.env

export const port = Number(PORT)
export const redisUrl = REDIS_URL
/** The product's deadline, provider timeout and concurrency by default. */
export const deadlineMs = 5000
export const timeoutMs = 3000
export const concurrency = 100

/**
 * `legacy` is Google's own client with its retry off, `new` a lean undici pool: the product's
 * adapters, which make one call each.
 */
export const places = (PLACES_EDITION === 'legacy' ? createLegacyPlaces : createNewPlaces)({
  apiKey: 'benchmark',
  url: PROVIDER_URL,
  connections: concurrency,
  timeoutMs,
})
