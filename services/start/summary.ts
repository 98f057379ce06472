import type { Edition } from '../../shared/billing/skus.ts'
import type { Config } from '../../shared/settings/process-settings.ts'
import { sandboxNotice } from '../../shared/store/data-mode.ts'
import { type Ports, reachableUrl } from './services.ts'

/** Printed when everything is ready: URLs, and a command to try. */
export function summary(config: Config<'start'>, ports: Ports, demoApiKey: string): string {
  const service = reachableUrl(config.host, ports.edge)
  const metrics = [
    ...(ports.edgeMetrics.length ? ports.edgeMetrics : [ports.edge]),
    ...ports.workerMetrics,
  ]
  const provider =
    ports.sandbox === undefined
      ? providerName(config, config.placesEdition)
      : reachableUrl(config.host, ports.sandbox)
  const rows = [
    ['service', service],
    ['console', `${service}/console/`],
    ['API reference', `${service}/docs/`],
    [ports.sandbox === undefined ? 'provider' : 'sandbox', provider],
    ...(ports.sandbox === undefined && config.placesFallback
      ? [['fallback', providerName(config, config.placesFallback)]]
      : []),
    ['metrics', metrics.map((port) => `${reachableUrl(config.host, port)}/metrics`).join('  ')],
    ['demo API key', demoApiKey],
  ]
  const table = rows.map(([label = '', value]) => `  ${label.padEnd(13)} ${value}`).join('\n')
  const notice = config.sandbox || ports.sandbox !== undefined ? `\n\n${sandboxNotice}` : ''
  const isOsmReplaced = ports.sandbox !== undefined && (config.photonUrl || config.nominatimUrl)
  const replaced = isOsmReplaced
    ? ' It also stands in for the servers of PHOTON_URL and NOMINATIM_URL.'
    : ''
  const parts = [`${table}${notice}${replaced}`, 'Try it:', tryIt(service, demoApiKey)]
  return `\n${[...parts, 'Ctrl-C stops everything.'].join('\n\n')}\n`
}

const providerName = (
  { providerUrl, photonUrl, nominatimUrl }: Config<'start'>,
  edition: Edition,
): string =>
  edition === 'osm' ? `${photonUrl}  ${nominatimUrl}` : (providerUrl ?? `Google (${edition})`)

/**
 * A command that fetches a token and asks for suggestions. One line, for a shell with curl and sed.
 */
function tryIt(service: string, apiKey: string): string {
  const token =
    `$(curl -s ${service}/authentication -H 'X-SERVICE-API-KEY: ${apiKey}' | sed ` +
    `'s/.*"token":"\\([^"]*\\)".*/\\1/')`
  const headers = `-H "Authorization: Bearer ${token}" -H 'Content-Type: application/json'`
  return (
    `curl -s ${service}/api/address/autocomplete ${headers} -d '{"input":"10 Downing Street, ` +
    `London"}'`
  )
}
