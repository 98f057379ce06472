import type { Prediction } from '../../api/autocomplete.ts'
import type { PlaceDetails } from '../../api/details.ts'

type Predictions = readonly Prediction[]

/** Adds to predictions that look the same what tells their places apart. */
interface LookAlikes {
  /** The predictions as they are to be shown, as far as is known by now. */
  shown(predictions: Predictions): Predictions
  /** Fetches the places of those that look the same. Resolves when `shown` may have changed. */
  tellApart(predictions: Predictions): Promise<void>
}

/** Each place is fetched once. Where that fails, its prediction stays as it is. */
export function createLookAlikes(
  fetchPlace: (placeId: string) => Promise<PlaceDetails>,
): LookAlikes {
  const told = new WeakMap<Predictions, Predictions>()
  const places = new Map<string, Promise<PlaceDetails | undefined>>()

  function placeOf({ placeId }: Prediction): Promise<PlaceDetails | undefined> {
    const place =
      places.get(placeId) ?? fetchPlace(placeId).catch((error) => forget(error, placeId))
    places.set(placeId, place)
    return place
  }

  /** What was aborted because the element left the page is fetched again. */
  function forget(error: unknown, placeId: string): undefined {
    if ((error as Partial<Error>)?.name === 'AbortError') places.delete(placeId)
  }

  return {
    shown: (predictions) => told.get(predictions) ?? predictions,
    async tellApart(predictions) {
      if (told.has(predictions)) return
      const additions = new Map<Prediction, string | undefined>()
      for (const group of groupsOf(predictions)) {
        const texts = distinctions(await Promise.all(group.map(placeOf)))
        for (const [index, one] of group.entries()) additions.set(one, texts[index])
      }
      if (additions.size > 0)
        told.set(
          predictions,
          predictions.map((one) => withAddition(one, additions.get(one))),
        )
    },
  }
}

/** Predictions that look the same. */
function groupsOf(predictions: Predictions): Prediction[][] {
  const groups = new Map<string, Prediction[]>()
  for (const one of predictions) {
    const look = `${one.mainText}\n${one.secondaryText}`
    groups.set(look, [...(groups.get(look) ?? []), one])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

const parts = ['postalCode', 'dependentLocality', 'district', 'region'] as const

/** The first part that differs from place to place, else the whole address. */
function distinctions(places: (PlaceDetails | undefined)[]): (string | undefined)[] {
  const candidates = [
    ...parts.map((name) => places.map((place) => place?.components?.[name])),
    places.map((place) => place?.formattedAddress),
  ]
  return candidates.find((texts) => new Set(texts).size === places.length) ?? []
}

const withAddition = (prediction: Prediction, addition = ''): Prediction => ({
  ...prediction,
  secondaryText: [prediction.secondaryText, addition].filter(Boolean).join(' · '),
})
