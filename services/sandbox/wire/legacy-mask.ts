import type { LegacyData } from '../sessions.ts'

const FIELDS: Record<LegacyData, readonly string[]> = {
  basic:
    'address_components adr_address business_status formatted_address geometry icon icon_mask_base_uri icon_background_color name permanently_closed photo photos place_id plus_code type types url utc_offset vicinity wheelchair_accessible_entrance'.split(
      ' ',
    ),
  contact:
    'current_opening_hours formatted_phone_number international_phone_number opening_hours secondary_opening_hours website'.split(
      ' ',
    ),
  atmosphere:
    'curbside_pickup delivery dine_in editorial_summary price_level rating reservable reviews review serves_beer serves_breakfast serves_brunch serves_dinner serves_lunch serves_vegetarian_food serves_wine takeout user_ratings_total'.split(
      ' ',
    ),
}

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

/** The mask says `photo`, `type` and `review`, the answer `photos`, `types` and `reviews`. */
const RENAMED: Record<string, string> = { photo: 'photos', type: 'types', review: 'reviews' }

export type LegacyMask = {
  data: 'idRefresh' | LegacyData[]
  trim(place: Record<string, unknown>): Record<string, unknown>
}

/** What a `fields` list bills and keeps: provider-contract §2 and §8. No list is every field, billed for all categories. */
export function legacyMask(fields: readonly string[]): LegacyMask | { unknown: string } {
  if (fields.length === 0) return { data: ['basic', 'contact', 'atmosphere'], trim: (place) => place }
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
  return (['basic', 'contact', 'atmosphere'] as const).find((category) => FIELDS[category].includes(top))
}

function trimmed(place: Record<string, unknown>, fields: readonly string[]): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  for (const field of fields) {
    const [top = '', ...rest] = field.split('/')
    copyPath(place, kept, [RENAMED[top] ?? top, ...rest])
  }
  return kept
}

/** Copies what lies at the path, and only that, from one tree into another. */
export function copyPath(from: Record<string, unknown>, to: Record<string, unknown>, path: readonly string[]): void {
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
