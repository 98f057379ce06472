import { DatabaseError } from 'pg'

/**
 * Classes of errors after which a retry can succeed: connection lost, out of resources, shutting
 * down, and deadlocks (PostgreSQL, Appendix A).
 */
const passingClasses = ['08', '53', '57', '40']
/** A server that became a replica, a transaction that was idle for too long, a lock in use. */
const passingCodes = ['25006', '25P03', '55P03']

/** Network errors: no connection, or one that broke. */
const networkCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
]

/** Messages of pg and pg-pool about connections and timeouts. These errors have no code. */
const messages = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'There was an error establishing an SSL connection',
]

/** Whether a failed query can succeed later: PostgreSQL is unavailable, starting or too busy. */
export function isStoreUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseError) {
    const { code = '' } = error
    return passingClasses.includes(code.slice(0, 2)) || passingCodes.includes(code)
  }
  if (!(error instanceof Error)) return false
  return 'code' in error
    ? networkCodes.includes(String(error.code))
    : messages.includes(error.message)
}
