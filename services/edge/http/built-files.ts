import { relative, sep } from 'node:path'
import type { FastifyReply } from 'fastify'

interface BuiltFiles {
  /** The absolute path of the folder. */
  root: string
  /** The path of its URLs, with a slash at the end. */
  prefix: string
  /** The Content-Security-Policy of its pages. */
  policy: string
  /** Patterns of files that have no URL. */
  notServed?: string[]
}

const forAYear = 'public, max-age=31536000, immutable'
const revalidated = 'no-cache'

/**
 * Options of `@fastify/static` for a folder that Vite has built. Compressed copies are beside the
 * files, and are sent in their place.
 */
export const builtFiles = ({ root, prefix, policy, notServed = [] }: BuiltFiles) => ({
  root,
  prefix,
  wildcard: false,
  preCompressed: true,
  cacheControl: false,
  globIgnore: ['**/*.{br,gz}', ...notServed],
  setHeaders: (reply: FastifyReply, path: string) => {
    const isHashed = relative(root, path).startsWith(`assets${sep}`)
    reply.headers({
      'content-security-policy': policy,
      // Names of files in `assets` contain a hash of the content.
      'cache-control': isHashed ? forAYear : revalidated,
    })
  },
})
