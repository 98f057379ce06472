import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'

const locking = new URL('./fakes/lock-for-a-moment.ts', import.meta.url)

/** A process that locks the folder where it can, and says so. */
function lock(folder: string) {
  const child = spawn(process.execPath, [locking.pathname], { cwd: folder })
  return Promise.all([text(child.stdout), once(child, 'exit')]).then(([said]) => said.trim())
}

/** A folder with the socket of an owner that was killed. */
async function folderOfCrashed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'lock-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const code = `require('node:net').createServer()
    .listen('lock.sock', () => process.kill(process.pid, 'SIGKILL'))`
  await once(spawn(process.execPath, ['-e', code], { cwd: folder }), 'exit')
  return folder
}

it('one of two starts that find the lock of a crashed one owns the data folder', async () => {
  for (let trial = 0; trial < 10; trial += 1) {
    const folder = await folderOfCrashed()
    const said = await Promise.all([lock(folder), lock(folder)])
    expect(said.toSorted()).toEqual(['locked', 'refused'])
  }
})
