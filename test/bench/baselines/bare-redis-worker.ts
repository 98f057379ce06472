import { Redis } from 'ioredis'
import { run } from '../../../shared/runtime/lifecycle.ts'
import { redisUrl } from './settings.ts'

/** Answers what comes over the list, through the channel: nothing but Redis and two processes. */
await run(async (lifecycle) => {
  const taking = new Redis(redisUrl)
  const answering = new Redis(redisUrl)
  let open = true
  lifecycle.onClose(() => {
    open = false
    for (const connection of [taking, answering]) connection.disconnect()
  })
  const work = async () => {
    while (open) {
      const taken = await taking.brpop('bare:requests', 0)
      if (taken) answering.publish('bare:answers', taken[1]).catch(() => {})
    }
  }
  work().catch(() => {})
})
