import { weightedValues } from './weighted-values.ts'

/**
 * The media type of `offers` that the caller prefers (RFC 9110, section 12.5.1), the first of equal
 * ones. Without `accept` all types are equal. Undefined when none is accepted.
 */
export function acceptedType<Type extends string>(
  accept: string | undefined,
  offers: readonly Type[],
): Type | undefined {
  const ranges = weightedValues(accept?.trim() || '*/*')
  const weightOf = (offer: string) => {
    const names = [offer, `${offer.split('/')[0]}/*`, '*/*']
    return (
      names
        .map((name) => ranges.find(({ value }) => value === name))
        .find((range) => range !== undefined)?.weight ?? 0
    )
  }
  const [best] = [...offers].sort((a, b) => weightOf(b) - weightOf(a))
  return best !== undefined && weightOf(best) > 0 ? best : undefined
}
