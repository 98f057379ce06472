/** A new idempotency key: random, and not `crypto.randomUUID`, which pages over plain HTTP don't have. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
