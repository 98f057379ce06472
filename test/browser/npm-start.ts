import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { killAll, nothingLeft } from '../start/supervisor.ts'
import { cleanEnvironment } from '../support/processes.ts'

type Settings = Record<string, string>

/** What a person has who types commands into a shell in the repository. */
export interface Terminal {
  /** Types a command, and waits until it ends. */
  run(command: string, env?: Settings): Promise<{ exitCode: number | null; output: string }>
  /** Types `npm start`, and waits until everything runs. */
  start(env?: Settings): Promise<Started>
  /** Ends what still runs, and removes its data. */
  close(): Promise<void>
}

export interface Started {
  /** What it printed. */
  output: string
  url: string
  /** The demo key. */
  apiKey: string
  /** Presses Ctrl-C, and waits. */
  stop(): Promise<void>
}

const repository = fileURLToPath(new URL('../../', import.meta.url))
const { PATH, HOME } = cleanEnvironment()

/** A terminal with a data folder and ports of its own. */
export function openTerminal(): Terminal {
  const dataDir = mkdtempSync(join(tmpdir(), 'npm-start-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(dataDir, 0o755)
  const own = {
    PATH: `${dirname(process.execPath)}:${PATH}`,
    ...{ HOME, DATA_DIR: dataDir, PORT: '0', SANDBOX_PORT: '0', WORKER_METRICS_PORT: '0' },
  } as Settings
  const type = (command: string, env: Settings): ChildProcess =>
    spawn('sh', ['-c', command], { cwd: repository, env: { ...own, ...env }, detached: true })

  return {
    async run(command, env = {}) {
      const child = type(`{ ${command}\n} 2>&1`, env)
      const ended = once(child, 'close')
      const output = child.stdout ? await text(child.stdout) : ''
      const [exitCode] = await ended
      return { exitCode, output }
    },
    start: (env = {}) => untilStarted(type('exec npm start 2>&1', env)),
    async close() {
      killAll(dataDir)
      await nothingLeft(dataDir)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function untilStarted(child: ChildProcess): Promise<Started> {
  const ended = once(child, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk) => {
      output += chunk
      if (output.includes('Ctrl-C stops everything')) resolve()
    })
    void ended.then(() => reject(new Error(`npm start has ended: ${output}`)))
  })
  const printed = (name: string) => new RegExp(`^ +${name} +(\\S+)`, 'm').exec(output)?.[1] ?? ''
  return {
    output,
    url: printed('service'),
    apiKey: printed('demo API key'),
    async stop() {
      // To the whole group, as a terminal does.
      process.kill(-(child.pid ?? Number.NaN), 'SIGINT')
      await ended
    },
  }
}
