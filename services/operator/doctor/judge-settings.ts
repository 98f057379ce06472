import { dearestMicroUsd, usedShare } from '../../../shared/billing/budgets.ts'
import { skusOfEdition } from '../../../shared/billing/skus.ts'
import { serviceScope } from '../../../shared/quota/keys.ts'
import { calendarNames } from '../../../shared/quota/windows.ts'
import { defaultLimit } from '../../../shared/settings/limit-settings.ts'
import type { Config } from '../../../shared/settings/process-settings.ts'
import { partsOf } from '../../../shared/verdict/strategies.ts'
import type { Facts, ProviderAnswer, QuotaFacts, SettingFacts } from './facts.ts'
import { about, type Finding, pages } from './finding.ts'
import { type Judge, judged } from './judged.ts'

const page = pages.settings

/** Wrong settings, and settings that contradict each other. Pure. */
export function judgeSettings({ problems, config }: SettingFacts): Finding[] {
  const { ok, warn, wrong } = about('settings', 'Settings')
  const findings = [
    ...problems.map((problem) =>
      wrong(problem, { todo: 'Correct it; processes refuse it.', page }),
    ),
    ...contradictions(config).map(([seen, todo]) => warn(seen, { todo, page })),
  ]
  return findings.length > 0 ? findings : [ok('those of this environment are known and valid')]
}

/** Valid by themselves, but not together. What is seen, and what to do. */
function contradictions(config: Config<'doctor'>): [string, string][] {
  const { deadlineMs, providerTimeoutMs, hedgeAfterMs, budgetUsdPerDay, budgetUsdPerMonth } = config
  const all: [boolean, string, string][] = [
    [
      providerTimeoutMs >= deadlineMs,
      `PROVIDER_TIMEOUT_MS (${providerTimeoutMs}) is not shorter than DEADLINE_MS (${deadlineMs})`,
      'Callers get 504 before a slow call fails and is tried again. Shorten PROVIDER_TIMEOUT_MS.',
    ],
    [
      hedgeAfterMs !== undefined && hedgeAfterMs >= providerTimeoutMs,
      `HEDGE_AFTER_MS (${hedgeAfterMs}) is not shorter than PROVIDER_TIMEOUT_MS`,
      'The fallback is never asked early. Shorten HEDGE_AFTER_MS, or unset it.',
    ],
    [
      (budgetUsdPerDay ?? 0) > (budgetUsdPerMonth ?? Number.POSITIVE_INFINITY),
      `BUDGET_USD_PER_DAY (${budgetUsdPerDay}) is more than BUDGET_USD_PER_MONTH`,
      'One day can use up the month. Lower it.',
    ],
    [
      config.internalRoutesPublic,
      'INTERNAL_ROUTES_PUBLIC is true: public addresses can read /metrics and /ready',
      'Unset it, unless another firewall stands before them.',
    ],
    [
      config.sandbox && isRealKey(config.googleMapsApiKey),
      'SANDBOX is true, and GOOGLE_MAPS_API_KEY is set: nothing calls Google',
      'Unset SANDBOX to serve real addresses.',
    ],
    [
      config.googleMapsApiKey !== undefined && !asksGoogle(config),
      'GOOGLE_MAPS_API_KEY is set, and nothing uses it with PLACES_EDITION "osm"',
      'Unset it, or choose PLACES_FALLBACK "new".',
    ],
  ]
  return all.flatMap(([isSo, seen, todo]) => (isSo ? [[seen, todo]] : []))
}

const isRealKey = (key: string | undefined) => key !== undefined && key !== 'sandbox'

export const asksGoogle = ({
  placesEdition,
  placesFallback,
  validationStrategy,
}: Config<'doctor'>) =>
  [placesEdition, placesFallback ?? 'osm'].some((edition) => edition !== 'osm') ||
  partsOf(validationStrategy).some((part) => part !== 'osm' && part !== 'places')

/** What the providers in use said. Pure. */
export function judgeProvider({ provider, mode, settings }: Facts): Finding[] {
  if (!provider) return []
  const { ok, wrong } = about('provider', 'Provider')
  const isSandbox = settings.config.sandbox || mode === 'sandbox'
  if ('failed' in provider && isSandbox && !settings.config.googleMapsApiKey)
    return [ok('the sandbox: made-up places, no key needed')]
  if ('failed' in provider)
    return [wrong(provider.failed, { todo: 'Run this where a worker runs.', page: pages.goLive })]
  return provider.value.map((answer) => judgeAnswer(answer, isSandbox))
}

function judgeAnswer(
  { edition, finding, message, answeredBy }: ProviderAnswer,
  isSandbox: boolean,
): Finding {
  const { ok, warn, wrong } = about('provider', `Provider (${edition})`)
  if (finding !== 'good') return wrong(message.replaceAll('\n', '; '), { page: pages.goLive })
  if (answeredBy !== 'sandbox' || isSandbox) return ok(message)
  return warn('the sandbox answers, and SANDBOX is not set: made-up places count as real ones', {
    todo: 'Unset PROVIDER_URL to serve real addresses. To try, set SANDBOX=true.',
    page: pages.goLive,
  })
}

/** Quotas that differ, exceed the provider's defaults, or were refused. Pure. */
export const judgeQuota: Judge<QuotaFacts> = judged('quota', 'Quota', (facts) => {
  const { ok } = about('quota', 'Quota')
  const findings = [...judgeHeld(facts), ...judgeRefusals(facts)]
  return findings.length > 0
    ? findings
    : [ok('all processes hold the same, within the defaults of the provider')]
})

function judgeHeld({ held, edition, fallback }: QuotaFacts): Finding[] {
  const { warn } = about('quota', 'Quota')
  const used = [edition, ...(fallback ? [fallback] : [])].flatMap((one) => skusOfEdition[one])
  return held.flatMap(({ limit, holds, differs }) => {
    const found: Finding[] = []
    if (differs) {
      const values = differs.map(
        ({ service, host, value }) => `${service} ${host}: ${value ?? '-'}`,
      )
      const todo = 'Start all processes with the same settings: services/deployment/roll.'
      found.push(warn(`${limit} differs: ${values.join('; ')}`, { todo, page: pages.quota }))
    }
    const isUsed = used.some((sku) => limit.startsWith(`QUOTA_${sku}_`.toUpperCase()))
    const allowed = defaultLimit(limit, edition, fallback)
    if (isUsed && allowed !== null && (holds === null || holds > allowed)) {
      const todo = 'Raise it only after Google has raised yours ("Quotas" of the API).'
      const seen = `${limit} is ${holds ?? 'unlimited'}; the provider's default is ${allowed}`
      found.push(warn(seen, { todo, page: pages.goLive }))
    }
    return found
  })
}

/** The provider has refused calls that our quota allowed, so it allows less. */
const judgeRefusals = ({ states }: QuotaFacts): Finding[] =>
  states.flatMap(({ sku, state: { pace, paused } }) => {
    const { warn, wrong } = about('quota', `Quota of ${sku}`)
    if (paused)
      return [
        wrong(`paused for ${Math.ceil(paused.forMs / 1000)} s more (${paused.reason})`, {
          todo:
            paused.reason === 'restart'
              ? 'Redis lost its data, so recent calls are not known. The pause ends by itself.'
              : `The provider refused. When its cause is gone: npm run limits -- open ${sku}`,
          page: pages.quota,
        }),
      ]
    if (pace >= 1) return []
    return [
      warn(`runs at ${Math.round(pace * 100)} %, since the provider refused calls`, {
        todo: 'Set the quota to what the provider allows: npm run limits -- quota …',
        page: pages.quota,
      }),
    ]
  })

/** Whether spending has an end, and how near it is. Pure. */
export const judgeBudgets = ({ quota, mode, settings }: Facts): Finding[] =>
  judged<QuotaFacts>('budgets', 'Budget', (facts, { config }) => {
    const { ok, warn, wrong } = about('budgets', 'Budget of the service')
    const used = usedBudgets(facts, config)
    const todo = `npm run limits -- budget ${serviceScope} day --usd 50`
    const page = pages.quota
    if (used.length === 0)
      return mode === 'sandbox'
        ? [ok('none, and the sandbox costs nothing')]
        : [warn('none: nothing ends the spending but the quota', { todo, page })]
    return used.map(({ window, percent, refuses }) => {
      const rest = refuses && percent < 100 ? '; the rest does not pay for every call' : ''
      const seen = `${percent} % of the ${window}'s is used${rest}`
      if (refuses) return wrong(seen, { todo, page })
      if (percent >= config.budgetWarnPercent) return warn(seen, { todo, page })
      return ok(seen)
    })
  })(quota, settings)

/** The budgets that there are, and whether the rest of one is too little for a call. */
function usedBudgets(facts: QuotaFacts, { validationStrategy }: Config<'doctor'>) {
  const { budgets, spent, edition, fallback } = facts
  const editions = fallback ? [edition, fallback] : [edition]
  const prices = {
    microUsd: Math.max(...editions.map((one) => dearestMicroUsd(one, validationStrategy))),
    calls: 1,
  }
  return calendarNames.flatMap((window) =>
    (['microUsd', 'calls'] as const).flatMap((unit) => {
      const budget = budgets[window]?.[unit]
      if (budget === undefined) return []
      const used = spent[window][unit]
      const percent = Math.floor(100 * usedShare(used, budget))
      return [{ window, percent, refuses: prices[unit] > 0 && used + prices[unit] > budget }]
    }),
  )
}

/** Whether edges and workers run. Pure. */
export const judgeProcesses: Judge<QuotaFacts> = judged(
  'processes',
  'Processes',
  ({ edges, workers }) => {
    const { ok, wrong } = about('processes', 'Processes')
    const seen = `edges: ${edges}; workers: ${workers}`
    const todo = 'Start them: npm start, or docker compose up -d.'
    return edges > 0 && workers > 0 ? [ok(seen)] : [wrong(seen, { todo, page: pages.workers })]
  },
)
