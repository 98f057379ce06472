import type { Operation } from '../operations.ts'
import type { Problem } from '../problems.ts'
import type { QuotaWindow } from '../quota.ts'

type Detail = Record<string, unknown>
type NewError = {
  statusCode: number
  body: { error: { code: number; message: string; status: string; details?: Detail[] } }
}

/**
 * A problem as New Places and Address Validation report it: an HTTP status and google.rpc.Status.
 */
export function newError(operation: Operation, problem: Problem): NewError {
  const service =
    operation === 'validation' ? 'addressvalidation.googleapis.com' : 'places.googleapis.com'
  switch (problem.kind) {
    case 'keyMissing':
      return error(
        403,
        'PERMISSION_DENIED',
        "Method doesn't allow unregistered callers (callers without established identity). " +
          'Please use API Key or other form of API consumer identity to call this API.',
      )
    case 'keyInvalid':
      return error(
        400,
        'INVALID_ARGUMENT',
        'API key not valid. Please pass a valid API key.',
        errorInfo('API_KEY_INVALID', { service }),
      )
    case 'keyDenied':
      return error(
        403,
        'PERMISSION_DENIED',
        'Requests to this API are blocked.',
        errorInfo('API_KEY_SERVICE_BLOCKED', { service, consumer: CONSUMER }),
      )
    case 'billingDisabled':
      return error(
        403,
        'PERMISSION_DENIED',
        'This API method requires billing to be enabled.',
        errorInfo('BILLING_DISABLED', { service, consumer: CONSUMER }),
      )
    case 'quota':
      return overQuota(operation, problem.window, problem.limit, service)
    case 'http503':
      return error(503, 'UNAVAILABLE', 'The service is currently unavailable.')
    case 'http500':
    case 'unknownError':
      return error(500, 'INTERNAL', 'Internal error encountered.')
    case 'invalid':
      return problem.field === undefined
        ? error(400, 'INVALID_ARGUMENT', problem.message)
        : error(
            400,
            'INVALID_ARGUMENT',
            problem.message,
            violation(problem.field, problem.description ?? problem.message),
          )
    case 'notFound':
      return error(
        404,
        'NOT_FOUND',
        'The Place ID is no longer valid. Please refresh cached Place IDs.',
      )
  }
}

const CONSUMER = 'projects/sandbox'

const METHOD: Record<Operation, string> = {
  autocomplete: 'AutocompletePlaces',
  details: 'GetPlace',
  geocoding: 'GeocodeAddress',
  validation: 'ValidateAddress',
}

function overQuota(
  operation: Operation,
  window: QuotaWindow,
  limit: number,
  service: string,
): NewError {
  const method = METHOD[operation]
  const unit = window.slice('per'.length)
  const metric = `${service}/${method.toLowerCase()}_requests`
  const message =
    `Quota exceeded for quota metric '${method}Request' and limit '${method}Request per ` +
    `${unit.toLowerCase()}' of service '${service}' for consumer '${CONSUMER}'.`
  const metadata = {
    service,
    consumer: CONSUMER,
    quota_metric: metric,
    quota_limit: `${method}RequestPer${unit}PerProject`,
    quota_limit_value: String(limit),
    quota_location: 'global',
  }
  return error(429, 'RESOURCE_EXHAUSTED', message, errorInfo('RATE_LIMIT_EXCEEDED', metadata))
}

function error(code: number, status: string, message: string, ...details: Detail[]): NewError {
  return {
    statusCode: code,
    body: { error: { code, message, status, ...(details.length > 0 && { details }) } },
  }
}

function errorInfo(reason: string, metadata: Record<string, string>): Detail {
  return {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason,
    domain: 'googleapis.com',
    metadata,
  }
}

function violation(field: string, description: string): Detail {
  return {
    '@type': 'type.googleapis.com/google.rpc.BadRequest',
    fieldViolations: [{ field, description }],
  }
}
