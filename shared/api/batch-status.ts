export const unendedStatuses = ['queued', 'running', 'paused'] as const
/** An ended batch runs again only when its failed rows are retried. */
export const endedStatuses = ['completed', 'cancelled'] as const
export const batchStatuses = [...unendedStatuses, ...endedStatuses] as const
export type BatchStatus = (typeof batchStatuses)[number]

export const hasEnded = (status: BatchStatus): boolean =>
  endedStatuses.some((ended) => ended === status)
