import { decodeJwt } from 'jose'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTokens, makeSigningKey, type Tokens } from '../../services/edge/access/tokens.ts'
import type { SigningKey } from '../../shared/store/signing-keys.ts'
import { type Mint, mint } from '../api/forged-tokens.ts'
import { silentLog } from '../support/collected-log.ts'

const grant = {
  keyId: 'key',
  clientId: 'client',
  mode: 'live' as const,
  scopes: ['address'],
  expiresAt: null,
}

let use: Mint
let kept: SigningKey[]
let tokens: Tokens
const load = vi.fn(async () => kept.map((key, index) => ({ ...key, ageMs: -index })).reverse())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const key = await makeSigningKey()
  kept = [key]
  tokens = await createTokens(load, 'address-service', silentLog, 900)
  use = { key, claims: decodeJwt((await tokens.issue(grant)).token) }
  load.mockClear()
})
afterEach(() => {
  tokens.stop()
  vi.useRealTimers()
})

const refusal = async (token: string) => {
  try {
    await tokens.verify(token)
  } catch (error) {
    return (error as { error: string }).error
  }
}
const withKid = (kid: string) => mint(use, { header: { kid } })

it('a token with an unknown key id makes the edge read the keys once, however many requests wait for them', async () => {
  const strangers = await Promise.all(
    ['a', 'b', 'c', 'a'].map((letter) => withKid(letter.repeat(43))),
  )
  expect(await Promise.all(strangers.map(refusal))).toEqual(strangers.map(() => 'TOKEN_INVALID'))
  expect(load).toHaveBeenCalledTimes(1)
})

it('a key id that was not found is not looked up again', async () => {
  const stranger = await withKid('a'.repeat(43))
  await refusal(stranger)
  expect(await refusal(stranger)).toBe('TOKEN_INVALID')
  expect(load).toHaveBeenCalledTimes(1)
})

it('a malformed key id is not looked up', async () => {
  for (const kid of ['unknown', '../../etc/passwd', '', 'a'.repeat(44), 'a'.repeat(42)])
    expect(await refusal(await withKid(kid))).toBe('TOKEN_INVALID')
  expect(load).not.toHaveBeenCalled()
})

it('a key that was made meanwhile is found', async () => {
  const fresh = await makeSigningKey()
  kept.push(fresh)
  expect(await tokens.verify(await mint({ ...use, key: fresh }))).toMatchObject({
    keyId: 'key',
    clientId: 'client',
  })
})

it('a verified token is forgotten when its key is removed', async () => {
  const token = await mint(use)
  await tokens.verify(token)
  kept = [await makeSigningKey()]
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(async () => expect(await refusal(token)).toBe('TOKEN_INVALID'))
})

it('a token is not renewed when its key was removed since it was verified', async () => {
  const verified = await tokens.verify(await mint(use))
  expect(decodeJwt((await tokens.issue(grant, verified)).token).key_id).toBe('key')
  kept = [await makeSigningKey()]
  await vi.advanceTimersByTimeAsync(1000)
  await vi.waitFor(() => expect(tokens.jwks().json).toContain(kept[0]?.kid))
  await expect(tokens.issue(grant, verified)).rejects.toMatchObject({ error: 'TOKEN_INVALID' })
})

it('when the keys cannot be read, the token is answered neither as valid nor as invalid', async () => {
  load.mockRejectedValueOnce(new Error('away'))
  const token = await withKid('a'.repeat(43))
  expect(await refusal(token)).toBe('STORE_UNAVAILABLE')
  expect(await tokens.verify(await mint(use))).toMatchObject({ keyId: 'key' })
})
