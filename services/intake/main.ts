import { aliveEveryMs, type FromReader, type ToReader } from '../../shared/intake/messages.ts'
import { exitCodes } from '../../shared/runtime/exit-codes.ts'
import { startPeriodicTask } from '../../shared/runtime/periodic-task.ts'
import { failureOf } from './failure.ts'
import { readUpload } from './read-upload.ts'

/**
 * A reader process: it reads one uploaded file or one selection for the edge that started it. Bytes
 * arrive over stdin; job and result go over IPC. The edge ends the process afterwards, or when it
 * hangs. So a hostile file disturbs no other upload and no checkout. It imports little and reads no
 * settings, as each upload starts one.
 */
const send = (message: FromReader) => process.send?.(message)

// Signals to the process group are for the edge, which lets uploads finish first.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// The edge has died. The rows are deleted when the lease has expired.
process.on('disconnect', () => process.exit(exitCodes.success))

const { promise: allSent, resolve: onAllSent } = Promise.withResolvers<string | undefined>()
process.on('message', (message: ToReader) => {
  if (message.type === 'allSent') return onAllSent(message.hash)
  startPeriodicTask(() => send({ type: 'alive' }), {
    everyMs: aliveEveryMs,
    // The edge would take this process for one that hangs.
    onFailure: () => process.exit(exitCodes.failure),
  })
  const { databaseUrl, job } = message
  readUpload(job, { databaseUrl, bytes: process.stdin, allSent }).then(
    (counts) => send({ type: 'done', counts }),
    (error) => send({ type: 'failed', ...failureOf(error) }),
  )
})
send({ type: 'ready' })
