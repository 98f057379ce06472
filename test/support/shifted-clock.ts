import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackage } from '../../services/start/local/install-package.ts'

const source = fileURLToPath(new URL('./shifted-clock.c', import.meta.url))

const works = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** A compiler, installed where there is none, as root on Debian and its kin. */
async function compiler(): Promise<string | undefined> {
  const find = () => ['cc', 'gcc', 'clang'].find((name) => works(name, ['--version']))
  const found = find()
  if (found) return found
  const wanted = { name: 'A C compiler', package: 'gcc', otherwise: 'install one' }
  const keeping = { say: console.error, signal: new AbortController().signal }
  return (await installPackage(wanted, keeping).catch(() => false)) ? find() : undefined
}

/** Builds the library that gives a program another clock. Undefined where that can't be done. */
export async function buildShiftedClock(): Promise<string | undefined> {
  if (process.platform !== 'linux' || !['x64', 'arm64'].includes(process.arch)) return undefined
  const library = join(mkdtempSync(join(tmpdir(), 'address-service-clock-')), 'shifted-clock.so')
  const options = ['-shared', '-fPIC', '-O1', '-nostdlib', '-fno-builtin']
  const cc = await compiler()
  return cc && works(cc, [...options, '-o', library, source]) ? library : undefined
}

/** The environment of a program whose clock is so many seconds ahead; behind where negative. */
export const shiftedBy = (library: string, seconds: number): NodeJS.ProcessEnv => ({
  ...process.env,
  LD_PRELOAD: library,
  CLOCK_SHIFT_SECONDS: `${seconds}`,
})

/** `NODE_OPTIONS` of a Node process whose clock is so many hours ahead; behind where negative. */
export const clockAhead = (hours: number): string =>
  `--import=data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${hours * 3_600_000}`)}`
