import { reasonOf, StartError } from '../../shared/runtime/start-error.ts'
import type { Config } from '../../shared/settings/process-settings.ts'
import { canSharePorts, freePort, isPortFree } from './local/free-port.ts'
import { needsSandbox, type Ports } from './services.ts'

const edgeMetricsBase = 9464
const highestPort = 65_535

/**
 * Chooses and checks all ports before anything is started.
 * @throws {StartError} that names the setting of a port that is taken or cannot be shared
 */
export async function choosePorts(config: Config<'start'>): Promise<Ports> {
  const { host, edges } = config
  if (edges > 1 && !(await canSharePorts()))
    throw new StartError(
      `EDGES is ${edges}, and no two processes can share a port on this system: set EDGES=1`,
    )
  const edge = await requirePort('PORT', config.port, host)
  const sandbox = needsSandbox(config)
    ? await requirePort('SANDBOX_PORT', config.sandboxPort, host)
    : undefined
  // Two ports that were chosen at random are one, once in 12,000 starts.
  const isRandom = config.port === 0 || config.sandboxPort === 0
  if (edge === sandbox && isRandom) return choosePorts(config)
  if (edge === sandbox)
    throw new StartError(`PORT and SANDBOX_PORT are both ${edge}: set one of them to another port`)
  const taken = new Set([edge, sandbox ?? edge])
  const workerMetrics = await nextFreePorts(config.workerMetricsPort, config.workers, host, taken)
  const edgeMetrics = edges > 1 ? await nextFreePorts(edgeMetricsBase, edges, host, taken) : []
  return { edge, sandbox, edgeMetrics, workerMetrics }
}

/** 0 means any free port. */
async function requirePort(setting: string, port: number, host: string): Promise<number> {
  if (port === 0) return freePort()
  const free = await isPortFree(port, host).catch((error) => {
    throw new StartError(
      `${setting} ${port} cannot be used on HOST ${host} (${reasonOf(error)}): set another`,
    )
  })
  if (free) return port
  const example = `${setting}=${port < highestPort ? port + 1 : port - 1} npm start`
  throw new StartError(
    `Port ${port} is taken: stop what listens there, or set ${setting} to another, e.g. ${example}`,
  )
}

/** The first free ports from `base` on, or any free ones when `base` is 0. Adds them to `taken`. */
async function nextFreePorts(
  base: number,
  count: number,
  host: string,
  taken: Set<number>,
): Promise<number[]> {
  const found: number[] = []
  for (let port = base; found.length < count && port <= highestPort; port += base === 0 ? 0 : 1) {
    const candidate = port === 0 ? await freePort() : port
    if (taken.has(candidate) || !(await isPortFree(candidate, host).catch(() => false))) continue
    taken.add(candidate)
    found.push(candidate)
  }
  if (found.length < count)
    throw new StartError(`No free port for metrics from ${base} on: set WORKER_METRICS_PORT lower`)
  return found
}
