import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { forgeries, mint } from '../api/forged-tokens.ts'
import { changeKey, signingKey } from '../support/key-store.ts'
import { useStack } from '../support/stack.ts'
import { createTokenCheck } from './check-token.ts'
import { askToken, expired, showToken, taken } from './show-token.ts'

const dayMs = 86_400_000

// With test keys: no request reaches their sandbox.
const stack = useStack({ workers: 0, edgeEnv: { TEST_PROVIDER_URL: 'http://127.0.0.1:1' } })

describe('the token of a key that expires', () => {
  async function expiringKey(
    inMs: number,
  ): Promise<{ apiKey: string; token: string; expiresAt: number }> {
    const client = await stack.addClient('expiring')
    const expiresAt = Date.now() + inMs
    await changeKey(stack.databaseUrl, client.apiKey, { expiresAt: new Date(expiresAt) })
    return { ...client, expiresAt }
  }

  it('expires with the key, to the second', async () => {
    const { apiKey, expiresAt } = await expiringKey(dayMs / 2)
    const { token, exp } = await askToken(stack.url, apiKey)
    expect(exp).toBe(Math.floor(expiresAt / 1000) * 1000)
    expect(decodeJwt(token).exp).toBe(exp / 1000)
  })

  it('lives for a day where the key lives longer', async () => {
    const { apiKey } = await expiringKey(2 * dayMs)
    const { exp } = await askToken(stack.url, apiKey)
    expect(Math.abs(exp - Date.now() - dayMs)).toBeLessThan(60_000)
  })

  it('expires with the key also after a renewal', async () => {
    const { token, expiresAt } = await expiringKey(dayMs / 2)
    const headers = { authorization: `Bearer ${token}` }
    const { auth } = (await stack.autocomplete({ input: 'x', refresh: true }, { headers })).body
    expect(auth.exp).toBe(Math.floor(expiresAt / 1000) * 1000)
  })

  it('is not issued in the last second of the key: the key counts as unknown', async () => {
    const { apiKey } = await expiringKey(900)
    expect((await askToken(stack.url, apiKey)).refusal).toBe('400 5000')
  })

  it('is refused once the key has expired', async () => {
    const { apiKey, expiresAt } = await expiringKey(4000)
    const { token } = await askToken(stack.url, apiKey)
    expect(await showToken(stack.url, token)).toBe(taken)
    await expect
      .poll(() => showToken(stack.url, token), { timeout: 8000, interval: 100 })
      .toBe(expired)
    expect(Date.now()).toBeGreaterThanOrEqual(expiresAt - 1000)
  })
})

describe('another service', () => {
  it('does not take the token of a test key for a live one, as the documentation shows', async () => {
    const { token } = await stack.addTestKey()
    await expect(createTokenCheck(stack.url)(token)).rejects.toThrow('test key')
  })

  it('verifies a token with jose and the URL of the keys, as the documentation shows', async () => {
    const check = createTokenCheck(stack.url)
    expect(await check(stack.token)).toEqual({
      clientId: decodeJwt(stack.token).sub,
      scopes: ['address', 'batch'],
    })
    const use = { key: await signingKey(stack.databaseUrl), claims: decodeJwt(stack.token) }
    await expect(
      check(await mint(use, { claims: { exp: Math.floor(Date.now() / 1000) - 1 } })),
    ).rejects.toThrow()
    // Claims that only this service checks do not concern the other service.
    const ours = [
      'has no kid',
      'has no subject',
      'has no key id',
      'has no scope',
      'has no id',
      'has no expiry',
    ]
    for (const [name, forge] of forgeries)
      if (!ours.includes(name)) await expect(check(await forge(use)), name).rejects.toThrow()
  })
})
