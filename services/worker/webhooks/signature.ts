import { createHmac } from 'node:crypto'

export interface WebhookMessage {
  /** The same in every attempt, so that the receiver can recognise repeated messages. */
  id: string
  /** Of this attempt, in seconds since 1970. */
  timestamp: number
  body: string
}

const prefix = 'whsec_'

/**
 * The signature headers of Standard Webhooks: HMAC-SHA256 over id, timestamp and body. The key is
 * the base64 text after `whsec_`. A secret without that prefix is the key itself.
 */
export function signatureHeaders(
  { id, timestamp, body }: WebhookMessage,
  secret: string,
): Record<string, string> {
  const key = secret.startsWith(prefix)
    ? Buffer.from(secret.slice(prefix.length), 'base64')
    : secret
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': `${timestamp}`,
    'webhook-signature': `v1,${signature}`,
  }
}
