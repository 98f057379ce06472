import type { UploadProblem } from '../../shared/api/batch.ts'
import type { readProblems } from '../../shared/store/batches.ts'
import { withoutNulls } from './without-nulls.ts'

type ProblemRow = Awaited<ReturnType<typeof readProblems>>[number]

/** A bad row of an upload as the API shows it. */
export const problemOf = ({ line, field, code, message }: ProblemRow): UploadProblem =>
  withoutNulls({ line, field, code, message })
