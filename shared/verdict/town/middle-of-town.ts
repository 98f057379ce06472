import { isAreaKind } from '../../address/areas/areas.ts'
import type { Token } from '../../address/words/vocabulary.ts'
import { wordSet } from '../../address/words/word-set.ts'

/** What towns call their middle. */
const middles = wordSet('altstadt centrum innenstadt mesto mitte srodmiescie zentrum')
/** What villages call theirs as well. */
const middlesOfVillages = wordSet('dorf kernstadt ort stadt')
/** What towns call the parts around it. Villages have such parts, too. */
const partsAround = wordSet('bahnhofsviertel nordstadt oststadt stadtmitte sudstadt weststadt')
/** Names of the middle that many towns have given to a quarter, with a code of its own. */
const quartersInMiddle = wordSet('centro downtown poblacion')

/** "Altstadt", "Weststadt": the middle of a large town, or a part around it. Pure. */
export const isInMiddle = ({ text }: Token): boolean => middles.has(text) || partsAround.has(text)

/** "Kernstadt", "Dorf": the middle of a municipality of several villages. Pure. */
export const isMiddleOfVillage = ({ text }: Token): boolean =>
  middles.has(text) || middlesOfVillages.has(text)

/** Whether an area is called by its kind, or as the middle of a town is: "Poblacion". Pure. */
export const isMiddleOfTown = (area: readonly Token[]): boolean =>
  area.every(
    (word) => isAreaKind(word) || middles.has(word.text) || quartersInMiddle.has(word.text),
  )
