/**
 * Whether a place id would change the path of the request to the New edition. The provider would
 * answer for another path, and that would count as a fault of the provider.
 */
export const changesPath = (placeId: string): boolean => /[/\\]|^\.\.?$/.test(placeId)
