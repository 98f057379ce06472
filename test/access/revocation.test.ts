import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { rotateSigningKeys } from '../../shared/store/signing-keys.ts'
import { mint } from '../api/forged-tokens.ts'
import { useBatchView } from '../support/batches.ts'
import { type DatabaseGate, gateOf } from '../support/database-gate.ts'
import { changeKey, signingKey, withDatabase } from '../support/key-store.ts'
import { useStack } from '../support/stack.ts'
import { askToken, expired, invalid, showToken, taken } from './show-token.ts'

const stack = useStack({ edges: 2, workers: 0 })
const batches = useBatchView(stack)
let gate: DatabaseGate
beforeAll(async () => {
  gate = await gateOf(stack.databaseUrl)
})
afterAll(() => gate?.close())

const atEveryEdge = (token: string) => Promise.all(stack.urls.map((url) => showToken(url, token)))
const revoke = (apiKey: string) => changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })

describe('a token whose key is revoked', () => {
  it.each([
    ['revoked', { revokedAt: new Date() }],
    ['made to expire', { expiresAt: new Date() }],
  ])(
    'that was used before is refused at every edge soon after the key was %s',
    async (_, change) => {
      const { apiKey, token } = await stack.addClient('leaving')
      expect(await atEveryEdge(token)).toEqual([taken, taken])
      await changeKey(stack.databaseUrl, apiKey, change)
      await expect.poll(() => atEveryEdge(token)).toEqual([invalid, invalid])
    },
  )

  it('that is shown for the first time is refused at every edge too', async () => {
    const { apiKey, token } = await stack.addClient('leaving')
    const { apiKey: other, token: witness } = await stack.addClient('leaving')
    await revoke(apiKey)
    // An edge that has read the second revocation has read the first.
    await revoke(other)
    await expect.poll(() => atEveryEdge(witness)).toEqual([invalid, invalid])
    expect(await atEveryEdge(token)).toEqual([invalid, invalid])
  })

  it('cannot be renewed, and tokens that were renewed from it end too', async () => {
    const { apiKey, token } = await stack.addClient('renewing')
    const headers = { authorization: `Bearer ${token}` }
    const renewed = (await stack.autocomplete({ input: 'x', refresh: true }, { headers })).body.auth
      .token
    expect(await atEveryEdge(renewed)).toEqual([taken, taken])
    await revoke(apiKey)
    await expect.poll(() => atEveryEdge(renewed)).toEqual([invalid, invalid])
    const refused = await stack.autocomplete({ input: 'x', refresh: true }, { headers })
    expect([refused.status, refused.body.auth]).toEqual([401, undefined])
    expect((await askToken(stack.url, apiKey)).refusal).toBe('400 5000')
  })

  it("leaves the tokens of the client's other keys valid", async () => {
    const { apiKey, token } = await stack.addClient('rotating')
    const { token: other } = await stack.addClient('rotating')
    await revoke(apiKey)
    await expect.poll(() => atEveryEdge(token)).toEqual([invalid, invalid])
    expect(await atEveryEdge(other)).toEqual([taken, taken])
  })
})

describe('a stream of events', () => {
  async function listen(client: string, token: string): Promise<() => boolean> {
    const id = await batches.create([{ reference: '1', address: 'Hauptstr. 1, Berlin' }], {
      client,
    })
    const response = await fetch(`${stack.url}/api/address/batches/${id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(200)
    let ended = false
    const read = async () => {
      for await (const _ of response.body ?? []);
      ended = true
    }
    read().catch(() => {})
    return () => ended
  }

  it('ends soon after its key was revoked', async () => {
    const { apiKey, token } = await stack.addClient('listening')
    const { token: other } = await stack.addClient('listening')
    const hasEnded = await listen('listening', token)
    const hasOtherEnded = await listen('listening', other)
    expect(hasEnded()).toBe(false)
    await revoke(apiKey)
    await expect.poll(hasEnded).toBe(true)
    expect(hasOtherEnded()).toBe(false)
  })

  it('ends soon after the signing key of its token was revoked as compromised', async () => {
    const { token } = await stack.addClient('listening')
    const hasEnded = await listen('listening', token)
    await withDatabase(stack.databaseUrl, (db) =>
      rotateSigningKeys(db, 'command line', { compromised: true }),
    )
    await expect.poll(hasEnded, { timeout: 5000 }).toBe(true)
    expect(await showToken(stack.url, token)).toBe(invalid)
  })

  it('ends when its token expires', async () => {
    const use = { key: await signingKey(stack.databaseUrl), claims: decodeJwt(stack.token) }
    const exp = Math.floor(Date.now() / 1000) + 3
    const token = await mint(use, { claims: { exp } })
    const hasEnded = await listen('shop', token)
    await expect.poll(hasEnded, { timeout: 8000, interval: 50 }).toBe(true)
    expect(Date.now()).toBeGreaterThanOrEqual(exp * 1000)
    expect(await showToken(stack.url, token)).toBe(expired)
  })
})

describe('while the database is unavailable', () => {
  afterEach(() => gate.open())

  it('tokens work, revocations hold, no token is issued, and a token of an unknown key is not blamed on its bearer', async () => {
    const { apiKey, token } = await stack.addClient('cut off')
    const { apiKey: leaving } = await stack.addClient('cut off')
    const { token: revoked } = await askToken(stack.url, leaving)
    const use = { key: await signingKey(stack.databaseUrl), claims: decodeJwt(token) }
    const unknown = await mint(use, { header: { kid: 'u'.repeat(43) } })
    await revoke(leaving)
    await expect.poll(() => atEveryEdge(revoked)).toEqual([invalid, invalid])

    await gate.shut()
    for (let time = 0; time < 2; time++) {
      expect((await askToken(stack.url, apiKey)).refusal).toBe('503 8002')
      expect(await showToken(stack.url, unknown)).toBe('503 8002')
      expect(await atEveryEdge(token)).toEqual([taken, taken])
      expect(await atEveryEdge(revoked)).toEqual([invalid, invalid])
    }

    await gate.open()
    await revoke(apiKey)
    await expect.poll(() => atEveryEdge(token)).toEqual([invalid, invalid])
    await expect.poll(() => showToken(stack.url, unknown)).toBe(invalid)
  })
})

/** When keys were last used, as it is written. */
async function lastUses(...keys: string[]): Promise<(Date | null | undefined)[]> {
  const rows = await withDatabase(stack.databaseUrl, (db) =>
    db.selectFrom('apiKeys').select(['prefix', 'lastUsedAt']).execute(),
  )
  return keys.map((key) => rows.find(({ prefix }) => prefix === key.slice(0, 11))?.lastUsedAt)
}

describe('an edge that stops', () => {
  it('has written when its keys were last used', async () => {
    const { edge, url } = await stack.addEdge()
    const { apiKey, token } = await stack.addClient('used')
    const { apiKey: unused } = await stack.addClient('used')
    expect(await showToken(url, token)).toBe(taken)
    const { refusal } = await askToken(url, unused)
    expect(refusal).toBe('')
    await edge.stop()
    // Requesting a token is a use of the key too.
    expect(await lastUses(apiKey, unused)).toEqual([expect.any(Date), expect.any(Date)])
  })
})

describe('an edge that goes on', () => {
  it('writes every ten seconds when its keys were last used', async () => {
    await expect.poll(() => lastUses(stack.apiKey), { timeout: 15_000 }).toEqual([expect.any(Date)])
  })
})
