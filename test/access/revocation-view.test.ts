import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Access, watchAccess } from '../../services/edge/access/key-access.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { addClientKey, findKey, makeApiKey } from '../../shared/store/clients.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { silentLog } from '../support/collected-log.ts'
import { testDatabase } from '../support/test-database.ts'

const hourMs = 3_600_000
const log = silentLog

let url: string
let db: Database
let access: Access
beforeAll(async () => {
  url = await testDatabase('access')
  db = openDatabase(url)
  access = await watchAccess(db, createMetrics('edge'), log)
})
afterAll(async () => {
  await access?.stop()
  await db?.destroy()
})

const ago = (ms: number) => new Date(Date.now() - ms)

async function addKey(client: string) {
  const apiKey = makeApiKey()
  await addClientKey(db, client, apiKey, ['address'])
  const grant = await findKey(db, apiKey)
  if (!grant) throw new Error('There is no such key')
  return grant
}

const changeKey = (keyId: string, change: { revokedAt?: Date | null; expiresAt?: Date | null }) =>
  db.updateTable('apiKeys').set(change).where('id', '=', keyId).execute()
const changeClient = (clientId: string, change: { origins?: string[]; rateLimits?: string }) =>
  db.updateTable('clients').set(change).where('id', '=', clientId).execute()
const lastUsed = async (database: Database, keyId: string) =>
  (
    await database
      .selectFrom('apiKeys')
      .select('lastUsedAt')
      .where('id', '=', keyId)
      .executeTakeFirst()
  )?.lastUsedAt

describe('the revoked keys that an edge knows', () => {
  it.each([
    ['was revoked', { revokedAt: ago(0) }],
    [
      'was revoked a day ago, when a token of its may have been new',
      { revokedAt: ago(24 * hourMs) },
    ],
    ['has expired', { expiresAt: ago(1) }],
  ])('soon include one that %s', async (_, change) => {
    const { keyId } = await addKey('shop')
    const { keyId: other } = await addKey('shop')
    await changeKey(keyId, change)
    await expect.poll(() => access.hasEnded(keyId)).toBe(true)
    expect(access.hasEnded(other)).toBe(false)
  })

  it('exclude keys that ended longer ago than a token lives', async () => {
    const { keyId: revoked } = await addKey('shop')
    const { keyId: expired } = await addKey('shop')
    const { keyId: later } = await addKey('shop')
    await changeKey(revoked, { revokedAt: ago(26 * hourMs) })
    await changeKey(expired, { expiresAt: ago(26 * hourMs) })
    await changeKey(later, { revokedAt: ago(0) })
    await expect.poll(() => access.hasEnded(later)).toBe(true)
    expect([revoked, expired].map(access.hasEnded)).toEqual([false, false])
  })
})

describe('the console sessions that an edge knows to have ended', () => {
  it('exclude those that ended longer ago than a token of theirs lives', async () => {
    const { keyId } = await addKey('clerk')
    const endSession = async (endedAt: Date) => {
      const session = { secretHash: randomBytes(32), keyId, expiresAt: ago(-hourMs), endedAt }
      const query = db.insertInto('consoleSessions').values(session).returning('id')
      return (await query.executeTakeFirstOrThrow()).id
    }
    const before = await endSession(ago(3 * hourMs))
    const hourAgo = await endSession(ago(hourMs))
    const now = await endSession(ago(0))
    await expect.poll(() => access.hasEnded(now)).toBe(true)
    expect([before, hourAgo].map(access.hasEnded)).toEqual([false, true])
  })
})

describe('the client settings that an edge knows', () => {
  it('are empty for a client without settings, or one that does not exist', async () => {
    const { clientId } = await addKey('plain')
    for (const id of [clientId, 'nobody']) {
      expect(access.hasOrigin(id, 'https://nobody.example')).toBe(false)
      expect(access.rateLimitsOf(id)).toEqual({})
    }
    expect(access.isKnownOrigin('https://nobody.example')).toBe(false)
  })

  it("are the client's origins and limits for as long as it has them", async () => {
    const { clientId } = await addKey('limited')
    await changeClient(clientId, {
      origins: ['https://shop.example'],
      rateLimits: '{"details": 12}',
    })
    await expect.poll(() => access.hasOrigin(clientId, 'https://shop.example')).toBe(true)
    expect(access.isKnownOrigin('https://shop.example')).toBe(true)
    expect(access.rateLimitsOf(clientId)).toEqual({ details: 12 })
    await changeClient(clientId, { origins: [], rateLimits: '{}' })
    await expect.poll(() => access.isKnownOrigin('https://shop.example')).toBe(false)
    expect(access.rateLimitsOf(clientId)).toEqual({})
  })

  it('are shared by a client and its test client, also after a change', async () => {
    const { clientId } = await addKey('tested')
    const { id: testId } = await db
      .insertInto('clients')
      .values({ name: 'tested (test)', testOf: clientId })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const details of [5, 6]) {
      await changeClient(clientId, { rateLimits: JSON.stringify({ details }) })
      await expect.poll(() => access.rateLimitsOf(testId)).toEqual({ details })
      expect(access.rateLimitsOf(clientId)).toEqual({ details })
    }
  })

  it('have an origin that two clients share until both have dropped it', async () => {
    const [one, other] = [await addKey('one'), await addKey('other')]
    const shared = 'https://shared.example'
    const hasIt = ({ clientId }: { clientId: string }) => access.hasOrigin(clientId, shared)
    for (const { clientId } of [one, other]) await changeClient(clientId, { origins: [shared] })
    await expect.poll(() => hasIt(other)).toBe(true)
    await changeClient(one.clientId, { origins: [] })
    await expect.poll(() => hasIt(one)).toBe(false)
    expect(access.isKnownOrigin(shared)).toBe(true)
    await changeClient(other.clientId, { origins: [] })
    await expect.poll(() => access.isKnownOrigin(shared)).toBe(false)
  })

  it('include a change that was committed long after it was made', async () => {
    const { clientId } = await addKey('slowly changed')
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('clients')
        .set({ rateLimits: '{"details": 7}' })
        .where('id', '=', clientId)
        .execute()
      const { clientId: later } = await addKey('changed meanwhile')
      await changeClient(later, { rateLimits: '{"details": 8}' })
      await expect.poll(() => access.rateLimitsOf(later), { timeout: 5000 }).toEqual({ details: 8 })
    })
    await expect
      .poll(() => access.rateLimitsOf(clientId), { timeout: 5000 })
      .toEqual({ details: 7 })
  })
})

describe('the time when a key was last used', () => {
  it('is written at the latest when the edge stops', async () => {
    const { keyId } = await addKey('used')
    const { keyId: other } = await addKey('used')
    const own = await watchAccess(db, createMetrics('edge'), log)
    for (let time = 0; time < 3; time++) own.noteUse(keyId)
    expect(await lastUsed(db, keyId)).toBe(null)
    await own.stop()
    expect(Number(await lastUsed(db, keyId))).toBeGreaterThan(Date.now() - hourMs)
    expect(await lastUsed(db, other)).toBe(null)
  })

  it('is written by one edge where two edges write it at the same time', async () => {
    const { keyId } = await addKey('busy')
    const own = await watchAccess(db, createMetrics('edge'), log)
    own.noteUse(keyId)
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('apiKeys')
        .set({ lastUsedAt: ago(0) })
        .where('id', '=', keyId)
        .execute()
      await own.stop()
    })
    expect(await lastUsed(db, keyId)).not.toBe(null)
  })
})

describe('without a database', () => {
  it('an edge does not start, because it would know of no revocation', async () => {
    const gone = openDatabase(url.replace(/\/[^/]*$/, '/not_there'))
    await expect(watchAccess(gone, createMetrics('edge'), log)).rejects.toThrow()
    await gone.destroy()
  })

  it('a running edge keeps what it knew last, and stops without an error', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { keyId } = await addKey('cut off')
    await changeKey(keyId, { revokedAt: ago(0) })
    const cutOff = openDatabase(url)
    const own = await watchAccess(cutOff, createMetrics('edge'), log)
    await cutOff.destroy()
    own.noteUse(keyId)
    await vi.advanceTimersByTimeAsync(30_000)
    await own.readIfNew('nobody')
    expect(own.hasEnded(keyId)).toBe(true)
    await own.stop()
    vi.useRealTimers()
  })
})
