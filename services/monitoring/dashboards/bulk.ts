import type { Dashboard } from './dashboard.ts'
import { increase, quantile, rate, shared } from './promql.ts'

export const bulk: Dashboard = {
  uid: 'address-bulk',
  title: 'Address service: bulk',
  description:
    'When batches end, how fast they run and what limits them, and the results of their rows.',
  from: '24h',
  rows: [
    {
      title: 'When it ends',
      panels: [
        {
          kind: 'stat',
          title: 'Ends in',
          description:
            'Time until the last batch ends, at the present rate. Too long: raise the ' +
            'quota, which nearly always limits the rate.',
          unit: 'dtdurations',
          width: 6,
          words: { 0: 'nothing runs' },
          noValue: 'not known yet',
          queries: [
            { expr: shared('batch_eta_seconds'), emptyUntil: 'the pace of a batch is known' },
          ],
        },
        {
          kind: 'stat',
          title: 'Rows left',
          description:
            'Rows without a result of queued and running batches. Paused ones are not counted.',
          unit: 'short',
          width: 6,
          queries: [{ expr: shared('bulk_rows_left') }],
        },
        {
          kind: 'stat',
          title: 'Batches',
          description:
            'Batches that have not ended. GET /api/address/batches/{id} shows why one is paused.',
          unit: 'none',
          width: 6,
          queries: [{ expr: shared('batches', 'status'), legend: '{{status}}' }],
        },
        {
          kind: 'stat',
          title: 'Longest without a result',
          description:
            'Of the running batches. Minutes: others use the quota, or the SKU is paused. ' +
            'Half an hour: stuck, see the runbook (BatchStuck).',
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
            'Many "failed": the provider fails at these addresses while it answers others, or ' +
            'its answers cannot be read. The rows can be retried with POST …/retry.',
          unit: 'cps',
          width: 12,
          stacked: true,
          queries: [
            {
              expr: rate('bulk_rows_total', 'verdict'),
              legend: '{{verdict}}',
              emptyUntil: 'a batch has run',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Rows left, over time',
          description:
            'Should fall steadily. A step up is a new batch. Constant: see "Pauses", and ' +
            '"Waiting for the quota" on "Provider and cost".',
          unit: 'short',
          width: 12,
          queries: [{ expr: shared('bulk_rows_left'), legend: 'rows' }],
        },
        {
          kind: 'lines',
          title: 'Rows in flight',
          description:
            'Rows between their first call and the commit, by worker. After a crash these ' +
            'may be called for again. None while rows are left: no jobs are fed.',
          unit: 'none',
          width: 8,
          stacked: true,
          queries: [
            { expr: 'sum by (instance) (address_bulk_rows_in_flight)', legend: '{{instance}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Jobs of batches',
          description:
            'Jobs waiting and in flight, and the maximum that the feeder allows. Few jobs ' +
            'with many rows left: PostgreSQL is slow, or the feeder does not run.',
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
          description:
            'Time to commit a group of results. Above a second: PostgreSQL limits the rate, ' +
            'not the quota.',
          unit: 's',
          width: 8,
          queries: [
            {
              expr: quantile(0.5, 'bulk_commit_seconds'),
              legend: 'p50',
              emptyUntil: 'a batch has run',
            },
            {
              expr: quantile(0.99, 'bulk_commit_seconds'),
              legend: 'p99',
              emptyUntil: 'a batch has run',
            },
          ],
        },
      ],
    },
    {
      title: 'Results',
      panels: [
        {
          kind: 'bars',
          title: 'Rows of 24 hours, by verdict',
          description:
            'Many needs_review or undeliverable: bad addresses, or too strict a policy ' +
            '(`npm run limits -- policy`).',
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
            'Batches that paused by themselves, by reason. quota_*, budget_*: they continue ' +
            'by themselves when there is headroom. provider_denied: the key. public_host: ' +
            'PHOTON_URL or NOMINATIM_URL.',
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
            'Rows that were validated although they had a result. A few after a crash. ' +
            'More: two workers have the same jobs, see the runbook (RowsPaidTwice).',
          unit: 'short',
          width: 4,
          thresholds: ['green', [100, 'red']],
          queries: [{ expr: increase('bulk_repeated_rows_total', '24h') }],
        },
        {
          kind: 'stat',
          title: 'Feeder last ran',
          description:
            'Time since the feeder last checked all batches; the other numbers here are ' +
            'from then. More than a minute: see the runbook (FeederStandsStill).',
          unit: 's',
          width: 4,
          thresholds: ['green', [60, 'yellow'], [300, 'red']],
          queries: [{ expr: 'time() - max(address_feeder_run_timestamp_seconds)' }],
        },
        {
          kind: 'stat',
          title: 'Oldest batch',
          description:
            'Age of the oldest batch that waits or runs. Days: the quota is too small for ' +
            'its size, or it is stuck.',
          unit: 's',
          width: 4,
          queries: [{ expr: shared('oldest_batch_seconds') }],
        },
        {
          kind: 'lines',
          title: 'Webhooks',
          description:
            'delivered, failed (retried for a day), given_up. Failures: the receiver; ' +
            "`webhook not delivered` in the workers' log has the cause.",
          unit: 'cps',
          width: 4,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('webhooks_total', 'outcome'),
              legend: '{{outcome}}',
              emptyUntil: 'a webhook was sent',
            },
          ],
        },
        {
          kind: 'stat',
          title: 'Rows without provider content, 24 hours',
          description:
            'Results whose provider content was deleted at the end of its retention ' +
            '(RETENTION_DAYS). 0 for days with older results left: the retention task does ' +
            "not run; see the workers' log.",
          unit: 'short',
          width: 4,
          queries: [{ expr: increase('forgotten_rows_total', '24h') }],
        },
        {
          kind: 'stat',
          title: 'Rows expired, 24 hours',
          description:
            'Rows that were deleted BATCH_RETENTION_DAYS after the end of their batch. 0 ' +
            'for days with older batches left: the retention task does not run; see the ' +
            "workers' log.",
          unit: 'short',
          width: 4,
          queries: [{ expr: increase('expired_rows_total', '24h') }],
        },
        {
          kind: 'lines',
          title: 'Places refreshed',
          description:
            'Place ids that were refreshed after 12 months, and coordinates where that is ' +
            'configured. Errors: see "Provider and cost".',
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
    {
      title: 'Uploads',
      panels: [
        {
          kind: 'lines',
          title: 'Uploads by outcome',
          description:
            'created, replayed (the same Idempotency-Key), dry_run, or the name of the ' +
            'error. UPLOAD_TOO_SLOW: the sender. STORE_UNAVAILABLE: PostgreSQL.',
          unit: 'cps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('uploads_total', 'outcome'),
              legend: '{{outcome}}',
              emptyUntil: 'a file was uploaded',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Processes that read uploads',
          description:
            'By edge, including the one that waits for the next upload. 0 for minutes: ' +
            'readers do not start; see the log of the edge.',
          unit: 'short',
          width: 8,
          queries: [{ expr: 'sum by (instance) (address_upload_readers)', legend: '{{instance}}' }],
        },
        {
          kind: 'stat',
          title: 'Readers that failed, 24 hours',
          description:
            'Readers that died, or made no progress for 20 seconds, during an upload. Its ' +
            'sender got error 9001. More than a few: a file that no reader can process, or ' +
            'too little memory.',
          unit: 'short',
          width: 8,
          queries: [{ expr: increase('upload_readers_failed_total', '24h') }],
        },
      ],
    },
  ],
}
