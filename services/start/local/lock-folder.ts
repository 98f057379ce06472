import { once } from 'node:events'
import { renameSync, unlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { reasonOf, StartError } from '../../../shared/runtime/start-error.ts'

/**
 * A relative path: the process must run in the folder, since socket paths are limited to about 100
 * bytes.
 */
const socketFile = 'lock.sock'
/** An owner that is stopping gives each server 10 s. */
const waitForOwnerMs = 15_000
const pollMs = 100

/**
 * Locks the folder for this process and resolves to the release. The lock is a listening socket:
 * the system removes it however the owner dies. The pid in a file could be that of another process
 * after a restart. Waits for an owner that is stopping.
 * @throws {StartError}
 */
export async function lockFolder(
  dataDir: string,
  stopping: AbortSignal,
): Promise<() => Promise<void>> {
  const giveUpAt = performance.now() + waitForOwnerMs
  for (;;) {
    const release = await tryLock(dataDir, stopping)
    if (release) return release
    const owner = await askOwner(socketFile)
    if (owner === undefined) await removeStale()
    else if (!owner.startsWith('stopping') || performance.now() > giveUpAt)
      throw inUse(dataDir, owner)
    else await sleep(pollMs)
    stopping.throwIfAborted()
  }
}

async function tryLock(
  dataDir: string,
  stopping: AbortSignal,
): Promise<(() => Promise<void>) | undefined> {
  const state = () => (stopping.aborted ? 'stopping' : 'running')
  const server = createServer((socket) =>
    socket.on('error', () => {}).end(`${state()} ${process.ppid}`),
  )
  server.listen(socketFile)
  try {
    await once(server, 'listening')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return undefined
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be used (${reasonOf(error)}): set DATA_DIR to a writable folder`,
    )
  }
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** What the owner of a lock reports. Undefined if there is none. */
async function askOwner(file: string): Promise<string | undefined> {
  try {
    return await text(connect(file))
  } catch {
    return undefined
  }
}

/**
 * Removes the socket of an owner that is gone. Another start may have done so since it was asked,
 * and have locked the folder: so what is there is moved away, asked again, and put back where it
 * has an owner.
 */
async function removeStale(): Promise<void> {
  const moved = `lock.${process.pid}.sock`
  try {
    renameSync(socketFile, moved)
  } catch {
    // The owner, or another start, has just removed it.
    return
  }
  if ((await askOwner(moved)) === undefined) unlinkSync(moved)
  else renameSync(moved, socketFile)
}

function inUse(dataDir: string, owner: string): StartError {
  const pid = owner.split(' ')[1]
  return new StartError(
    `DATA_DIR ${dataDir} is in use by another npm start (process ${pid}): stop that one, or ` +
      'set DATA_DIR to another folder',
  )
}
