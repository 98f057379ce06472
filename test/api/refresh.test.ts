import { decodeJwt } from 'jose'
import { Type } from 'typebox'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeKey } from '../support/key-store.ts'
import { plainRequest } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { expectFailure, expectSuccess } from './expect-envelope.ts'

const placeId = 'SBX_gb-10-downing-street'
const autocomplete = '/api/address/autocomplete'
const details = '/api/address/details'
const batches = '/api/address/batches'

const stack = useStack()
beforeEach(() => stack.sandbox.reset())

/** Every place where the API allows `refresh` (shared/api/README.md). */
type Ask = (refresh: unknown, token?: string) => Promise<Answer>
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const places: [string, string, Ask][] = [
  [
    'the body of a POST',
    autocomplete,
    (refresh, token = stack.token) =>
      stack.autocomplete({ input: 'xyz', refresh }, { headers: bearer(token) }),
  ],
  [
    'the body of a GET',
    details,
    (refresh, token = stack.token) =>
      plainRequest(`${stack.url}${details}?placeId=${placeId}`, {
        method: 'GET',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify({ refresh }),
      }),
  ],
  [
    'the query of a POST',
    autocomplete,
    (refresh, token = stack.token) =>
      stack.post(
        `${autocomplete}?refresh=${refresh}`,
        { input: 'xyz' },
        { headers: { ...bearer(token), 'content-type': 'application/json' } },
      ),
  ],
  [
    'the query of a GET',
    details,
    (refresh, token = stack.token) =>
      stack.details({ placeId, refresh: String(refresh) }, { headers: bearer(token) }),
  ],
  [
    'the body of a selection',
    batches,
    (refresh, token = stack.token) =>
      stack.post(
        `${batches}?dryRun=true`,
        { select: { neverValidated: true }, refresh },
        { headers: { ...bearer(token), 'content-type': 'application/json' } },
      ),
  ],
]

describe.each(places)('refresh in %s', (_, path, ask) => {
  it('true adds a new access token to the ordinary answer', async () => {
    const answer = await ask(true)
    expectSuccess(answer, path, Type.Any(), { auth: true })
    const { token, exp } = answer.body.auth
    expect(decodeJwt(token).jti).not.toBe(decodeJwt(stack.token).jti)
    expect(decodeJwt(token)).toMatchObject({ sub: decodeJwt(stack.token).sub, exp: exp / 1000 })
  })

  it('true returns a token that works and can be renewed again, while the old one still works', async () => {
    const { token } = (await ask(true)).body.auth
    const again = await ask(true, token)
    expectSuccess(again, path, Type.Any(), { auth: true })
    expect((await ask(false)).status).toBe(200)
  })

  it('false returns no auth', async () => {
    expectSuccess(await ask(false), path, Type.Any())
  })

  it('"yes" is refused, and the error names the field', async () => {
    expectFailure(await ask('yes'), {
      status: 400,
      code: 4000,
      errors: [{ field: 'refresh', code: 'TYPE' }],
      path,
    })
  })

  it('true with a key that was revoked meanwhile is refused before anything is billed', async () => {
    const { apiKey, token } = await stack.addClient(`leaving by ${path} ${_}`)
    await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
    const answer = await ask(true, token)
    // The edge may know of the revocation by then: the token has ended too.
    expectFailure(answer, {
      ...(answer.status === 401 ? { status: 401, code: 5002 } : { status: 400, code: 5000 }),
      path,
    })
    const { autocomplete, details } = await stack.sandbox.usage()
    expect(autocomplete.calls + details.calls).toBe(0)
  })
})

describe('refresh', () => {
  it.each([1, 'true', null, [true], {}])('is refused in a body as %j', async (refresh) => {
    const answer = await stack.autocomplete({ input: 'xyz', refresh })
    expectFailure(answer, { status: 400, code: 4000, errors: [{ field: 'refresh', code: 'TYPE' }] })
  })

  it('returns the new token with an error, too: no other request may succeed', async () => {
    const answer = await stack.details({ placeId: 'SBX_none', refresh: 'true' })
    expect([answer.status, answer.body.statusCode]).toEqual([404, 6000])
    expect(
      await stack.details({ placeId }, { headers: bearer(answer.body.auth.token) }),
    ).toMatchObject({ status: 200 })
  })

  it.each([
    ['in the body', () => stack.autocomplete({ input: 'xyz', foo: 1, refresh: true })],
    ['in the query', () => stack.details({ placeId: '', refresh: 'true' })],
  ])('returns the new token beside refused fields: %s', async (_, ask) => {
    const { status, body } = await ask()
    expect([status, body.statusCode]).toEqual([400, 4000])
    expect((await stack.details({ placeId }, { headers: bearer(body.auth.token) })).status).toBe(
      200,
    )
  })

  it('that is absent returns no auth', async () => {
    expectSuccess(await stack.autocomplete({ input: 'xyz' }), autocomplete, Type.Any())
    expectSuccess(await stack.details({ placeId }), details, Type.Any())
  })
})
