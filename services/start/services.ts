import type { Config } from '../../shared/settings/process-settings.ts'
import { type DataMode, dataModeOf } from '../../shared/store/data-mode.ts'

/** The ports of one start, checked to be free. */
export interface Ports {
  edge: number
  /** Undefined when no sandbox runs. */
  sandbox: number | undefined
  /** One for each edge when several edges share `edge`; otherwise empty. */
  edgeMetrics: number[]
  /** One for each worker. */
  workerMetrics: number[]
}

/** A process to run: `services/<service>/main.ts`, with `env` added to the caller's environment. */
export interface Service {
  service: 'edge' | 'worker' | 'sandbox'
  /** For messages: "edge", "worker 2". */
  name: string
  env: Record<string, string>
}

type StartConfig = Config<'start'>

/**
 * Whether to start the sandbox: without a PROVIDER_URL, where SANDBOX is true or there is no Google
 * key. In the edition `osm` without Photon and Nominatim.
 */
export const needsSandbox = (config: StartConfig): boolean =>
  config.placesEdition === 'osm'
    ? config.photonUrl === undefined && config.nominatimUrl === undefined
    : (config.sandbox || config.googleMapsApiKey === undefined) && config.providerUrl === undefined

/**
 * The URL of a service that listens on HOST. When it listens on all addresses, that is the loopback
 * address.
 */
export function reachableUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The sandbox, if needed. It depends on nothing, so it starts first. */
export const sandboxOf = (config: StartConfig, ports: Ports): Service[] =>
  ports.sandbox === undefined
    ? []
    : [
        {
          service: 'sandbox',
          name: 'sandbox',
          env: { ...everyProcess(config), SANDBOX_PORT: `${ports.sandbox}` },
        },
      ]

interface Urls {
  redisUrl: string
  queueRedisUrl: string
  databaseUrl: string
}

/** The workers to run, each with a metrics port of its own. Pure. */
export const workersOf = (config: StartConfig, ports: Ports, urls: Urls): Service[] =>
  numbered(config.workers, (index) => ({
    service: 'worker',
    name: nameOf('worker', index, config.workers),
    env: {
      ...shared(config, urls),
      ...provider(config, ports),
      WORKER_METRICS_PORT: `${ports.workerMetrics[index]}`,
    },
  }))

/** The edges to run. They share one port; several edges also have a metrics port each. Pure. */
export const edgesOf = (
  config: StartConfig,
  ports: Ports,
  { signingKeySecret, ...urls }: Urls & { signingKeySecret: string },
): Service[] =>
  numbered(config.edges, (index) => {
    const metricsPort = ports.edgeMetrics[index]
    const own =
      metricsPort === undefined ? {} : { REUSE_PORT: 'true', EDGE_METRICS_PORT: `${metricsPort}` }
    const secret = { SIGNING_KEY_SECRET: signingKeySecret }
    // No load balancer that would have to notice the end: no drain time.
    const all = { PORT: `${ports.edge}`, DRAIN_SECONDS: '0' }
    const env = { ...shared(config, urls), ...secret, ...all, ...own }
    return { service: 'edge', name: nameOf('edge', index, config.edges), env }
  })

const nameOf = (service: string, index: number, count: number) =>
  count > 1 ? `${service} ${index + 1}` : service

const shared = (config: StartConfig, { redisUrl, queueRedisUrl, databaseUrl }: Urls) => ({
  ...everyProcess(config),
  REDIS_URL: redisUrl,
  QUEUE_REDIS_URL: queueRedisUrl,
  DATABASE_URL: databaseUrl,
  SANDBOX: `${dataMode(config) === 'sandbox'}`,
})

/** The mode of the data: also the name of its folder in `DATA_DIR`. */
export const dataMode = (config: StartConfig): DataMode =>
  dataModeOf({ sandbox: config.sandbox || needsSandbox(config) })

const everyProcess = (config: StartConfig) => ({ HOST: config.host, LOG_LEVEL: config.logLevel })

function provider(config: StartConfig, ports: Ports): Record<string, string> {
  const sandboxUrl =
    ports.sandbox === undefined ? undefined : reachableUrl(config.host, ports.sandbox)
  const url = sandboxUrl ?? config.providerUrl
  const apiKey = config.googleMapsApiKey ?? (url && 'sandbox')
  return {
    ...(apiKey !== undefined && { GOOGLE_MAPS_API_KEY: apiKey }),
    ...(url !== undefined && { PROVIDER_URL: url }),
    ...(sandboxUrl !== undefined && {
      PHOTON_URL: `${sandboxUrl}/photon`,
      NOMINATIM_URL: `${sandboxUrl}/nominatim`,
    }),
  }
}

function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
