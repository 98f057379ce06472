import type { JobBase, Kind, Kinds } from './jobs.ts'

/**
 * Two questions with the same key may share one call to the provider. Questions of different billing sessions never do: it
 * would mix them (provider-contract §8).
 */
export const questionKey = <K extends Kind>(
  kind: K,
  request: Omit<Kinds[K]['job'], keyof JobBase>,
  { language, clientId }: Pick<JobBase, 'language' | 'clientId'>,
) => JSON.stringify([kind, language, request, 'sessionToken' in request ? clientId : ''])
