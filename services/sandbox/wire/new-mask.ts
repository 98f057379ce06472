import { NEW_FIELDS } from '../data/fields.ts'
import { TIERS, type Tier } from '../sessions.ts'
import { copyPath } from './legacy-mask.ts'

const POINT = ['latitude', 'longitude']

const SUBFIELDS: Record<string, readonly string[]> = {
  addressComponents: ['longText', 'shortText', 'types', 'languageCode'],
  postalAddress: [
    'revision',
    'regionCode',
    'languageCode',
    'postalCode',
    'sortingCode',
    'administrativeArea',
    'locality',
    'sublocality',
    'addressLines',
    'recipients',
    'organization',
  ],
  location: POINT,
  viewport: ['low', 'high', ...POINT.flatMap((part) => [`low.${part}`, `high.${part}`])],
  plusCode: ['globalCode', 'compoundCode'],
  displayName: ['text', 'languageCode'],
  attributions: ['provider', 'providerUri'],
}

export type NewMask = { tier: Tier; trim(place: Record<string, unknown>): Record<string, unknown> }

/**
 * What a field mask bills (its highest tier) and returns. `*` is everything, at the highest price.
 */
export function newMask(paths: readonly string[]): NewMask | { unknown: string } {
  if (paths.includes('*')) return { tier: 'atmosphere', trim: (place) => place }
  let tier: Tier = 'idsOnly'
  for (const path of paths) {
    const own = tierOf(path)
    if (!own) return { unknown: path }
    if (TIERS.indexOf(own) > TIERS.indexOf(tier)) tier = own
  }
  return { tier, trim: (place) => trimmed(place, paths) }
}

function tierOf(path: string): Tier | undefined {
  const [top = '', ...rest] = path.split('.')
  const sub = rest.join('.')
  if (sub && !SUBFIELDS[top]?.includes(sub)) return undefined
  return TIERS.find((tier) => NEW_FIELDS[tier].includes(top))
}

function trimmed(
  place: Record<string, unknown>,
  paths: readonly string[],
): Record<string, unknown> {
  const kept: Record<string, unknown> = {}
  const inLists = new Map<string, Set<string>>()
  for (const path of paths) {
    const [top = '', sub] = path.split('.')
    if (sub && Array.isArray(place[top])) inLists.set(top, (inLists.get(top) ?? new Set()).add(sub))
    else copyPath(place, kept, path.split('.'))
  }
  for (const [top, subs] of inLists) {
    if (kept[top] !== undefined) continue
    const items = place[top] as Record<string, unknown>[]
    kept[top] = items.map((item) =>
      Object.fromEntries(Object.entries(item).filter(([name]) => subs.has(name))),
    )
  }
  return kept
}
