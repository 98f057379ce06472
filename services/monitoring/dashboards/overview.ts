import type { Dashboard } from './dashboard.ts'
import { increase, quantile, rate, shared } from './promql.ts'

const checkouts = '{slo="availability", class=~"autocomplete|details"}'
const rest = '{slo="availability", class!~"autocomplete|details"}'
const served = (classes: string) =>
  `1 - sum(address:slo_bad:rate5m${classes}) / (sum(address:slo_requests:rate5m${classes}) > 0)`
/** Not of batches. */
const interactive = '{traffic="interactive"}'
/** In US dollars at list price. */
const chargedInADay = (selector = '') =>
  `1e-6 * (${increase('charged_micro_usd_total', '1d', undefined, selector)} - ` +
  `${increase('refunded_micro_usd_total', '1d', undefined, selector)})`
const checkoutsOfADay = increase(
  'http_request_seconds_count',
  '1d',
  undefined,
  '{route="/api/address/details", status="200"}',
)
/** The provider's month ends at midnight Pacific. In summer that is an hour earlier than here. */
const pacific = 'vector(time() - 8 * 3600)'
const daysOver = `day_of_month(${pacific}) - 1 + hour(${pacific}) / 24`
const daysLeft = `(days_in_month(${pacific}) - (${daysOver}))`
/** Routes with a caller who waits. */
const answered = '{route=~"/api/address/(autocomplete|details|validate)", status=~"2.."}'

export const overview: Dashboard = {
  uid: 'address-overview',
  title: 'Address service: overview',
  description: 'Whether checkouts are served, what the provider costs, when batches end.',
  from: '6h',
  rows: [
    {
      title: 'Now',
      panels: [
        {
          kind: 'stat',
          title: 'Checkouts served',
          description:
            'Share of autocomplete and details requests of the last five minutes without a ' +
            '5xx status. Below 99.9 %: "Errors by name" shows the cause.',
          unit: 'percentunit',
          decimals: 2,
          width: 6,
          thresholds: ['red', [0.99, 'yellow'], [0.999, 'green']],
          noValue: 'no requests',
          queries: [{ expr: served(checkouts) }],
        },
        {
          kind: 'stat',
          title: 'Path to the provider',
          description:
            'Whether Redis responds, workers take suggestions and details, and the provider ' +
            'accepts these calls. Valid without traffic, too. Broken: "Firing alerts" and ' +
            '"Dependencies" show which part.',
          unit: 'none',
          width: 6,
          thresholds: ['red', [1, 'green']],
          words: { 0: 'broken', 1: 'works' },
          noValue: 'no edge',
          queries: [
            {
              expr:
                'min(max by (dependency) ' +
                '(address_dependency_up{dependency=~"redis|queue_redis"})) ' +
                '* clamp_max(min(max by (kind) ' +
                '(address_workers_alive{kind=~"autocomplete|details"})) or vector(0), 1) ' +
                '* (1 - (clamp_max(count(address_provider_paused_seconds{reason=~"denied|day", ' +
                'sku!~"geocoding|validation"} > 0), 1) or vector(0)))',
            },
          ],
        },
        {
          kind: 'stat',
          title: 'The rest served',
          description:
            'The same of tokens, single validations, batches and stored addresses. Low while ' +
            'checkouts are served: PostgreSQL mostly, see "Dependencies" and "Errors by name".',
          unit: 'percentunit',
          decimals: 2,
          width: 6,
          thresholds: ['red', [0.99, 'yellow'], [0.999, 'green']],
          noValue: 'no requests',
          queries: [{ expr: served(rest) }],
        },
        {
          kind: 'stat',
          title: 'Bulk ends in',
          description:
            'Time until the last batch ends, at the present rate, without paused ones. ' +
            'Longer than expected: see "Bulk".',
          unit: 'dtdurations',
          width: 6,
          words: { 0: 'nothing runs' },
          noValue: 'not known yet',
          queries: [
            { expr: shared('batch_eta_seconds'), emptyUntil: 'the pace of a batch is known' },
          ],
        },
      ],
    },
    {
      title: 'Money',
      panels: [
        {
          kind: 'stat',
          title: 'Provider, today',
          description:
            "Cost of the calls of the provider's day (from midnight Pacific) at list " +
            'price. The invoice is lower, by free calls and discounts. More than expected: ' +
            '"Provider and cost" shows the calls, `npm run limits` the client.',
          unit: 'currencyUSD',
          width: 6,
          queries: [{ expr: shared('spent_usd', undefined, '{window="day"}') }],
        },
        {
          kind: 'stat',
          title: 'Budget left',
          description:
            "What is left of the service's budgets. At 0 calls that cost something are refused. " +
            'Raise it: `npm run limits -- budget service day --usd 50`.',
          unit: 'currencyUSD',
          width: 6,
          noValue: 'no budget',
          thresholds: ['red', [0.01, 'green']],
          queries: [
            {
              expr: 'min by (window) (address_budget_left_usd)',
              legend: '{{window}}',
              emptyUntil: 'a budget is set',
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Provider, whole month',
          description:
            'Forecast: what is spent, and the rest of the month like the last 24 hours. Batches ' +
            'of today count as if they ran every day. Above the budget: raise it, or find the ' +
            'client with `npm run limits`.',
          unit: 'currencyUSD',
          width: 6,
          queries: [
            {
              expr:
                `${shared('spent_usd', undefined, '{window="month"}')} + ` +
                `${chargedInADay()} * ${daysLeft}`,
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Cost of 1,000 checkouts',
          description:
            'Of the last 24 hours, at list price, without batches. Details replies count as ' +
            'checkouts; single validations are in the cost. More than usual: buyers type more ' +
            'before they choose, or a shop sends no session token.',
          unit: 'currencyUSD',
          width: 6,
          noValue: 'no checkouts',
          queries: [{ expr: `1000 * ${chargedInADay(interactive)} / (${checkoutsOfADay} > 0)` }],
        },
      ],
    },
    {
      title: 'Objectives',
      panels: [
        {
          kind: 'bars',
          title: 'Error budget left, 30 days',
          description:
            'What is left of the failures (0.1 % of requests) and slow replies (1 %: over ' +
            '500 ms, validate over 1 s) that the objectives allow in 30 days. At 0 an ' +
            'objective is missed: no risky changes until it recovers.',
          unit: 'percentunit',
          width: 6,
          max: 1,
          thresholds: ['red', [0.01, 'orange'], [0.25, 'yellow'], [0.5, 'green']],
          noValue: 'no requests',
          queries: [
            { expr: 'clamp_min(1 - address:slo_burn:30d, 0)', legend: '{{class}} {{slo}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Requests by class',
          description:
            'Requests by class, without errors of the caller (4xx). A sudden drop to ' +
            'nothing: check the shop, and the network before the edges.',
          unit: 'reqps',
          width: 6,
          queries: [
            {
              expr: 'sum by (class) (address:slo_requests:rate5m{slo="availability"})',
              legend: '{{class}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Errors by name',
          description:
            'Errors of the catalogue, also those of invalid requests. QUOTA_USED_UP and the ' +
            'budgets: raise them, or wait. PROVIDER_*: the provider. QUEUE_UNAVAILABLE, ' +
            'STORE_UNAVAILABLE: Redis, PostgreSQL. OVERLOADED, DEADLINE_EXCEEDED: more ' +
            'workers. INTERNAL: a bug, see the log.',
          unit: 'reqps',
          width: 6,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('request_errors_total', 'error'),
              legend: '{{error}}',
              emptyUntil: 'an error was answered',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Latency',
          description:
            'Duration of successful requests. The objective is 99 % under 500 ms. Above: ' +
            'compare "Provider latency" (the provider is slow), "Waiting for a worker" and ' +
            '"Waiting for the quota".',
          unit: 's',
          width: 6,
          thresholds: ['transparent', [0.5, 'red']],
          queries: [
            {
              expr: quantile(0.5, 'http_request_seconds', 'route', answered),
              legend: '{{route}} p50',
            },
            {
              expr: quantile(0.99, 'http_request_seconds', 'route', answered),
              legend: '{{route}} p99',
            },
          ],
        },
      ],
    },
    {
      title: 'What checkouts depend on',
      panels: [
        {
          kind: 'table',
          title: 'Firing alerts',
          description:
            'The runbook has a section for each alert: what it means, how to find the ' +
            'cause, what to do.',
          unit: 'none',
          width: 12,
          noValue: 'none',
          queries: [
            {
              expr:
                'sum by (severity, alertname, class, sku, queue, dependency, instance) ' +
                '(ALERTS{alertstate="firing", severity=~"page|ticket"})',
              emptyUntil: 'an alert fires',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Dependencies',
          description:
            'Share of the processes that reach Redis and PostgreSQL. 0: it is unavailable. ' +
            'Between 0 and 1: some processes do not reach it; see "Queues and workers".',
          unit: 'percentunit',
          width: 6,
          max: 1,
          queries: [
            { expr: 'avg by (dependency) (address_dependency_up)', legend: '{{dependency}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Provider latency, p99',
          description:
            "The provider's time for a successful call. High: the provider is slow; wait, " +
            'or report it.',
          unit: 's',
          width: 6,
          queries: [
            {
              expr: quantile(0.99, 'provider_call_seconds', 'sku', '{outcome="ok"}'),
              legend: '{{sku}}',
            },
          ],
        },
      ],
    },
  ],
}
