import type { Dashboard } from './dashboard.ts'
import { quantile, quantiles, rate, shared } from './promql.ts'

const chosen = '{instance=~"$instance"}'

export const queuesAndWorkers: Dashboard = {
  uid: 'address-queues',
  title: 'Address service: queues and workers',
  description:
    'Whether jobs are taken, how long they wait and run, whether answers come back, and how the processes are.',
  from: '3h',
  instancesOf: 'address_build_info',
  rows: [
    {
      title: 'Queues',
      panels: [
        {
          kind: 'lines',
          title: 'Jobs by queue',
          description:
            'Waiting and in hand. Interactive jobs that wait: workers are too few, or stand still (compare "Jobs taken"). The feeder keeps the bulk queue short whatever the size of the batches.',
          unit: 'none',
          width: 8,
          queries: [{ expr: shared('queue_jobs', 'queue, state'), legend: '{{queue}} {{state}}' }],
        },
        {
          kind: 'lines',
          title: 'Oldest job',
          description:
            'How long the oldest waiting job waits. Interactive ones are dropped at their deadline (5 s): above it nobody takes jobs.',
          unit: 's',
          width: 8,
          thresholds: ['transparent', [5, 'yellow'], [10, 'red']],
          queries: [{ expr: shared('queue_oldest_job_seconds', 'queue'), legend: '{{queue}}' }],
        },
        {
          kind: 'lines',
          title: 'Jobs taken',
          description:
            'By kind, of all workers. Nothing here while jobs wait: workers look alive and do nothing; restart them.',
          unit: 'cps',
          width: 8,
          queries: [{ expr: rate('jobs_taken_total', 'kind'), legend: '{{kind}}' }],
        },
        {
          kind: 'lines',
          title: 'Waiting for a worker',
          description:
            'From the edge to the start of the work. Milliseconds is normal; more under load: more workers (`--scale worker=4`), or more CPU.',
          unit: 's',
          width: 8,
          queries: quantiles('job_wait_seconds', 'kind'),
        },
        {
          kind: 'lines',
          title: 'In hand of a worker',
          description:
            'The wait for the quota and the provider\'s time are in it. Compare them on "Provider and cost": what is left is ours.',
          unit: 's',
          width: 8,
          queries: quantiles('job_run_seconds', 'kind'),
        },
        {
          kind: 'lines',
          title: 'Way back to the edge',
          description:
            "From the worker's answer to the edge. Milliseconds is normal. Half a second: answers are lost on their way and found by their copy; look at Redis.",
          unit: 's',
          width: 8,
          queries: quantiles('reply_seconds', 'kind'),
        },
        {
          kind: 'lines',
          title: 'Answers, by outcome',
          description: 'Of questions that went to workers, with the name of the error where there was one.',
          unit: 'cps',
          width: 8,
          stacked: true,
          queries: [{ expr: rate('answer_seconds_count', 'kind, outcome'), legend: '{{kind}} {{outcome}}' }],
        },
        {
          kind: 'lines',
          title: 'Deadlines missed, by stage',
          description:
            'queue: no worker in time, more workers. work: the quota or the provider took too long. reply: the edge got no answer, look at Redis and at dead workers.',
          unit: 'cps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('deadlines_missed_total', 'kind, stage'),
              legend: '{{kind}} {{stage}}',
              emptyUntil: 'questions were dropped',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Questions dropped',
          description:
            'Before they were billed, since nobody waited any more. overtaken, caller_left: buyers type on and leave, fine. too_late: workers are too few.',
          unit: 'cps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('questions_dropped_total', 'reason'),
              legend: '{{reason}}',
              emptyUntil: 'questions were dropped',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Answers made good',
          description:
            'Lost on the channel and found by their copy, half a second later. More than a few: the connection between edges and Redis.',
          unit: 'cps',
          width: 8,
          queries: [{ expr: rate('answers_made_good_total'), legend: 'made good' }],
        },
        {
          kind: 'lines',
          title: 'Workers alive',
          description: 'As the edges see them, by the reports of the last three seconds. 0: every question gets 503.',
          unit: 'none',
          width: 8,
          thresholds: ['red', [1, 'transparent']],
          queries: [{ expr: shared('workers_alive', 'kind'), legend: '{{kind}}' }],
        },
        {
          kind: 'lines',
          title: 'Answers, p99 as the edges see them',
          description:
            'From the question to its answer, errors too. Compare waiting, in hand and way back: one of them is the cause.',
          unit: 's',
          width: 8,
          queries: [{ expr: quantile(0.99, 'answer_seconds', 'kind'), legend: '{{kind}}' }],
        },
      ],
    },
    {
      title: 'Access',
      panels: [
        {
          kind: 'lines',
          title: 'Tokens',
          description:
            'Asked for. unknown_key: somebody has a wrong or revoked key, or tries keys; rate_limited: asks too often for one, tokens hold a day.',
          unit: 'reqps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('tokens_issued_total', 'outcome'),
              legend: '{{outcome}}',
              emptyUntil: 'a token was asked for',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Refused by limits of clients',
          description:
            'HTTP 429. Whose: the log has the client of each request. Raise a limit that is too low: `npm run clients`.',
          unit: 'reqps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('rate_limited_total', 'limit'),
              legend: '{{limit}}',
              emptyUntil: 'the caller of a limit was refused',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Age of what edges know of keys',
          description:
            'How long a revoked key goes on working. Seconds is normal; growing: the edge does not reach PostgreSQL.',
          unit: 's',
          width: 8,
          queries: [
            {
              expr: 'time() - address_access_read_timestamp_seconds',
              legend: '{{instance}}',
              emptyUntil: 'an edge has read which keys hold',
            },
          ],
        },
      ],
    },
    {
      title: 'Processes',
      panels: [
        {
          kind: 'lines',
          title: 'CPU',
          description: 'Cores in use. A process uses one at most: near 1 it is the limit, start more of them.',
          unit: 'none',
          width: 8,
          thresholds: ['transparent', [0.9, 'red']],
          queries: [
            { expr: `rate(process_cpu_seconds_total${chosen}[$__rate_interval])`, legend: '{{job}} {{instance}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Event loop, p99',
          description:
            'How late timers are. Above 100 ms: the process is busy or frozen, permits are lost; more processes or more CPU.',
          unit: 's',
          width: 8,
          thresholds: ['transparent', [0.1, 'red']],
          queries: [{ expr: `nodejs_eventloop_lag_p99_seconds${chosen}`, legend: '{{job}} {{instance}}' }],
        },
        {
          kind: 'lines',
          title: 'Memory',
          description: '130 MB idle, up to 450 MB at full load. Growing without end: a leak; restart it and tell us.',
          unit: 'bytes',
          width: 8,
          queries: [{ expr: `process_resident_memory_bytes${chosen}`, legend: '{{job}} {{instance}}' }],
        },
        {
          kind: 'lines',
          title: 'Questions that edges wait for',
          description:
            'In flight, by edge. At MAX_IN_FLIGHT (2,000) it answers 503: more edges, or find why answers are slow.',
          unit: 'none',
          width: 8,
          queries: [{ expr: `address_in_flight${chosen}`, legend: '{{instance}}' }],
        },
        {
          kind: 'lines',
          title: 'Reaches Redis and PostgreSQL',
          description: 'By process: 1 yes, 0 no. One alone at 0: its machine or the network between.',
          unit: 'none',
          width: 8,
          max: 1,
          thresholds: ['red', [1, 'transparent']],
          queries: [{ expr: `address_dependency_up${chosen}`, legend: '{{job}} {{instance}} {{dependency}}' }],
        },
        {
          kind: 'table',
          title: 'Versions',
          description: 'What runs. Two versions of one service for long: a deployment did not end.',
          unit: 'none',
          width: 8,
          queries: [{ expr: `count by (service, version, node) (address_build_info)` }],
        },
      ],
    },
  ],
}
