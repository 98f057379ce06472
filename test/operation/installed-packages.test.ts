import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'

const commands = {
  doctor: 'services/operator/doctor',
  clients: 'services/operator/clients',
  limits: 'services/operator/limits',
  capacity: 'services/operator/capacity',
  'restore-drill': 'services/start/restore-drill',
}

/**
 * What `npm run <command>` says in a folder of the service whose node_modules were installed at
 * this time, in seconds after its package-lock.json. An install says "installed".
 */
function saidBy(command: keyof typeof commands, installedAfter: number | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['package.json', 'package-lock.json']) cpSync(file, join(folder, file))
  const programs = join(folder, 'node_modules/.bin')
  mkdirSync(programs, { recursive: true })
  symlinkSync(process.execPath, join(programs, 'node'))
  const npm = execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim()
  const install = `#!/bin/sh\n[ "$1" = ci ] && echo installed || exec "${npm}" "$@"\n`
  writeFileSync(join(programs, 'npm'), install, { mode: 0o755 })
  const main = join(folder, commands[command], 'main.ts')
  mkdirSync(dirname(main), { recursive: true })
  writeFileSync(main, "console.log('runs')")
  if (installedAfter !== undefined) {
    const installed = join(folder, 'node_modules/.package-lock.json')
    writeFileSync(installed, '{}')
    utimesSync(join(folder, 'package-lock.json'), 1_000, 1_000)
    utimesSync(installed, 1_000 + installedAfter, 1_000 + installedAfter)
  }
  const options = { cwd: folder, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(npm, ['run', '--silent', command], options)
  return { stdout, stderr }
}

describe('A command of the operator', { timeout: 60_000 }, () => {
  it.each(Object.keys(commands) as (keyof typeof commands)[])(
    '%s leaves what is installed to a service that runs, also after package-lock.json changed',
    (command) => {
      const { stdout, stderr } = saidBy(command, -10)
      expect(stdout).toBe('runs\n')
      expect(stderr).toMatch(
        /^package-lock\.json is newer .* restart npm start, or run npm run setup\.\n$/,
      )
    },
  )

  it('installs what it needs where nothing is installed', () => {
    expect(saidBy('doctor', undefined).stdout).toBe('installed\nruns\n')
  })

  it('says nothing where everything is installed', () => {
    expect(saidBy('doctor', 10)).toEqual({ stdout: 'runs\n', stderr: '' })
  })
})
