import { places as africaOceania } from './africa-oceania.ts'
import { places as america } from './america.ts'
import { places as asiaEast } from './asia-east.ts'
import { places as asiaSouth } from './asia-south.ts'
import { places as europeEast } from './europe-east.ts'
import { places as europeNorth } from './europe-north.ts'
import { places as europeSouth } from './europe-south.ts'
import { places as europeWest } from './europe-west.ts'
import type { RecordedPlace } from './recorded-place.ts'

export const recordedPlaces: readonly RecordedPlace[] = [
  ...europeNorth,
  ...europeWest,
  ...europeSouth,
  ...europeEast,
  ...america,
  ...asiaEast,
  ...asiaSouth,
  ...africaOceania,
]
