import type { Dashboard } from './dashboard.ts'
import { quantile, quantiles, rate, shared } from './promql.ts'

const instance = '{instance=~"$instance"}'

export const queuesAndWorkers: Dashboard = {
  uid: 'address-queues',
  title: 'Address service: queues and workers',
  description:
    'Whether workers take jobs, how long these wait and run, whether replies arrive, and ' +
    'the state of the processes.',
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
            'Waiting and active jobs. Interactive jobs that wait: there are too few ' +
            'workers, or they are stuck (compare "Jobs taken"). The feeder keeps the bulk ' +
            'queue short whatever the size of the batches.',
          unit: 'none',
          width: 8,
          queries: [{ expr: shared('queue_jobs', 'queue, state'), legend: '{{queue}} {{state}}' }],
        },
        {
          kind: 'lines',
          title: 'Oldest job',
          description:
            'Age of the oldest waiting job. Interactive jobs are dropped at their deadline ' +
            '(5 s); an older one means that no worker takes jobs.',
          unit: 's',
          width: 8,
          thresholds: ['transparent', [5, 'yellow'], [10, 'red']],
          queries: [{ expr: shared('queue_oldest_job_seconds', 'queue'), legend: '{{queue}}' }],
        },
        {
          kind: 'lines',
          title: 'Jobs taken',
          description:
            'By kind, all workers. Nothing while jobs wait: workers are alive but stuck; ' +
            'restart them.',
          unit: 'cps',
          width: 8,
          queries: [{ expr: rate('jobs_taken_total', 'kind'), legend: '{{kind}}' }],
        },
        {
          kind: 'lines',
          title: 'Waiting for a worker',
          description:
            'From the edge to the start of the job. Milliseconds are normal. More under ' +
            'load: more workers (`--scale worker=4`), or more CPU.',
          unit: 's',
          width: 8,
          queries: quantiles('job_wait_seconds', 'kind'),
        },
        {
          kind: 'lines',
          title: 'Job duration',
          description:
            "Includes the wait for the quota and the provider's time. Compare both on " +
            '"Provider and cost"; the rest is overhead of the worker.',
          unit: 's',
          width: 8,
          queries: quantiles('job_run_seconds', 'kind'),
        },
        {
          kind: 'lines',
          title: 'Reply delay',
          description:
            "From the worker's reply to its arrival at the edge. Milliseconds are normal. " +
            'Half a second: replies are lost and recovered from their copy; check Redis.',
          unit: 's',
          width: 8,
          queries: quantiles('reply_seconds', 'kind'),
        },
        {
          kind: 'lines',
          title: 'Replies, by outcome',
          description:
            'Outcome of the requests that were dispatched to workers: ok, or the name of ' +
            'the error.',
          unit: 'cps',
          width: 8,
          stacked: true,
          queries: [
            { expr: rate('answer_seconds_count', 'kind, outcome'), legend: '{{kind}} {{outcome}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Deadlines missed, by stage',
          description:
            'queue: no worker in time; start more workers. work: the quota or the provider ' +
            'took too long. reply: the edge got no reply; check Redis, and look for dead ' +
            'workers.',
          unit: 'cps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('deadlines_missed_total', 'kind, stage'),
              legend: '{{kind}} {{stage}}',
              emptyUntil: 'requests were dropped',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Requests dropped',
          description:
            'Requests that were dropped before they were billed, since no caller waited any ' +
            'more. superseded, caller_left: buyers type on or leave; normal. too_late: too ' +
            'few workers.',
          unit: 'cps',
          width: 8,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('requests_dropped_total', 'reason'),
              legend: '{{reason}}',
              emptyUntil: 'requests were dropped',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Recovered replies',
          description:
            'Replies that were lost on the reply channel and recovered from their copy, ' +
            'half a second later. More than a few: the connection between edges and Redis.',
          unit: 'cps',
          width: 6,
          queries: [{ expr: rate('replies_recovered_total'), legend: 'recovered' }],
        },
        {
          kind: 'lines',
          title: 'Workers alive',
          description:
            'Workers with a heartbeat in the last three seconds, as the edges see them. 0: ' +
            'every request gets 503.',
          unit: 'none',
          width: 6,
          thresholds: ['red', [1, 'transparent']],
          queries: [{ expr: shared('workers_alive', 'kind'), legend: '{{kind}}' }],
        },
        {
          kind: 'lines',
          title: 'Request to reply, p99 at the edges',
          description:
            'From dispatch to reply, errors included. Compare "Waiting for a worker", "Job ' +
            'duration" and "Reply delay": one of them is the cause.',
          unit: 's',
          width: 6,
          queries: [{ expr: quantile(0.99, 'answer_seconds', 'kind'), legend: '{{kind}}' }],
        },
        {
          kind: 'lines',
          title: 'Expected wait',
          description:
            'How long a new request will wait, as the edges estimate it. Above the deadline ' +
            '(5 s) they refuse at once. High: "Waiting for the quota" (raise it) or "Jobs ' +
            'by queue" (more workers).',
          unit: 's',
          width: 6,
          queries: [
            {
              expr: shared('expected_wait_seconds', 'kind, cause'),
              legend: '{{kind}}, for the {{cause}}',
            },
          ],
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
            'Requests for tokens. unknown_key: somebody has a wrong or revoked key, or ' +
            'guesses keys. rate_limited: somebody asks too often; a token is valid for a ' +
            'day.',
          unit: 'reqps',
          width: 6,
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
          title: 'Signatures checked',
          description:
            'Tokens that an edge had not seen before. Many refused: somebody sends forged ' +
            'tokens; each network has a limit of checks a minute.',
          unit: 'reqps',
          width: 6,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('tokens_verified_total', 'outcome'),
              legend: '{{outcome}}',
              emptyUntil: 'an edge has checked a signature',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Refused by limits of clients',
          description:
            'HTTP 429. The log has the client of each request. Raise a limit that is too ' +
            'low with `npm run clients`.',
          unit: 'reqps',
          width: 6,
          stacked: true,
          noValue: 'none',
          queries: [
            {
              expr: rate('rate_limited_total', 'limit'),
              legend: '{{limit}}',
              emptyUntil: 'a caller was over a limit',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Age of the known keys',
          description:
            'Time since an edge last read clients and keys: a revoked key works as long ' +
            'there. Seconds are normal. Growing: the edge does not reach PostgreSQL.',
          unit: 's',
          width: 6,
          queries: [
            {
              expr: 'time() - address_access_read_timestamp_seconds',
              legend: '{{instance}}',
              emptyUntil: 'an edge has read the keys',
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
          description: 'Cores in use. A process uses one at most; near 1 start more processes.',
          unit: 'none',
          width: 8,
          thresholds: ['transparent', [0.9, 'red']],
          queries: [
            {
              expr: `rate(process_cpu_seconds_total${instance}[$__rate_interval])`,
              legend: '{{job}} {{instance}}',
            },
          ],
        },
        {
          kind: 'lines',
          title: 'Event loop, p99',
          description:
            'Delay of timers. Above 100 ms the process is overloaded or frozen, and permits ' +
            'are lost: more processes or more CPU.',
          unit: 's',
          width: 8,
          thresholds: ['transparent', [0.1, 'red']],
          queries: [
            { expr: `nodejs_eventloop_lag_p99_seconds${instance}`, legend: '{{job}} {{instance}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Memory',
          description:
            '130 MB idle, up to 450 MB at full load. Growing without end: a leak; restart ' +
            'the process and report it.',
          unit: 'bytes',
          width: 8,
          queries: [
            { expr: `process_resident_memory_bytes${instance}`, legend: '{{job}} {{instance}}' },
          ],
        },
        {
          kind: 'lines',
          title: 'Requests in flight',
          description:
            'By edge. At MAX_IN_FLIGHT (2,000) an edge answers 503: start more edges, or ' +
            'find why replies are slow.',
          unit: 'none',
          width: 6,
          queries: [{ expr: `address_in_flight${instance}`, legend: '{{instance}}' }],
        },
        {
          kind: 'lines',
          title: 'Reaches Redis and PostgreSQL',
          description: 'By process: 1 yes, 0 no. A single 0: that machine, or its network.',
          unit: 'none',
          width: 6,
          max: 1,
          thresholds: ['red', [1, 'transparent']],
          queries: [
            {
              expr: `address_dependency_up${instance}`,
              legend: '{{job}} {{instance}} {{dependency}}',
            },
          ],
        },
        {
          kind: 'table',
          title: 'Versions',
          description:
            'Running versions. Two versions of one service for long: a deployment did not end.',
          unit: 'none',
          width: 6,
          queries: [{ expr: `count by (service, version, node) (address_build_info)` }],
        },
        {
          kind: 'lines',
          title: 'Processes',
          description:
            'Edges and workers that Prometheus reaches. Fewer than were started: see the ' +
            'log of the missing one.',
          unit: 'none',
          width: 6,
          queries: [{ expr: 'count by (service) (address_build_info)', legend: '{{service}}' }],
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
            'By HTTP status. They go to the sandbox and cost nothing. No other panel and no ' +
            'alert counts them.',
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
