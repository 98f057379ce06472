import type { BillingSku } from '../../shared/billing/prices.ts'
import type { Limiter, Permit, Refusal, Wanted } from '../../shared/quota/limiter.ts'

/** A limiter that says what a test tells it, or grants, and keeps what was closed and the sum of what was charged. */
export function scriptedLimiter(answers: (Permit | Refusal)[] = []) {
  const asked: Wanted[] = []
  const closed: string[] = []
  const charged = new Map<BillingSku, number>()
  const charge = (billed: BillingSku, microUsd: number) => charged.set(billed, (charged.get(billed) ?? 0) + microUsd)
  const limiter: Limiter = {
    async take(wanted) {
      asked.push(wanted)
      const answer = answers.shift() ?? granted
      if (answer.granted) charge(wanted.billed, wanted.microUsd)
      return answer
    },
    correct: ({ billed, microUsd }) => void charge(billed, microUsd),
    close: async (_, reason, forMs) => void closed.push(`${reason} ${forMs} ms`),
    reopen: async () => {},
  }
  const chargedMicroUsd = () => [...charged.values()].reduce((sum, microUsd) => sum + microUsd, 0)
  return { limiter, asked, closed, chargedMicroUsd }
}

export const granted: Permit = {
  granted: true,
  waitMs: 0,
  endsAt: Infinity,
  grantedAt: Infinity,
  day: '2026-11-20',
  trial: false,
}
