import { type HttpAnswer, openJsonHost } from '../json-host.ts'
import { type ProviderAccess, ProviderError } from '../port.ts'
import { headers } from './host.ts'
import { readPlaces } from './nominatim.ts'
import { readFeatures } from './photon.ts'

/** What is asked of a server, and how it is to answer. */
interface Server {
  name: 'Photon' | 'Nominatim'
  setting: 'PHOTON_URL' | 'NOMINATIM_URL'
  searchPath: string
  read(body: unknown): unknown
  /** Why a search can be unknown to it. */
  withoutSearch: string
}

const photon: Server = {
  name: 'Photon',
  setting: 'PHOTON_URL',
  searchPath: '/api?q=Berlin&limit=1',
  read: readFeatures,
  withoutSearch: 'its database is for reverse geocoding only',
}
const nominatim: Server = {
  name: 'Nominatim',
  setting: 'NOMINATIM_URL',
  searchPath: '/search?q=Berlin&limit=1&format=jsonv2&addressdetails=1',
  read: readPlaces,
  withoutSearch:
    'it was imported with --reverse-only, or its database was not there when it started ' +
    '(restart it)',
}

/**
 * Asks every host for its status and makes one search, so that its index is tried, too.
 * @throws {ProviderError} `unavailable`, with one line for each host that is not well
 */
export async function askStatus(access: ProviderAccess): Promise<void> {
  const { photonUrls = [], nominatimUrls = [], timeoutMs } = access
  const problems = await Promise.all([
    ...photonUrls.map((url) => problemOf(photon, url, timeoutMs)),
    ...nominatimUrls.map((url) => problemOf(nominatim, url, timeoutMs)),
  ])
  const lines = problems.filter((problem) => problem !== undefined)
  if (lines.length > 0) throw new ProviderError('unavailable', lines.join('\n'))
}

async function problemOf(
  server: Server,
  url: string,
  timeoutMs: number,
): Promise<string | undefined> {
  const host = openJsonHost({ url, connections: 1, timeoutMs })
  const ask = (path: string) =>
    host.request({ method: 'GET', path, headers }, AbortSignal.timeout(timeoutMs))
  try {
    const problem = problemOfStatus(server, await ask('/status?format=json'))
    const found = problem ?? problemOfSearch(server, await ask(server.searchPath))
    return found && `${server.setting} ${url}: ${found}`
  } catch (error) {
    const cause = error instanceof ProviderError ? error.message : String(error)
    return `${server.setting} ${url}: ${server.name} does not answer (${cause}).`
  } finally {
    await host.close()
  }
}

/** Photon says "Ok", Nominatim 0, or an error's number. Photon before version 0.5 has no status. */
function problemOfStatus(server: Server, answer: HttpAnswer): string | undefined {
  if (answer.status === 404 && server === photon) return undefined
  if (answer.status !== 200) return refusal(server, answer.status)
  const { status, message } = (answer.body ?? {}) as { status?: unknown; message?: unknown }
  if (typeof status !== (server === photon ? 'string' : 'number')) return isNot(server)
  if (status === 0 || /^ok$/i.test(String(status))) return undefined
  return `${server.name} is not ready: ${message ?? 'its status is'} (${status}).`
}

function problemOfSearch(server: Server, { status, body }: HttpAnswer): string | undefined {
  if (status === 404) return `${server.name} has no search index: ${server.withoutSearch}.`
  if (status !== 200) return refusal(server, status)
  try {
    server.read(body)
    return undefined
  } catch {
    return isNot(server)
  }
}

const isNot = ({ name }: Server) =>
  `what answers there is not ${name}. Is the address right, with its path?`

function refusal({ name }: Server, status: number): string {
  if (status === 401 || status === 403 || status === 429)
    return `${name} refuses this service (HTTP ${status}). A public host does so to heavy callers.`
  return `HTTP ${status}: what answers there is a proxy without ${name}, or ${name} has failed.`
}
