import type { Cost, Kind, Kinds } from '../../../shared/jobs/jobs.ts'

/** What is done for a question: question in, data out; `cost` is filled on the way. @throws {AppError} */
export type Work<K extends Kind> = (question: Kinds[K]['question'], cost: Cost) => Promise<Kinds[K]['data']>
