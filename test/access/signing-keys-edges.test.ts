import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeSigningKey } from '../../services/edge/access/tokens.ts'
import { loadSigningKeys, rotateSigningKeys } from '../../shared/store/signing-keys.ts'
import { mint } from '../api/forged-tokens.ts'
import { freePort } from '../support/free-port.ts'
import { ageSigningKey, withDatabase } from '../support/key-store.ts'
import { startService } from '../support/processes.ts'
import { useStack } from '../support/stack.ts'
import { askToken, invalid, showToken, taken } from './show-token.ts'

const hourMs = 3_600_000

const stack = useStack({ edges: 2, workers: 0 })

const jwksAt = (url: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/.well-known/jwks.json`, { headers })

async function kidsAt(url: string): Promise<string[]> {
  const { keys } = (await (await jwksAt(url)).json()) as { keys: { kid: string }[] }
  return keys.map(({ kid }) => kid)
}

const kidsAtEveryEdge = () => Promise.all(stack.urls.map(kidsAt))
const both = <T>(one: T): T[] => [one, one]
const newTokens = () =>
  Promise.all(stack.urls.map(async (url) => (await askToken(url, stack.apiKey)).token))
const kidOf = (token = '') => String(decodeProtectedHeader(token).kid)
const signers = async () => (await newTokens()).map(kidOf)
const atEveryEdge = (token = '') => Promise.all(stack.urls.map((url) => showToken(url, token)))
const rotate = (compromised: boolean) =>
  withDatabase(stack.databaseUrl, (db) => rotateSigningKeys(db, 'command line', { compromised }))

describe('the published signing keys', () => {
  it('of edges that start at the same time are the same key', async () => {
    const [kid] = await kidsAt(stack.url)
    expect(await kidsAtEveryEdge()).toEqual(both([kid]))
    expect(await signers()).toEqual(both(kid))
  })

  it('may be cached for five minutes, and are not sent again to a caller whose copy is current', async () => {
    const first = await jwksAt(stack.url)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    expect(first.headers.get('content-type')).toMatch(/^application\/json/)
    expect((await jwksAt(stack.urls[1] ?? '')).headers.get('etag')).toBe(etag)
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const again = await jwksAt(stack.url, { 'if-none-match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('cache-control')).toBe('public, max-age=300')
    }
    for (const unknown of ['"other"', etag.slice(1, -1), ''])
      expect((await jwksAt(stack.url, { 'if-none-match': unknown })).status).toBe(200)
  })
})

describe('rotation of the signing keys', () => {
  it('publishes the next key first, then signs with it, and keeps the old key for tokens that were signed before', async () => {
    const [old = ''] = await kidsAt(stack.url)
    await ageSigningKey(stack.databaseUrl, old, 48 * hourMs)
    const [before] = await newTokens()
    const etag = (await jwksAt(stack.url)).headers.get('etag')

    await rotate(false)
    await expect
      .poll(async () => (await kidsAtEveryEdge()).map((kids) => kids.length))
      .toEqual([2, 2])
    const [next = ''] = await kidsAt(stack.url)
    expect(await kidsAtEveryEdge()).toEqual(both([next, old]))
    expect((await jwksAt(stack.url)).headers.get('etag')).not.toBe(etag)
    expect(await signers()).toEqual(both(old))

    await ageSigningKey(stack.databaseUrl, next, 0)
    await expect.poll(signers).toEqual(both(next))
    expect(await atEveryEdge(before)).toEqual(both(taken))
    const [after] = await newTokens()
    expect(await atEveryEdge(after)).toEqual(both(taken))

    await ageSigningKey(stack.databaseUrl, next, 25 * hourMs)
    await expect.poll(kidsAtEveryEdge).toEqual(both([next]))
    expect(await atEveryEdge(before)).toEqual(both(invalid))
    expect(await atEveryEdge(after)).toEqual(both(taken))
  })

  it('happens by itself after the configured days', async () => {
    const [old = ''] = await kidsAt(stack.url)
    await withDatabase(stack.databaseUrl, (db) =>
      db
        .updateTable('signingKeys')
        .set({ signsFrom: sql<Date>`signs_from - interval '90 days'` })
        .execute(),
    )
    await expect
      .poll(async () => (await kidsAtEveryEdge()).map((kids) => kids.length))
      .toEqual([2, 2])
    const [first, second] = await kidsAtEveryEdge()
    expect(first).toEqual(second)
    expect(await signers()).toEqual(both(old))
  })

  it('of compromised keys ends every token at every edge, and new tokens are valid everywhere at once', async () => {
    const withdrawn = await kidsAt(stack.url)
    const [before] = await newTokens()
    expect(await atEveryEdge(before)).toEqual(both(taken))
    await rotate(true)
    await expect.poll(() => atEveryEdge(before)).toEqual(both(invalid))
    const [first, second] = await newTokens()
    expect(withdrawn).not.toContain(kidOf(first))
    expect(kidOf(second)).toBe(kidOf(first))
    expect(await atEveryEdge(first)).toEqual(both(taken))
    expect(await kidsAtEveryEdge()).toEqual(both([kidOf(first)]))
  })
})

describe('a signing key that another edge has just made', () => {
  it('is known at once to an edge that is shown a token of it', async () => {
    const [key] = await withDatabase(stack.databaseUrl, (db) =>
      loadSigningKeys(db, {
        secret: 'the secret of yet another edge',
        days: 90,
        make: makeSigningKey,
      }),
    )
    if (!key?.privateJwk) throw new Error('There is no key')
    const use = {
      key: { ...key, privateJwk: key.privateJwk },
      claims: decodeJwt((await newTokens())[0] ?? ''),
    }
    const tokens = await Promise.all(
      [1, 2, 3].map((jti) => mint(use, { claims: { jti: `${jti}` } })),
    )
    expect(await Promise.all(tokens.map(atEveryEdge))).toEqual([1, 2, 3].map(() => both(taken)))
  })

  it("with another secret signs valid tokens, and the old edge's tokens stay valid", async () => {
    const [before] = await newTokens()
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const edge = await startService('edge', {
      PORT: String(port),
      REDIS_URL: stack.redisUrl,
      DATABASE_URL: stack.databaseUrl,
      SIGNING_KEY_SECRET: 'another secret for tests, 32 characters',
      LOG_LEVEL: 'silent',
    })
    try {
      const { token } = await askToken(url, stack.apiKey)
      expect(await kidsAt(url)).toEqual(expect.arrayContaining([kidOf(token), kidOf(before)]))
      expect(kidOf(token)).not.toBe(kidOf(before))
      expect(await showToken(url, before ?? '')).toBe(taken)
      expect(await atEveryEdge(token)).toEqual(both(taken))
    } finally {
      await edge.stop()
    }
  })
})
