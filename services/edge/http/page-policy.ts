import { createHash } from 'node:crypto'

/**
 * The Content-Security-Policy of a page: what it may load, by directive. It may load nothing else,
 * send no form and stand in no frame.
 */
export const pagePolicy = (allowed: Record<string, string>): string =>
  Object.entries({
    'default-src': "'none'",
    ...allowed,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')

/** Of a page whose files all come from this server, without inline script or style. */
export const ownFiles = { 'script-src': "'self'", 'style-src': "'self'", 'connect-src': "'self'" }

/** Of a page that loads nothing, but has this style in it. */
export const withStyle = (style: string): string =>
  pagePolicy({ 'style-src': `'sha256-${createHash('sha256').update(style).digest('base64')}'` })
