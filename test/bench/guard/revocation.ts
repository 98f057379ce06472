import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { addClientKey, findKey, makeApiKey } from '../../../shared/store/clients.ts'
import { type Database, openDatabase } from '../../../shared/store/database.ts'
import { askToken, showToken, taken } from '../../access/show-token.ts'
import { type Ground, startOurs } from '../systems.ts'

const edges = 2
const rounds = 20
const lookEveryMs = 5
/** Edges read once a second: rounds must not begin just after a reading. */
const apartMs = 1000

/**
 * How long a token that every edge knows goes on working after its key is revoked: from the commit
 * to the last edge's refusal, in milliseconds.
 */
export async function measureRevocations(ground: Ground): Promise<number[]> {
  const { urls, stop } = await startOurs(ground, 'new', edges)
  const db = openDatabase(ground.databaseUrl, 1)
  try {
    const times: number[] = []
    while (times.length < rounds) times.push(await revokeOne(db, urls))
    return times
  } finally {
    await db.destroy()
    await stop()
  }
}

async function revokeOne(db: Database, urls: string[]): Promise<number> {
  const apiKey = makeApiKey()
  await addClientKey(db, 'leaving', apiKey, ['address'])
  const key = await findKey(db, apiKey)
  const { token } = await askToken(urls[0] ?? '', apiKey)
  for (const url of urls)
    if ((await showToken(url, token)) !== taken) throw new Error('The token was not taken')
  await sleep(Math.random() * apartMs)
  await db
    .updateTable('apiKeys')
    .set({ revokedAt: sql<Date>`now()` })
    .where('id', '=', key?.keyId ?? '')
    .execute()
  const revokedAt = performance.now()
  await Promise.all(urls.map((url) => untilRefused(url, token)))
  return performance.now() - revokedAt
}

async function untilRefused(url: string, token: string): Promise<void> {
  while ((await showToken(url, token)) === taken) await sleep(lookEveryMs)
}
