import { AddressServiceError, ConnectionError, TimeoutError } from '../errors.ts'

const guide = '/docs/guides/address-field#when-nothing-is-suggested'
const warned = new Set<string>()

/**
 * Whether the page's set-up is the likely cause of this failure. Then the developer is told in the
 * console, once for each cause. Other failures are the buyer's to know. `hasAnswered`: the service
 * has answered this page before.
 */
export function warnOfSetup(error: unknown, service: string, hasAnswered: boolean): boolean {
  const cause = causeOf(error, service, hasAnswered)
  if (cause === undefined) return false
  void Promise.resolve(cause).then((text) => warnOfCause(text, service))
  return true
}

export const warnOfCause = (cause: string, service: string): void =>
  warnOnce(`suggests nothing: ${cause}. See ${service}${guide}`)

export function warnOnce(text: string): void {
  if (warned.has(text)) return
  warned.add(text)
  console.warn(`<address-autocomplete> ${text}`)
}

function causeOf(
  error: unknown,
  service: string,
  hasAnswered: boolean,
): string | Promise<string> | undefined {
  // A buyer without connection is no fault of the set-up.
  if (error instanceof TimeoutError || !navigator.onLine) return undefined
  if (!(error instanceof AddressServiceError)) {
    // Nor is one who has lost it.
    if (hasAnswered) return undefined
    if (error instanceof ConnectionError) return connectionCause(service)
    // What the token's fetch rejected with, or a wrong base URL.
    return error instanceof Error ? error.message : String(error)
  }
  const { statusCode, status, message, errors } = error
  if (statusCode === undefined) return `${service} is not the address service (HTTP ${status})`
  // From 6000 on the request was good.
  if (statusCode >= 6000) return undefined
  return [message, ...errors.map((one) => `${one.field ?? ''} ${one.message}`)].join('; ')
}

/** A refused origin looks like a lost connection. But every page may read the service's script. */
async function connectionCause(service: string): Promise<string> {
  const script = fetch(`${service}/address-autocomplete.js`, { cache: 'no-store' })
  const isThere = await script.then(
    ({ ok }) => ok,
    () => false,
  )
  const { origin } = location
  return isThere
    ? `${service} does not allow pages of ${origin}`
    : `${service} cannot be reached from ${origin}`
}
