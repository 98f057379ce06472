import { isAreaKind } from '../../address/areas/areas.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'

/** What towns and villages call their middle, and the parts around it. They name no town. */
const middles = wordSet(
  'altstadt bahnhofsviertel centrum dorf innenstadt kernstadt mesto mitte nordstadt ort oststadt',
  'srodmiescie stadt stadtmitte sudstadt weststadt zentrum',
)
/** The same, but many towns have a quarter of this name, with a code of its own. */
const quartersInMiddle = wordSet('centro downtown poblacion')

/** "Altstadt". Pure. */
export const isMiddle = ({ text }: Token): boolean => middles.has(text)

/** Whether an area is called by its kind, or as the middle of a town is: "Poblacion". Pure. */
export const isMiddleOfTown = (area: readonly Token[]): boolean =>
  area.every((word) => isAreaKind(word) || isMiddle(word) || quartersInMiddle.has(word.text))
