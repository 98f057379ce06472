import { createHash } from 'node:crypto'

/** A strong entity tag of what is sent (RFC 9110 §8.8.3). */
export const entityTag = (text: string): string => `"${createHash('sha256').update(text).digest('base64url')}"`

/** Whether whoever sent `If-None-Match` has it already: compared weakly (RFC 9110 §13.1.2). */
export const isKnown = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
