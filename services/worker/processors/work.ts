import type { Cost, Kind, Kinds } from '../../../shared/jobs/jobs.ts'

/** Who asked so lately, in milliseconds, is still there: only after a longer wait is it worth a look whether a question was withdrawn. */
export const worthAskingMs = 20

/** What goes along with a question while it is worked on. */
export interface Errand {
  /** Who pays. */
  clientId: string
  deadlineAt: number
  /** Filled on the way. */
  cost: Cost
  /** To be asked after a wait, before money is spent. @throws {AppError} OVERTAKEN, CALLER_LEFT */
  stillWanted(): Promise<void>
}

/** What is done for a question: question in, data out. @throws {AppError} */
export type Work<K extends Kind> = (question: Kinds[K]['question'], errand: Errand) => Promise<Kinds[K]['data']>
