import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'

interface Started {
  child: ChildProcess
  said: string[]
  ended: Promise<{ code: number | null; out: string[]; err: string }>
}

function start(how: string): Started {
  const child = fork(new URL('./lifecycle-process.ts', import.meta.url), [how], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  })
  const said: string[] = []
  child.on('message', (message: { type: string }) => said.push(message.type))
  // Not 'close', which never comes once the parent has disconnected.
  const ended = Promise.all([
    once(child, 'exit'),
    written(child.stdout),
    written(child.stderr),
  ]).then(([[code], out, err]) => ({ code, out: out.split('\n').filter(Boolean), err }))
  return { child, said, ended }
}

const written = (stream: Readable | null) => (stream ? text(stream) : expect.fail('no output'))

const untilReady = (started: Started) =>
  expect.poll(() => started.said, { timeout: 10_000 }).toContain('ready')

describe.concurrent('a process with a lifecycle', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'closes its parts in reverse order on %s and exits with 0',
    async (signal) => {
      const started = start('well')
      await untilReady(started)
      started.child.kill(signal)
      expect(await started.ended).toEqual({ code: 0, out: ['third', 'second', 'first'], err: '' })
    },
  )
  it('closes and exits with 0 when its parent is gone', async () => {
    const started = start('well')
    await untilReady(started)
    started.child.disconnect()
    expect(await started.ended).toEqual({ code: 0, out: ['third', 'second', 'first'], err: '' })
  })
  it('closes once, however many signals come', async () => {
    const started = start('slowEnd')
    await untilReady(started)
    started.child.kill('SIGTERM')
    started.child.kill('SIGINT')
    started.child.disconnect()
    expect(await started.ended).toEqual({ code: 0, out: ['last', 'first'], err: '' })
  })
  it('closes the rest when closing one part fails, and logs why', async () => {
    const started = start('faultyEnds')
    await untilReady(started)
    started.child.kill('SIGTERM')
    const { code, out, err } = await started.ended
    expect({ code, out }).toEqual({ code: 0, out: ['first'] })
    expect(err).toBe('undefined\nrejected\nthrown\n')
  })
  it('says nothing of a start that fails because it is stopped', async () => {
    const started = start('brokenByEnd')
    await expect.poll(() => started.said, { timeout: 10_000 }).toContain('starting')
    started.child.kill('SIGTERM')
    expect(await started.ended).toEqual({ code: 0, out: [], err: '' })
  })
  it('is ended with 1 when closing hangs', async () => {
    const started = start('hangingEnd')
    await untilReady(started)
    started.child.kill('SIGTERM')
    expect(await started.ended).toEqual({ code: 1, out: ['last'], err: '' })
  })
  it('closes what was open when its start fails, prints the stack and exits with 1', async () => {
    const started = start('failed')
    const { code, out, err } = await started.ended
    expect({ code, out }).toEqual({ code: 1, out: ['first'] })
    expect(err).toMatch(/^Error: no such host\n {4}at /)
    expect(started.said).toEqual([])
  })
  it('with an invalid setting prints one line and exits with 78', async () => {
    const started = start('misconfigured')
    expect(await started.ended).toEqual({ code: 78, out: ['first'], err: 'PORT is wrong.\n' })
    expect(started.said).toEqual([])
  })
  it('that gets a signal during its start closes what is open so far', async () => {
    const started = start('forever')
    await expect.poll(() => started.said, { timeout: 10_000 }).toContain('starting')
    started.child.kill('SIGTERM')
    expect(await started.ended).toEqual({ code: 0, out: ['first'], err: '' })
  })
})
