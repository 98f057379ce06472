import type { Dashboard } from './dashboard.ts'
import { quantile, quantiles, rate, shared } from './promql.ts'

export const providerAndCost: Dashboard = {
  uid: 'address-provider',
  title: 'Address service: provider and cost',
  description:
    'What the provider costs, what is left of quotas and budgets, and how the provider responds.',
  from: '24h',
  rows: [
    {
      title: 'Money',
      panels: [
        {
          kind: 'stat',
          title: 'Cost',
          description:
            "At list price, in the provider's day and month (Pacific time). The invoice is " +
            'lower, by free calls and discounts: `npm run limits` shows it, also by client.',
          unit: 'currencyUSD',
          width: 6,
          queries: [{ expr: shared('spent_usd', 'window'), legend: '{{window}}' }],
        },
        {
          kind: 'stat',
          title: 'Budget left',
          description:
            "What is left of the service's budgets. At 0 calls that cost something are " +
            'refused. Raise it: `npm run limits -- budget service day --usd 50`.',
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
          kind: 'bars',
          title: 'Budgets used',
          description:
            "The service's budgets, and the most used budget of a client. From 80 % on, " +
            'bulk leaves the rest to checkouts; at 100 % calls are refused. The client: ' +
            '`npm run limits`.',
          unit: 'percentunit',
          width: 12,
          max: 1,
          noValue: 'no budget',
          thresholds: ['green', [0.8, 'yellow'], [1, 'red']],
          queries: [
            {
              expr: shared('budget_used_ratio', 'of, window, unit'),
              legend: '{{of}}, {{unit}} per {{window}}',
              emptyUntil: 'a budget is set',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Cost per hour, by SKU',
          description:
            'Charges without refunds, at the present rate. A step up: "Calls, by SKU and ' +
            'outcome" below and "Requests by class" on the overview show which traffic grew.',
          unit: 'currencyUSD',
          width: 12,
          stacked: true,
          queries: [
            {
              expr:
                `3600e-6 * (${rate('charged_micro_usd_total', 'sku')} - ` +
                `(${rate('refunded_micro_usd_total', 'sku')} or ` +
                `${rate('charged_micro_usd_total', 'sku')} * 0))`,
              legend: '{{sku}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Last write of the ledger',
          description:
            'Time since each worker wrote its charges to PostgreSQL, or had none to write. ' +
            'Seconds are normal. Growing: PostgreSQL. Nothing is lost, since charges are in ' +
            'Redis, too.',
          unit: 's',
          width: 6,
          queries: [
            { expr: 'time() - address_ledger_written_timestamp_seconds', legend: '{{instance}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Failed writes of the ledger',
          description:
            'Failed attempts to write the ledger; each is retried. Above zero: PostgreSQL; ' +
            'see the log of the worker.',
          unit: 'cps',
          width: 6,
          queries: [{ expr: rate('ledger_failures_total'), legend: 'failures' }],
        },
      ],
    },
    {
      title: 'Quota',
      panels: [
        {
          kind: 'bars',
          title: 'Quota of day and month used',
          description:
            'SKUs with such a quota. At 100 % no calls of that SKU are made until midnight ' +
            'Pacific or the month ends. Ask the provider for more, then `npm run limits -- ' +
            'quota details day 250000`.',
          unit: 'percentunit',
          width: 8,
          max: 1,
          noValue: 'unlimited',
          thresholds: ['green', [0.8, 'yellow'], [1, 'red']],
          queries: [
            {
              expr:
                `${shared('quota_used_calls', 'sku, window')} / ` +
                `${shared('quota_limit_calls', 'sku, window', '{window=~"day|month"}')}`,
              legend: '{{sku}} per {{window}}',
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Calls made',
          description: "Calls in the provider's day and month.",
          unit: 'short',
          width: 8,
          queries: [
            {
              expr: `${shared('quota_used_calls', 'sku, window')} > 0`,
              legend: '{{sku}} {{window}}',
            },
          ],
        },
        {
          kind: 'bars',
          title: 'Quota per minute used',
          description:
            'Calls of the last minute, as a share of the quota. At 100 % calls wait, and ' +
            'checkouts go before bulk. Bulk uses all that is left, so 100 % is normal.',
          unit: 'percentunit',
          width: 8,
          max: 1,
          noValue: 'unlimited',
          thresholds: ['green', [0.9, 'yellow']],
          queries: [
            {
              expr:
                `60 * ${rate('provider_call_seconds_count', 'sku')} / ` +
                `${shared('quota_limit_calls', 'sku', '{window="minute"}')}`,
              legend: '{{sku}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Waiting for the quota',
          description:
            'How long calls waited for a permit. Bulk is included and waits long by design. ' +
            'High for checkouts: the quota per minute is too small; `npm run limits -- ' +
            'quota details minute 1200`.',
          unit: 's',
          width: 8,
          queries: quantiles('quota_wait_seconds', 'sku'),
        },
        {
          kind: 'lines',
          title: 'Calls not made',
          description:
            'wait_too_long: no permit before the deadline. quota, budget: used up for the day or ' +
            'month. paused: the SKU is paused after a refusal. Bulk waits and retries; a ' +
            'checkout gets 503 with Retry-After.',
          unit: 'cps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('quota_refused_total', 'sku, because'),
              legend: '{{sku}} {{because}}',
              emptyUntil: 'the quota refused calls',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Pace after refusals',
          description:
            'The part of the quota per second and minute that is used. Below 1: the ' +
            'provider refused calls because of their rate. Low for long: its real limit is ' +
            'below the configured quota; lower the quota.',
          unit: 'percentunit',
          width: 8,
          queries: [{ expr: shared('provider_pace_ratio', 'sku'), legend: '{{sku}}' }],
        },
        {
          kind: 'lines',
          title: 'Permits lost',
          description:
            'Permits that a worker used too late: it is overloaded, or was frozen. More ' +
            'workers, or more CPU.',
          unit: 'cps',
          width: 8,
          noValue: 'none',
          queries: [
            {
              expr: rate('permits_lost_total', 'sku'),
              legend: '{{sku}}',
              emptyUntil: 'permits were lost',
            },
          ],
        },
      ],
    },
    {
      title: 'Responses',
      panels: [
        {
          kind: 'lines',
          title: 'Calls, by SKU and outcome',
          description:
            "over_rate, over_day: the configured quota is above the provider's. denied: the " +
            'key. timeout, unavailable, broken: the provider. invalid: a bug here. ' +
            'not_found, gone: old place ids; normal.',
          unit: 'cps',
          width: 12,
          stacked: true,
          queries: [
            {
              expr: rate('provider_call_seconds_count', 'sku, outcome'),
              legend: '{{sku}} {{outcome}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Latency, by SKU',
          description:
            "Of successful calls: the provider's own time and the network, without any time " +
            'of this service.',
          unit: 's',
          width: 12,
          queries: quantiles('provider_call_seconds', 'sku', '{outcome="ok"}'),
        },
        {
          kind: 'lines',
          title: 'Workers whose breaker is open',
          description:
            'These workers make no calls, or one trial call at a time. Above zero: the ' +
            'provider fails or hangs. The breaker closes by itself.',
          unit: 'none',
          width: 4,
          queries: [
            {
              expr: 'sum by (sku, traffic) (clamp_max(address_provider_breaker_state, 1))',
              legend: '{{sku}} {{traffic}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Retries',
          description:
            'Calls that were repeated after a temporary failure. Each needs its own permit ' +
            'and may be billed.',
          unit: 'cps',
          width: 4,
          noValue: 'none',
          queries: [
            {
              expr: rate('provider_retries_total', 'sku'),
              legend: '{{sku}}',
              emptyUntil: 'calls were retried',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Refusals by the provider',
          description:
            'rate: too many calls a minute. day: the daily quota is used up. denied: the ' +
            'key, its API or its billing; act at once.',
          unit: 'cps',
          width: 6,
          noValue: 'none',
          queries: [
            {
              expr: rate('provider_refusals_total', 'sku, reason'),
              legend: '{{sku}} {{reason}}',
              emptyUntil: 'the provider refused calls',
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
          width: 6,
          noValue: 'open',
          queries: [
            {
              expr: shared('provider_paused_seconds', 'sku, reason'),
              legend: '{{sku}} {{reason}}',
              emptyUntil: 'the provider refused calls',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Slowest calls, p99 of all outcomes',
          description:
            'Failures included: a timeout counts here, but not in "Latency, by SKU". At 4 s ' +
            'calls hang (PROVIDER_TIMEOUT_MS).',
          unit: 's',
          width: 4,
          queries: [{ expr: quantile(0.99, 'provider_call_seconds', 'sku'), legend: '{{sku}}' }],
        },
        {
          kind: 'lines',
          title: 'Answers of the fallback',
          description:
            'Answers of PLACES_FALLBACK a second, by why the first provider was not waited for. ' +
            '`SLOW`: HEDGE_AFTER_MS had passed. Many: see "Calls, by SKU and outcome".',
          unit: 'reqps',
          width: 16,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: `${rate('fallback_answers_total', 'kind, because')} > 0`,
              legend: '{{kind}}: {{because}}',
              emptyUntil: 'the fallback answers',
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Fallback serves since',
          description:
            'Since when the fallback answers what the first provider cannot. The workers go back ' +
            'by themselves, after a trial call.',
          unit: 'dateTimeAsIso',
          width: 8,
          noValue: 'it does not',
          queries: [
            {
              expr: '1000 * min by (kind) (address_fallback_since_timestamp_seconds > 0)',
              legend: '{{kind}}',
              emptyUntil: 'the fallback answers',
            },
          ],
        },
      ],
    },
  ],
}
