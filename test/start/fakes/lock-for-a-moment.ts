import { setTimeout as sleep } from 'node:timers/promises'
import { lockFolder } from '../../../services/start/local/lock-folder.ts'

/** Long enough for a start that began at the same time to ask for the lock. */
const heldMs = 2000

try {
  const release = await lockFolder(process.cwd(), new AbortController().signal)
  console.log('locked')
  await sleep(heldMs)
  await release()
} catch {
  console.log('refused')
}
