import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { dayMs } from '../../../shared/runtime/clock.ts'
import { listOf } from '../../../shared/runtime/list-of.ts'
import { readRedisUrl } from '../../../shared/runtime/redis-url.ts'
import type { Config } from '../../../shared/settings/process-settings.ts'
import type { CertificateFacts } from './facts.ts'
import { readResult } from './read-result.ts'

const connectMs = 5000

/** Where a certificate is: a PEM file, or a server. */
export type CertificatePlace =
  | { file: string }
  | { host: string; port: number; speaks: 'tls' | 'postgres' }

/** The servers of the settings that are reached over TLS. Pure. */
export function certificatePlaces(
  config: Config<'doctor'>,
): { subject: string; place: CertificatePlace }[] {
  const names = ['providerUrl', 'photonUrl', 'nominatimUrl', 'testProviderUrl'] as const
  const urls = names.flatMap((name) => listOf(config[name]))
  const redis = [config.redisUrl, config.queueRedisUrl].flatMap((url) => url ?? [])
  const servers = [
    ...urls.flatMap(ofUrl),
    ...redis.flatMap(ofRedis),
    ...(config.databaseUrl ? ofDatabase(config.databaseUrl) : []),
  ]
  const bySubject = new Map(servers.map((place) => [`${place.host}:${place.port}`, place]))
  return [...bySubject].map(([subject, place]) => ({ subject, place }))
}

type Server = Exclude<CertificatePlace, { file: string }>

function ofUrl(text: string): Server[] {
  const url = new URL(text)
  if (url.protocol !== 'https:') return []
  return [{ host: url.hostname, port: Number(url.port || 443), speaks: 'tls' }]
}

function ofRedis(text: string): Server[] {
  const target = readRedisUrl(text)
  if (target.kind === 'single') {
    const url = new URL(target.url)
    if (url.protocol !== 'rediss:') return []
    return [{ host: url.hostname, port: Number(url.port || 6379), speaks: 'tls' }]
  }
  if (!target.tls) return []
  const addresses = target.kind === 'cluster' ? target.nodes : target.sentinels
  return addresses.map((address) => ({ ...address, speaks: 'tls' }))
}

function ofDatabase(text: string): Server[] {
  const url = new URL(text)
  const mode = url.searchParams.get('sslmode')
  if (mode === null || mode === 'disable') return []
  return [{ host: url.hostname, port: Number(url.port || 5432), speaks: 'postgres' }]
}

/** What an operator names: a file or a folder of PEM files, `host:port`, or an https URL. */
export function namedPlace(text: string): CertificatePlace {
  const url = text.includes('://') ? text : `https://${text}`
  const isFile = existsSync(text) || /^[./~]|\.(?:pem|crt|cer)$/.test(text) || !URL.canParse(url)
  const [server] = isFile ? [] : ofUrl(url)
  return server ?? { file: text }
}

/** How long the certificate is valid; of a file with a chain, the first that ends. */
export const readCertificate = async (
  subject: string,
  place: CertificatePlace,
): Promise<CertificateFacts> => ({
  subject,
  certificate: await readResult(async () => {
    const ends = 'file' in place ? endOfFile(place.file) : await endOfServer(place)
    return { daysLeft: (ends - Date.now()) / dayMs }
  }),
})

/** Of a folder, those of its PEM files. */
function endOfFile(file: string): number {
  const pem = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g
  const files = statSync(file).isDirectory()
    ? readdirSync(file).flatMap((name) => (name.endsWith('.pem') ? join(file, name) : []))
    : [file]
  const all = files.flatMap((one) => readFileSync(one, 'utf8').match(pem) ?? [])
  if (all.length === 0) throw new Error(`${file} holds no certificate`)
  return Math.min(...all.map((text) => Date.parse(new X509Certificate(text).validTo)))
}

async function endOfServer({ host, port, speaks }: Server): Promise<number> {
  const plain = connect({ host, port })
  const timer = setTimeout(() => plain.destroy(new Error('it does not answer')), connectMs)
  try {
    await once(plain, 'connect')
    if (speaks === 'postgres') await askForTls(plain)
    // Processes check whom they trust; here an expired certificate must be read, too.
    const socket = connectTls({ socket: plain, servername: host, rejectUnauthorized: false })
    await once(socket, 'secureConnect')
    return endOfPeer(socket)
  } finally {
    clearTimeout(timer)
    plain.destroy()
  }
}

function endOfPeer(socket: TLSSocket): number {
  const { valid_to: validTo } = socket.getPeerCertificate()
  if (!validTo) throw new Error('it shows no certificate')
  return Date.parse(validTo)
}

/** SSLRequest (PostgreSQL, Message Formats). The server answers with `S`. */
async function askForTls(socket: Socket): Promise<void> {
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (answer.toString() !== 'S') throw new Error('PostgreSQL offers no TLS')
}
