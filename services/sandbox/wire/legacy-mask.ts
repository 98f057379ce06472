import { LEGACY_FIELDS } from '../data/fields.ts'
import type { LegacyData } from '../sessions.ts'

const SUBFIELDS: Record<string, readonly string[]> = {
  geometry: [
    'location',
    'location/lat',
    'location/lng',
    'viewport',
    'viewport/northeast',
    'viewport/northeast/lat',
    'viewport/northeast/lng',
    'viewport/southwest',
    'viewport/southwest/lat',
    'viewport/southwest/lng',
  ],
  plus_code: ['compound_code', 'global_code'],
  opening_hours: ['open_now', 'periods', 'weekday_text'],
}

/** The mask says `photo`, `type` and `review`; the answer says `photos`, `types` and `reviews`. */
const RENAMED: Record<string, string> = { photo: 'photos', type: 'types', review: 'reviews' }

export type LegacyMask = {
  data: 'idRefresh' | LegacyData[]
  trim(place: Record<string, unknown>): Record<string, unknown>
}

/**
 * What a `fields` list bills and returns. Without a list, all fields are returned and all
 * categories billed.
 */
export function legacyMask(fields: readonly string[]): LegacyMask | { unknown: string } {
  if (fields.length === 0)
    return { data: ['basic', 'contact', 'atmosphere'], trim: (place) => place }
  const unknown = fields.find((field) => categoryOf(field) === undefined)
  if (unknown !== undefined) return { unknown }
  const idOnly = fields.every((field) => field === 'place_id')
  const data = [...new Set(fields.map(categoryOf))].filter((category) => category !== undefined)
  return { data: idOnly ? 'idRefresh' : data, trim: (place) => trimmed(place, fields) }
}

function categoryOf(field: string): LegacyData | undefined {
  const [top = '', ...rest] = field.split('/')
  const sub = rest.join('/')
  if (sub && !SUBFIELDS[top]?.includes(sub)) return undefined
  return (['basic', 'contact', 'atmosphere'] as const).find((category) =>
    LEGACY_FIELDS[category].includes(top),
  )
}

function trimmed(
  place: Record<string, unknown>,
  fields: readonly string[],
): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const field of fields) {
    const [top = '', ...rest] = field.split('/')
    copyPath(place, kept, [RENAMED[top] ?? top, ...rest])
  }
  return kept
}

/** Copies only the value at the path from one tree into another. */
export function copyPath(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  path: readonly string[],
): void {
  const [name = '', ...rest] = path
  const value = from[name]
  if (value === undefined) return
  if (rest.length === 0 || Array.isArray(value) || typeof value !== 'object' || value === null) {
    to[name] = value
    return
  }
  const child = (to[name] ?? {}) as Record<string, unknown>
  to[name] = child
  copyPath(value as Record<string, unknown>, child, rest)
}
