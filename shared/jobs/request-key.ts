import type { JobRequest, JobRequestBase, Kind } from './jobs.ts'

/** What a request asks for: the request without its id, caller, times and language. */
export type JobQuery<K extends Kind> = Omit<JobRequest<K>, keyof JobRequestBase>

/**
 * Requests with the same key can share one call to the provider. Inputs that differ only in case
 * have the same key. Requests of different billing sessions have different keys, because sharing
 * would mix the sessions. So do requests of different clients, because each has its own budget.
 */
export const requestKey = <K extends Kind>(
  kind: K,
  query: JobQuery<K>,
  { language, clientId }: Pick<JobRequestBase, 'language' | 'clientId'>,
) => {
  const asked = 'input' in query ? { ...query, input: String(query.input).toLowerCase() } : query
  return JSON.stringify([kind, language, asked, clientId])
}
