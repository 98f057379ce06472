import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'

/** What a fake edge answers. */
export interface EdgeAnswer {
  pid: number
  redisUrl: string
  queueRedisUrl: string
  databaseUrl: string
}

/** Over fake services. */
const fakes = fileURLToPath(new URL('./fakes/main.ts', import.meta.url))
/** Over the services themselves: what `npm start` runs. */
export const realServices = fileURLToPath(
  new URL('../../services/bundles/dist/start.mjs', import.meta.url),
)
const pollMs = 25

/** For a start whose system lets no two processes share a port. */
export const withoutSharedPorts = {
  NODE_OPTIONS: `--import=${new URL('./fakes/without-shared-ports.ts', import.meta.url)}`,
}

/** For a start that chooses one port twice, where it may choose any. */
export const withSamePortTwice = {
  NODE_OPTIONS: `--import=${new URL('./fakes/same-port-twice.ts', import.meta.url)}`,
}

/** A folder for DATA_DIR; after the test, whatever still uses it is killed and it is removed. */
export function temporaryDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'start-test-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(async () => {
    killAll(dataDir)
    await nothingLeft(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

/** A PATH without any Redis, but with these scripts as programs. */
export function pathWithoutRedis(dataDir: string, programs: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(dataDir, 'bin-'))
  for (const name of ['id', 'test', 'true', 'setpriv'])
    symlinkSync(`/usr/bin/${name}`, join(folder, name))
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(folder, name), script, { mode: 0o755 })
  return folder
}

/** `npm start`, in a process group of its own like a terminal's foreground job. */
export class Supervisor {
  readonly process: ChildProcess
  readonly exitCode: Promise<number | null>
  output = ''

  constructor(dataDir: string, env: Record<string, string> = {}, entry = fakes) {
    const own = { DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '0', WORKER_METRICS_PORT: '0' }
    const {
      REDIS_URL: _redis,
      QUEUE_REDIS_URL: _queueRedis,
      DATABASE_URL: _database,
      GOOGLE_MAPS_API_KEY: _key,
      ...inherited
    } = process.env
    this.process = spawn(process.execPath, [entry], {
      detached: true,
      env: { ...inherited, ...own, ...env },
    })
    this.process.stdout?.on('data', (chunk) => this.#add(chunk))
    this.process.stderr?.on('data', (chunk) => this.#add(chunk))
    this.exitCode = once(this.process, 'exit').then(([code]) => code)
  }

  #add(chunk: Buffer): void {
    this.output += chunk
  }

  get pid(): number {
    return this.process.pid ?? Number.NaN
  }

  get url(): string {
    return /service +(\S+)/.exec(this.output)?.[1] ?? ''
  }

  get demoApiKey(): string {
    return /demo API key +(\S+)/.exec(this.output)?.[1] ?? ''
  }

  async ready(): Promise<this> {
    await this.says('Ctrl-C stops everything')
    return this
  }

  async says(text: string): Promise<void> {
    const said = await becomesTrue(
      () => this.output.includes(text) || this.process.exitCode !== null,
      30_000,
    )
    if (!said || !this.output.includes(text))
      throw new Error(`It never said "${text}", but: ${this.output}`)
  }

  async ask(path = '/'): Promise<EdgeAnswer> {
    const response = await fetch(this.url + path)
    return (await response.json()) as EdgeAnswer
  }
}

export interface FoundProcess {
  pid: number
  command: string
}

/**
 * Linux only: every process that a start with this DATA_DIR left or runs, known by arguments,
 * environment or folder.
 */
export function processesOf(dataDir: string): FoundProcess[] {
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 1 && pid !== process.pid)
  return pids.flatMap((pid) => {
    const command = read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
      .replaceAll('\0', ' ')
      .trim()
    const environment = read(() => readFileSync(`/proc/${pid}/environ`, 'utf8'))
    const folder = read(() => readlinkSync(`/proc/${pid}/cwd`))
    return [command, environment, folder].some((text) => text.includes(dataDir)) && command
      ? [{ pid, command }]
      : []
  })
}

/** kill -9 to each of them. */
export function killAll(dataDir: string): void {
  for (const { pid } of processesOf(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It went with another one that was killed just now.
    }
  }
}

/** Resolves with what is left once nothing is, or after `withinMs`. */
export async function nothingLeft(dataDir: string, withinMs = 5_000): Promise<FoundProcess[]> {
  await becomesTrue(() => processesOf(dataDir).length === 0, withinMs)
  return processesOf(dataDir)
}

/** Whether the condition holds at some time within so many ms. */
export const becomesTrue = (
  condition: () => boolean | Promise<boolean>,
  withinMs: number,
): Promise<boolean> =>
  vi.waitUntil(condition, { timeout: withinMs, interval: pollMs }).then(
    () => true,
    () => false,
  )

function read(what: () => string): string {
  try {
    return what()
  } catch {
    return '' // Gone meanwhile, or somebody else's.
  }
}
