import { type Edition, type Sku, skus, skusOfEdition } from '../billing/skus.ts'

export const quotaWindows = ['second', 'minute', 'day', 'month'] as const
export type QuotaWindow = (typeof quotaWindows)[number]

/**
 * Why a SKU is paused: refused for its rate, for the day, the key denied, or Redis lost its data.
 */
export const skuPauseReasons = ['rate', 'day', 'denied', 'restart'] as const
export type SkuPauseReason = (typeof skuPauseReasons)[number]

/** Calls allowed in each window. An absent window has no limit; 0 allows no calls. */
export type Quota = Partial<Record<QuotaWindow, number>>
export type Quotas = Record<Sku, Quota>

/** What small servers of one's own bear. Strategies ask them beside every edition. */
const ownServers = { photon: { second: 50 }, nominatim: { second: 25 } }

/**
 * The provider's defaults (services/worker/provider/README.md). Legacy Places has one quota of
 * 6,000 calls a minute for all methods. It is split here, so that both methods together stay within
 * it.
 */
export const defaultQuotas: Record<Edition, Quotas> = {
  new: {
    autocomplete: { minute: 12_000, day: 175_000 },
    details: { minute: 600, day: 125_000 },
    geocoding: { minute: 3000 },
    validation: { minute: 6000 },
    ...ownServers,
  },
  legacy: {
    autocomplete: { minute: 5000 },
    details: { minute: 1000 },
    geocoding: { minute: 3000 },
    validation: { minute: 6000 },
    ...ownServers,
  },
  // Google's Places have no quota here: no call is made.
  osm: {
    autocomplete: {},
    details: {},
    geocoding: { minute: 3000 },
    validation: { minute: 6000 },
    ...ownServers,
  },
}

/** The defaults of an edition, and of its fallback for the calls that only that one makes. */
export const quotasOf = (edition: Edition, fallback?: Edition): Quotas =>
  Object.fromEntries(
    skus.map((sku) => {
      const isFallbacks = fallback && skusOfEdition[fallback].includes(sku)
      return [sku, defaultQuotas[isFallbacks ? fallback : edition][sku]]
    }),
  ) as Quotas
