import { createHash } from 'node:crypto'
import type { Edition, Operation } from './operations.ts'
import type { BilledCall } from './sessions.ts'

type Call = {
  /** Milliseconds since the epoch. */
  at: number
  operation: Operation
  edition: Edition
  /** `ok`, or the kind of the problem or fault. */
  status: string
  token: string | undefined
  call: BilledCall | undefined
}

/**
 * A call as `GET /sandbox/calls` returns it: without text and key, and with a hash of the session
 * token.
 */
type LoggedCall = Omit<Call, 'token' | 'call'> & { session?: string; fields?: string }

/** The last 1,000 calls, oldest first. */
export type CallLog = { add(call: Call): void; list(): LoggedCall[]; clear(): void }

const MAX_CALLS = 1_000

export function createCallLog(): CallLog {
  let calls: Call[] = []
  return {
    add(call) {
      calls.push(call)
      // Cutting rarely keeps `add` cheap.
      if (calls.length >= 2 * MAX_CALLS) calls = calls.slice(-MAX_CALLS)
    },
    list: () => calls.slice(-MAX_CALLS).map(logged),
    clear() {
      calls = []
    },
  }
}

function logged({ token, call, ...rest }: Call): LoggedCall {
  const fields = fieldsOf(call)
  return {
    ...rest,
    ...(token && { session: createHash('sha256').update(token).digest('hex').slice(0, 16) }),
    ...(fields !== undefined && { fields }),
  }
}

function fieldsOf(call: BilledCall | undefined): string | undefined {
  if (call?.operation !== 'details' || call.edition === 'osm') return undefined
  if (call.edition === 'new') return call.tier
  return call.data === 'idRefresh' ? 'idRefresh' : call.data.join(',')
}
