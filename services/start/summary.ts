import type { Config } from '../../shared/config.ts'
import { type Ports, reachableUrl } from './services.ts'

/** What is printed once everything is ready: where things are, and one line to paste. */
export function summary(config: Config<'start'>, ports: Ports, demoApiKey: string): string {
  const service = reachableUrl(config.host, ports.edge)
  const metrics = [...(ports.edgeMetrics.length ? ports.edgeMetrics : [ports.edge]), ...ports.workerMetrics]
  const provider =
    ports.sandbox === undefined
      ? (config.providerUrl ?? `Google (${config.placesEdition})`)
      : reachableUrl(config.host, ports.sandbox)
  const rows = [
    ['service', service],
    ['console', `${service}/console/`],
    [ports.sandbox === undefined ? 'provider' : 'sandbox', provider],
    ['metrics', metrics.map((port) => `${reachableUrl(config.host, port)}/metrics`).join('  ')],
    ['demo API key', demoApiKey],
  ]
  const table = rows.map(([label = '', value]) => `  ${label.padEnd(13)} ${value}`).join('\n')
  return `\n${table}\n\nTry it:\n\n${tryIt(service, demoApiKey)}\n\nCtrl-C stops everything.\n`
}

/** Fetches a token and asks for suggestions with it; in one line, for a shell with curl and sed. */
function tryIt(service: string, apiKey: string): string {
  const token = `$(curl -s ${service}/authentication -H 'X-SERVICE-API-KEY: ${apiKey}' | sed 's/.*"token":"\\([^"]*\\)".*/\\1/')`
  const headers = `-H "Authorization: Bearer ${token}" -H 'Content-Type: application/json'`
  return `curl -s ${service}/api/address/autocomplete ${headers} -d '{"input":"10 Downing Street, London"}'`
}
