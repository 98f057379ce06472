import {
  type AccessToken,
  type AutocompleteState,
  createAutocompleteSession,
  createCheckoutClient,
  isConverting,
} from '../../shared/client/checkout.ts'

/** An address field of a checkout page: `show` draws the suggestions. */
export function suggestAddresses(show: (state: AutocompleteState) => void) {
  const client = createCheckoutClient({
    baseUrl: 'https://addresses.example.com',
    // Your own backend holds the API key, and answers with what `tokenForPages` of `client.ts`
    // gives it.
    getToken: async () =>
      (await fetch('https://shop.example.com/address-token')).json() as Promise<AccessToken>,
  })
  const session = createAutocompleteSession(client, { countries: ['US'], onChange: show })
  return {
    onInput: (value: string, event: { isComposing: boolean; data?: string | null }) =>
      session.input(value, { composing: isConverting(event) }),
    // Chrome sends no other `input` when a word of Japanese or Chinese is composed.
    onCompositionEnd: (value: string) => session.input(value),
    onPick: async (placeId: string) => {
      const { formattedAddress, latitude, longitude } = await session.choose(placeId)
      return { formattedAddress, latitude, longitude }
    },
  }
}
