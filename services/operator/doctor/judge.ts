import type { CertificateFacts, Facts, ReadResult, SigningKeyFacts, WebhookFacts } from './facts.ts'
import { about, type Finding, pages } from './finding.ts'
import {
  judgeBudgets,
  judgeProcesses,
  judgeProvider,
  judgeQuota,
  judgeSettings,
} from './judge-settings.ts'
import { judgeBackup, judgeClocks, judgeDatabase, judgeDisk, judgeRedis } from './judge-stores.ts'
import { type Judge, judged } from './judged.ts'

/** All findings, in the order in which they are shown. Pure. */
export function judge(facts: Facts): Finding[] {
  const { settings, quota } = facts
  return [
    ...judgeSettings(settings),
    ...judgeProvider(facts),
    ...judgeQuota(quota, settings),
    ...judgeBudgets(facts),
    ...judgeProcesses(quota, settings),
    ...judgeRedis(facts),
    ...judgeDatabase(facts.postgres, settings),
    ...judgeClocks(facts),
    ...judgeDisk(facts.disk, settings),
    ...judgeBackup(facts),
    ...(facts.certificates ?? []).map(judgeCertificate),
    ...judgeKeys(facts.keys, settings),
    ...judgeWebhooks(facts.webhooks, settings),
    ...judgeAlerts(facts.alerts),
  ]
}

function judgeCertificate({ subject, certificate }: CertificateFacts): Finding {
  const { ok, warn, wrong } = about('certificates', `Certificate of ${subject}`)
  const rest = { todo: 'Renew it.', page: pages.tls }
  if ('failed' in certificate) return wrong(`not read: ${certificate.failed}`, { page: pages.tls })
  const { daysLeft } = certificate.value
  if (daysLeft < 0) return wrong(`expired ${Math.ceil(-daysLeft)} days ago`, rest)
  const seen = `${Math.floor(daysLeft)} days left`
  if (daysLeft < 3) return wrong(seen, rest)
  return daysLeft < 14 ? warn(seen, rest) : ok(seen)
}

const judgeKeys: Judge<SigningKeyFacts> = judged(
  'keys',
  'Signing key',
  ({ ageDays, isReadable }, { config }) => {
    const { ok, warn, wrong } = about('keys', 'Signing key')
    const page = pages.signingKeys
    if (ageDays === undefined)
      return [warn('there is none yet', { todo: 'The first edge makes it: start one.', page })]
    if (isReadable === false)
      return [
        wrong('SIGNING_KEY_SECRET does not decrypt it', {
          todo: 'Set the secret of before, or let edges make a new key: they do at their start.',
          page,
        }),
      ]
    const seen = `signs for ${Math.floor(ageDays)} of ${config.signingKeyDays} days`
    // The next key is made before the last day.
    if (ageDays <= config.signingKeyDays + 1) return [ok(seen)]
    return [warn(seen, { todo: 'No edge has made the next one: read the log of an edge.', page })]
  },
)

const judgeWebhooks: Judge<WebhookFacts> = judged('webhooks', 'Webhooks', (facts) => {
  const { ok, warn } = about('webhooks', 'Webhooks')
  const { givenUp, retried } = facts
  if (givenUp + retried === 0) return [ok('none fails')]
  const seen = `given up, of batches that ended in the last two days: ${givenUp}`
  return [
    warn(`${seen}; tried three times or more: ${retried}`, {
      todo: "The workers' log has `webhook not delivered` with batchId and cause: tell the client.",
      page: pages.webhooks,
    }),
  ]
})

/** Alerts wake somebody by themselves, so they are only a warning here. */
function judgeAlerts(alerts: ReadResult<string[]> | undefined): Finding[] {
  if (!alerts) return []
  const { ok, warn, wrong } = about('alerts', 'Alerts')
  if ('failed' in alerts) return [wrong(`not read: ${alerts.failed}`, {})]
  const firing = alerts.value.filter((name) => name !== 'Watchdog')
  if (firing.length > 0)
    return [
      warn(`firing: ${firing.join(', ')}`, { todo: 'See their sections.', page: pages.runbook }),
    ]
  return alerts.value.length > 0
    ? [ok('none fires but the watchdog')]
    : [
        wrong('not even the watchdog fires: the rules are not evaluated', {
          todo: 'Look at Prometheus: Status, Rules.',
          page: pages.runbook,
        }),
      ]
}
