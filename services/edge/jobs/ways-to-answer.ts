import { rowSkus, skuOf } from '../../../shared/billing/charges.ts'
import type { Edition, Sku } from '../../../shared/billing/skus.ts'
import { type Kind, kinds } from '../../../shared/jobs/jobs.ts'
import { defaultStrategy } from '../../../shared/settings/settings.ts'
import { partsOf, type StrategyName } from '../../../shared/verdict/strategies.ts'

/** The quotas that each way to answer a request needs. One way is enough. */
export type Ways = readonly (readonly Sku[])[]

export interface Providers {
  strategy: StrategyName
  edition: Edition
  /** The edition that answers what the first one cannot, if there is one. */
  fallback: Edition | undefined
}

/** The ways of the first provider. The parts of a cascade answer without each other. */
export const waysOfFirst = (
  kind: Kind,
  { strategy, edition }: Pick<Providers, 'strategy' | 'edition'>,
): Ways =>
  kind === 'validate'
    ? partsOf(strategy).map((part) => rowSkus(part, edition))
    : [[skuOf(edition, kind)]]

export const waysOfFallback = (kind: Kind, { fallback }: Pick<Providers, 'fallback'>): Ways =>
  fallback ? waysOfFirst(kind, { strategy: defaultStrategy(fallback), edition: fallback }) : []

/**
 * The kinds that nobody answers because the key is refused, and the quotas for which the first
 * provider refuses it, where the fallback does not answer instead. Pure.
 */
export function deniedWith(providers: Providers, isDenied: (sku: Sku) => boolean) {
  const areDenied = (ways: Ways) => ways.every((skus) => skus.some(isDenied))
  const withoutFallback = kinds.filter((kind) => areDenied(waysOfFallback(kind, providers)))
  const skus = withoutFallback.flatMap((kind) => waysOfFirst(kind, providers).flat())
  return {
    kinds: withoutFallback.filter((kind) => areDenied(waysOfFirst(kind, providers))),
    skus: [...new Set(skus.filter(isDenied))],
  }
}
