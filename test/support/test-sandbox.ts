import { inject } from 'vitest'
import { freePort } from './free-port.ts'
import { type SandboxControl, sandboxControl } from './sandbox-control.ts'

/** A sandbox that no other test uses. */
export interface TestSandbox extends SandboxControl {
  /** Its port refuses connections from then on. */
  stop(): Promise<void>
  /** Starts it again on the same port, without its earlier state. */
  start(): Promise<void>
}

/**
 * Starts one on a port of its own: it is new, but its places are those of all the sandboxes of this
 * vitest worker.
 */
export async function startSandbox(): Promise<TestSandbox> {
  const port = await freePort()
  const sandboxes = inject('sandboxesUrls')[Number(process.env.VITEST_POOL_ID) - 1]
  const ask = async (method: 'PUT' | 'DELETE') => {
    const response = await fetch(`${sandboxes}/${port}`, { method })
    if (!response.ok) throw new Error(`sandbox ${port}: ${await response.text()}`)
  }
  const start = () => ask('PUT')
  await start()
  return { ...sandboxControl(`http://127.0.0.1:${port}`), stop: () => ask('DELETE'), start }
}
