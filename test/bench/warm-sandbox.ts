import { createNewPlaces } from '../../services/worker/provider/google-new/places.ts'
import { createOsmPlaces } from '../../services/worker/provider/osm/places.ts'
import { makeSearches } from './inputs.ts'

const connections = 16
const timeoutMs = 10_000

/**
 * Asks the sandbox every input once, as Google or as Photon: an answer that it has to look up costs
 * it twenty times one that it remembers.
 */
export async function warmSandbox(url: string, as: 'google' | 'photon' = 'google'): Promise<void> {
  const access = { apiKey: 'benchmark', connections, timeoutMs }
  const places =
    as === 'google'
      ? createNewPlaces({ ...access, url })
      : createOsmPlaces({ ...access, photonUrls: [`${url}/photon`] })
  const inputs = makeSearches().flat().values()
  const ask = async () => {
    for (const input of inputs)
      await places.autocomplete({ input, language: 'en' }, AbortSignal.timeout(timeoutMs))
  }
  await Promise.all(Array.from({ length: connections }, ask))
  await places.close()
}
