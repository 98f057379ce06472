/** What can be checked by itself: `npm run doctor -- redis clock`. */
export const areas = [
  'settings',
  'provider',
  'quota',
  'budgets',
  'processes',
  'redis',
  'postgres',
  'clock',
  'disk',
  'backup',
  'certificates',
  'keys',
  'webhooks',
  'alerts',
] as const
export type Area = (typeof areas)[number]

/** One line of the doctor. */
export interface Finding {
  area: Area
  /** What was looked at, such as `REDIS_URL`. */
  subject: string
  /** `wrong` fails, or will; `warn` may be on purpose. */
  status: 'ok' | 'warn' | 'wrong'
  seen: string
  /** What to do, where there is something. */
  todo?: string
  /** Path of the page that says more. */
  page?: Page
}

/** The pages that findings name, from the repository's root. */
export const pages = {
  backup: 'services/deployment/BACKUP.md',
  clocks: 'services/deployment/README.md#one-server-sentinels-or-a-cluster',
  database: 'services/monitoring/RUNBOOK.md#postgresaway',
  disk: 'services/monitoring/RUNBOOK.md#disknearlyfull',
  goLive: 'services/deployment/GO-LIVE.md',
  migrations: 'services/deployment/README.md#a-deploy-that-loses-no-request',
  quota: 'shared/quota/README.md',
  redis: 'services/deployment/README.md#redis-two-of-them',
  redisAway: 'services/monitoring/RUNBOOK.md#redisaway',
  redisMemory: 'services/monitoring/RUNBOOK.md#redismemorynearlyfull',
  roles: 'services/deployment/DATABASE.md',
  runbook: 'services/monitoring/RUNBOOK.md',
  settings: 'services/deployment/SETTINGS.md',
  signingKeys: 'services/edge/access/README.md',
  tls: 'services/deployment/README.md#tls-to-redis-and-postgresql',
  webhooks: 'services/worker/webhooks/README.md',
  workers: 'services/monitoring/RUNBOOK.md#noworkers',
} as const
type Page = (typeof pages)[keyof typeof pages]

type Rest = Pick<Finding, 'todo' | 'page'>

/** Makes the findings of one subject. */
export const about = (area: Area, subject: string) => ({
  ok: (seen: string): Finding => ({ area, subject, status: 'ok', seen }),
  warn: (seen: string, rest: Rest): Finding => ({ area, subject, status: 'warn', seen, ...rest }),
  wrong: (seen: string, rest: Rest): Finding => ({ area, subject, status: 'wrong', seen, ...rest }),
})
