import { AddressServiceError, ConnectionError, TimeoutError } from '../errors.ts'

const guide = '/docs/guides/address-field#when-nothing-is-suggested'
const warned = new Set<string>()

/**
 * Whether the page's set-up is the likely cause of this failure. Then the developer is told in the
 * console, once for each cause. Other failures are the buyer's to know.
 */
export function warnOfSetup(error: unknown, service: string): boolean {
  const cause = causeOf(error, service)
  if (cause === undefined) return false
  void Promise.resolve(cause).then((text) => {
    if (warned.has(text)) return
    warned.add(text)
    console.warn(`<address-autocomplete> suggests nothing: ${text}. See ${service}${guide}`)
  })
  return true
}

function causeOf(error: unknown, service: string): string | Promise<string> | undefined {
  // A buyer without connection is no fault of the set-up.
  if (error instanceof TimeoutError || !navigator.onLine) return undefined
  if (error instanceof ConnectionError) return connectionCause(service)
  // What the token's fetch rejected with, or a wrong base URL.
  if (!(error instanceof AddressServiceError))
    return error instanceof Error ? error.message : String(error)
  const { statusCode, status, message, errors } = error
  if (statusCode === undefined) return `${service} is not the address service (HTTP ${status})`
  // From 6000 on the request was good.
  if (statusCode >= 6000) return undefined
  return [message, ...errors.map((one) => `${one.field ?? ''} ${one.message}`)].join('; ')
}

/** A refused origin looks like a lost connection. But any page may load the service's script. */
const connectionCause = (service: string): Promise<string> =>
  fetch(`${service}/address-autocomplete.js`, { mode: 'no-cors', cache: 'no-store' }).then(
    () => `${service} does not allow pages of ${location.origin}`,
    () => `${service} cannot be reached from ${location.origin}`,
  )
