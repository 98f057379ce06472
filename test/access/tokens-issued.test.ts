import { readFileSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgeries, mint } from '../api/forged-tokens.ts'
import { changeKey, signingKey } from '../support/key-store.ts'
import { type Stack, startStack } from '../support/stack.ts'
import { createTokenCheck } from './check-token.ts'
import { askToken, expired, showToken, taken } from './show-token.ts'

const dayMs = 86_400_000

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ workers: 0 })
})
afterAll(() => stack?.close())

describe('the token of a key that expires', () => {
  async function expiringKey(inMs: number): Promise<{ apiKey: string; token: string; expiresAt: number }> {
    const client = await stack.addClient('expiring')
    const expiresAt = Date.now() + inMs
    await changeKey(stack.databaseUrl, client.apiKey, { expiresAt: new Date(expiresAt) })
    return { ...client, expiresAt }
  }

  it('ends with the key, to the second', async () => {
    const { apiKey, expiresAt } = await expiringKey(dayMs / 2)
    const { token, exp } = await askToken(stack.url, apiKey)
    expect(exp).toBe(Math.floor(expiresAt / 1000) * 1000)
    expect(decodeJwt(token).exp).toBe(exp / 1000)
  })

  it('holds for a day where the key holds longer', async () => {
    const { apiKey } = await expiringKey(2 * dayMs)
    const { exp } = await askToken(stack.url, apiKey)
    expect(Math.abs(exp - Date.now() - dayMs)).toBeLessThan(60_000)
  })

  it('ends with the key when it is renewed too', async () => {
    const { token, expiresAt } = await expiringKey(dayMs / 2)
    const headers = { authorization: `Bearer ${token}` }
    const { auth } = (await stack.autocomplete({ input: 'x', refresh: true }, { headers })).body
    expect(auth.exp).toBe(Math.floor(expiresAt / 1000) * 1000)
  })

  it('is not given in its last second: the key answers as unknown', async () => {
    const { apiKey } = await expiringKey(900)
    expect((await askToken(stack.url, apiKey)).refusal).toBe('400 5000')
  })

  it('is refused from then on', async () => {
    const { apiKey, expiresAt } = await expiringKey(4000)
    const { token } = await askToken(stack.url, apiKey)
    expect(await showToken(stack.url, token)).toBe(taken)
    await expect.poll(() => showToken(stack.url, token), { timeout: 8000, interval: 100 }).toBe(expired)
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt - 1000)
  })
})

describe('another service', () => {
  it('checks a token with jose and the address of the keys, as the README shows', async () => {
    const check = createTokenCheck(stack.url)
    expect(await check(stack.token)).toEqual({ clientId: decodeJwt(stack.token).sub, scopes: ['address', 'batch'] })
    const use = { key: await signingKey(stack.databaseUrl), claims: decodeJwt(stack.token) }
    await expect(check(await mint(use, { claims: { exp: Math.floor(Date.now() / 1000) - 1 } }))).rejects.toThrow()
    // What only this service asks of its own tokens is none of its business.
    const ours = ['has no kid', 'has no subject', 'has no key id', 'has no scope', 'has no id', 'has no expiry']
    for (const [name, forge] of forgeries)
      if (!ours.includes(name)) await expect(check(await forge(use)), name).rejects.toThrow()
  })

  it('finds exactly this check in the README', () => {
    const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
    expect(read('../../README.md').includes(`\`\`\`ts\n${read('check-token.ts')}\`\`\`\n`)).toBe(true)
  })
})
