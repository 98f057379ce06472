import { reasonOf } from '../../../shared/runtime/start-error.ts'
import type { ReadResult } from './facts.ts'

/** What was read, or why it was not. Never rejects: one fault hides no other. */
export const readResult = <T>(read: () => Promise<T>): Promise<ReadResult<T>> =>
  read().then(
    (value) => ({ value }),
    (error) => ({ failed: reasonOf(error) }),
  )
