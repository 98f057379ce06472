import { Redis } from 'ioredis'
import { run } from '../../../shared/runtime/lifecycle.ts'
import { redisUrl } from './settings.ts'

/**
 * Asks over a list and hears the answers on a channel; told how long and how many at once, it tells
 * how many were answered.
 */
await run(async (lifecycle) => {
  const asking = new Redis(redisUrl)
  const hearing = new Redis(redisUrl)
  lifecycle.onClose(() => [asking, hearing].map((connection) => connection.disconnect()))
  const waiting = new Map<string, () => void>()
  hearing.on('message', (_channel, id: string) => {
    waiting.get(id)?.()
    waiting.delete(id)
  })
  await hearing.subscribe('bare:answers')

  let asked = 0
  const ask = () => {
    const id = String(asked++)
    return new Promise<void>((resolve) => {
      waiting.set(id, resolve)
      asking.lpush('bare:requests', id)
    })
  }
  process.on('message', async ({ seconds, inFlight }: { seconds: number; inFlight: number }) => {
    const endsAt = performance.now() + seconds * 1000
    let answered = 0
    const slot = async () => {
      while (performance.now() < endsAt) {
        await ask()
        answered++
      }
    }
    await Promise.all(Array.from({ length: inFlight }, slot))
    process.send?.({ type: 'result', result: answered / seconds })
  })
})
