import { existsSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from '../../../../shared/runtime/lifecycle.ts'
import { SettingsError } from '../../../../shared/settings/settings-error.ts'

/** Takes this long, in milliseconds, to answer `/slow`; says on stderr when it begins. */
const slowMs = 700

async function answer(path: string | undefined, response: ServerResponse): Promise<void> {
  if (path === '/slow') {
    console.error('slow request begun')
    await sleep(slowMs)
  }
  response.setHeader('Connection', 'close') // or closing waits 5 s for the client's next request
  const { REDIS_URL, QUEUE_REDIS_URL, DATABASE_URL } = process.env
  const urls = {
    redisUrl: REDIS_URL,
    queueRedisUrl: QUEUE_REDIS_URL,
    databaseUrl: DATABASE_URL,
  }
  response.end(JSON.stringify({ pid: process.pid, ...urls, missing: [] }))
}

await run(async ({ onClose }) => {
  const refuses = process.env.FAKE_EDGE_REFUSES
  if (refuses === 'yes' || (refuses && existsSync(refuses)))
    throw new SettingsError([{ name: 'FAKE_EDGE_REFUSES', text: 'FAKE_EDGE_REFUSES is wrong.' }])
  const server = createServer((request, response) => void answer(request.url, response))
  const { promise: listening, resolve } = Promise.withResolvers<void>()
  const { PORT, HOST, REUSE_PORT } = process.env
  server.listen({ port: Number(PORT), host: HOST, reusePort: REUSE_PORT === 'true' }, resolve)
  await listening
  onClose(() => new Promise((closed) => server.close(closed)))
})
