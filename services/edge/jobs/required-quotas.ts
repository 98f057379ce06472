import { rowSkus, skuOf } from '../../../shared/billing/charges.ts'
import type { Edition, Sku } from '../../../shared/billing/skus.ts'
import { type Kind, kinds } from '../../../shared/jobs/jobs.ts'
import { defaultStrategy } from '../../../shared/settings/settings.ts'
import { partsOf, type StrategyName } from '../../../shared/verdict/strategies.ts'

/** The quotas that a request needs: all of one list. Each list is an alternative to the others. */
export type RequiredQuotas = readonly (readonly Sku[])[]

export interface Providers {
  strategy: StrategyName
  edition: Edition
  /** The edition that answers what the first one cannot, if there is one. */
  fallback: Edition | undefined
}

/** Those of the first provider. The parts of a cascade answer without each other. */
export const quotasOfFirst = (
  kind: Kind,
  { strategy, edition }: Pick<Providers, 'strategy' | 'edition'>,
): RequiredQuotas =>
  kind === 'validate'
    ? partsOf(strategy).map((part) => rowSkus(part, edition))
    : [[skuOf(edition, kind)]]

/** None without a fallback. */
export const quotasOfFallback = (
  kind: Kind,
  { fallback }: Pick<Providers, 'fallback'>,
): RequiredQuotas =>
  fallback ? quotasOfFirst(kind, { strategy: defaultStrategy(fallback), edition: fallback }) : []

/**
 * The kinds that nobody answers because the key is refused, and the quotas for which the first
 * provider refuses it, where the fallback does not answer instead. Pure.
 */
export function deniedWith(providers: Providers, isDenied: (sku: Sku) => boolean) {
  const areDenied = (quotas: RequiredQuotas) => quotas.every((skus) => skus.some(isDenied))
  const withoutFallback = kinds.filter((kind) => areDenied(quotasOfFallback(kind, providers)))
  const skus = withoutFallback.flatMap((kind) => quotasOfFirst(kind, providers).flat())
  return {
    kinds: withoutFallback.filter((kind) => areDenied(quotasOfFirst(kind, providers))),
    skus: [...new Set(skus.filter(isDenied))],
  }
}
