interface Range {
  type: string
  quality: number
}

const rangesOf = (accept: string): Range[] =>
  accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    const quality = Number(
      parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1,
    )
    return { type, quality: Number.isNaN(quality) ? 0 : quality }
  })

/**
 * The media type of `offers` that the caller prefers (RFC 9110, section 12.5.1), the first of equal
 * ones. Without `accept` all types are equal. Undefined when none is accepted.
 */
export function acceptedType<Type extends string>(
  accept: string | undefined,
  offers: readonly Type[],
): Type | undefined {
  const ranges = rangesOf(accept?.trim() || '*/*')
  const qualityOf = (offer: string) => {
    const names = [offer, `${offer.split('/')[0]}/*`, '*/*']
    return (
      names
        .map((name) => ranges.find(({ type }) => type === name))
        .find((range) => range !== undefined)?.quality ?? 0
    )
  }
  const [best] = [...offers].sort((a, b) => qualityOf(b) - qualityOf(a))
  return best !== undefined && qualityOf(best) > 0 ? best : undefined
}
