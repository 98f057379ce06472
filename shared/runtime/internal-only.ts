import plugin from 'fastify-plugin'
import { AppError } from '../errors/catalogue.ts'
import { isPrivate, networksOf } from './networks.ts'

/**
 * Headers of a request that came through a proxy. Its connection has the proxy's address, and the
 * headers can be forged.
 */
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const

/** Who may call the internal routes. */
export interface InternalAccess {
  /** Everybody, also through a proxy. */
  internalRoutesPublic: boolean
  /** Networks, separated by commas. Loopback and private ones when undefined. */
  internalNetworks: string | undefined
}

/**
 * Makes the routes of this scope answer only connections from the networks of the setting, and none
 * that came through a proxy. Without `access` they answer nobody: another port has them.
 * @throws {ConfigurationError} when a network is not one
 */
export const internalOnly = plugin(async function internalOnly(
  app,
  { access }: { access: InternalAccess | undefined },
) {
  const isInside = access?.internalNetworks ? networksOf(access.internalNetworks) : isPrivate
  app.addHook('onRequest', async (request) => {
    if (access?.internalRoutesPublic) return
    // Not `request.ip`, which a trusted proxy can set.
    const inside =
      access !== undefined &&
      isInside(request.socket.remoteAddress ?? '') &&
      forwarded.every((header) => request.headers[header] === undefined)
    if (!inside) throw new AppError('NOT_ALLOWED_FROM_HERE')
  })
})
