import type { Dashboard } from './dashboard.ts'
import { increase, quantile, rate, shared } from './promql.ts'

const checkouts = '{slo="availability", class=~"autocomplete|details"}'
/** Of the paths whose answer somebody waits for. */
const answered = '{route=~"/api/address/(autocomplete|details|validate)", status=~"2.."}'

export const overview: Dashboard = {
  uid: 'address-overview',
  title: 'Address service: overview',
  description: 'Are checkouts served, what does the provider cost, when does the bulk work end.',
  from: '6h',
  rows: [
    {
      title: 'Now',
      panels: [
        {
          kind: 'stat',
          title: 'Checkouts served',
          description:
            'Share of autocomplete and details requests of the last five minutes that were answered; failures are answers from 500 on. Below 99.9 %: look at "Errors by name", which says whose fault it is.',
          unit: 'percentunit',
          decimals: 2,
          width: 5,
          thresholds: ['red', [0.99, 'yellow'], [0.999, 'green']],
          noValue: 'no requests',
          queries: [
            {
              expr: `1 - sum(address:slo_bad:rate5m${checkouts}) / (sum(address:slo_requests:rate5m${checkouts}) > 0)`,
            },
          ],
        },
        {
          kind: 'stat',
          title: 'The way to the provider',
          description:
            'Whether Redis and PostgreSQL answer, a worker is alive for each kind, and the provider takes calls. It says so without any traffic. Broken: "What checkouts depend on" says which part.',
          unit: 'none',
          width: 4,
          thresholds: ['red', [1, 'green']],
          words: { 0: 'broken', 1: 'works' },
          noValue: 'no edge',
          queries: [
            {
              expr: `min(max by (dependency) (address_dependency_up)) * clamp_max(min(max by (kind) (address_workers_alive)) or vector(0), 1) * (1 - (clamp_max(count(address_provider_closed_seconds{reason=~"denied|day"} > 0), 1) or vector(0)))`,
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Alerts',
          description: 'Alerts that fire. Each is named below, and has a section in the runbook.',
          unit: 'none',
          width: 3,
          thresholds: ['green', [1, 'red']],
          queries: [{ expr: `count(ALERTS{alertstate="firing"}) or vector(0)` }],
        },
        {
          kind: 'stat',
          title: 'Provider, today',
          description:
            'What the calls of the provider\'s day (from midnight Pacific) cost at list price: free calls and discounts are not taken off, so the invoice is lower. More than expected: see "Provider and cost" for which calls, `npm run limits` for which client.',
          unit: 'currencyUSD',
          width: 4,
          queries: [{ expr: shared('spent_usd', undefined, '{window="day"}') }],
        },
        {
          kind: 'stat',
          title: 'Provider, this month',
          description:
            'The same since the first of the month. Set a budget with `npm run limits -- budget service month --usd 900`.',
          unit: 'currencyUSD',
          width: 4,
          queries: [{ expr: shared('spent_usd', undefined, '{window="month"}') }],
        },
        {
          kind: 'stat',
          title: 'Bulk ends in',
          description:
            'Until the last batch ends, at the present pace; paused ones are not counted. Longer than expected: see "Bulk".',
          unit: 'dtdurations',
          width: 4,
          words: { 0: 'nothing runs' },
          noValue: 'not known yet',
          queries: [{ expr: shared('batch_eta_seconds'), emptyUntil: 'the pace of a batch is known' }],
        },
      ],
    },
    {
      title: 'Promises',
      panels: [
        {
          kind: 'bars',
          title: 'Error budget left, 30 days',
          description:
            'Of the failures (0.1 % of requests) and slow answers (1 %: over 500 ms, validate over 1 s) that the promises allow within 30 days. At 0 the promise is broken: no risky changes until it recovers.',
          unit: 'percentunit',
          width: 12,
          max: 1,
          thresholds: ['red', [0.01, 'orange'], [0.25, 'yellow'], [0.5, 'green']],
          noValue: 'no requests',
          queries: [{ expr: 'clamp_min(1 - address:slo_burn:30d, 0)', legend: '{{class}} {{slo}}' }],
        },
        {
          kind: 'lines',
          title: 'Burn rate, 1 hour',
          description:
            'How fast the error budget is used: 1 is just what may be, 14.4 uses up a month within two days and wakes somebody. Above 1 for hours: find the cause by "Errors by name" and "Latency".',
          unit: 'none',
          width: 12,
          thresholds: ['green', [1, 'yellow'], [6, 'orange'], [14.4, 'red']],
          queries: [{ expr: 'address:slo_burn:1h', legend: '{{class}} {{slo}}' }],
        },
        {
          kind: 'lines',
          title: 'Requests by class',
          description:
            "Requests that were answered or failed; what was the caller's own fault (4xx) is left out. A sudden drop to nothing: look whether the shop or the network in front is down.",
          unit: 'reqps',
          width: 8,
          queries: [{ expr: 'sum by (class) (address:slo_requests:rate5m{slo="availability"})', legend: '{{class}}' }],
        },
        {
          kind: 'lines',
          title: 'Errors by name',
          description:
            'Errors of the catalogue in the README, refusals of wrong requests included. QUOTA_USED_UP and the budgets: raise them, or wait. PROVIDER_*: the provider. QUEUE_, STORE_UNAVAILABLE: Redis, PostgreSQL. OVERLOADED, DEADLINE_EXCEEDED: more workers. INTERNAL: a bug, look at the log.',
          unit: 'reqps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            { expr: rate('request_errors_total', 'error'), legend: '{{error}}', emptyUntil: 'an error was answered' },
          ],
        },
        {
          kind: 'lines',
          title: 'Latency',
          description:
            'Time to answer, of answers. The promise is 99 % under 500 ms. Above: compare "Provider latency" (the provider is slow), "Waiting for a worker" and "Waiting for the quota".',
          unit: 's',
          width: 8,
          thresholds: ['transparent', [0.5, 'red']],
          queries: [
            { expr: quantile(0.5, 'http_request_seconds', 'route', answered), legend: '{{route}} p50' },
            { expr: quantile(0.99, 'http_request_seconds', 'route', answered), legend: '{{route}} p99' },
          ],
        },
      ],
    },
    {
      title: 'What checkouts depend on',
      panels: [
        {
          kind: 'table',
          title: 'Alerts that fire',
          description: 'The runbook has a section for each: what it means, how to look, what to do.',
          unit: 'none',
          width: 12,
          noValue: 'none',
          queries: [
            {
              expr: 'sum by (severity, alertname, class, sku, queue, dependency, instance) (ALERTS{alertstate="firing"})',
              emptyUntil: 'an alert fires',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Dependencies',
          description:
            'Share of the processes that reach Redis and PostgreSQL. 0: it is away. Between: one process or its network; see "Queues and workers".',
          unit: 'percentunit',
          width: 6,
          max: 1,
          queries: [{ expr: 'avg by (dependency) (address_dependency_up)', legend: '{{dependency}}' }],
        },
        {
          kind: 'lines',
          title: 'Processes',
          description:
            'Edges and workers that Prometheus reaches. Fewer than were started: look at the log of the one that is missing.',
          unit: 'none',
          width: 6,
          queries: [{ expr: 'sum by (job) (up{job=~"edge|worker"})', legend: '{{job}}' }],
        },
        {
          kind: 'lines',
          title: 'Expected wait',
          description:
            'How long a new question will probably wait, as the edges reckon. Beyond the deadline (5 s) they refuse at once. High: "Waiting for the quota" (raise it) or "Jobs by queue" (more workers).',
          unit: 's',
          width: 8,
          queries: [{ expr: shared('expected_wait_seconds', 'kind'), legend: '{{kind}}' }],
        },
        {
          kind: 'lines',
          title: 'Provider latency, p99',
          description:
            "The provider's time for one call that was answered. High, and ours is low: the provider is slow; wait, or tell it.",
          unit: 's',
          width: 8,
          queries: [{ expr: quantile(0.99, 'provider_call_seconds', 'sku', '{outcome="ok"}'), legend: '{{sku}}' }],
        },
        {
          kind: 'lines',
          title: 'The provider takes no calls',
          description:
            'For how long a SKU is closed. denied: the key, its API or its billing, at once. day: the quota is used up. rate: too many a minute, it passes. restart: Redis lost its data, it passes within a minute.',
          unit: 's',
          width: 8,
          noValue: 'open',
          queries: [
            {
              expr: shared('provider_closed_seconds', 'sku, reason'),
              legend: '{{sku}} {{reason}}',
              emptyUntil: 'the provider refused calls',
            },
          ],
        },
      ],
    },
    {
      title: 'Bulk',
      panels: [
        {
          kind: 'stat',
          title: 'Rows left',
          description: 'Rows of queued and running batches without a result. It should fall.',
          unit: 'short',
          width: 5,
          queries: [{ expr: shared('bulk_rows_left') }],
        },
        {
          kind: 'stat',
          title: 'Batches',
          description:
            'Batches that are not over. Paused ones go on by themselves where a quota or a budget was the cause: see "Bulk".',
          unit: 'none',
          width: 5,
          queries: [{ expr: shared('batches', 'status'), legend: '{{status}}' }],
        },
        {
          kind: 'stat',
          title: 'Rows in 24 hours',
          description: 'Rows that got a result. Less than expected: the quota is the pace, see "Provider and cost".',
          unit: 'short',
          width: 4,
          queries: [{ expr: `${increase('bulk_rows_total', '24h')} or vector(0)` }],
        },
        {
          kind: 'lines',
          title: 'Rows a second',
          description:
            'Results of batches by verdict. Many "failed": ours or the provider\'s fault, can be tried again; see "Bulk".',
          unit: 'cps',
          width: 10,
          stacked: true,
          queries: [{ expr: rate('bulk_rows_total', 'verdict'), legend: '{{verdict}}', emptyUntil: 'a batch has run' }],
        },
      ],
    },
  ],
}
