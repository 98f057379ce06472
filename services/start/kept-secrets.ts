import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeApiKey } from '../../shared/store/clients.ts'

/** The demo client's key: the one set, else the one of the last start, else a new one. */
export const demoKey = (dataDir: string, setting: string | undefined): string =>
  setting ?? kept(dataDir, 'demo-api-key', makeApiKey)

/** What encrypts the signing keys, likewise. */
export const signingKeySecret = (dataDir: string, setting: string | undefined): string =>
  setting ?? kept(dataDir, 'signing-key-secret', () => randomBytes(32).toString('base64url'))

/** Made once, and kept for the next start. */
function kept(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, make(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
