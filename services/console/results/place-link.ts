/** The sandbox's places are on no map. */
const ofSandbox = /^SBX_/

/**
 * The place on the provider's own map, the only one that its results may be shown on (provider-contract §10). Undefined where no place of the
 * provider's is known. The map wants a text beside the id: `text` stands in for the formatted address once its retention has ended.
 */
export function placeUrl(placeId: string | undefined, text: string): string | undefined {
  if (!placeId || ofSandbox.test(placeId)) return undefined
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: text, query_place_id: placeId })}`
}
