import type { ComponentChildren } from 'preact'
import type { LimitsData } from '../../../shared/api/limits.ts'
import { AddressServiceError } from '../../../shared/client/errors.ts'
import { isUsedUp } from '../../../shared/quota/budget-usage.ts'
import { useCostText } from '../cost-text.ts'
import { wordsOf } from '../failure.tsx'
import { countOf, percentText, usdText, whenText } from '../wording.ts'

/** What was spent today and this month, with the budget of the day if there is one. */
export function Spending({ limits }: { limits: LimitsData | undefined }) {
  const costText = useCostText()
  const day = limits?.spent.day
  const month = limits?.spent.month
  const budget = limits?.budgets.find(({ window, usd }) => window === 'day' && usd)?.usd
  return (
    <>
      <Tile title="Spent today">
        {day && (
          <>
            <Figure text={costText(day.usd)} />
            <p class="soft small">{countOf(day.calls, 'provider call')}</p>
            {budget && (
              <>
                <progress value={budget.used} max={budget.limit} aria-label="Used of the budget" />
                <p class="soft small">
                  {percentText(budget.used, budget.limit)} of the day's budget of{' '}
                  {usdText(budget.limit)}
                </p>
              </>
            )}
          </>
        )}
      </Tile>
      <Tile title="Spent this month">
        {month && (
          <>
            <Figure text={costText(month.usd)} />
            <p class="soft small">{countOf(month.calls, 'provider call')}</p>
          </>
        )}
      </Tile>
    </>
  )
}

interface State {
  limits: LimitsData | undefined
  failure: unknown
}

/**
 * Whether the service answers just now, in one word and one sentence. Whether the provider itself
 * fails is not known here.
 */
export function ServiceState(state: State) {
  const told = stateOf(state)
  return (
    <Tile title="Service">
      {told && (
        <>
          <p class={`state ${told.tone}`}>{told.word}</p>
          <p class="soft small">{told.text}</p>
        </>
      )}
    </Tile>
  )
}

/** Autocomplete, details and validation. */
const kindsOfRequests = 3

/** A refusal, such as of too many requests, says nothing of the service's state. */
const isOutage = (failure: unknown) =>
  !(failure instanceof AddressServiceError) || failure.status >= 500

/** Undefined until anything is known. */
function stateOf({ limits, failure }: State) {
  if (failure !== undefined && isOutage(failure))
    return { tone: 'bad', word: 'Not reachable', text: wordsOf(failure) }
  if (!limits)
    return failure === undefined
      ? undefined
      : { tone: 'doubt', word: 'Unknown', text: wordsOf(failure) }
  // An edge of an older version says nothing of these two.
  const { refused = [], serviceBudgetUsedUp = false } = limits
  if (refused.length > 0)
    return {
      tone: 'bad',
      word: refused.length < kindsOfRequests ? 'Partly answering' : 'Not answering',
      text: `No worker is alive, or the provider refuses the key. Refused: ${refused.join(', ')}`,
    }
  if (limits.fallback.length > 0)
    return {
      tone: 'doubt',
      word: 'Fallback',
      text: 'The provider cannot answer: buyers are served by the fallback provider',
    }
  const paused = limits.paused.map(({ calls }) => calls)
  if (paused.length > 0)
    return { tone: 'doubt', word: 'Waiting', text: `Calls that are paused: ${paused.join(', ')}` }
  if (limits.slowed.length > 0)
    return { tone: 'doubt', word: 'Slower', text: 'The provider refused some calls a moment ago' }
  const usedUp = usedUpText(limits)
  if (usedUp) return { tone: 'doubt', word: 'Used up', text: usedUp }
  if (serviceBudgetUsedUp)
    return {
      tone: 'doubt',
      word: 'Used up',
      text: "The service's budget is used up. The operator can raise it",
    }
  return {
    tone: 'good',
    word: 'Ready',
    text: 'Workers are there, and no quota, budget or pause holds calls back',
  }
}

/** The quota or budget that allows no call any more. */
function usedUpText({ quotas, budgets }: LimitsData): string | undefined {
  const budget = budgets.find(isUsedUp)
  // Calls with a quota of 0 are not wanted.
  const quota = quotas.find(({ limit, left }) => limit > 0 && left === 0)
  const what = budget
    ? `Your budget for this ${budget.window}`
    : quota && `This ${quota.window}'s quota of ${quota.calls} calls`
  const { resetsAt } = budget ?? quota ?? {}
  if (!what || !resetsAt) return undefined
  return `${what} is used up. The next one begins ${whenText(resetsAt, Date.now())}`
}

/** A live amount beside one of the sandbox stands smaller. */
function Figure({ text }: { text: string }) {
  const [amount, live] = text.split(' (')
  return (
    <p class="figure-large number">
      {amount}
      {live && <span class="soft live"> ({live}</span>}
    </p>
  )
}

function Tile({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="card tile">
      <h2>{title}</h2>
      {children || (
        <>
          <span class="bone" />
          <span class="bone" />
        </>
      )}
    </section>
  )
}
