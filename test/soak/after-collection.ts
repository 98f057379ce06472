import { createServer } from 'node:http'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'

/**
 * Loaded before a process of the product, with `--expose-gc`: on a socket of its own, named by its
 * process id, it collects the garbage and tells what is left.
 */
const { SOAK_SOCKETS = '', SOAK_LEAK_BYTES = '0' } = process.env
const leaked: unknown[] = []
if (isMainThread)
  createServer((_, response) => {
    // The plant: the soak must notice it.
    leaked.push(Array.from({ length: Number(SOAK_LEAK_BYTES) / 8 }, (_, n) => n + 0.5))
    globalThis.gc?.()
    const timers = process.getActiveResourcesInfo().filter((type) => type === 'Timeout').length
    response.end(JSON.stringify({ ...process.memoryUsage(), timers }))
  })
    .listen(join(SOAK_SOCKETS, String(process.pid)))
    .unref()
