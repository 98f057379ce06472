import Type from 'typebox'
import { Compile } from 'typebox/compile'
import { inForm, type ProviderAccess } from '../port.ts'
import { openHosts } from './hosts.ts'

/** Photon says "Ok", Nominatim 0. */
const statusForm = Compile(
  Type.Object({ status: Type.Union([Type.Literal(0), Type.String({ pattern: '^[Oo][Kk]$' })]) }),
)

/** Asks every host for its status. @throws {PlacesError} of the first that is not well */
export async function askStatus({
  photonUrls = [],
  nominatimUrls = [],
  timeoutMs,
}: ProviderAccess): Promise<void> {
  await Promise.all(
    [...photonUrls, ...nominatimUrls].map(async (url) => {
      const host = openHosts({ urls: [url], connections: 1, timeoutMs })
      try {
        const status = { path: '/status?format=json', texts: [] }
        await host.ask(status, (body) => inForm(statusForm, body), AbortSignal.timeout(timeoutMs))
      } finally {
        await host.close()
      }
    }),
  )
}
