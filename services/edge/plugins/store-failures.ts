import type { FastifyError } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '../../../shared/errors.ts'
import { isStoreAway } from '../../../shared/store/is-away.ts'
import { answerFailure } from './errors.ts'

/** On the routes beside it, a database that is away is no fault of ours that a caller has to report: it may call again. */
export const storeFailures = plugin(async function storeFailures(app) {
  app.setErrorHandler((failure: FastifyError, request, reply) => {
    // A request that breaks its schema is a plain error too.
    const error =
      !failure.validation && isStoreAway(failure) ? new AppError('STORE_UNAVAILABLE', { cause: failure }) : failure
    return answerFailure(error as FastifyError, request, reply)
  })
})
