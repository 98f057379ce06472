import { createHash } from 'node:crypto'

/** A strong entity tag of a text (RFC 9110, section 8.8.3). */
export const entityTag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url')}"`

/** Whether `If-None-Match` names this tag, by weak comparison (RFC 9110, section 13.1.2). */
export const matchesIfNoneMatch = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch === '*' ||
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
