import { buildingKinds, commonNameWords } from '../../address/data/building-kinds.ts'
import { fold } from '../../address/words/words.ts'

/** Kinds of buildings, in many languages: "tower", "klinik". */
export const kindsOfBuildings: ReadonlySet<string> = new Set(buildingKinds.flat().map(fold))

/** The same, and words of the names of many: "general". */
export const kindWords: ReadonlySet<string> = new Set([
  ...kindsOfBuildings,
  ...commonNameWords.map(fold),
])
