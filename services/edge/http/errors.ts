import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { ErrorEnvelope } from '../../../shared/api/envelope.ts'
import { AppError, catalogue, type ErrorName } from '../../../shared/errors/catalogue.ts'
import { metadataOf } from './envelope.ts'
import { fieldErrors } from './field-errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The error of the response, if it is one. */
    failure: ErrorName | undefined
  }
}

/** Turns every failure into an error of the catalogue. Only this file translates errors to HTTP. */
export const errors = plugin(async function errors(app) {
  app.decorateRequest('failure', undefined)
  app.setErrorHandler(sendFailure)
  app.setNotFoundHandler((request, reply) =>
    sendError(new AppError('ROUTE_NOT_FOUND'), request, reply),
  )
})

/**
 * Sends the response for any failure. Fastify calls it also for failures before routing, such as a
 * malformed URL.
 */
export const sendFailure = (
  failure: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => sendError(toAppError(failure), request, reply)

function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, status, message } = catalogue[error.error]
  request.failure = error.error
  if (status >= 500)
    request.log.warn({ error: error.error, cause: causeOf(error) }, 'request failed')
  if (error.retryAfterMs !== undefined)
    reply.header('retry-after', Math.ceil(error.retryAfterMs / 1000))
  if (status === 401)
    reply.header(
      'www-authenticate',
      error.error === 'TOKEN_MISSING' ? 'Bearer' : 'Bearer error="invalid_token"',
    )
  if (error.error === 'SCOPE_MISSING')
    reply.header('www-authenticate', 'Bearer error="insufficient_scope"')
  // A deprecated version has set a link already.
  const links = [reply.getHeader('link'), `</docs/errors#${code}>; rel="help"`]
  reply.header('link', links.filter(Boolean).join(', '))
  // Fastify would close the connection, and a caller that still sends its body would never see the
  // response. Without the header Node reads and drops the rest.
  if (!request.raw.complete) reply.removeHeader('connection')
  request.language = 'en'
  const body: ErrorEnvelope = {
    statusCode: code,
    message,
    metadata: metadataOf(request),
    errors: error.details,
    ...(request.auth && { auth: request.auth }),
  }
  return reply.code(status).send(body)
}

/** The name and message of a library's error; never the object, which may hold the request. */
const causeOf = ({ cause }: AppError) =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined

const byFastifyCode: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
  FST_ERR_BAD_URL: 'ROUTE_NOT_FOUND',
  FST_ERR_MAX_PARAM_LENGTH: 'ROUTE_NOT_FOUND',
  FST_STATIC_FORBIDDEN_PATH: 'ROUTE_NOT_FOUND',
}

/** 412 and 416: conditions and ranges of a request for a file of the console. */
const byStatus: Record<number, ErrorName> = {
  400: 'BODY_MALFORMED',
  412: 'REQUEST_INVALID',
  416: 'REQUEST_INVALID',
}

function toAppError(failure: FastifyError): AppError {
  if (failure instanceof AppError) return failure
  if (failure.validation)
    return new AppError('REQUEST_INVALID', {
      details: fieldErrors(failure.validation, failure.validationContext),
    })
  const known = byFastifyCode[failure.code] ?? byStatus[failure.statusCode ?? 500] ?? 'INTERNAL'
  return new AppError(known, { cause: failure })
}
