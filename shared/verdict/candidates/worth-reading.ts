import { hasPostalCodes } from '../../address/postal/postal-code.ts'
import { codesCoverAtMost } from '../../address/postal/reach-of-codes.ts'
import type { Compared } from '../compare.ts'
import type { Candidate } from '../found.ts'
import { countedByEstate } from '../other-places.ts'
import { hasSameStreet, isElsewhere, isSameLine, lineOf, townOfLine } from './candidate-line.ts'
import { agrees, differs, fitOf, isAddressDoubtful, isTownOpen } from './fit.ts'
import { isRivalText } from './rivals.ts'
import { hasPartOfName, isOtherStreet } from './siblings.ts'

/**
 * The index of the candidate whose details could change the verdict, where only those of the best
 * one are known and the stored code or town does not agree with it. Undefined where what is stored
 * decides, and where the lines alone show that several places fit.
 */
export function worthReading(best: Compared, all: readonly Candidate[]): number | undefined {
  const fit = fitOf(best)
  if (isAddressDoubtful(best) || best.reading.postBox) return undefined
  const { country } = best
  const named = all.flatMap((candidate, index) => {
    if (index === best.index || candidate.placeId === best.candidate.placeId) return []
    const line = lineOf(candidate, country)
    return hasSameStreet(best, line) || hasPartOfName(best, line.words)
      ? [{ candidate, index, line }]
      : []
  })
  // The stored code may be that of both: of two streets, or of one in two quarters of the town.
  if (fit.code === agrees && fit.town !== differs && fit.region !== differs)
    return named.find(
      ({ candidate, line }) =>
        isOtherStreet(best, line.words) ||
        (country === countedByEstate && isSameLine(best.candidate, candidate)) ||
        (!codesCoverAtMost(country, 'street') &&
          hasSameStreet(best, line) &&
          townOfLine(best, fit, line) === agrees &&
          isElsewhere(best, candidate, line)),
    )?.index
  const [same, alike] = [true, false].map((isSame) =>
    named.filter(({ line }) => hasSameStreet(best, line) === isSame),
  ) as [typeof named, typeof named]
  const hasCode = best.reading.postalCode !== undefined && hasPostalCodes(country)
  const contradicts = (hasCode && fit.code !== agrees) || fit.town === differs
  const lines = contradicts ? [...same, ...alike] : same
  const inTown = lines.find(({ line }) => townOfLine(best, fit, line) === agrees)
  // The stored town is not that of the best line. A line in the stored town comes first; if the
  // stored code is not that of the best line either, its street in another town may be meant.
  if (fit.town === differs) return (inTown ?? (fit.code === differs ? same[0] : undefined))?.index
  if (hasCode) return (inTown ?? lines[0])?.index
  // Nothing is stored that decides. Only the codes can tell two lines apart that read alike.
  if (!hasPostalCodes(country) || lines.some(({ candidate }) => isRivalText(best, candidate)))
    return undefined
  const alsoAlike = lines.find(({ candidate }) => isSameLine(best.candidate, candidate))
  // What was not predicted has another line than a prediction of the same place.
  // Of another street with the stored words, the line may name its quarter and not the stored town.
  const other = named.find(({ line }) => isOtherStreet(best, line.words))
  // Two towns of Orkney have the street, and nothing but Orkney is stored.
  const alsoInArea = isTownOpen(best) ? same[0] : undefined
  return (alsoAlike ?? other ?? alsoInArea ?? (best.candidate.prediction ? undefined : lines[0]))
    ?.index
}
