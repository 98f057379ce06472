import type { Config } from '../../shared/config.ts'

/** The ports of one start, checked to be free. */
export interface Ports {
  edge: number
  /** Undefined where no sandbox runs. */
  sandbox: number | undefined
  /** One for each edge, where several share a port; else empty. */
  edgeMetrics: number[]
  /** One for each worker. */
  workerMetrics: number[]
}

/** One process to run: `services/<service>/main.ts` with these settings on top of the caller's environment. */
export interface Service {
  service: 'edge' | 'worker' | 'sandbox'
  /** For messages: "edge", "worker 2". */
  name: string
  env: Record<string, string>
}

type StartConfig = Config<'start'>

/** Only without a key and without a provider of one's own. */
export const needsSandbox = (config: StartConfig): boolean =>
  config.googleMapsApiKey === undefined && config.providerUrl === undefined

/** Where to reach something of ours that listens on HOST: with every address of the machine, on the loopback one. */
export function reachableUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The sandbox, where one runs: it needs nothing else, so it starts first. */
export const sandboxOf = (config: StartConfig, ports: Ports): Service[] =>
  ports.sandbox === undefined
    ? []
    : [{ service: 'sandbox', name: 'sandbox', env: { ...everyProcess(config), SANDBOX_PORT: `${ports.sandbox}` } }]

interface Urls {
  redisUrl: string
  databaseUrl: string
}

/** The workers to run, each with a metrics port of its own. Pure. */
export const workersOf = (config: StartConfig, ports: Ports, urls: Urls): Service[] =>
  numbered(config.workers, (index) => ({
    service: 'worker',
    name: nameOf('worker', index, config.workers),
    env: { ...shared(config, urls), ...provider(config, ports), WORKER_METRICS_PORT: `${ports.workerMetrics[index]}` },
  }))

/** The edges to run: they share one port, and have a metrics port each where there are several. Pure. */
export const edgesOf = (
  config: StartConfig,
  ports: Ports,
  { signingKeySecret, ...urls }: Urls & { signingKeySecret: string },
): Service[] =>
  numbered(config.edges, (index) => {
    const metricsPort = ports.edgeMetrics[index]
    const own = metricsPort === undefined ? {} : { EDGE_METRICS_PORT: `${metricsPort}` }
    const secret = { SIGNING_KEY_SECRET: signingKeySecret }
    // No load balancer is in front of them.
    const sharing = { PORT: `${ports.edge}`, REUSE_PORT: 'true', DRAIN_SECONDS: '0' }
    const env = { ...shared(config, urls), ...secret, ...sharing, ...own }
    return { service: 'edge', name: nameOf('edge', index, config.edges), env }
  })

const nameOf = (service: string, index: number, count: number) => (count > 1 ? `${service} ${index + 1}` : service)

const shared = (config: StartConfig, { redisUrl, databaseUrl }: Urls) => ({
  ...everyProcess(config),
  REDIS_URL: redisUrl,
  DATABASE_URL: databaseUrl,
})

const everyProcess = (config: StartConfig) => ({ HOST: config.host, LOG_LEVEL: config.logLevel })

function provider(config: StartConfig, ports: Ports): Record<string, string> {
  const url = ports.sandbox === undefined ? config.providerUrl : reachableUrl(config.host, ports.sandbox)
  return { GOOGLE_MAPS_API_KEY: config.googleMapsApiKey ?? 'sandbox', ...(url !== undefined && { PROVIDER_URL: url }) }
}

function numbered<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}
