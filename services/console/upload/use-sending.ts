import { useEffect, useRef, useState } from 'preact/hooks'
import type { CreatedBatch, DryRun } from '../../../shared/api/batch.ts'
import type { PolicyName } from '../../../shared/api/verdict.ts'
import type { UploadOptions } from '../../../shared/client/upload.ts'
import type { UploadProgress } from '../../../shared/client/xhr-fetch.ts'
import { keepKeys } from '../idempotency-keys.ts'
import { useSession } from '../session.tsx'
import { sentMapping } from './mapping.ts'
import { mediaTypeOf, type Reading } from './preview.ts'
import { sendThrough } from './send.ts'

/** What a file is sent for. */
export type Purpose = 'check' | 'start'

export interface Settings {
  /** What the batch is called. */
  name: string
  policy: PolicyName | undefined
  webhook: string
}

type State =
  | { is: 'resting' }
  | { is: 'sending'; purpose: Purpose; progress: UploadProgress; isLost: boolean }
  /** Stopped when the service had the whole file: whether it made a batch of it, nobody here knows. */
  | { is: 'stopped late' }
  | { is: 'failed'; purpose: Purpose; failure: unknown }

const resting: State = { is: 'resting' }

/** Sends one file, to be told what it would be and to make a batch of it. */
export function useSending(file: File, onCreated: (batch: CreatedBatch) => void) {
  const { client } = useSession()
  const [state, setState] = useState(resting)
  const [plan, setPlan] = useState<DryRun>()
  const ending = useRef<AbortController | undefined>(undefined)
  const [keyFor] = useState(keepKeys)
  useEffect(() => () => ending.current?.abort(), [])

  async function send(purpose: Purpose, reading: Reading, settings: Settings) {
    if (ending.current) return
    const sending = new AbortController()
    const { signal } = sending
    ending.current = sending
    const options = optionsOf(reading, settings)
    const idempotencyKey = keyFor(options)
    // By any attempt: what is lost later may be the answer alone.
    let wasSent = false
    const show = (progress: UploadProgress, isLost = false) => {
      wasSent ||= isSent(progress)
      setState({ is: 'sending', purpose, progress, isLost })
    }
    const begin = () => show({ sentBytes: 0, totalBytes: file.size })
    const attempt = <T>(call: (file: File, options: UploadOptions) => Promise<T>) =>
      sendThrough(() => call(file, { ...options, idempotencyKey, signal, onProgress: (progress) => show(progress) }), {
        ...{ file, signal },
        onLost: () => show({ sentBytes: 0, totalBytes: file.size }, true),
      })
    begin()
    try {
      if (purpose === 'check') setPlan(await attempt(client.batches.planUpload))
      else onCreated(await attempt(client.batches.upload))
      setState(resting)
    } catch (failure) {
      if (!signal.aborted) setState({ is: 'failed', purpose, failure })
      else setState(purpose === 'start' && wasSent ? { is: 'stopped late' } : resting)
    } finally {
      ending.current = undefined
    }
  }

  return {
    state,
    plan,
    send,
    stop: () => ending.current?.abort(),
    /** Other settings make another batch: what was planned holds no longer. */
    forget() {
      setPlan(undefined)
      setState(resting)
    },
  }
}

const optionsOf = (reading: Reading, { name, policy, webhook }: Settings) => ({
  type: mediaTypeOf(reading),
  ...(reading.delimiter !== undefined && { delimiter: reading.delimiter }),
  ...(reading.assignment && { mapping: sentMapping(reading.assignment) }),
  ...(name.trim() && { name: name.trim() }),
  ...(policy && { policy }),
  ...(webhook.trim() && { webhook: webhook.trim() }),
})

/** Whether nothing of a file is left to be sent. Pure. */
export const isSent = ({ sentBytes, totalBytes = 0 }: UploadProgress): boolean => sentBytes >= totalBytes
