import { useEffect, useRef, useState } from 'preact/hooks'
import type { CreatedBatch, DryRun } from '../../../shared/api/batch.ts'
import type { UploadOptions } from '../../../shared/client/upload.ts'
import type { UploadProgress } from '../../../shared/client/xhr-fetch.ts'
import type { PolicyName } from '../../../shared/verdict/verdicts.ts'
import { keepKeys } from '../idempotency-keys.ts'
import type { ConfirmedChoice } from '../kept-decisions.tsx'
import { useSession } from '../session.tsx'
import { sentMapping } from './mapping.ts'
import { mediaTypeOf, type Reading } from './preview.ts'
import { sendThrough } from './send.ts'

/** The purpose of an upload: a dry run or a batch. */
export type Purpose = 'check' | 'start'

export interface Settings {
  /** Name of the batch. */
  name: string
  policy: PolicyName | undefined
  webhook: string
  confirmed: ConfirmedChoice
}

/** How far an upload is. */
export type SendingState =
  | { is: 'resting' }
  | { is: 'sending'; purpose: Purpose; progress: UploadProgress; isLost: boolean }
  /** Stopped after the whole file was sent: it is unknown whether a batch was created. */
  | { is: 'stopped late' }
  | { is: 'failed'; purpose: Purpose; failure: unknown }

const resting: SendingState = { is: 'resting' }

/** Sends one file, for a dry run or for a batch. */
export function useSending(file: File, onCreated: (batch: CreatedBatch) => void) {
  const { client } = useSession()
  const [state, setState] = useState(resting)
  const [plan, setPlan] = useState<DryRun>()
  const ending = useRef<AbortController | undefined>(undefined)
  const [keyFor] = useState(keepKeys)
  useEffect(() => () => ending.current?.abort(), [])

  async function send(
    purpose: Purpose,
    names: readonly string[],
    reading: Reading,
    settings: Settings,
  ) {
    if (ending.current) return
    const sending = new AbortController()
    const { signal } = sending
    ending.current = sending
    const options = optionsOf(names, reading, settings)
    const idempotencyKey = keyFor(options)
    // True after any attempt: a later failure may be about the response only.
    let wasSent = false
    const show = (progress: UploadProgress, isLost = false) => {
      wasSent ||= isSent(progress)
      setState({ is: 'sending', purpose, progress, isLost })
    }
    const begin = () => show({ sentBytes: 0, totalBytes: file.size })
    const attempt = <T>(call: (file: File, options: UploadOptions) => Promise<T>) =>
      sendThrough(
        () =>
          call(file, {
            ...options,
            idempotencyKey,
            signal,
            onProgress: (progress) => show(progress),
          }),
        { file, signal, onLost: () => show({ sentBytes: 0, totalBytes: file.size }, true) },
      )
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
    /** Changed settings make another batch, so the dry run does not apply any more. */
    forget() {
      setPlan(undefined)
      setState(resting)
    },
  }
}

const optionsOf = (
  names: readonly string[],
  reading: Reading,
  { name, policy, webhook, confirmed }: Settings,
) => ({
  type: mediaTypeOf(reading),
  ...(reading.delimiter !== undefined && { delimiter: reading.delimiter }),
  ...(reading.assignment && { mapping: sentMapping(names, reading.assignment) }),
  ...(name.trim() && { name: name.trim() }),
  ...(policy && { policy }),
  ...(confirmed === 'replace' && { confirmed }),
  ...(webhook.trim() && { webhook: webhook.trim() }),
})

/** Whether the whole file has been sent. Pure. */
export const isSent = ({ sentBytes, totalBytes = 0 }: UploadProgress): boolean =>
  sentBytes >= totalBytes
