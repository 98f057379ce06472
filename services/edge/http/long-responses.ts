import plugin from 'fastify-plugin'
import { createClientSlots } from './client-slots.ts'
import { throwIfCallerLeft } from './connections.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The response may have very many bytes. */
    isLong?: boolean
  }
}

/** The most long responses of one edge. Each may take some megabytes while nobody reads it. */
const maxResponses = 40
const maxOfClient = 10
const extraSlotsBelow = 30

/**
 * Limits the long responses of the routes in the scope of this plugin. Each holds a slot of its
 * client until it has been sent or its caller has left. Register it after the authentication.
 */
export const longResponses = plugin(async function longResponses(app) {
  const slots = createClientSlots(maxResponses, maxOfClient, extraSlotsBelow)
  app.addHook('preHandler', async ({ grant, routeOptions }, reply) => {
    if (!routeOptions.config.isLong) return
    const release = await slots.acquireSoon(grant.clientId)
    if (reply.raw.closed) release()
    throwIfCallerLeft(reply)
    reply.raw.once('close', release)
  })
})
