import { createNewPlaces } from '../../services/worker/provider/google-new/places.ts'
import { makeSearches } from './inputs.ts'

const inFlight = 16
const timeoutMs = 10_000

/**
 * Asks the sandbox every input once: an answer that it has to look up costs it twenty times one
 * that it remembers.
 */
export async function warmSandbox(url: string): Promise<void> {
  const places = createNewPlaces({ apiKey: 'benchmark', url, connections: inFlight, timeoutMs })
  const inputs = makeSearches().flat().values()
  const ask = async () => {
    for (const input of inputs)
      await places.autocomplete({ input, language: 'en' }, AbortSignal.timeout(timeoutMs))
  }
  await Promise.all(Array.from({ length: inFlight }, ask))
  await places.close()
}
