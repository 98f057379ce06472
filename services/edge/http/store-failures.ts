import type { FastifyError } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors/catalogue.ts'
import { isStoreUnavailable } from '../../../shared/store/is-unavailable.ts'
import { sendFailure } from './errors.ts'

/**
 * On the routes in the scope of this plugin, an unavailable database is reported as
 * STORE_UNAVAILABLE: callers may retry.
 */
export const storeFailures = plugin(async function storeFailures(app) {
  app.setErrorHandler((failure: FastifyError, request, reply) => {
    // An error of validation must stay as it is.
    const error =
      !failure.validation && isStoreUnavailable(failure)
        ? new AppError('STORE_UNAVAILABLE', { cause: failure })
        : failure
    return sendFailure(error as FastifyError, request, reply)
  })
})
