import { createHash } from 'node:crypto'

/**
 * The SHA-256 hash by which a key or session is found, 32 bytes. Only for secrets that the service
 * makes: they are random, so a slow hash would add nothing.
 */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
