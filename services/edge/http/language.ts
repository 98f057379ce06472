import type { FastifyRequest } from 'fastify'
import { weightedValues } from './weighted-values.ts'

/** The language of the provider when a request names none, and of this service. */
const defaultLanguage = 'en'

/** Whether the text is one BCP 47 tag. */
export function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

/** Language, script and region of a well-formed tag. The provider refuses extensions. */
export function plainLanguage(tag: string): string {
  const { language, script, region } = new Intl.Locale(tag)
  // `und`, undetermined, is a language that Photon knows. `Intl.Locale` gives none for it.
  return [language || 'und', script, region].filter(Boolean).join('-')
}

/**
 * The first well-formed language of an `Accept-Language` header with the highest weight. Exported
 * for its test.
 */
export function preferredLanguage(header: string | undefined): string {
  if (header === undefined) return defaultLanguage
  const wanted = weightedValues(header.slice(0, 500))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .find(({ value }) => isLanguage(value))
  return wanted ? plainLanguage(wanted.value) : defaultLanguage
}

/** The language that the request names, else the first of its `Accept-Language`. */
export const languageOf = (request: FastifyRequest, named: string | undefined): string =>
  named ? plainLanguage(named) : preferredLanguage(request.headers['accept-language'])
