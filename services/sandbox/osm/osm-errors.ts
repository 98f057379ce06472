import type { Operation } from '../operations.ts'
import type { Problem } from '../problems.ts'

type HttpAnswer = { statusCode: number; body: string; contentType?: string }

const page = (statusCode: number, title: string): HttpAnswer => ({
  statusCode,
  contentType: 'text/html',
  body: `<html><head><title>${statusCode} ${title}</title></head><body>${title}</body></html>`,
})

/**
 * A problem as the servers report it. What comes from the proxy before them is a page of HTML:
 * limits, failures and refusals. Photon names the parameter that is wrong, Nominatim has a code and
 * a message.
 */
export function osmError(operation: Operation, problem: Problem): HttpAnswer {
  switch (problem.kind) {
    case 'quota':
      return page(429, 'Too Many Requests')
    case 'http503':
      return page(503, 'Service Temporarily Unavailable')
    case 'http500':
    case 'unknownError':
      return page(500, 'Internal Server Error')
    case 'invalid':
      return json(
        operation === 'autocomplete'
          ? { [problem.field ?? 'q']: [{ message: problem.message, args: {}, value: '' }] }
          : { error: { code: 400, message: problem.message } },
      )
    case 'notFound':
      return page(404, 'Not Found')
    default:
      return page(403, 'Forbidden')
  }
}

const json = (body: object): HttpAnswer => ({ statusCode: 400, body: JSON.stringify(body) })
