import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'

const everything = ['index.html', 'address-autocomplete.js', 'examples.html']

/** Stands for Vite: says what it builds. Where HANG is set, it never ends the second of three. */
const vite = `
  import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
  const dist = 'services/console/dist'
  const names = ${JSON.stringify(everything)}
  export async function build() {
    const name = names.shift()
    console.log(name)
    if (name === 'index.html') rmSync(dist, { recursive: true, force: true })
    else if (process.env.HANG) await new Promise(() => setInterval(() => {}, 1e6))
    mkdirSync(dist, { recursive: true })
    writeFileSync(dist + '/' + name, '')
  }`

/** A copy of the service's folder, as far as the build reads it, with a source that may go. */
function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'console-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    'package.json': '{ "type": "module" }',
    'package-lock.json': '{}',
    'node_modules/vite/package.json': '{ "type": "module", "exports": "./index.js" }',
    'node_modules/vite/index.js': vite,
    'shared/used.ts': '',
    'shared/removed.ts': '',
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  for (const file of ['services/console/build.ts', 'shared/runtime/state-of-files.ts'])
    cpSync(file, join(folder, file))
  return folder
}

/** Runs `build.ts --if-changed` in the folder. */
const startBuild = (folder: string, env = {}) =>
  spawn(process.execPath, ['services/console/build.ts', '--if-changed'], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
/** What was built. */
const built = async (folder: string) => (await text(startBuild(folder).stdout)).split('\n', 3)

describe('the build of the console, if sources have changed', () => {
  it('builds everything once', async () => {
    const folder = makeFolder()
    expect(await built(folder)).toEqual(everything)
    expect(existsSync(join(folder, 'services/console/dist/address-autocomplete.js.br'))).toBe(true)
    expect(await built(folder)).toEqual([''])
  })

  it('builds everything anew after a build that was interrupted', async () => {
    const folder = makeFolder()
    const interrupted = startBuild(folder, { HANG: 'yes' })
    const ended = once(interrupted, 'exit')
    for await (const chunk of interrupted.stdout)
      if (`${chunk}`.includes('address-autocomplete.js')) interrupted.kill('SIGINT')
    await ended
    expect(await built(folder)).toEqual(everything)
  })

  it('builds everything anew after a source was removed', async () => {
    const folder = makeFolder()
    await built(folder)
    rmSync(join(folder, 'shared/removed.ts'))
    expect(await built(folder)).toEqual(everything)
  })
})
