import { newKey } from '../../shared/client/idempotency-key.ts'

/** Keeps an idempotency key for each thing that is asked for: however often that is asked for, it is one batch. */
export function keepKeys(): (asked: object) => string {
  const keys = new Map<string, string>()
  return (asked) => {
    const text = JSON.stringify(asked)
    const key = keys.get(text) ?? newKey()
    keys.set(text, key)
    return key
  }
}
