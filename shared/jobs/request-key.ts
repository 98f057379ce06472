import type { JobRequestBase, Kind, Kinds } from './jobs.ts'

/** A request without its id, caller and times. */
export type Request<K extends Kind> = Omit<Kinds[K]['request'], keyof JobRequestBase>

/**
 * Requests with the same key can share one call to the provider. Inputs that differ only in case
 * have the same key. Requests of different billing sessions have different keys, because sharing
 * would mix the sessions. So do requests of different clients, because each has its own budget.
 */
export const requestKey = <K extends Kind>(
  kind: K,
  request: Request<K>,
  { language, clientId }: Pick<JobRequestBase, 'language' | 'clientId'>,
) => {
  const asked =
    'input' in request ? { ...request, input: String(request.input).toLowerCase() } : request
  return JSON.stringify([kind, language, asked, clientId])
}
