import { copyPath } from './legacy-mask.ts'

const PREFIX = 'suggestions.'
const TEXT = ['text', 'matches']
const PLACE = [
  'place',
  'placeId',
  'types',
  'distanceMeters',
  'text',
  'structuredFormat',
  'structuredFormat.mainText',
  'structuredFormat.secondaryText',
  ...TEXT.flatMap((leaf) => [
    `text.${leaf}`,
    `structuredFormat.mainText.${leaf}`,
    `structuredFormat.secondaryText.${leaf}`,
  ]),
]
const QUERY = PLACE.filter((path) => path.startsWith('text') || path.startsWith('structuredFormat'))
const PATHS = new Set([
  'placePrediction',
  'queryPrediction',
  ...PLACE.map((path) => `placePrediction.${path}`),
  ...QUERY.map((path) => `queryPrediction.${path}`),
])

type Trim = (suggestion: Record<string, unknown>) => Record<string, unknown>

/**
 * The optional field mask of New autocomplete. It trims the answer and does not change the price.
 */
export function suggestionsMask(paths: readonly string[]): Trim | { unknown: string } {
  if (paths.length === 0 || paths.includes('*') || paths.includes('suggestions'))
    return (suggestion) => suggestion
  const unknown = paths.find(
    (path) => !path.startsWith(PREFIX) || !PATHS.has(path.slice(PREFIX.length)),
  )
  if (unknown !== undefined) return { unknown }
  return (suggestion) => {
    const kept: Record<string, unknown> = {}
    for (const path of paths) copyPath(suggestion, kept, path.slice(PREFIX.length).split('.'))
    return kept
  }
}
