import type { Cost, Kind, Kinds } from '../../../shared/jobs/jobs.ts'
import type { Span } from '../../../shared/tracing/tracing.ts'

/** Milliseconds after which it is worth a look whether a question was withdrawn: until then whoever asked is still there. */
export const worthAskingMs = 20

/** What goes along with a question, or a row of a batch, while it is worked on. */
export interface Errand {
  /** Who pays. */
  clientId: string
  deadlineAt: number
  /** Filled on the way. */
  cost: Cost
  /** Filled on the way: charged so far at list price, in millionths of a US dollar. */
  microUsd: number
  /** This work in its trace, where that is kept. */
  span?: Span | undefined
  /** The language to answer in, where somebody asked for one (BCP 47). */
  language?: string
  /** Answers that were paid for in an earlier try of the same row. */
  kept?: Map<string, unknown>
  /** Takes what interactive work leaves of the quota, and stands in line for it. */
  bulk?: boolean
  /** Aborted, it ends that standing in line with CALLER_LEFT: before the first call only. What was begun is finished, being paid for. */
  signal?: AbortSignal
  /** To be asked after a wait, before money is spent. @throws {AppError} OVERTAKEN, CALLER_LEFT */
  stillWanted(): Promise<void>
}

/** What is done for a question: question in, data out. @throws {AppError} */
export type Work<K extends Kind> = (question: Kinds[K]['question'], errand: Errand) => Promise<Kinds[K]['data']>
