import { once } from '../../address/words/once.ts'
import { type Comparison, hasOtherCode, hasRightCode } from '../comparison.ts'
import type { Surroundings } from '../found-street.ts'
import { hasCodeOfWholeTown } from '../town/codes-of-whole-towns.ts'

/** What may stand beside the found street in the stored address. Pure. */
export function surroundingsOf(comparison: Comparison): Surroundings {
  const { reading, parts, country, towns, regions, others } = comparison
  return {
    areas: once(() => [...towns, ...regions, ...others()].flat()),
    towns: once(() => towns.flat()),
    isFree: reading.isFree || isWholeInLine(comparison),
    hasBlocks: country === 'JP',
    hasBrackets: parts.street?.includes('(') ?? false,
    isCodeRight: hasRightCode(comparison),
    isCodeOther: hasOtherCode(comparison) && !hasCodeOfWholeTown(comparison),
    country,
  }
}

/** Whether a line is the whole address, with its code, which is stored in its own field, too. */
const isWholeInLine = ({ fields: { line1, postalCode } }: Comparison): boolean =>
  postalCode.length >= minCode && line1.includes(postalCode)

/** A shorter one may be the number of a house. */
const minCode = 4
