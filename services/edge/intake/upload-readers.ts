import { AppError } from '../../../shared/errors/catalogue.ts'
import type { IntakeJob } from '../../../shared/intake/messages.ts'
import type { Logger } from '../../../shared/runtime/log.ts'
import type { Metrics } from '../../../shared/runtime/metrics.ts'
import type { UploadCounts } from '../../../shared/store/upload-writer.ts'
import { type ReaderProcess, type Sending, startReader } from './reader-process.ts'

/**
 * Each upload is read by a process of its own. A harmful file cannot disturb this edge, and clients
 * share no state.
 */
export interface UploadReaders {
  /** @throws {AppError} UPLOAD_READER_FAILED, and as `ReaderProcess.read` does */
  read(job: IntakeJob, sending: Sending): Promise<UploadCounts>
  /** Ends all readers. */
  close(): Promise<void>
}

interface Dependencies {
  /** The whole environment of the readers. */
  environment: NodeJS.ProcessEnv
  databaseUrl: string
  metrics: Pick<Metrics, 'uploadReaders' | 'uploadReadersFailed'>
  log: Logger
}

/** The pause before a failed start is tried again, in milliseconds. */
const restartMs = 5000

/** Keeps a spare reader running, so that no upload waits for the start of a process. */
export function createUploadReaders(deps: Dependencies): UploadReaders {
  const { environment, databaseUrl, metrics, log } = deps
  const alive = new Set<ReaderProcess>()
  let spare: ReaderProcess | undefined
  let isClosed = false
  let restart: NodeJS.Timeout | undefined
  const count = () => metrics.uploadReaders.set(alive.size)

  function start(): ReaderProcess {
    const reader = startReader(environment, databaseUrl)
    alive.add(reader)
    count()
    const onEnd = () => {
      alive.delete(reader)
      count()
      if (reader !== spare || isClosed) return
      spare = undefined
      startLater()
    }
    reader.ended.then(onEnd, onEnd)
    return reader
  }

  function startLater(): void {
    clearTimeout(restart)
    restart = setTimeout(keepSpare, restartMs).unref()
  }

  function keepSpare(): void {
    clearTimeout(restart)
    try {
      if (!isClosed) spare ??= start()
    } catch (error) {
      log.warn({ cause: String(error) }, 'no reader of uploads could be started')
      startLater()
    }
  }

  metrics.uploadReadersFailed.inc(0)
  // Not at once: the edge's own start comes first.
  startLater()
  return {
    async read(job, sending) {
      if (isClosed) throw new AppError('OVERLOADED')
      const reader = spare ?? start()
      spare = undefined
      const reading = reader.read(job, sending)
      keepSpare()
      try {
        return await reading
      } catch (error) {
        if (error instanceof AppError && error.error === 'UPLOAD_READER_FAILED') {
          metrics.uploadReadersFailed.inc()
          log.warn({ cause: String(error.cause) }, 'a reader of an upload failed')
        }
        throw error
      }
    },
    async close() {
      isClosed = true
      clearTimeout(restart)
      await Promise.all([...alive].map((reader) => reader.end()))
    },
  }
}
