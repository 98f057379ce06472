/** Series in promtool's notation, a value a minute: `a+bxn` begins with a and adds b, n times. */
type SeriesGiven = Record<string, string>

/** What Prometheus sees, and when it is asked whether the alert fires. */
interface Situation {
  when: string
  series: SeriesGiven
  at: string
}

/** Of one alert: what makes it fire, and what looks alike and must not. */
export interface AlertCases {
  alert: string
  fires: Situation[]
  quiet: Situation[]
}

const hours = (n: number) => n * 60
const requests = (route: string, status: number) =>
  `address_http_request_seconds_count{job="edge", instance="a", method="POST", route="${route}", status="${status}"}`
const quickRequests = (route: string, le: string) =>
  `address_http_request_seconds_bucket{job="edge", instance="a", method="POST", route="${route}", status="200", le="${le}"}`
const autocomplete = '/api/address/autocomplete'
const details = '/api/address/details'
const flat = (value: number, minutes = 60) => `${value}+0x${minutes}`
/** How Prometheus knows a process of the service, whatever its job is called. */
const known = (service: string, instance: string, more = '') =>
  `address_build_info{job="any", instance="${instance}", service="${service}"${more}}`
const up = (instance: string) => `up{job="any", instance="${instance}"}`
const started = (instance: string) =>
  `process_start_time_seconds{job="any", instance="${instance}"}`

/** Answered and failed requests a minute. */
const traffic = (
  route: string,
  answered: number,
  failed: number,
  minutes: number,
): SeriesGiven => ({
  [requests(route, 200)]: `0+${answered}x${minutes}`,
  [requests(route, 503)]: `0+${failed}x${minutes}`,
})
const slowness = (
  route: string,
  answered: number,
  inTime: number,
  minutes: number,
  le = '0.5',
): SeriesGiven => ({
  [requests(route, 200)]: `0+${answered}x${minutes}`,
  [quickRequests(route, le)]: `0+${inTime}x${minutes}`,
})

const denied = 'address_provider_paused_seconds{instance="a", sku="details", reason="denied"}'
const takenBy = (instance: string) =>
  `address_provider_call_seconds_count{instance="${instance}", sku="details", outcome="ok"}`
const taken = takenBy('w')
/** Refused at the first two trials, at one worker; nobody asks afterwards. */
const refusedTwice = {
  [denied]: '25 _ 25 _ 25 _x60',
  'address_provider_refusals_total{instance="w", sku="details", reason="denied"}': '0+1x2 2+0x2000',
}
const proxied = (all: number, by: { proxy: number; edge: number }, minutes = 30): SeriesGiven => ({
  'haproxy_frontend_http_requests_total{job="proxy", proxy="api"}': `0+${all}x${minutes}`,
  'haproxy_frontend_http_responses_total{job="proxy", proxy="api", code="5xx"}': `0+${by.proxy + by.edge}x${minutes}`,
  'haproxy_server_http_responses_total{job="proxy", proxy="ready", server="edge1", code="5xx"}': `0+${by.edge}x${minutes}`,
})

/** The cases of each alert of alerts.yml. */
export const alertCases: AlertCases[] = [
  {
    alert: 'ErrorsBurnBudgetFast',
    fires: [
      {
        when: '5 % of autocomplete fail for an hour',
        series: traffic(autocomplete, 95, 5, 80),
        at: '70m',
      },
      {
        when: 'nobody gets a token any more',
        series: traffic('/authentication', 0, 4, 20),
        at: '15m',
      },
      {
        when: '1 % fail, on two edges',
        series: {
          ...traffic(details, 99, 1, hours(3)),
          ...Object.fromEntries(
            Object.entries(traffic(details, 99, 1, hours(3))).map(([name, values]) => [
              name.replace('"a"', '"b"'),
              values,
            ]),
          ),
        },
        at: '2h30m',
      },
    ],
    quiet: [
      {
        when: '0.05 % fail: half of what may',
        series: traffic(autocomplete, 9995, 5, 80),
        at: '70m',
      },
      {
        when: 'one request of a quiet night fails',
        series: {
          [requests(autocomplete, 200)]: '0+1x80',
          [requests(autocomplete, 503)]: '0+0x60 1+0x20',
        },
        at: '64m',
      },
      {
        when: 'it is over for ten minutes',
        series: {
          [requests(autocomplete, 200)]: '0+95x90',
          [requests(autocomplete, 503)]: '0+5x60 300+0x30',
        },
        at: '75m',
      },
      {
        when: 'a client is refused by its own limits, superseded, or sends nonsense',
        series: {
          [requests(autocomplete, 200)]: '0+10x80',
          ...Object.fromEntries(
            [400, 409, 429, 499].map((status) => [requests(autocomplete, status), '0+1000x80']),
          ),
        },
        at: '70m',
      },
      {
        when: 'batches fail, and no checkout',
        series: traffic('/api/address/batches', 50, 50, 80),
        at: '70m',
      },
    ],
  },
  {
    alert: 'ErrorsBurnBudgetSlowly',
    fires: [
      { when: '0.4 % fail for hours', series: traffic(autocomplete, 996, 4, hours(3)), at: '2h' },
      {
        when: '0.15 % fail for hours and no end',
        series: traffic(details, 9985, 15, hours(3)),
        at: '2h',
      },
    ],
    quiet: [
      { when: '0.05 % fail for hours', series: traffic(autocomplete, 9995, 5, hours(3)), at: '2h' },
    ],
  },
  {
    alert: 'SlowAnswersBurnBudgetFast',
    fires: [
      {
        when: '20 % take longer than 500 ms',
        series: slowness(autocomplete, 100, 80, 80),
        at: '70m',
      },
    ],
    quiet: [
      { when: '0.5 % do', series: slowness(autocomplete, 1000, 995, 80), at: '70m' },
      {
        when: 'validations are slow',
        series: slowness('/api/address/validate', 100, 50, 80, '1'),
        at: '70m',
      },
    ],
  },
  {
    alert: 'SlowAnswersBurnBudgetSlowly',
    fires: [
      {
        when: '4 % of details take longer',
        series: slowness(details, 100, 96, hours(3)),
        at: '2h',
      },
      {
        when: '4 % of validations take longer than 1 s, as Prometheus 3 writes it',
        series: slowness('/api/address/validate', 100, 96, hours(3), '1.0'),
        at: '2h',
      },
    ],
    quiet: [{ when: '0.5 % do', series: slowness(details, 1000, 995, hours(3)), at: '2h' }],
  },
  {
    alert: 'BackOfficeErrors',
    fires: [
      { when: 'uploads fail', series: traffic('/api/address/batches', 50, 50, 80), at: '70m' },
    ],
    quiet: [{ when: 'checkouts fail', series: traffic(autocomplete, 50, 50, 80), at: '70m' }],
  },
  {
    alert: 'NoEdges',
    fires: [
      { when: 'none is found', series: { [known('worker', 'w')]: flat(1) }, at: '5m' },
      { when: 'no process at all is found', series: { up: flat(0) }, at: '5m' },
      {
        when: 'the only one does not answer any more',
        series: { [up('a')]: '1+0x9 0+0x50', [known('edge', 'a')]: '1+0x9 stale' },
        at: '15m',
      },
      {
        when: 'another cluster has one',
        series: {
          [known('edge', 'a', ', cluster="north"')]: flat(1),
          [known('edge', 'b', ', cluster="south"')]: '1+0x9 stale',
        },
        at: '15m',
      },
    ],
    quiet: [
      {
        when: 'one of two is up',
        series: {
          [known('edge', 'a')]: '1+0x9 stale',
          [known('edge', 'b')]: flat(1),
        },
        at: '15m',
      },
    ],
  },
  {
    alert: 'ProxyReachesNoEdge',
    fires: [
      {
        when: 'every request is refused',
        series: proxied(60, { proxy: 60, edge: 0 }),
        at: '10m',
      },
      {
        when: '2 % are refused beside those that edges fail',
        series: proxied(600, { proxy: 12, edge: 100 }),
        at: '10m',
      },
    ],
    quiet: [
      {
        when: 'edges fail requests, which their own alerts see',
        series: proxied(600, { proxy: 0, edge: 300 }),
        at: '10m',
      },
      {
        when: 'one request in a thousand is refused',
        series: proxied(6000, { proxy: 6, edge: 0 }),
        at: '10m',
      },
    ],
  },
  {
    alert: 'ProxyDown',
    fires: [
      {
        when: 'it is not scraped any more',
        series: { 'haproxy_process_start_time_seconds{instance="p"}': '1+0x9 stale' },
        at: '15m',
      },
      {
        when: 'that with TLS is not, and the one without is',
        series: {
          'haproxy_process_start_time_seconds{job="tls-proxy", instance="q"}': '1+0x9 stale',
          'haproxy_process_start_time_seconds{job="proxy", instance="p"}': flat(1),
        },
        at: '15m',
      },
    ],
    quiet: [
      {
        when: 'it was created anew, at another address',
        series: {
          'haproxy_process_start_time_seconds{job="proxy", instance="p"}': '1+0x9 stale',
          'haproxy_process_start_time_seconds{job="proxy", instance="q"}': '_x9 9+0x50',
        },
        at: '15m',
      },
      {
        when: 'it is',
        series: { 'haproxy_process_start_time_seconds{instance="p"}': flat(1) },
        at: '15m',
      },
      { when: 'there is none', series: { [known('edge', 'a')]: flat(1) }, at: '15m' },
    ],
  },
  {
    alert: 'NoWorkers',
    fires: [
      { when: 'none is scraped', series: { [known('edge', 'a')]: flat(1) }, at: '5m' },
      {
        when: 'edges see none on one queue',
        series: {
          [known('worker', 'w')]: flat(1),
          'address_workers_alive{instance="a", kind="details"}': flat(0),
          'address_workers_alive{instance="a", kind="autocomplete"}': flat(1),
        },
        at: '5m',
      },
      {
        when: 'edges of another cluster see some',
        series: {
          [known('worker', 'w', ', cluster="north"')]: flat(1),
          'address_workers_alive{instance="a", kind="details", cluster="north"}': flat(0),
          'address_workers_alive{instance="b", kind="details", cluster="south"}': flat(2),
        },
        at: '5m',
      },
    ],
    quiet: [
      {
        when: 'one edge of two sees them',
        series: {
          [known('worker', 'w')]: flat(1),
          'address_workers_alive{instance="a", kind="details"}': flat(0),
          'address_workers_alive{instance="b", kind="details"}': flat(2),
        },
        at: '5m',
      },
    ],
  },
  {
    alert: 'ProcessDown',
    fires: [
      {
        when: 'a worker is away for long',
        series: { [up('w')]: '1+0x2 0+0x20', [known('worker', 'w')]: '1+0x2 stale' },
        at: '9m',
      },
      {
        when: 'a worker starts again and again',
        series: {
          [up('w')]: '1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 1 0',
          [started('w')]: '0+60x19',
          [known('worker', 'w')]: flat(1),
        },
        at: '15m',
      },
    ],
    quiet: [
      {
        when: 'there are fewer on purpose',
        series: {
          [up('a')]: flat(1),
          [known('worker', 'a')]: flat(1),
          [up('b')]: '1+0x30 stale',
          [known('worker', 'b')]: '1+0x30 stale',
        },
        at: '40m',
      },
      {
        when: 'a deploy has twice as many for two minutes',
        series: {
          [up('a')]: flat(1),
          [known('worker', 'a')]: flat(1),
          [up('b')]: '_x30 1 1 stale',
          [known('worker', 'b')]: '_x30 1 1 stale',
        },
        at: '45m',
      },
      {
        when: 'it is restarted',
        series: {
          [up('w')]: '1+0x2 0+0x2 1+0x20',
          [started('w')]: '0+0x4 300+0x20',
          [known('worker', 'w')]: '1+0x2 stale _x2 1+0x20',
        },
        at: '9m',
      },
      {
        when: 'something else does not respond',
        series: { 'up{job="other", instance="o"}': flat(0) },
        at: '9m',
      },
    ],
  },
  {
    alert: 'WorkersTakeNoJobs',
    fires: [
      {
        when: 'jobs wait and none is taken any more',
        series: {
          'address_queue_jobs{instance="a", queue="details", state="waiting"}': flat(7),
          'address_jobs_taken_total{instance="w", kind="details"}': flat(100),
          'address_jobs_taken_total{instance="w", kind="autocomplete"}': '0+10x60',
        },
        at: '10m',
      },
      {
        when: 'no worker has taken any yet',
        series: { 'address_queue_jobs{instance="a", queue="details", state="waiting"}': flat(7) },
        at: '10m',
      },
    ],
    quiet: [
      {
        when: 'jobs wait and are taken',
        series: {
          'address_queue_jobs{instance="a", queue="details", state="waiting"}': flat(700),
          'address_jobs_taken_total{instance="w", kind="details"}': '0+10x60',
        },
        at: '10m',
      },
      {
        when: 'bulk waits for the quota',
        series: {
          'address_queue_jobs{instance="a", queue="bulk", state="waiting"}': flat(7),
          'address_jobs_taken_total{instance="w", kind="bulk"}': flat(100),
        },
        at: '10m',
      },
      {
        when: 'nothing is asked',
        series: {
          'address_queue_jobs{instance="a", queue="details", state="waiting"}': flat(0),
          'address_jobs_taken_total{instance="w", kind="details"}': flat(100),
        },
        at: '10m',
      },
    ],
  },
  {
    alert: 'OldestJobTooOld',
    fires: [
      {
        when: 'a job is half a minute old',
        series: { 'address_queue_oldest_job_seconds{queue="details"}': flat(30) },
        at: '5m',
      },
    ],
    quiet: [
      {
        when: 'it is two seconds old',
        series: { 'address_queue_oldest_job_seconds{queue="details"}': flat(2) },
        at: '5m',
      },
      {
        when: 'it is of a batch',
        series: { 'address_queue_oldest_job_seconds{queue="bulk"}': flat(300) },
        at: '5m',
      },
    ],
  },
  {
    alert: 'ReplyPathBroken',
    fires: [
      {
        when: '5 % of the answers are found by their copy',
        series: {
          'address_replies_recovered_total{instance="a"}': '0+5x60',
          'address_job_run_seconds_count{instance="w", kind="details"}': '0+100x60',
        },
        at: '20m',
      },
      {
        when: '5 % never come',
        series: {
          'address_deadlines_missed_total{instance="a", kind="details", stage="reply"}': '0+5x60',
          'address_job_run_seconds_count{instance="w", kind="details"}': '0+100x60',
        },
        at: '20m',
      },
    ],
    quiet: [
      {
        when: 'workers were too late, and edges count that too',
        series: {
          'address_deadlines_missed_total{instance="a", kind="details", stage="reply"}': '0+50x60',
          'address_deadlines_missed_total{instance="w", kind="details", stage="queue"}': '0+30x60',
          'address_deadlines_missed_total{instance="w", kind="details", stage="work"}': '0+20x60',
          'address_replies_recovered_total{instance="a"}': '0+0x60',
          'address_job_run_seconds_count{instance="w", kind="details"}': '0+100x60',
        },
        at: '20m',
      },
    ],
  },
  {
    alert: 'RedisAway',
    fires: [...['redis', 'queue_redis'].map(away), awayInOneCluster('redis')],
    quiet: [awayForOne('redis')],
  },
  {
    alert: 'PostgresAway',
    fires: [away('postgres'), awayInOneCluster('postgres')],
    quiet: [awayForOne('postgres')],
  },
  {
    alert: 'DependencyUnreachable',
    fires: [
      {
        when: 'one process does not reach Redis',
        series: {
          'address_dependency_up{instance="a", job="edge", dependency="redis"}': flat(0),
          'address_dependency_up{instance="w", job="worker", dependency="redis"}': flat(1),
        },
        at: '10m',
      },
    ],
    quiet: [
      {
        when: 'Redis is away for all',
        series: {
          'address_dependency_up{instance="a", job="edge", dependency="redis"}': flat(0),
          'address_dependency_up{instance="w", job="worker", dependency="redis"}': flat(0),
          'address_dependency_up{instance="w", job="worker", dependency="postgres"}': flat(1),
        },
        at: '10m',
      },
    ],
  },
  {
    alert: 'AccessViewOld',
    // promtool's clock begins at 0.
    fires: [
      {
        when: 'it is from ten minutes ago',
        series: { 'address_access_read_timestamp_seconds{instance="a"}': flat(0) },
        at: '10m',
      },
    ],
    quiet: [
      {
        when: 'it is read every minute',
        series: { 'address_access_read_timestamp_seconds{instance="a"}': '0+60x60' },
        at: '10m',
      },
    ],
  },
  {
    alert: 'ProviderKeyDenied',
    fires: [
      {
        when: 'the key is refused at each trial',
        series: {
          [denied]: '25 _ 25 _ 25 _ 25 _',
        },
        at: '5m',
      },
      {
        when: 'nobody has asked since: no trial, no word of the provider',
        series: { ...refusedTwice, [taken]: flat(7) },
        at: '50m',
      },
      {
        when: 'it took calls until it refused one',
        series: { ...refusedTwice, [taken]: '6 7+0x60' },
        at: '50m',
      },
      {
        when: 'a new worker is refused before its first scrape',
        series: {
          'address_provider_refusals_total{job="any", instance="v", sku="details", reason="denied"}':
            '_x5 1+0x60',
          [started('v')]: `_x5 ${flat(300)}`,
        },
        at: '50m',
      },
    ],
    quiet: [
      {
        when: 'the provider refuses more per minute',
        series: {
          'address_provider_paused_seconds{instance="a", sku="details", reason="rate"}': flat(30),
        },
        at: '5m',
      },
      {
        when: 'the provider takes calls again',
        series: { ...refusedTwice, [taken]: '7+0x19 8+1x40' },
        at: '40m',
      },
      {
        when: 'the provider took one call since, and nobody has asked again',
        series: { ...refusedTwice, [taken]: '7+0x19 8+0x40' },
        at: '40m',
      },
      {
        when: 'it took the first call of a new worker, which has the new key',
        series: { ...refusedTwice, [taken]: '7+0x15 stale', [takenBy('v')]: '_x20 1+0x40' },
        at: '40m',
      },
      {
        when: 'Prometheus sees only now what was refused long ago',
        series: {
          'address_provider_refusals_total{job="any", instance="v", sku="details", reason="denied"}':
            flat(7),
          [started('v')]: flat(-3600),
        },
        at: '10m',
      },
      {
        when: 'no call of that SKU was made for more than a day: nobody needs it',
        series: { ...refusedTwice, [taken]: '7+0x2000' },
        at: '26h',
      },
    ],
  },
  {
    alert: 'ProviderBreakerOpen',
    fires: [
      {
        when: 'it is open or trying for minutes',
        series: {
          'address_provider_breaker_state{instance="w", sku="details", traffic="interactive"}':
            '1 2 1 2 1 2 1',
        },
        at: '5m',
      },
      {
        when: 'it is closed for a moment',
        series: {
          'address_provider_breaker_state{instance="w", sku="details", traffic="interactive"}':
            '1 2 1 2 1 0 0 1',
        },
        at: '6m',
      },
    ],
    quiet: [
      {
        when: 'it was open for a moment',
        series: {
          'address_provider_breaker_state{instance="w", sku="details", traffic="interactive"}':
            '0 1 0 0 0 0 0',
        },
        at: '5m',
      },
    ],
  },
  {
    alert: 'FallbackServes',
    fires: [
      {
        when: 'most answers are those of the fallback for minutes',
        series: {
          'address_fallback_answers_total{instance="w", kind="autocomplete", because="PROVIDER_DENIED"}':
            '0+50x30',
          'address_job_run_seconds_count{instance="w", kind="autocomplete", outcome="ok"}':
            '0+60x30',
        },
        at: '20m',
      },
    ],
    quiet: [
      {
        when: 'a few answers of the first provider are slow',
        series: {
          'address_fallback_answers_total{instance="w", kind="autocomplete", because="SLOW"}':
            '0+2x30',
          'address_job_run_seconds_count{instance="w", kind="autocomplete", outcome="ok"}':
            '0+60x30',
        },
        at: '20m',
      },
    ],
  },
  {
    alert: 'QuotaNearlyUsed',
    fires: [
      {
        when: '85 % of a day are used',
        series: {
          'address_quota_used_calls{instance="w", sku="details", window="day"}': flat(850),
          'address_quota_limit_calls{instance="w", sku="details", window="day"}': flat(1000),
        },
        at: '10m',
      },
    ],
    quiet: [
      {
        when: '70 % are used, and another window has no limit',
        series: {
          'address_quota_used_calls{instance="w", sku="details", window="day"}': flat(700),
          'address_quota_used_calls{instance="w", sku="details", window="month"}': flat(70_000),
          'address_quota_limit_calls{instance="w", sku="details", window="day"}': flat(1000),
          'address_quota_limit_calls{instance="w", sku="details", window="minute"}': flat(10),
        },
        at: '10m',
      },
      {
        when: 'none are allowed, and none were made',
        series: {
          'address_quota_used_calls{instance="w", sku="details", window="day"}': flat(0),
          'address_quota_limit_calls{instance="w", sku="details", window="day"}': flat(0),
        },
        at: '10m',
      },
    ],
  },
  {
    alert: 'QuotaUsedUp',
    fires: [
      {
        when: 'all of a day is used',
        series: {
          'address_quota_used_calls{instance="w", sku="details", window="day"}': flat(1000),
          'address_quota_limit_calls{instance="w", sku="details", window="day"}': flat(1000),
        },
        at: '20m',
      },
      {
        when: 'the provider says so',
        series: {
          'address_provider_paused_seconds{instance="a", sku="details", reason="day"}':
            '9000-60x60',
        },
        at: '20m',
      },
    ],
    quiet: [
      {
        when: 'bulk uses the last of it before midnight',
        series: {
          'address_quota_used_calls{instance="w", sku="details", window="day"}': '900+20x10 0+0x50',
          'address_quota_limit_calls{instance="w", sku="details", window="day"}': flat(1000),
        },
        at: '12m',
      },
    ],
  },
  {
    alert: 'BudgetNearlyUsed',
    fires: [
      {
        when: "a client's is used to 90 %",
        series: {
          'address_budget_used_ratio{instance="w", of="client", window="day", unit="money"}':
            flat(0.9),
        },
        at: '10m',
      },
    ],
    quiet: [
      {
        when: 'it is used to 70 %',
        series: {
          'address_budget_used_ratio{instance="w", of="client", window="day", unit="money"}':
            flat(0.7),
        },
        at: '10m',
      },
    ],
  },
  {
    alert: 'BudgetUsedUp',
    fires: [
      {
        when: "the service's is used up",
        series: {
          'address_budget_used_ratio{instance="w", of="service", window="day", unit="money"}':
            flat(1),
        },
        at: '20m',
      },
      {
        when: 'what is left pays for no call: those are refused before all is spent',
        series: serviceBudget(50, flat(0.0169)),
        at: '20m',
      },
      {
        when: 'a refund comes now and then',
        series: serviceBudget(50, `${'0.001 0.001 0.02 '.repeat(10)}`),
        at: '20m',
      },
    ],
    quiet: [
      {
        when: "a client's is used up",
        series: {
          'address_budget_used_ratio{instance="w", of="client", window="day", unit="money"}':
            flat(1),
        },
        at: '20m',
      },
      {
        when: 'it pays for one more call',
        series: serviceBudget(50, flat(0.017)),
        at: '20m',
      },
      {
        when: 'somebody raised it',
        series: serviceBudget(50, '0.001+0x30 20+0x30'),
        at: '45m',
      },
    ],
  },
  {
    alert: 'LedgerNotWritten',
    fires: [
      {
        when: 'attempts fail and it grows old',
        series: {
          'address_ledger_failures_total{instance="w"}': '0+60x60',
          'address_ledger_written_timestamp_seconds{instance="w"}': flat(0),
        },
        at: '15m',
      },
    ],
    quiet: [
      {
        when: 'some attempts fail and others succeed',
        series: {
          'address_ledger_failures_total{instance="w"}': '0+2x60',
          'address_ledger_written_timestamp_seconds{instance="w"}': '0+60x60',
        },
        at: '15m',
      },
    ],
  },
  {
    alert: 'BatchStuck',
    fires: [
      {
        when: 'a running batch has no result for an hour',
        series: {
          'address_batch_idle_seconds{instance="w"}': flat(3600),
          'address_batches{instance="w", status="running"}': flat(1),
        },
        at: '10m',
      },
    ],
    quiet: [
      {
        when: 'it waits for five minutes',
        series: {
          'address_batch_idle_seconds{instance="w"}': flat(300),
          'address_batches{instance="w", status="running"}': flat(1),
        },
        at: '10m',
      },
    ],
  },
  {
    alert: 'FeederStandsStill',
    fires: [
      {
        when: 'it has not looked since the beginning',
        series: { 'address_feeder_run_timestamp_seconds{instance="w"}': flat(0) },
        at: '20m',
      },
      {
        when: 'no worker has the role bulk',
        series: { [known('worker', 'w')]: flat(1) },
        at: '20m',
      },
    ],
    quiet: [
      {
        when: 'one of two workers feeds',
        series: {
          [known('worker', 'w')]: flat(1),
          [known('worker', 'v')]: flat(1),
          'address_feeder_run_timestamp_seconds{instance="w"}': '0+60x30',
        },
        at: '20m',
      },
      {
        when: 'a new leader looks, and the old one did long ago',
        series: {
          'address_feeder_run_timestamp_seconds{instance="old"}': flat(0),
          'address_feeder_run_timestamp_seconds{instance="new"}': '0+60x30',
        },
        at: '20m',
      },
    ],
  },
  {
    alert: 'RowsPaidTwice',
    fires: [
      {
        when: 'five a minute',
        series: { 'address_bulk_repeated_rows_total{instance="w"}': '0+5x60' },
        at: '50m',
      },
    ],
    quiet: [
      {
        when: 'a worker died',
        series: { 'address_bulk_repeated_rows_total{instance="w"}': '0+0x10 50+0x50' },
        at: '50m',
      },
    ],
  },
  {
    alert: 'RefreshStopped',
    fires: [
      {
        when: 'a run of last night held back what it would have erased',
        series: {
          'address_places_refreshed_total{instance="w", outcome="held"}': '0+0x60 40+0x1300',
          'address_places_refreshed_total{instance="w", outcome="kept"}': '0+0x60 20+0x1300',
        },
        at: '20h',
      },
      {
        when: 'the run was over before the first scrape of a new worker',
        series: {
          'address_places_refreshed_total{instance="w", outcome="held"}': '_x60 40+0x1300',
        },
        at: '20h',
      },
      {
        when: 'that worker has ended since',
        series: {
          'address_places_refreshed_total{instance="w", outcome="held"}': '_x60 40+0x30 stale',
        },
        at: '20h',
      },
    ],
    quiet: [
      {
        when: 'places are gone, as a few always are',
        series: {
          'address_places_refreshed_total{instance="w", outcome="held"}': '0+0x1400',
          'address_places_refreshed_total{instance="w", outcome="gone"}': '0+0x60 40+0x1300',
        },
        at: '20h',
      },
      {
        when: 'the night after went well',
        series: {
          'address_places_refreshed_total{instance="w", outcome="held"}': '0+0x60 40+0x3000',
        },
        at: '30h',
      },
      {
        when: 'the night after the start of a worker went well',
        series: {
          'address_places_refreshed_total{instance="w", outcome="held"}': '_x60 40+0x3000',
        },
        at: '30h',
      },
    ],
  },
  {
    alert: 'WebhooksFail',
    fires: [
      {
        when: 'one is given up',
        series: { 'address_webhooks_total{instance="w", outcome="given_up"}': '0+0x5 1+0x55' },
        at: '20m',
      },
      {
        when: 'none comes through',
        series: { 'address_webhooks_total{instance="w", outcome="failed"}': '0+1x60' },
        at: '40m',
      },
    ],
    quiet: [
      {
        when: 'one receiver of many fails',
        series: {
          'address_webhooks_total{instance="w", outcome="failed"}': '0+1x60',
          'address_webhooks_total{instance="w", outcome="delivered"}': '0+5x60',
        },
        at: '40m',
      },
    ],
  },
  {
    alert: 'RedisMemoryNearlyFull',
    fires: [
      { when: 'it has four fifths of its maximum', series: redisMemory(800, 1000), at: '5m' },
    ],
    quiet: [
      { when: 'it has half of it', series: redisMemory(500, 1000), at: '5m' },
      { when: 'there is no maximum', series: redisMemory(800, 0), at: '5m' },
    ],
  },
  {
    alert: 'StoresNotWatched',
    fires: [
      {
        when: 'the exporter does not reach one Redis',
        series: {
          'redis_up{job="redis", instance="redis:6379"}': flat(0),
          'redis_up{job="redis", instance="redis-queues:6379"}': flat(1),
        },
        at: '20m',
      },
      {
        when: 'the exporter of Redis is gone',
        series: { 'redis_up{job="redis", instance="redis:6379"}': '1+0x5 stale' },
        at: '20m',
      },
      {
        when: 'the exporter of disks is gone',
        series: disk('/volumes/postgres', '500+0x5 stale'),
        at: '30m',
      },
      {
        when: 'one volume of two is no longer seen in Kubernetes',
        series: {
          ...volume(flat(500), { claim: 'data-redis-0' }),
          ...volume('500+0x5 stale', { claim: 'data-postgres-0' }),
        },
        at: '30m',
      },
    ],
    quiet: [
      {
        when: 'all are seen',
        series: {
          'redis_up{job="redis", instance="redis:6379"}': flat(1),
          ...disk('/volumes/postgres', flat(500)),
        },
        at: '30m',
      },
      {
        when: 'the exporter of disks was created anew, at another address',
        series: {
          ...disk('/volumes/postgres', '500+0x5 stale', 'a'),
          ...disk('/volumes/postgres', '_x5 500+0x60', 'b'),
        },
        at: '30m',
      },
      { when: 'there are none', series: { [known('edge', 'a')]: flat(1) }, at: '30m' },
    ],
  },
  {
    alert: 'DiskNearlyFull',
    fires: [
      { when: 'a tenth is free', series: disk('/volumes/postgres', flat(100)), at: '20m' },
      {
        when: 'an upload fills it within hours',
        series: disk('/volumes/postgres', '900-2x200'),
        at: '140m',
      },
      { when: 'of a volume in Kubernetes a tenth is free', series: volume(flat(100)), at: '20m' },
      {
        when: 'an upload fills a volume in Kubernetes within hours',
        series: volume('900-2x200'),
        at: '140m',
      },
    ],
    quiet: [
      { when: 'half is free', series: disk('/volumes/postgres', flat(500)), at: '20m' },
      { when: 'it is not a disk of the service', series: disk('/mnt', flat(10)), at: '20m' },
      {
        when: 'it is a volume of another namespace',
        series: volume(flat(10), { namespace: 'shop' }),
        at: '20m',
      },
      {
        when: 'a new machine imports for ten minutes, and nothing afterwards',
        series: disk('/volumes/postgres', '700-2x10 680+0x50'),
        at: '22m',
      },
      {
        when: 'a new volume in Kubernetes gets an import of ten minutes, and nothing afterwards',
        series: volume('700-2x10 680+0x50'),
        at: '22m',
      },
    ],
  },
  {
    alert: 'Watchdog',
    fires: [{ when: 'nothing is wrong', series: { up: flat(1) }, at: '1m' }],
    quiet: [],
  },
  {
    alert: 'DiskFull',
    fires: [
      { when: 'a hundredth is free', series: disk('/volumes/postgres', flat(10)), at: '5m' },
      { when: 'the same in Kubernetes', series: volume(flat(10)), at: '5m' },
    ],
    quiet: [
      { when: 'a tenth is free', series: disk('/volumes/postgres', flat(100)), at: '5m' },
      { when: 'the same in Kubernetes', series: volume(flat(100)), at: '5m' },
    ],
  },
]

/** The service's daily budget in US dollars, and what is left of it. */
function serviceBudget(usd: number, left: string): SeriesGiven {
  const labels = 'instance="w", of="service", window="day"'
  return {
    [`address_budget_used_ratio{${labels}, unit="money"}`]: flat(
      (usd - Number.parseFloat(left)) / usd,
    ),
    [`address_budget_left_usd{${labels}}`]: left,
  }
}

function redisMemory(used: number, max: number): SeriesGiven {
  return {
    'redis_memory_used_bytes{instance="redis:6379"}': flat(used),
    'redis_memory_max_bytes{instance="redis:6379"}': flat(max),
  }
}

/** A disk of 1,000 bytes. */
function disk(mountpoint: string, free: string, instance = 'a'): SeriesGiven {
  const labels = `instance="${instance}", device="/dev/sda1", mountpoint="${mountpoint}"`
  return {
    [`node_filesystem_avail_bytes{${labels}}`]: free,
    [`node_filesystem_size_bytes{${labels}}`]: flat(1000, 200),
  }
}

/** A volume of 1,000 bytes in Kubernetes, where the service runs in the namespace `address`. */
function volume(
  free: string,
  { namespace = 'address', claim = 'data-postgres-0' } = {},
): SeriesGiven {
  const labels = `namespace="${namespace}", persistentvolumeclaim="${claim}", node="n"`
  return {
    'address_build_info{instance="edge-1", namespace="address", service="edge"}': '1x200',
    'address_build_info{instance="edge-2", namespace="address", service="edge"}': '1x200',
    [`kubelet_volume_stats_available_bytes{${labels}}`]: free,
    [`kubelet_volume_stats_capacity_bytes{${labels}}`]: flat(1000, 200),
  }
}

function away(dependency: string) {
  return {
    when: `nobody reaches ${dependency}`,
    series: {
      [`address_dependency_up{instance="a", dependency="${dependency}"}`]: flat(0),
      [`address_dependency_up{instance="w", dependency="${dependency}"}`]: flat(0),
      'address_dependency_up{instance="a", dependency="another"}': flat(1),
    },
    at: '5m',
  }
}

function awayInOneCluster(dependency: string) {
  return {
    when: `nobody in one of two clusters reaches ${dependency}`,
    series: {
      [`address_dependency_up{instance="a", cluster="north", dependency="${dependency}"}`]: flat(0),
      [`address_dependency_up{instance="b", cluster="south", dependency="${dependency}"}`]: flat(1),
    },
    at: '5m',
  }
}

function awayForOne(dependency: string) {
  return {
    when: `one process does not reach ${dependency}`,
    series: {
      [`address_dependency_up{instance="a", dependency="${dependency}"}`]: flat(0),
      [`address_dependency_up{instance="w", dependency="${dependency}"}`]: flat(1),
    },
    at: '5m',
  }
}
