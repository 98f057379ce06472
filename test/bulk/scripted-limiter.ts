import type { BillingSku } from '../../shared/billing/prices.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import type { Permit, Refusal, Wanted } from '../../shared/quota/permit.ts'

/**
 * A limiter with scripted answers, which grants by default. It records the pauses and the sum of
 * the charges.
 */
export function scriptedLimiter(answers: (Permit | Refusal)[] = []) {
  const asked: Wanted[] = []
  const pauses: string[] = []
  const charged = new Map<BillingSku, number>()
  const charge = (billed: BillingSku, microUsd: number) =>
    charged.set(billed, (charged.get(billed) ?? 0) + microUsd)
  const limiter: Limiter = {
    async acquire(wanted) {
      asked.push(wanted)
      const answer = answers.shift() ?? granted
      if (answer.granted) charge(wanted.billed, wanted.microUsd)
      return answer
    },
    refund: ({ billed, microUsd }) => void charge(billed, microUsd),
    pause: async (_, reason, forMs) => {
      pauses.push(`${reason} ${forMs} ms`)
      return { isNew: true, forMs }
    },
    slowDown: async (_, { retryAfterMs = 500 }) => {
      pauses.push(`rate ${retryAfterMs} ms`)
      return { isNew: true, forMs: retryAfterMs }
    },
    noteAccepted: () => {},
    revalidate: (_sku, permit) => permit,
    resume: async () => {},
  }
  const chargedMicroUsd = () => [...charged.values()].reduce((sum, microUsd) => sum + microUsd, 0)
  return { limiter, asked, pauses, chargedMicroUsd }
}

export const granted: Permit = {
  granted: true,
  waitMs: 0,
  endsAt: Infinity,
  step: 0,
  day: '2026-11-20',
  trial: false,
}
