import type { Redis } from 'ioredis'
import { maxLegacyCountries } from '../../../shared/api/autocomplete.ts'
import { ownerOf, ownerOfPlace } from '../../../shared/billing/skus.ts'
import type { JobRequest, Kind } from '../../../shared/jobs/jobs.ts'
import type { Work } from '../call-context.ts'
import type { OpenProvider } from '../open-provider.ts'
import { autocomplete } from './autocomplete.ts'
import { details } from './details.ts'
import { withFallback } from './fallback.ts'
import type { FallbackState } from './fallback-state.ts'
import { createSessions } from './sessions.ts'
import { validate } from './validate.ts'

/** The work for each kind of request. */
export type WorkByKind = { [K in Kind]: Work<K> }

type InBackground = (work: Promise<void>) => void

/** The work with one provider. */
export function workByKind(
  provider: OpenProvider,
  redis: Redis,
  inBackground: InBackground,
): WorkByKind {
  const sessions = createSessions(redis, provider.edition)
  return {
    autocomplete: autocomplete(provider, sessions, inBackground),
    details: details(provider, sessions),
    validate: validate(provider.strategy),
  }
}

interface Options {
  redis: Redis
  hedgeAfterMs: number | undefined
  inBackground: InBackground
  state: FallbackState
}

/** The work with two providers (../provider/FALLBACK.md). Details are for whose place it is. */
export function workByKindWithFallback(
  provider: OpenProvider,
  fallback: OpenProvider,
  { redis, hedgeAfterMs, inBackground, state }: Options,
): WorkByKind {
  const first = workByKind(provider, redis, inBackground)
  const second = workByKind(fallback, redis, inBackground)
  const owner = ownerOf(provider.edition)
  const suggest = withFallback(first.autocomplete, second.autocomplete, {
    hedgeAfterMs,
    isGood: ({ predictions }) => predictions.length > 0,
    inBackground,
    onAnswer: (because) => state.answered('autocomplete', because),
  })
  // More countries it refuses, and without them its suggestions would be of any country.
  const mayAskSecond = ({ countries = [] }: JobRequest<'autocomplete'>) =>
    fallback.edition !== 'legacy' || countries.length <= maxLegacyCountries
  return {
    autocomplete: (request, context) =>
      (mayAskSecond(request) ? suggest : first.autocomplete)(request, context),
    details: (request, context) =>
      (ownerOfPlace(request.placeId) === owner ? first : second).details(request, context),
    validate: withFallback(first.validate, second.validate, {
      inBackground,
      onAnswer: (because) => state.answered('validate', because),
    }),
  }
}
