import type { Cost, Kind, Kinds } from '../../../shared/jobs/jobs.ts'

/** What goes along with a question while it is worked on. */
export interface Errand {
  deadlineAt: number
  /** Filled on the way. */
  cost: Cost
  /** To be asked after a wait, before money is spent. @throws {AppError} OVERTAKEN, CALLER_LEFT */
  stillWanted(): Promise<void>
}

/** What is done for a question: question in, data out. @throws {AppError} */
export type Work<K extends Kind> = (question: Kinds[K]['question'], errand: Errand) => Promise<Kinds[K]['data']>
