import type { Dashboard } from './dashboard.ts'
import { increase, quantile, rate, shared } from './promql.ts'

export const bulk: Dashboard = {
  uid: 'address-bulk',
  title: 'Address service: bulk',
  description: 'When batches end, how fast they go and why not faster, what became of the rows.',
  from: '24h',
  rows: [
    {
      title: 'When it ends',
      panels: [
        {
          kind: 'stat',
          title: 'Ends in',
          description:
            'Until the last batch ends, at the present pace. Too long: raise the quota, it is nearly always the pace.',
          unit: 'dtdurations',
          width: 6,
          words: { 0: 'nothing runs' },
          noValue: 'not known yet',
          queries: [{ expr: shared('batch_eta_seconds'), emptyUntil: 'the pace of a batch is known' }],
        },
        {
          kind: 'stat',
          title: 'Rows left',
          description: 'Of queued and running batches. Paused ones are not counted.',
          unit: 'short',
          width: 6,
          queries: [{ expr: shared('bulk_rows_left') }],
        },
        {
          kind: 'stat',
          title: 'Batches',
          description:
            'That are not over. queued ones wait for their turn; GET /api/address/batches/{id} says why one is paused.',
          unit: 'none',
          width: 6,
          queries: [{ expr: shared('batches', 'status'), legend: '{{status}}' }],
        },
        {
          kind: 'stat',
          title: 'Longest without a result',
          description:
            'Of the running batches. Minutes: the quota is used by others, or paused; half an hour: stuck, see the runbook (BatchStuck).',
          unit: 's',
          width: 6,
          thresholds: ['green', [300, 'yellow'], [1800, 'red']],
          queries: [{ expr: shared('batch_idle_seconds') }],
        },
      ],
    },
    {
      title: 'How fast',
      panels: [
        {
          kind: 'lines',
          title: 'Rows a second, by verdict',
          description:
            'Many "failed": the quota, a budget or the provider; the rows can be tried again with POST …/retry.',
          unit: 'cps',
          width: 12,
          stacked: true,
          queries: [{ expr: rate('bulk_rows_total', 'verdict'), legend: '{{verdict}}', emptyUntil: 'a batch has run' }],
        },
        {
          kind: 'lines',
          title: 'Rows left, over time',
          description:
            'It should fall steadily. A step up is a new batch; level: see "Pauses", and "Waiting for the quota" on "Provider and cost".',
          unit: 'short',
          width: 12,
          queries: [{ expr: shared('bulk_rows_left'), legend: 'rows' }],
        },
        {
          kind: 'lines',
          title: 'Rows in hand',
          description:
            'Between their first call and the commit, by worker. These may be asked again after a crash. None while rows are left: nothing is fed.',
          unit: 'none',
          width: 8,
          stacked: true,
          queries: [{ expr: 'sum by (instance) (address_bulk_rows_in_hand)', legend: '{{instance}}' }],
        },
        {
          kind: 'lines',
          title: 'Jobs of batches',
          description:
            'On the queue and in hand, and how many the feeder lets there be. Few jobs with many rows left: PostgreSQL is slow, or the feeder stands still.',
          unit: 'none',
          width: 8,
          queries: [
            { expr: shared('bulk_jobs'), legend: 'jobs' },
            { expr: shared('bulk_window_jobs'), legend: 'at most' },
          ],
        },
        {
          kind: 'lines',
          title: 'Writing results',
          description: 'Time to commit a group of results. Above a second: PostgreSQL is the pace, and not the quota.',
          unit: 's',
          width: 8,
          queries: [
            { expr: quantile(0.5, 'bulk_commit_seconds'), legend: 'p50', emptyUntil: 'a batch has run' },
            { expr: quantile(0.99, 'bulk_commit_seconds'), legend: 'p99', emptyUntil: 'a batch has run' },
          ],
        },
      ],
    },
    {
      title: 'What became of it',
      panels: [
        {
          kind: 'bars',
          title: 'Rows of 24 hours, by verdict',
          description:
            'Many needs_review or undeliverable: the addresses, or too strict a policy (`npm run limits -- policy`).',
          unit: 'short',
          width: 8,
          noValue: 'none',
          queries: [
            {
              expr: increase('bulk_rows_total', '24h', 'verdict'),
              legend: '{{verdict}}',
              emptyUntil: 'a batch has run',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Pauses',
          description:
            'Batches that paused by themselves, by reason. quota_*, budget_*: they go on by themselves when there is room. provider_denied: the key.',
          unit: 'none',
          width: 8,
          noValue: 'none',
          queries: [
            {
              expr: increase('batch_pauses_total', '$__rate_interval', 'reason'),
              legend: '{{reason}}',
              emptyUntil: 'a batch paused by itself',
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Rows paid twice, 24 hours',
          description:
            'Validated though they had a result by then. A few after a crash; more: two workers have the same jobs, see the runbook (RowsPaidTwice).',
          unit: 'short',
          width: 4,
          thresholds: ['green', [100, 'red']],
          queries: [{ expr: increase('bulk_repeated_rows_total', '24h') }],
        },
        {
          kind: 'stat',
          title: 'Feeder last looked',
          description:
            'How long ago the feeder last saw to all batches; the other numbers here are from then. More than a minute: see the runbook (FeederStandsStill).',
          unit: 's',
          width: 4,
          thresholds: ['green', [60, 'yellow'], [300, 'red']],
          queries: [{ expr: 'time() - max(address_feeder_looked_timestamp_seconds)' }],
        },
        {
          kind: 'stat',
          title: 'Oldest batch',
          description:
            'Age of the oldest batch that waits or runs. Days: its quota is too small for its size, or it is stuck.',
          unit: 's',
          width: 4,
          queries: [{ expr: shared('oldest_batch_seconds') }],
        },
        {
          kind: 'lines',
          title: 'Webhooks',
          description:
            'delivered, failed (tried again for a day), given_up. Failing: the receiver; GET /api/address/batches/{id} has its answer.',
          unit: 'cps',
          width: 4,
          stacked: true,
          noValue: 'none',
          queries: [
            { expr: rate('webhooks_total', 'outcome'), legend: '{{outcome}}', emptyUntil: 'a webhook was sent' },
          ],
        },
        {
          kind: 'stat',
          title: 'Rows forgotten, 24 hours',
          description:
            "Results whose provider content was deleted since its retention ended (RETENTION_DAYS). 0 for days though there are older results: the upkeep does not run; see the workers' log.",
          unit: 'short',
          width: 8,
          queries: [{ expr: increase('forgotten_rows_total', '24h') }],
        },
        {
          kind: 'lines',
          title: 'Places refreshed',
          description:
            'Place ids after 12 months, and coordinates where that is asked for. Errors: see "Provider and cost".',
          unit: 'cps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('places_refreshed_total', 'outcome'),
              legend: '{{outcome}}',
              emptyUntil: 'a place id was refreshed',
            },
          ],
        },
      ],
    },
  ],
}
