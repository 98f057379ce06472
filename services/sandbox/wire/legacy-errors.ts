import type { Operation } from '../operations.ts'
import type { Problem } from '../problems.ts'

type LegacyError = { statusCode: number; body: object }

const BILLING =
  'You must enable Billing on the Google Cloud Project at ' +
  'https://console.cloud.google.com/project/_/billing/enable Learn more at ' +
  'https://developers.google.com/maps/gmp-get-started'

/** A problem as the legacy services and Geocoding v3 report it: HTTP 200 with a `status`. */
export function legacyError(operation: Operation, problem: Problem): LegacyError {
  const { statusCode = 200, status, message } = statusOf(problem)
  return {
    statusCode,
    body: { ...(message && { error_message: message }), ...empty(operation), status },
  }
}

/** The empty result of each service, beside the status. */
function empty(operation: Operation): object {
  if (operation === 'autocomplete') return { predictions: [] }
  return operation === 'geocoding' ? { results: [] } : { html_attributions: [] }
}

function statusOf(problem: Problem): { statusCode?: number; status: string; message?: string } {
  switch (problem.kind) {
    case 'keyMissing':
      return {
        status: 'REQUEST_DENIED',
        message:
          'You must use an API key to authenticate each request to Google Maps Platform APIs.',
      }
    case 'keyInvalid':
      return { status: 'REQUEST_DENIED', message: 'The provided API key is invalid.' }
    case 'keyDenied':
      return {
        status: 'REQUEST_DENIED',
        message: 'This API key is not authorized to use this service or API.',
      }
    case 'billingDisabled':
      return { status: 'REQUEST_DENIED', message: BILLING }
    case 'quota':
      return { status: 'OVER_QUERY_LIMIT', message: overLimit(problem.window === 'perDay') }
    case 'http503':
      return {
        statusCode: 503,
        status: 'UNKNOWN_ERROR',
        message: 'The service is currently unavailable.',
      }
    case 'http500':
      return { statusCode: 500, status: 'UNKNOWN_ERROR', message: 'Internal error encountered.' }
    case 'unknownError':
      return { status: 'UNKNOWN_ERROR' }
    case 'invalid':
      return { status: 'INVALID_REQUEST', message: problem.message }
    case 'notFound':
      return {
        status: 'NOT_FOUND',
        message: 'The provided Place ID is no longer valid. Please refresh cached Place IDs.',
      }
  }
}

/** Only these two texts tell a limit of minutes from one that lasts until midnight. */
function overLimit(daily: boolean): string {
  return daily
    ? 'You have exceeded your daily request quota for this API. If you did not set a custom ' +
        'daily request quota, verify your project has an active billing account: ' +
        'http://g.co/dev/maps-no-account'
    : 'You have exceeded your rate-limit for this API.'
}
