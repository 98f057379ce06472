import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeSigningKey } from '../../services/edge/access/tokens.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import {
  listSigningKeys,
  loadSigningKeys,
  rotateSigningKeys,
} from '../../shared/store/signing-keys.ts'
import { testDatabase } from '../support/test-database.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const days = 90

let db: Database
beforeAll(async () => {
  db = openDatabase(await testDatabase('signing_keys'))
})
afterAll(() => db?.destroy())
beforeEach(() => db.deleteFrom('signingKeys').execute())

const load = (secret = 'the secret of these tests') =>
  loadSigningKeys(db, { secret, days, make: makeSigningKey })
const loadAtOnce = (times: number) => Promise.all(Array.from({ length: times }, () => load()))
const kids = async () => (await load()).map(({ kid }) => kid)

/** Sets when the newest key began to sign: so many ms ago, or in the future if below 0. */
async function age(ageMs: number, kid?: string): Promise<void> {
  const signsFrom = new Date(Date.now() - ageMs)
  await db
    .updateTable('signingKeys')
    .set({ signsFrom })
    .where('kid', '=', kid ?? (await load())[0]?.kid ?? '')
    .execute()
}

describe('the first signing key', () => {
  it('is made once, however many edges start at the same time, and signs at once', async () => {
    const [first, ...others] = await loadAtOnce(8)
    expect(first).toHaveLength(1)
    expect(first?.[0]?.ageMs).toBeGreaterThanOrEqual(0)
    for (const keys of others)
      expect(keys.map(({ kid }) => kid)).toEqual(first?.map(({ kid }) => kid))
    expect(await listSigningKeys(db)).toHaveLength(1)
  })

  it('is stored encrypted', async () => {
    const [key] = await load()
    const row = await db.selectFrom('signingKeys').selectAll().executeTakeFirstOrThrow()
    expect(key?.privateJwk?.d).toMatch(/^[\w-]{43}$/)
    expect(row.publicJwk).not.toHaveProperty('d')
    expect(JSON.stringify(row)).not.toContain(String(key?.privateJwk?.d))
    expect(row.privateJwe).toMatch(/^eyJ[\w-]+\.\.[\w-]+\.[\w-]+\.[\w-]+$/)
  })
})

describe('scheduled rotation of the signing key', () => {
  it("waits until ten minutes before the end of the key's signing days", async () => {
    const before = await kids()
    await age(days * dayMs - 11 * minuteMs)
    expect(await kids()).toEqual(before)
  })

  it('then publishes the next key, which signs ten minutes later; only one of many edges makes it', async () => {
    const [old] = await kids()
    await age(days * dayMs - 9 * minuteMs)
    const all = await loadAtOnce(8)
    for (const [next, before, ...more] of all) {
      expect(next?.kid).toBe(all[0]?.[0]?.kid)
      expect(next?.ageMs).toBeGreaterThan(-10 * minuteMs - 1)
      expect(next?.ageMs).toBeLessThan(-9 * minuteMs)
      expect(before?.kid).toBe(old)
      expect(more).toEqual([])
    }
  })

  it('keeps the old key published for the life of a token plus an hour after the next key signs, and no longer', async () => {
    const [old] = await kids()
    await age(days * dayMs)
    const [next] = await kids()
    for (const [ageMs, published] of [
      [0, [next, old]],
      [25 * hourMs - minuteMs, [next, old]],
      [25 * hourMs, [next]],
    ] as const) {
      await age(ageMs, next)
      expect(await kids()).toEqual(published)
    }
  })

  it('that is overdue has the full overlap', async () => {
    const [old] = await kids()
    await age(10 * 365 * dayMs)
    const [next, before] = await load()
    expect(before?.kid).toBe(old)
    expect(next?.ageMs).toBeLessThan(-9 * minuteMs)
  })
})

describe('rotation of the signing key on request', () => {
  it('publishes the next key, which signs ten minutes later', async () => {
    const [old] = await kids()
    await rotateSigningKeys(db, 'command line', { compromised: false })
    const [next, before] = await load()
    expect(before?.kid).toBe(old)
    expect(next?.ageMs).toBeLessThan(-9 * minuteMs)
  })

  it('that is requested twice makes one key, also while the next key is not signing yet', async () => {
    await load()
    await rotateSigningKeys(db, 'command line', { compromised: false })
    await rotateSigningKeys(db, 'command line', { compromised: false })
    expect(await kids()).toHaveLength(2)
    await rotateSigningKeys(db, 'command line', { compromised: false })
    expect(await kids()).toHaveLength(2)
    await age(0)
    expect(await kids()).toHaveLength(2)
  })

  it('of compromised keys revokes all of them, including those that do not sign yet, and the new key signs at once', async () => {
    await load()
    await rotateSigningKeys(db, 'command line', { compromised: false })
    const before = await kids()
    await rotateSigningKeys(db, 'command line', { compromised: true })
    const [[key, ...more] = []] = await loadAtOnce(8)
    expect(more).toEqual([])
    expect(before).not.toContain(key?.kid)
    expect(key?.ageMs).toBeGreaterThanOrEqual(0)
    const all = await listSigningKeys(db)
    expect(all.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual(
      expect.arrayContaining([true, true, false]),
    )
  })
})

describe('a signing key that cannot be decrypted', () => {
  it('because of another secret still verifies tokens while a new key signs at once', async () => {
    const [old] = await kids()
    const [key, before, ...more] = await load('another secret')
    expect(more).toEqual([])
    expect(before).toMatchObject({ kid: old, privateJwk: undefined })
    expect(key?.privateJwk).toBeDefined()
    expect(key?.ageMs).toBeGreaterThanOrEqual(0)
  })

  it('because it was stored before keys were encrypted still verifies tokens while a new key signs at once', async () => {
    const [old] = await kids()
    await db.updateTable('signingKeys').set({ privateJwe: null }).execute()
    expect(await kids()).toEqual([expect.not.stringMatching(String(old)), old])
  })
})
