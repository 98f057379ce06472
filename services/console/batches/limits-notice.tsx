import type { LimitsData } from '../../../shared/api/limits.ts'
import { countText, durationText, usdText, whenText } from '../wording.ts'

const pauseWords: Record<LimitsData['paused'][number]['reason'], string> = {
  rate: 'the provider takes no more of them for a moment',
  day: "today's quota is used up",
  denied: "the provider refuses the service's key",
  restart: 'the service has just restarted',
}

/** Limits and budgets that keep batches waiting, or soon will. Empty while none is near its end. */
export function LimitsNotice({ limits }: { limits: LimitsData | undefined }) {
  const nearlyUsed = limits?.budgets.filter(({ warning }) => warning) ?? []
  const paused = limits?.paused ?? []
  if (nearlyUsed.length === 0 && paused.length === 0) return null
  return (
    <div class="notice doubt" role="status">
      {nearlyUsed.map((budget) => (
        <p key={budget.window}>{budgetText(budget)}</p>
      ))}
      {paused.map(({ calls, reason, seconds }) => (
        <p key={calls}>
          No {calls} calls at present: {pauseWords[reason]}. They go on in about{' '}
          {durationText(seconds)}.
        </p>
      ))}
    </div>
  )
}

function budgetText({ window, calls, usd, resetsAt }: LimitsData['budgets'][number]): string {
  const left = [
    ...(usd ? [`${usdText(usd.left)} of ${usdText(usd.limit)}`] : []),
    ...(calls ? [`${countText(calls.left)} of ${countText(calls.limit)} calls`] : []),
  ]
  const nowMs = Date.now()
  return (
    `Your budget for this ${window} is nearly used up: ${left.join(' and ')} left. The next ` +
    `one begins ${whenText(resetsAt, nowMs)}.`
  )
}
