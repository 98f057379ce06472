import { LRUCache } from 'lru-cache'
import type { Edition } from '../../../shared/billing/skus.ts'
import { AppError } from '../../../shared/errors/catalogue.ts'
import type { Clock } from '../../../shared/runtime/clock.ts'
import type { CallContext } from '../call-context.ts'
import { ProviderError } from './port.ts'

/**
 * Makes a call in this language (BCP 47). If the provider refuses the language, retries in the
 * nearest one that it accepts, and sets `cost.language`. Each attempt needs a permit.
 * @throws {AppError}
 */
export type InLanguage = <Result>(
  language: string,
  context: CallContext,
  call: (language: string) => Promise<Result>,
) => Promise<Result>

/** One for each server that an edition asks: what one refuses, another may accept. */
export type InLanguages = Record<'autocomplete' | 'details', InLanguage>

/** What a provider always accepts. `und`, undetermined, means the local names of a place. */
export const fallbackLanguages: Record<Edition, string> = { new: 'en', legacy: 'en', osm: 'und' }
/** A refused language is not tried for an hour. After that the provider may support it. */
const rememberMs = 3_600_000
/** Callers may send any language tag, so the number of remembered ones is limited. */
const maxRemembered = 1000

/**
 * Remembers refused languages, in this process only.
 * @param fallbackLanguage what the provider always accepts
 */
export function createInLanguage(
  now: Clock,
  fallbackLanguage: string = fallbackLanguages.new,
): InLanguage {
  const refused = new LRUCache<string, true>({
    max: maxRemembered,
    ttl: rememberMs,
    perf: { now },
  })

  async function firstAccepted<Result>(
    asked: string,
    [language = fallbackLanguage, ...others]: string[],
    context: CallContext,
    call: (language: string) => Promise<Result>,
  ): Promise<Result> {
    try {
      const result = await call(language)
      if (language !== asked) context.cost.language = language
      return result
    } catch (error) {
      if (!isRefused(error) || language === fallbackLanguage) throw error
      refused.set(language, true)
      return firstAccepted(asked, others, context, call)
    }
  }

  return (language, context, call) => {
    const own = substitutes.memo(language)
    const [bare = fallbackLanguage] = own.slice(-1)
    // A language that is refused alone is refused in all its regions and scripts.
    const tries = refused.has(bare) ? [] : own.filter((one) => !refused.has(one))
    return firstAccepted(language, [...tries, fallbackLanguage], context, call)
  }
}

export function createInLanguages(now: Clock, edition: Edition): InLanguages {
  const create = () => createInLanguage(now, fallbackLanguages[edition])
  const autocomplete = create()
  // Photon suggests, and Nominatim knows the details.
  return { autocomplete, details: edition === 'osm' ? create() : autocomplete }
}

const namesOfLanguages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })

/**
 * The tag itself, then without script, then the language alone. None for a language that nobody
 * knows: callers may send any, and each attempt takes a call of the quota.
 */
function readSubstitutes(tag: string): string[] {
  const { region } = new Intl.Locale(tag)
  // Not the locale's own `language`, which `und` has none of.
  const [language = ''] = tag.split('-')
  if (language !== 'und' && !namesOfLanguages.of(language)) return []
  return [...new Set([tag, region ? `${language}-${region}` : language, language])]
}

/** Reading a tag takes 10 µs. */
const substitutes = new LRUCache<string, string[]>({
  max: maxRemembered,
  memoMethod: readSubstitutes,
})

const isRefused = (error: unknown): boolean =>
  error instanceof AppError &&
  error.cause instanceof ProviderError &&
  error.cause.failure === 'bad_language'
