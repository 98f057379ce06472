import { setTimeout as sleep } from 'node:timers/promises'
import { type Lifecycle, run } from '../../shared/runtime/lifecycle.ts'
import { SettingsError } from '../../shared/settings/settings-error.ts'

/**
 * A process for `lifecycle.test.ts`: starts and ends as its argument says, and prints what is
 * closed.
 */
const starts: Record<string, (lifecycle: Lifecycle) => Promise<void> | void> = {
  well: (lifecycle) => {
    stayAlive()
    for (const name of ['first', 'second', 'third']) lifecycle.onClose(() => console.log(name))
  },
  faultyEnds: (lifecycle) => {
    stayAlive()
    lifecycle.onClose(() => console.log('first'))
    lifecycle.onClose(() => {
      throw new Error('thrown')
    })
    lifecycle.onClose(() => Promise.reject(new Error('rejected')))
    lifecycle.onClose(() => Promise.reject(undefined))
  },
  hangingEnd: (lifecycle) => {
    hurry()
    stayAlive()
    lifecycle.onClose(() => console.log('first'))
    lifecycle.onClose(() => new Promise(() => {}))
    lifecycle.onClose(() => console.log('last'))
  },
  slowEnd: (lifecycle) => {
    stayAlive()
    lifecycle.onClose(() => console.log('first'))
    lifecycle.onClose(() => sleep(100))
    lifecycle.onClose(() => console.log('last'))
  },
  failed: (lifecycle) => {
    lifecycle.onClose(() => console.log('first'))
    throw new Error('no such host')
  },
  misconfigured: (lifecycle) => {
    lifecycle.onClose(() => console.log('first'))
    throw new SettingsError([{ name: 'PORT', text: 'PORT is wrong.' }])
  },
  brokenByEnd: async (lifecycle) => {
    stayAlive()
    lifecycle.onClose(() => sleep(100))
    await new Promise((_, reject) => {
      lifecycle.onClose(() => reject(new Error('the database is closed')))
      process.send?.({ type: 'starting' })
    })
  },
  forever: async (lifecycle) => {
    stayAlive()
    lifecycle.onClose(() => console.log('first'))
    process.send?.({ type: 'starting' })
    await new Promise(() => {})
  },
}

await run(async (lifecycle) => starts[process.argv[2] ?? '']?.(lifecycle))

function stayAlive(): void {
  setInterval(() => {}, 1000)
}

/** What takes nine seconds takes 90 ms. */
function hurry(): void {
  const patient = globalThis.setTimeout
  globalThis.setTimeout = ((run: () => void, ms: number) =>
    patient(run, ms / 100)) as typeof setTimeout
}
