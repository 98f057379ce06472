import type { Kind, Kinds, QuestionBase } from './jobs.ts'

/** What a question asks, without who asks it when. */
export type Request<K extends Kind> = Omit<Kinds[K]['question'], keyof QuestionBase>

/**
 * Two questions with the same key may share one call to the provider: inputs that differ only in case do. Questions of different
 * billing sessions never do, it would mix them (provider-contract §8); nor those of different clients: one's budget is not the other's.
 */
export const questionKey = <K extends Kind>(
  kind: K,
  request: Request<K>,
  { language, clientId }: Pick<QuestionBase, 'language' | 'clientId'>,
) => {
  const asked = 'input' in request ? { ...request, input: String(request.input).toLowerCase() } : request
  return JSON.stringify([kind, language, asked, clientId])
}
