import type { FastifyRequest } from 'fastify'
import type { Area, Point } from './places/area.ts'

/** Query parameters as text. Of a repeated parameter, the last value. */
export function queryOf(request: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const query = request.query as Record<string, string | string[] | undefined>
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.at(-1) : value,
    ]),
  )
}

export const listOf = (text: string | undefined, separator: '|' | ','): string[] =>
  text
    ? text
        .split(separator)
        .map((item) => item.trim())
        .filter((item) => item !== '')
    : []

/** A canonical BCP 47 tag, or undefined. */
export function canonicalLanguage(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** The requested language, else the first of Accept-Language, else `en`. */
export function languageOf(request: FastifyRequest, asked: string | undefined): string {
  const accepted = request.headers['accept-language']?.split(/[,;]/, 1)[0]?.trim()
  for (const tag of [asked, accepted]) {
    const language = tag && tag !== '*' ? canonicalLanguage(tag) : undefined
    if (language) return language
  }
  return 'en'
}

/** The ISO code of a region; `uk`, a ccTLD, is GB. Undefined if it is not two letters. */
export function regionOf(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (!/^[A-Z]{2}$/.test(code)) return undefined
  return code === 'UK' ? 'GB' : code
}

/** Parses `lat,lng`. Latitude is clamped, longitude wrapped. */
export function pointOf(text: string | undefined): Point | undefined {
  const numbers = text?.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  if (numbers?.length !== 2) return undefined
  const [latitude = Number.NaN, longitude = Number.NaN] = numbers
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude)) return undefined
  const wrapped =
    longitude >= -180 && longitude <= 180
      ? longitude
      : ((((longitude + 180) % 360) + 360) % 360) - 180
  return { latitude: Math.min(90, Math.max(-90, latitude)), longitude: wrapped }
}

export const MAX_RADIUS_METERS = 50_000

/** Parses `circle:R@lat,lng` or `rectangle:S,W|N,E`. */
export function areaOf(text: string): Area | undefined {
  const circle = /^circle:([\d.]+)@(.+)$/.exec(text)
  const center = circle && pointOf(circle[2])
  const radius = Number(circle?.[1])
  if (center)
    return Number.isFinite(radius)
      ? { center, radiusMeters: Math.min(radius, MAX_RADIUS_METERS) }
      : undefined
  return text.startsWith('rectangle:') ? rectangleOf(text.slice('rectangle:'.length)) : undefined
}

/** Parses `S,W|N,E`. */
export function rectangleOf(text: string): Area | undefined {
  const [low, high, ...more] = text.split('|').map(pointOf)
  return low && high && more.length === 0 && low.latitude <= high.latitude
    ? { low, high }
    : undefined
}
