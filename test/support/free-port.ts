import { randomInt } from 'node:crypto'
import { isPortFree } from '../../services/start/local/free-port.ts'

/**
 * Below the range from which Linux takes the local ports of outgoing connections, and above the
 * ports that `npm start` takes by itself.
 */
const [firstPort, lastPort] = [22_000, 31_999]
/** As many as vitest has workers at most, and one for what runs outside of them. */
const ranges = 10
const perRange = Math.floor((lastPort - firstPort + 1) / ranges)

const start = firstPort + (Number(process.env.VITEST_POOL_ID ?? 0) % ranges) * perRange
let next = randomInt(perRange)

/**
 * A free TCP port on 127.0.0.1, which nobody else is given before a process listens on it: each
 * vitest worker has a range of its own, and goes through it in order. A process that restarts can
 * listen on it again.
 */
export async function freePort(): Promise<number> {
  const port = start + next
  next = (next + 1) % perRange
  return (await isPortFree(port, '127.0.0.1')) ? port : freePort()
}
