import { catalogue } from '../../shared/errors/catalogue.ts'

/**
 * A period in which a process could not answer: killed or frozen. Milliseconds by
 * performance.now().
 */
export interface Absence {
  edge: number
  kind: 'gone' | 'frozen'
  from: number
  until: number
}

/** One request and what became of it. */
export interface Dispatch {
  edge: number
  sentAt: number
  doneAt: number
  /** How long this machine was overloaded meanwhile, in milliseconds. */
  stalledMs: number
  /** The id that it was sent with. */
  requestId: string
  /**
   * HTTP status, the catalogue's code, and the id of the request that it says it answers; absent
   * where the connection failed.
   */
  answer?: { status: number; code: number; requestId: string }
  failure?: string
}

const graceMs = 1000
const statuses = new Map<number, number>(
  Object.values(catalogue).map(({ code, status }) => [code, status]),
)

/**
 * The violations in a run: each request must get one answer or one error of the catalogue, in time.
 */
export function faultsOfAnswers(
  asked: readonly Dispatch[],
  absences: readonly Absence[],
  deadlineMs: number,
): string[] {
  return asked.flatMap((one) => {
    const during = absences.filter(
      ({ edge, from, until }) => edge === one.edge && from <= one.doneAt && until >= one.sentAt,
    )
    const frozenMs = during
      .filter(({ kind }) => kind === 'frozen')
      .reduce(
        (sum, { from, until }) => sum + Math.min(until, one.doneAt) - Math.max(from, one.sentAt),
        0,
      )
    const tookMs = one.doneAt - one.sentAt
    const what = `sent at ${Math.round(one.sentAt)} to edge ${one.edge}, done after ${Math.round(tookMs)} ms`
    const heldMs = frozenMs + one.stalledMs
    const found: string[] = []
    if (tookMs - heldMs > deadlineMs + graceMs)
      found.push(`late: ${what} (${Math.round(heldMs)} of it held)`)
    if (!one.answer) {
      if (!during.some(({ kind }) => kind === 'gone'))
        found.push(`no answer (${one.failure}): ${what}`)
      return found
    }
    const { status, code, requestId } = one.answer
    if (requestId !== one.requestId) found.push(`the answer of another request: ${what}`)
    if (status !== 200 && statuses.get(code) !== status)
      found.push(`HTTP ${status} with code ${code}: ${what}`)
    if (code === catalogue.INTERNAL.code) found.push(`an internal error: ${what}`)
    return found
  })
}
