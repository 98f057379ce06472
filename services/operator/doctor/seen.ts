import { reasonOf } from '../../../shared/runtime/start-error.ts'
import type { Seen } from './facts.ts'

/** What was read, or why it was not. Never rejects: one fault hides no other. */
export const seen = <T>(read: () => Promise<T>): Promise<Seen<T>> =>
  read().then(
    (value) => ({ value }),
    (error) => ({ failed: reasonOf(error) }),
  )
