import {
  buildingKinds,
  commonNameWords,
  largeBuildings,
} from '../../address/data/building-kinds.ts'
import { wordSet } from '../../address/words/word-set.ts'

/** Kinds of buildings, in many languages: "tower", "klinik". */
export const kindsOfBuildings: ReadonlySet<string> = wordSet(...buildingKinds.flat())

/** The same, and words of the names of many: "general". */
export const kindWords: ReadonlySet<string> = wordSet(...buildingKinds.flat(), ...commonNameWords)

/** Kinds of buildings with shops, wards or offices that have numbers of their own: "hotel". */
export const largeKinds: ReadonlySet<string> = wordSet(...largeBuildings)

/** The fewest letters of a kind that ends another word: shorter ones end too many. */
export const minKind = 5
const longKinds = [...largeKinds].filter((kind) => kind.length >= minKind)

/** Whether a word is the kind of a large building, or ends with it: "Universitätsklinikum". */
export const isLargeKind = (text: string): boolean =>
  largeKinds.has(text) || longKinds.some((kind) => text.endsWith(kind))
