import type { Sku } from '../../shared/billing/skus.ts'
import type { Limits } from '../../shared/quota/limits.ts'
import type { Wanted } from '../../shared/quota/permit.ts'
import {
  type Accepted,
  emptyQuotaState,
  slowDownModel,
  takeFromModel,
  wanted,
} from './quota-model.ts'

const sku: Sku = 'details'

/** A provider that refuses calls, and callers that repeat their calls under the model's rule. */
export interface RefusingProvider {
  /** Whether it refuses a call, given the accepted calls so far (microseconds, in order). */
  refuses(nowUs: number, acceptedAt: number[]): boolean
  latencyUs: number
  callers: number
  /** How long a caller rests between an answer and its next call. */
  restUs?: number
  asked?: Partial<Wanted>
  lengthUs: number
  random(): number
}

export interface Played {
  /** When calls were sent, by their outcome, in microseconds from the start. */
  accepted: number[]
  refused: number[]
  /** The pace after each answer, from 0 to 1. */
  paces: { at: number; pace: number }[]
  /** When the SKU was paused, and for how long. */
  closures: { at: number; forUs: number }[]
}

interface Caller {
  does: 'ask' | 'call' | 'hear accepted' | 'hear refused'
  at: number
  step: number
}

/** Plays what several workers do that share the model, as `provider-call.ts` does it. */
export function playRefusals(limits: Limits, provider: RefusingProvider): Played {
  const startUs = Date.UTC(2026, 10, 20, 20) * 1000
  const { refuses, latencyUs, restUs = 0, lengthUs, random, asked = {} } = provider
  const quotaState = emptyQuotaState()
  const played: Played = { accepted: [], refused: [], paces: [], closures: [] }
  let heard: Accepted = { calls: 0, step: 0 }
  const callers = Array.from({ length: provider.callers }, (_, n): Caller => {
    return { at: n * 1000, step: 0, does: 'ask' }
  })
  const stateOf = () => quotaState.skus.get(sku)

  function act(caller: Caller): Caller {
    const now = startUs + caller.at
    if (caller.does === 'ask') {
      const one = wanted({ maxWaitMs: 60_000, ...asked })
      const [answer] = takeFromModel(quotaState, limits, now, [one], heard)
      heard = { calls: 0, step: 0 }
      const at = caller.at + Math.max(1, Math.round((answer?.waitMs ?? 0) * 1000))
      return answer?.granted
        ? { does: 'call', at, step: answer.step }
        : { does: 'ask', at, step: 0 }
    }
    const state = stateOf()
    if (caller.does === 'call') {
      // A permit from before the pause is released.
      if (state && state.step !== caller.step && now < (state.closure?.till ?? 0))
        return { ...caller, does: 'ask' }
      // After a pause it belongs to the step after it.
      const step = state?.step ?? caller.step
      const accepted = !refuses(caller.at, played.accepted)
      played[accepted ? 'accepted' : 'refused'].push(caller.at)
      return {
        does: accepted ? 'hear accepted' : 'hear refused',
        at: caller.at + latencyUs,
        step,
      }
    }
    if (caller.does === 'hear accepted')
      heard = { calls: heard.calls + 1, step: Math.max(heard.step, caller.step) }
    else {
      const step = state?.step
      slowDownModel(quotaState, limits, now, sku, { step: caller.step, jitter: random() })
      const forUs = (state?.closure?.till ?? now) - now
      if (state && state.step !== step) played.closures.push({ at: caller.at, forUs })
    }
    played.paces.push({ at: caller.at, pace: (state?.pace ?? 0) / 1_000_000 })
    return { does: 'ask', at: caller.at + restUs, step: 0 }
  }

  for (;;) {
    const next = callers.reduce((a, { at }, b) => (at < (callers[a]?.at ?? Infinity) ? b : a), 0)
    const caller = callers[next]
    if (!caller || caller.at >= lengthUs) return played
    callers[next] = act(caller)
  }
}

/** Refuses this share of the calls above so many in any sliding minute. */
export function realLimit(perMinute: number, share: number, random: () => number) {
  let first = 0
  return (now: number, acceptedAt: number[]): boolean => {
    while ((acceptedAt[first] ?? Infinity) <= now - 60_000_000) first += 1
    return acceptedAt.length - first >= perMinute && random() < share
  }
}
