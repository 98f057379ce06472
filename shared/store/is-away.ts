import { DatabaseError } from 'pg'

/** Connection lost, out of resources, shutting down; and a deadlock's loser, which may try again (PostgreSQL, Appendix A). */
const passingClasses = ['08', '53', '57', '40']

/** Whether a failed query may well succeed later: PostgreSQL is away, starting, or too busy. pg tells its own timeouts as plain errors. */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return passingClasses.includes(error.code?.slice(0, 2) ?? '')
  return error instanceof AggregateError || (error instanceof Error && error.constructor === Error)
}
