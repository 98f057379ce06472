import { DatabaseError } from 'pg'

/** Connection lost, out of resources, shutting down; and a deadlock's loser, which may try again (PostgreSQL, Appendix A). */
const passingClasses = ['08', '53', '57', '40']

/** Of the network: no connection, or one that broke. */
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

/** What pg and pg-pool say of connections and of their own timeouts, as plain errors without a code. */
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

/** Whether a failed query may well succeed later: PostgreSQL is away, starting, or too busy. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return passingClasses.includes(error.code?.slice(0, 2) ?? '')
  if (!(error instanceof Error)) return false
  return 'code' in error ? networkCodes.includes(String(error.code)) : messages.includes(error.message)
}
