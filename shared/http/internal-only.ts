import { BlockList, isIPv6 } from 'node:net'
import plugin from 'fastify-plugin'
import { AppError } from '../errors.ts'

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

/** A request that came through a proxy was made by somebody else than the address it comes from, and a proxy's word for who it was can be wrong. */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const

/** The routes beside this plugin answer loopback and private addresses only, unless a setting says otherwise. */
export const internalOnly = plugin(async function internalOnly(
  app,
  { internalRoutesPublic }: { internalRoutesPublic: boolean },
) {
  app.addHook('onRequest', async (request) => {
    if (internalRoutesPublic) return
    // The connection's own address: `request.ip` is a trusted proxy's word.
    const inside =
      isPrivate(request.socket.remoteAddress ?? '') &&
      forwarded.every((header) => request.headers[header] === undefined)
    if (!inside) throw new AppError('NOT_ALLOWED_FROM_HERE')
  })
})

/** Loopback, link-local and private networks of both families. */
export const isPrivate = (ip: string) => privateAddresses.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
