import { newKey } from '../../shared/client/idempotency-key.ts'

/**
 * Keeps one idempotency key for each distinct request, so that a repeated request creates one
 * batch.
 */
export function keepKeys(): (asked: object) => string {
  const keys = new Map<string, string>()
  return (asked) => {
    const text = JSON.stringify(asked)
    const key = keys.get(text) ?? newKey()
    keys.set(text, key)
    return key
  }
}
