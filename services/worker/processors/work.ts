import type { Cost, Kind, Kinds } from '../../../shared/jobs/jobs.ts'

/** What is done for a job: payload in, data out; `cost` is filled on the way. @throws {AppError} */
export type Work<K extends Kind> = (job: Kinds[K]['job'], cost: Cost) => Promise<Kinds[K]['data']>
