import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { clientRoutes } from './admin-clients.ts'
import { keyRoutes } from './admin-keys.ts'
import type { AdminOptions } from './admin-parts.ts'
import { adminRecordRoutes } from './admin-records.ts'

/** The administration over HTTP: what `npm run clients` does. See `access/README.md`. */
export const adminRoutes: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  app.register(clientRoutes, options)
  app.register(keyRoutes, options)
  app.register(adminRecordRoutes, options)
}
