import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeApiKey } from '../../shared/store/clients.ts'

/** The demo client's key: the one set, else the one of the last start, else a new one, kept for the next start. */
export function demoKey(dataDir: string, setting: string | undefined): string {
  if (setting !== undefined) return setting
  const file = join(dataDir, 'demo-api-key')
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, makeApiKey(), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8').trim()
}
