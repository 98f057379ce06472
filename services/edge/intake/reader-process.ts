import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import type { Writable } from 'node:stream'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { FromReader, IntakeJob, ToReader } from '../../../shared/intake/messages.ts'
import { programFile } from '../../../shared/runtime/program-file.ts'
import type { UploadCounts } from '../../../shared/store/upload-writer.ts'

/**
 * Requests of checkouts come first: on a shared core a reader gets about a tenth. With less it
 * would seem to hang on a busy machine.
 */
const niceness = 10
/**
 * Some five times the memory of the largest rows. The size of the young generation is set too: the
 * default for such a heap costs a fifth more CPU. One thread collects garbage: on a busy machine,
 * waiting for more threads of low priority took a third more time.
 */
const heap = ['--max-old-space-size=128', '--max-semi-space-size=32', '--single-threaded-gc']
/** A reader reports every second that it is alive. On an overloaded machine it may be late. */
const maxSilenceMs = 20_000
/**
 * Less than the idle timeout of uploads, which would blame the database for a reader that does not
 * start.
 */
const maxStartMs = 25_000

/**
 * Bytes of an upload that wait in the edge for the reader. With a smaller buffer the two would wait
 * for each other after every chunk.
 */
const maxBufferedBytes = 1_000_000

const main = programFile(new URL('../../intake/main.ts', import.meta.url))

/** The input of a reader. */
export interface Sending {
  /** Undefined for a selection. */
  bytes: AsyncIterable<Uint8Array> | undefined
  /** The request's hash, once all bytes have passed. */
  hash(): string | undefined
  /** Stops the reader. Its reason is an AppError. */
  signal: AbortSignal
}

/** A process that reads one upload. */
export interface ReaderProcess {
  /** Resolves when the process waits for its job. Rejects if it ends before that. */
  ready: Promise<void>
  /**
   * Runs the job, then ends the process. Errors of `bytes` and the signal's reason are passed on.
   * When it rejects, the process has ended.
   * @throws {AppError} UPLOAD_READER_FAILED and those of the upload
   */
  read(job: IntakeJob, sending: Sending): Promise<UploadCounts>
  /** Kills the process. */
  end(): Promise<void>
  /** Resolves when the process has ended. */
  ended: Promise<unknown>
}

/**
 * Starts a reader with this environment alone. It gets the URL of the database with its job.
 * @throws {AppError} UPLOAD_READER_FAILED when the system cannot start a process
 */
export function startReader(env: NodeJS.ProcessEnv, databaseUrl: string): ReaderProcess {
  const child = fork(main, [], {
    env,
    execArgv: heap,
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  })
  child.on('error', () => {})
  const { stdin } = child
  if (!stdin) throw readerFailed('it was not started')
  lowerPriority(child)
  // A reader that ends early breaks the pipe. `ended` reports its end.
  stdin.on('error', () => {})
  const ended = once(child, 'close')
  const { promise: ready, resolve: onReady, reject: onNotReady } = Promise.withResolvers<void>()
  ready.catch(() => {})
  child.on('message', ({ type }: FromReader) => type === 'ready' && onReady())
  ended.then(
    () => onNotReady(readerFailed('it ended before it was ready')),
    (error) => onNotReady(readerFailed(String(error))),
  )
  const end = async () => {
    child.kill('SIGKILL')
    await ended.catch(() => {})
  }

  return {
    ready,
    ended,
    end,
    async read(job, sending) {
      const outcome = outcomeOf(child, ready)
      try {
        await Promise.race([ready, outcome.failed, failureOf(ready, sending.signal)])
        tell(child, { type: 'job', databaseUrl, job })
        const passed = pass(sending, stdin, (hash) => tell(child, { type: 'allSent', hash }))
        return await Promise.race([outcome.done, outcome.failed, failureOf(passed, sending.signal)])
      } catch (error) {
        await end()
        throw error
      } finally {
        outcome.stop()
        child.kill('SIGKILL')
      }
    },
  }
}

/** Fails for a process that has ended already. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness)
  } catch {}
}

const readerFailed = (how: string) =>
  new AppError('UPLOAD_READER_FAILED', { cause: new Error(`The reader failed: ${how}`) })

const tell = (child: ChildProcess, message: ToReader) => {
  if (child.connected) child.send(message, () => {})
}

/** The outcome of a reader: its counts, or its first failure. */
function outcomeOf(child: ChildProcess, ready: Promise<void>) {
  const { promise: done, resolve } = Promise.withResolvers<UploadCounts>()
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(() => {})
  let isSilent = false
  let isStopped = false
  const onSilence = () => {
    isSilent = true
    // If this process was blocked, messages of the reader are waiting and are read first.
    setImmediate(() => isSilent && reject(readerFailed('it made no progress')))
  }
  let timer = setTimeout(onSilence, maxStartMs)
  ready.then(
    () => {
      clearTimeout(timer)
      if (!isStopped) timer = setTimeout(onSilence, maxSilenceMs)
    },
    () => {},
  )
  const onMessage = (message: FromReader) => {
    isSilent = false
    timer.refresh()
    if (message.type === 'done') resolve(message.counts)
    if (message.type === 'failed') reject(errorOf(message))
  }
  const onClose = (code: number | null, signal: string | null) =>
    reject(readerFailed(`it ended with ${code ?? signal}`))
  child.on('message', onMessage)
  child.once('close', onClose)
  if (child.exitCode !== null || child.signalCode !== null)
    onClose(child.exitCode, child.signalCode)
  return {
    done,
    failed,
    stop() {
      isStopped = true
      clearTimeout(timer)
      child.off('message', onMessage)
    },
  }
}

const errorOf = ({ error, details, cause }: Extract<FromReader, { type: 'failed' }>) =>
  new AppError(error, { details, ...(cause !== undefined && { cause: new Error(cause) }) })

/**
 * Rejects when sending fails or the signal aborts. Never resolves, since sent bytes may not be read
 * yet.
 */
const failureOf = (passed: Promise<void>, signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    passed.catch(reject)
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason))
  })

/**
 * Sends the bytes to the reader. The pipe gives back-pressure: no more is taken from the sender
 * than the reader reads.
 */
async function pass(
  { bytes, hash }: Sending,
  stdin: Writable,
  onAll: (hash: string | undefined) => void,
): Promise<void> {
  if (bytes)
    for await (const chunk of bytes) {
      stdin.write(chunk)
      if (stdin.writableLength > maxBufferedBytes && !stdin.destroyed) await drained(stdin)
    }
  onAll(hash())
  stdin.end()
}

const drained = (stdin: Writable) =>
  new Promise<void>((resolve) => {
    const go = () => {
      stdin.off('drain', go)
      stdin.off('close', go)
      resolve()
    }
    stdin.on('drain', go)
    stdin.on('close', go)
  })
