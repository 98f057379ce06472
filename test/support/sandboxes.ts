import Fastify, { type FastifyInstance } from 'fastify'
import { buildSandbox } from '../../services/sandbox/app.ts'
import type { Gazetteer } from '../../services/sandbox/places/gazetteer.ts'
import { loadGazetteer } from '../../services/sandbox/places/load-gazetteer.ts'
import { run } from '../../shared/runtime/lifecycle.ts'

/**
 * The sandboxes of one vitest worker, one after the other: to load the places takes more than a
 * second of CPU, and they are always the same. Each worker has such a process, so that none counts
 * calls late because another's is busy. `PUT /<port>` starts one there, new in every other way;
 * `DELETE /<port>` stops it, so that its port refuses connections.
 */
await run(async (lifecycle) => {
  let gazetteer: Gazetteer | undefined
  const sandboxes = new Map<string, FastifyInstance>()
  const control = Fastify()
  control.put<{ Params: { port: string } }>('/:port', async ({ params: { port } }) => {
    // Before the first request: no call of a test shall wait for it.
    gazetteer ??= loadGazetteer()
    const loaded = gazetteer
    const sandbox = buildSandbox({ gazetteer: () => loaded })
    await sandbox.listen({ host: '127.0.0.1', port: Number(port) })
    sandboxes.set(port, sandbox)
    return {}
  })
  control.delete<{ Params: { port: string } }>('/:port', async ({ params: { port } }) => {
    await sandboxes.get(port)?.close()
    sandboxes.delete(port)
    return {}
  })
  lifecycle.onClose(() => Promise.all([control, ...sandboxes.values()].map((app) => app.close())))
  await control.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
})
