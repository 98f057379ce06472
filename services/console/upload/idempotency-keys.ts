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

/** Random, and not `crypto.randomUUID`, which pages over plain HTTP don't have. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
