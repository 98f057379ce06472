import { BlockList, isIPv6 } from 'node:net'
import plugin from 'fastify-plugin'
import { AppError } from '../errors/catalogue.ts'

const privateAddresses = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6')

/**
 * Headers of a request that came through a proxy. Its connection has the proxy's address, and the
 * headers can be forged.
 */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const

/**
 * Makes the routes of this scope answer only loopback and private addresses, unless a setting
 * allows all.
 */
export const internalOnly = plugin(async function internalOnly(
  app,
  { internalRoutesPublic }: { internalRoutesPublic: boolean },
) {
  app.addHook('onRequest', async (request) => {
    if (internalRoutesPublic) return
    // Not `request.ip`, which a trusted proxy can set.
    const inside =
      isPrivate(request.socket.remoteAddress ?? '') &&
      forwarded.every((header) => request.headers[header] === undefined)
    if (!inside) throw new AppError('NOT_ALLOWED_FROM_HERE')
  })
})

/** Whether this is a loopback, link-local or private address, IPv4 or IPv6. */
export const isPrivate = (ip: string) => privateAddresses.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
