/** Of the Places API (provider-contract §0). */
export const editions = ['new', 'legacy'] as const
export type Edition = (typeof editions)[number]

/** What the provider meters apart: one quota for each (provider-contract §12). */
export const skus = ['autocomplete', 'details', 'geocoding', 'validation'] as const
export type Sku = (typeof skus)[number]

export const quotaWindows = ['second', 'minute', 'day', 'month'] as const
export type QuotaWindow = (typeof quotaWindows)[number]

/** Calls allowed in each window; a window that is absent has no limit, 0 means no calls at all. */
export type Quota = Partial<Record<QuotaWindow, number>>
export type Quotas = Record<Sku, Quota>

/**
 * The provider's defaults (provider-contract §12). Legacy Places has one sum of 6,000 a minute over all its methods;
 * it is split here so that the two methods together stay inside it.
 */
export const defaultQuotas: Record<Edition, Quotas> = {
  new: {
    autocomplete: { minute: 12_000, day: 175_000 },
    details: { minute: 600, day: 125_000 },
    geocoding: { minute: 3000 },
    validation: { minute: 6000 },
  },
  legacy: {
    autocomplete: { minute: 5000 },
    details: { minute: 1000 },
    geocoding: { minute: 3000 },
    validation: { minute: 6000 },
  },
}
