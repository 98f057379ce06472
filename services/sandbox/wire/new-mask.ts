import { TIERS, type Tier } from '../sessions.ts'
import { copyPath } from './legacy-mask.ts'

/** Fields of New Place Details by tier: provider-contract §5. */
const FIELDS: Record<Tier, readonly string[]> = {
  idsOnly: 'id name photos attributions movedPlace movedPlaceId'.split(' '),
  essentials:
    'formattedAddress shortFormattedAddress addressComponents postalAddress adrFormatAddress location viewport plusCode types addressDescriptor'.split(
      ' ',
    ),
  pro: 'displayName businessStatus primaryType primaryTypeDisplayName googleMapsUri googleMapsLinks utcOffsetMinutes timeZone accessibilityOptions containingPlaces subDestinations pureServiceAreaBusiness iconMaskBaseUri iconBackgroundColor openingDate'.split(
    ' ',
  ),
  enterprise:
    'internationalPhoneNumber nationalPhoneNumber currentOpeningHours currentSecondaryOpeningHours regularOpeningHours regularSecondaryOpeningHours priceLevel priceRange rating userRatingCount websiteUri'.split(
      ' ',
    ),
  atmosphere:
    'allowsDogs curbsidePickup delivery dineIn editorialSummary evChargeAmenitySummary evChargeOptions fuelOptions generativeSummary goodForChildren goodForGroups goodForWatchingSports liveMusic menuForChildren neighborhoodSummary outdoorSeating parkingOptions paymentOptions reservable restroom reviews reviewSummary routingSummaries servesBeer servesBreakfast servesBrunch servesCocktails servesCoffee servesDessert servesDinner servesLunch servesVegetarianFood servesWine takeout'.split(
      ' ',
    ),
}

const POINT = ['latitude', 'longitude']

const SUBFIELDS: Record<string, readonly string[]> = {
  addressComponents: ['longText', 'shortText', 'types', 'languageCode'],
  postalAddress:
    'revision regionCode languageCode postalCode sortingCode administrativeArea locality sublocality addressLines recipients organization'.split(
      ' ',
    ),
  location: POINT,
  viewport: ['low', 'high', ...POINT.flatMap((part) => [`low.${part}`, `high.${part}`])],
  plusCode: ['globalCode', 'compoundCode'],
  displayName: ['text', 'languageCode'],
  attributions: ['provider', 'providerUri'],
}

export type NewMask = { tier: Tier; trim(place: Record<string, unknown>): Record<string, unknown> }

/** What a field mask bills (its highest tier) and keeps. `*` is everything, at the top price. */
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
  return TIERS.find((tier) => FIELDS[tier].includes(top))
}

function trimmed(place: Record<string, unknown>, paths: readonly string[]): Record<string, unknown> {
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
    kept[top] = items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => subs.has(name))))
  }
  return kept
}
