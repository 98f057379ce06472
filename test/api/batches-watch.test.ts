import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchUpload } from '../../services/edge/intake/upload.ts'
import { AppError } from '../../shared/errors/catalogue.ts'

beforeEach(
  () =>
    void vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    }),
)
afterEach(() => void vi.useRealTimers())

function watched(closing = new AbortController().signal) {
  const body = new IncomingMessage(new Socket())
  return {
    body,
    upload: watchUpload(body, {
      maxBytes: 100_000_000,
      minBytesPerSecond: 1000,
      fingerprint: undefined,
      closing,
    }),
  }
}
const reasonOf = async (bytes: AsyncIterable<Uint8Array>) => {
  try {
    for await (const _ of bytes);
  } catch (error) {
    return error instanceof AppError ? error.error : error
  }
  return 'complete'
}

describe('a running upload', () => {
  it('is ended when it stalls for 30 seconds, and not while it moves', async () => {
    const { body, upload } = watched()
    const reason = reasonOf(upload.bytes)
    for (let time = 0; time < 4; time++) {
      body.push('a'.repeat(60_000))
      await vi.advanceTimersByTimeAsync(29_000)
    }
    expect(upload.signal.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(1001)
    expect([upload.signal.aborted, await reason]).toEqual([true, 'UPLOAD_INCOMPLETE'])
  })

  it('ends with an internal error when the service does not read what has arrived', async () => {
    const { body, upload } = watched()
    for (let time = 0; time < 20; time++) body.push('a'.repeat(40_000))
    await vi.advanceTimersByTimeAsync(30_001)
    expect(await reasonOf(upload.bytes)).toBe('STORE_UNAVAILABLE')
  })

  it('is ended when it is slower than the minimum rate on average over 30 seconds', async () => {
    const { body, upload } = watched()
    const reason = reasonOf(upload.bytes)
    const send = async (bytesPerSecond: number) => {
      for (let second = 0; second < 30; second++) {
        body.push('a'.repeat(bytesPerSecond))
        await vi.advanceTimersByTimeAsync(1000)
      }
    }
    await send(1001)
    expect(upload.signal.aborted).toBe(false)
    await send(990)
    expect([upload.signal.aborted, await reason]).toEqual([true, 'UPLOAD_TOO_SLOW'])
  })

  it('does not count as slow while the service does not read', async () => {
    const { body, upload } = watched()
    upload.bytes.once('readable', () => {})
    for (let time = 0; time < 20; time++) body.push('a'.repeat(20_000))
    // A part of it is read every 20 seconds.
    for (let time = 0; time < 6; time++) {
      await vi.advanceTimersByTimeAsync(20_000)
      expect(upload.bytes.read(20_000)).not.toBeNull()
    }
    expect(upload.signal.aborted).toBe(false)
  })

  it('is ended after an hour', async () => {
    const { body, upload } = watched()
    const reason = reasonOf(upload.bytes)
    for (let time = 0; time < 180; time++) {
      body.push('a'.repeat(60_000))
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(await reason).toBe('UPLOAD_INCOMPLETE')
  })

  it('is ended when its edge shuts down', async () => {
    const closing = new AbortController()
    const { upload } = watched(closing.signal)
    const reason = reasonOf(upload.bytes)
    closing.abort()
    expect(await reason).toBe('OVERLOADED')
  })

  it('is incomplete when its connection ends early', async () => {
    const { body, upload } = watched()
    const reason = reasonOf(upload.bytes)
    body.push('a')
    body.destroy()
    expect(await reason).toBe('UPLOAD_INCOMPLETE')
  })
})
