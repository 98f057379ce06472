import type { Dashboard } from './dashboard.ts'
import { increase, quantile, rate, shared } from './promql.ts'

const checkouts = '{slo="availability", class=~"autocomplete|details"}'
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
          width: 5,
          thresholds: ['red', [0.99, 'yellow'], [0.999, 'green']],
          noValue: 'no requests',
          queries: [
            {
              expr:
                `1 - sum(address:slo_bad:rate5m${checkouts}) / ` +
                `(sum(address:slo_requests:rate5m${checkouts}) > 0)`,
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Path to the provider',
          description:
            'Whether Redis and PostgreSQL respond, workers are alive for each kind, and the ' +
            'provider accepts calls. Valid without traffic, too. Broken: "What checkouts ' +
            'depend on" shows which part.',
          unit: 'none',
          width: 4,
          thresholds: ['red', [1, 'green']],
          words: { 0: 'broken', 1: 'works' },
          noValue: 'no edge',
          queries: [
            {
              expr:
                'min(max by (dependency) (address_dependency_up)) * clamp_max(min(max by ' +
                '(kind) (address_workers_alive)) or vector(0), 1) * (1 - ' +
                '(clamp_max(count(address_provider_paused_seconds{reason=~"denied|day"} > 0), ' +
                '1) or vector(0)))',
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Alerts',
          description:
            'Number of firing alerts. They are listed below, and the runbook has a section ' +
            'for each.',
          unit: 'none',
          width: 3,
          thresholds: ['green', [1, 'red']],
          queries: [{ expr: `count(ALERTS{alertstate="firing"}) or vector(0)` }],
        },
        {
          kind: 'stat',
          title: 'Provider, today',
          description:
            "Cost of the calls of the provider's day (from midnight Pacific) at list " +
            'price. The invoice is lower, by free calls and discounts. More than expected: ' +
            '"Provider and cost" shows the calls, `npm run limits` the client.',
          unit: 'currencyUSD',
          width: 4,
          queries: [{ expr: shared('spent_usd', undefined, '{window="day"}') }],
        },
        {
          kind: 'stat',
          title: 'Provider, this month',
          description:
            'The same since the first of the month. Set a budget with `npm run limits -- ' +
            'budget service month --usd 900`.',
          unit: 'currencyUSD',
          width: 4,
          queries: [{ expr: shared('spent_usd', undefined, '{window="month"}') }],
        },
        {
          kind: 'stat',
          title: 'Bulk ends in',
          description:
            'Time until the last batch ends, at the present rate, without paused ones. ' +
            'Longer than expected: see "Bulk".',
          unit: 'dtdurations',
          width: 4,
          words: { 0: 'nothing runs' },
          noValue: 'not known yet',
          queries: [
            { expr: shared('batch_eta_seconds'), emptyUntil: 'the pace of a batch is known' },
          ],
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
          width: 12,
          max: 1,
          thresholds: ['red', [0.01, 'orange'], [0.25, 'yellow'], [0.5, 'green']],
          noValue: 'no requests',
          queries: [
            { expr: 'clamp_min(1 - address:slo_burn:30d, 0)', legend: '{{class}} {{slo}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Burn rate, 1 hour',
          description:
            'How fast the error budget is used: 1 is the allowed rate, 14.4 uses up a month ' +
            'in two days and wakes somebody. Above 1 for hours: find the cause in "Errors ' +
            'by name" and "Latency".',
          unit: 'none',
          width: 12,
          thresholds: ['green', [1, 'yellow'], [6, 'orange'], [14.4, 'red']],
          queries: [{ expr: 'address:slo_burn:1h', legend: '{{class}} {{slo}}' }],
        },
        {
          kind: 'lines',
          title: 'Requests by class',
          description:
            'Requests by class, without errors of the caller (4xx). A sudden drop to ' +
            'nothing: check the shop, and the network before the edges.',
          unit: 'reqps',
          width: 8,
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
          width: 8,
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
          width: 8,
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
                '(ALERTS{alertstate="firing"})',
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
          title: 'Processes',
          description:
            'Edges and workers that Prometheus reaches. Fewer than were started: see the ' +
            'log of the missing one.',
          unit: 'none',
          width: 6,
          queries: [{ expr: 'sum by (job) (up{job=~"edge|worker"})', legend: '{{job}}' }],
        },
        {
          kind: 'lines',
          title: 'Expected wait',
          description:
            'How long a new request will wait, as the edges estimate it. Above the deadline ' +
            '(5 s) they refuse at once. High: "Waiting for the quota" (raise it) or "Jobs ' +
            'by queue" (more workers).',
          unit: 's',
          width: 8,
          queries: [
            {
              expr: shared('expected_wait_seconds', 'kind, cause'),
              legend: '{{kind}}, for the {{cause}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Provider latency, p99',
          description:
            "The provider's time for a successful call. High: the provider is slow; wait, " +
            'or report it.',
          unit: 's',
          width: 8,
          queries: [
            {
              expr: quantile(0.99, 'provider_call_seconds', 'sku', '{outcome="ok"}'),
              legend: '{{sku}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Paused SKUs',
          description:
            'For how long no calls of a SKU are made. denied: the key, its API or its ' +
            'billing; act at once. day: the quota is used up. rate: too many calls a ' +
            'minute, mostly for less than a second; longer while the provider still ' +
            'refuses. restart: Redis lost its data; ends within a minute.',
          unit: 's',
          width: 8,
          noValue: 'open',
          queries: [
            {
              expr: shared('provider_paused_seconds', 'sku, reason'),
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
          description:
            'Rows of queued and running batches without a result. The number should fall.',
          unit: 'short',
          width: 5,
          queries: [{ expr: shared('bulk_rows_left') }],
        },
        {
          kind: 'stat',
          title: 'Batches',
          description:
            'Batches that have not ended. Those that a quota or budget paused continue by ' +
            'themselves: see "Bulk".',
          unit: 'none',
          width: 5,
          queries: [{ expr: shared('batches', 'status'), legend: '{{status}}' }],
        },
        {
          kind: 'stat',
          title: 'Rows in 24 hours',
          description:
            'Rows that got a result. Fewer than expected: the quota limits the rate, see ' +
            '"Provider and cost".',
          unit: 'short',
          width: 4,
          queries: [{ expr: `${increase('bulk_rows_total', '24h')} or vector(0)` }],
        },
        {
          kind: 'lines',
          title: 'Rows a second',
          description:
            'Results of batches by verdict. Many "failed": a fault here or at the provider; ' +
            'they can be retried, see "Bulk".',
          unit: 'cps',
          width: 10,
          stacked: true,
          queries: [
            {
              expr: rate('bulk_rows_total', 'verdict'),
              legend: '{{verdict}}',
              emptyUntil: 'a batch has run',
            },
          ],
        },
      ],
    },
    {
      title: 'Test keys',
      panels: [
        {
          kind: 'lines',
          title: 'Requests with test keys',
          description:
            'By HTTP status. They go to the sandbox and cost nothing. No other panel and no alert ' +
            'counts them.',
          unit: 'reqps',
          width: 6,
          stacked: true,
          queries: [
            {
              expr: rate('test_http_request_seconds_count', 'status'),
              legend: '{{status}}',
              emptyUntil: 'a test key was used',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Errors of test keys',
          description: 'By error of the catalogue. Faults that a test asked for are among them.',
          unit: 'reqps',
          width: 6,
          queries: [
            {
              expr: rate('test_request_errors_total', 'error'),
              legend: '{{error}}',
              emptyUntil: 'a test key was used',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Calls to the sandbox',
          description: 'Calls of test keys by outcome. No quota, budget or ledger counts them.',
          unit: 'cps',
          width: 6,
          queries: [
            {
              expr: rate('test_provider_call_seconds_count', 'outcome'),
              legend: '{{outcome}}',
              emptyUntil: 'a test key was used',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Rows of test batches a second',
          description: 'Results by verdict. They use the same workers as live batches.',
          unit: 'cps',
          width: 6,
          queries: [
            {
              expr: rate('test_bulk_rows_total', 'verdict'),
              legend: '{{verdict}}',
              emptyUntil: 'a test key was used',
            },
          ],
        },
      ],
    },
  ],
}
