import type { Components } from '../../../shared/address/components.ts'
import { isSameWord } from '../../../shared/address/words/same-words.ts'
import { tokensIn } from '../../../shared/address/words/vocabulary.ts'
import type { WrittenAddress } from '../../../shared/address/written-address.ts'
import type { Found } from '../../../shared/verdict/found.ts'
import { judge } from '../../../shared/verdict/judge.ts'
import type { CallContext } from '../call-context.ts'
import { failureOfProvider } from '../provider/provider-errors.ts'
import { probeOf, type Strategy } from './strategy.ts'

/** The part of a caller's time that the free provider has. */
const freeShare = 0.5

/**
 * Asks the free provider first, and the paid one only for what the free one does not settle
 * (../provider/osm/README.md). A batch waits for the free provider when it is out, because its rows
 * would cost money without it. A caller does not wait.
 */
export function cascadeStrategy(free: Strategy, paid: Strategy): Strategy {
  async function lookFree(stored: WrittenAddress, context: CallContext) {
    if (context.bulk) return free.look(stored, context)
    const leftMs = context.deadlineAt - performance.now()
    const deadlineAt = performance.now() + leftMs * freeShare
    const share = (context.share ?? 1) * freeShare
    return free.look(stored, { ...context, deadlineAt, share }).catch((error) => {
      if (failureOfProvider(error)) return undefined
      throw error
    })
  }
  return {
    async look(stored, context) {
      const found = await lookFree(stored, context)
      if (found && isSettled(stored, found)) return found
      // Neither the name nor the language of the provider whose answer is not used.
      delete context.cost.provider
      delete context.cost.language
      return paid.look(stored, context)
    },
    async probe(stored, context) {
      await probeOf(free)(stored, context)
      await probeOf(paid)(stored, context)
    },
  }
}

/**
 * Whether nothing is left to ask: one house, known by its own number, confirmed without a reason or
 * a change, and written out. Pure.
 */
function isSettled(stored: WrittenAddress, found: Found): boolean {
  const { verdict, reasons, changes, candidate, fitting } = judge(stored, found, 'strict')
  const place = candidate === undefined ? undefined : found.candidates[candidate]
  return (
    verdict === 'confirmed' &&
    reasons.length === 0 &&
    changes.length === 0 &&
    fitting === undefined &&
    place?.precision === 'rooftop' &&
    place.components !== undefined &&
    isWrittenOut(stored, place.components)
  )
}

/**
 * Whether each word of the place's street, town and code is stored, in its own script. "150
 * Vaugirard" may be its street or its boulevard, of which the free provider knows one. Pure.
 */
function isWrittenOut(
  stored: WrittenAddress,
  { street, locality, postalCode, countryCode = '' }: Components,
): boolean {
  const tokens = (texts: (string | undefined)[]) =>
    tokensIn(texts.filter(Boolean).join(' '), countryCode)
  const written = tokens(Object.values(stored))
  return tokens([street, locality, postalCode]).every((word) =>
    written.some((other) => other.isLatin === word.isLatin && isSameWord(other, word)),
  )
}
