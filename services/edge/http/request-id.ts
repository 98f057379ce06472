import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const wellFormed = /^[\w.:-]{1,128}$/

/** The caller's `X-Request-Id` if it is well-formed, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}
