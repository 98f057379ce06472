import { describe, expect, it } from 'vitest'
import { rotateSigningKeys } from '../../shared/store/signing-keys.ts'
import { expectFailure } from '../api/expect-envelope.ts'
import { changeKey, withDatabase } from '../support/key-store.ts'
import { plainRequest } from '../support/raw-http.ts'
import { type Answer, useStack } from '../support/stack.ts'
import { askToken, invalid, showToken, taken } from './show-token.ts'

const path = '/api/console/session'
const ended = { status: 401, code: 5008 }
const foreign = { status: 403, code: 5006 }

const stack = useStack({ edges: 2, workers: 0, env: { TEST_PROVIDER_URL: 'http://127.0.0.1:9' } })

type Headers = Record<string, string>
const ownPage: Headers = { 'sec-fetch-site': 'same-origin' }
const secure = () => ({ origin: stack.url.replace('http:', 'https:') })
const cookiesOf = ({ headers }: Answer) => headers.get('set-cookie') ?? ''
const cookieOf = (answer: Answer) => cookiesOf(answer).split(';')[0] ?? ''

const begin = (token: string, headers: Headers = ownPage) =>
  plainRequest(stack.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
  })
const tokenWith = (cookie: string, { url = stack.url, headers = ownPage } = {}) =>
  plainRequest(`${url}${path}/token`, { method: 'POST', headers: { cookie, ...headers } })
const signOut = (cookie: string, headers: Headers = ownPage) =>
  plainRequest(stack.url + path, { method: 'DELETE', headers: { cookie, ...headers } })
const atEveryEdge = (token: string) => Promise.all(stack.urls.map((url) => showToken(url, token)))

async function signIn(name = 'signing in') {
  const client = await stack.addClient(name, ['address', 'batch'])
  const answer = await begin(client.token)
  expect(answer.status).toBe(200)
  return { ...client, cookie: cookieOf(answer), consoleToken: answer.body.data.token as string }
}

describe('a console session', () => {
  it('begins with the token of a key: scripts cannot read its cookie, and other sites do not send it', async () => {
    const { token, apiKey } = await stack.addClient('my shop', ['address', 'batch'])
    const answer = await begin(token)
    expect(cookiesOf(answer)).toMatch(
      /^console-session=[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict$/,
    )
    const { session, exp, ...auth } = answer.body.data
    expect(auth).toMatchObject({ type: 'ACCESS_TOKEN' })
    expect(session).toMatchObject({
      client: 'my shop',
      key: apiKey.slice(0, 11),
      scopes: ['address', 'batch'],
      sandbox: false,
    })
    expect((session.expiresAt - Date.now()) / 3_600_000).toBeCloseTo(8, 1)
    expect((exp - Date.now()) / 3_600_000).toBeCloseTo(1, 1)
    expect(await showToken(stack.url, auth.token)).toBe(taken)
  })

  it('names the client itself also where the key is a test key', async () => {
    const { token, apiKey } = await stack.addTestKey()
    const { session } = (await begin(token)).body.data
    expect(session).toMatchObject({ client: 'shop', key: apiKey.slice(0, 16), sandbox: true })
  })

  it('has over HTTPS a cookie that only this host can set, also behind a proxy', async () => {
    const { token } = await stack.addClient('over TLS')
    const answer = await begin(token, { ...ownPage, ...secure() })
    expect(cookiesOf(answer)).toMatch(/^__Host-console-session=.*; Secure$/)
    const headers = { ...ownPage, ...secure() }
    expect((await tokenWith(cookieOf(answer), { headers })).status).toBe(200)
    const tossed = cookieOf(answer).replace('__Host-', '')
    expectFailure(await tokenWith(tossed, { headers }), ended)
  })

  it('gives a token at every edge, as often as a page is loaded', async () => {
    const { cookie } = await signIn()
    for (const url of stack.urls) {
      const { status, body } = await tokenWith(cookie, { url })
      expect([status, body.data.session.client]).toEqual([200, 'signing in'])
      expect(await showToken(url, body.data.token)).toBe(taken)
    }
  })

  it('is kept as a hash: the database does not hold what the cookie holds', async () => {
    const { cookie } = await signIn()
    const rows = await withDatabase(stack.databaseUrl, (db) =>
      db.selectFrom('consoleSessions').selectAll().execute(),
    )
    expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1])
  })

  it('lets its token be renewed, and no session begin with it', async () => {
    const { consoleToken } = await signIn()
    const headers = { authorization: `Bearer ${consoleToken}` }
    const { auth } = (await stack.autocomplete({ input: 'x', refresh: true }, { headers })).body
    expect((auth.exp - Date.now()) / 3_600_000).toBeCloseTo(1, 1)
    for (const token of [consoleToken, auth.token])
      expectFailure(await begin(token), { status: 403, code: 5005, errors: [{ code: 'CONSOLE' }] })
  })

  it('opens nothing but itself: no other path takes the cookie', async () => {
    const { cookie } = await signIn()
    for (const at of ['/api/limits', '/api/address/batches', '/api/admin/clients'])
      expectFailure(await stack.get(at, { headers: { cookie, ...ownPage, authorization: '' } }), {
        status: 401,
        code: 5001,
      })
  })
})

describe('a console session ends', () => {
  it('when somebody signs out: its cookie at once, and its tokens at every edge', async () => {
    const { cookie, consoleToken } = await signIn()
    const headers = { authorization: `Bearer ${consoleToken}` }
    const { auth } = (await stack.autocomplete({ input: 'x', refresh: true }, { headers })).body
    const witness = await signIn()
    const answer = await signOut(cookie)
    expect([answer.status, cookiesOf(answer)]).toEqual([
      200,
      'console-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
    ])
    expectFailure(await tokenWith(cookie), ended)
    for (const token of [consoleToken, auth.token])
      await expect.poll(() => atEveryEdge(token)).toEqual([invalid, invalid])
    expect(await atEveryEdge(witness.consoleToken)).toEqual([taken, taken])
    expect(await atEveryEdge(witness.token)).toEqual([taken, taken])
    expect((await signOut(cookie)).status).toBe(200)
  })

  it('when somebody signs in again in the same browser', async () => {
    const { token, cookie } = await signIn()
    expect((await begin(token, { ...ownPage, cookie })).status).toBe(200)
    expectFailure(await tokenWith(cookie), ended)
  })

  it.each([
    ['is revoked', { revokedAt: new Date() }],
    ['expires', { expiresAt: new Date() }],
  ])('when its key %s, with its tokens at every edge', async (_, change) => {
    const { cookie, apiKey, consoleToken } = await signIn()
    await changeKey(stack.databaseUrl, apiKey, change)
    const answer = await tokenWith(cookie)
    expectFailure(answer, { status: 400, code: 5000 })
    expect(cookiesOf(answer)).toContain('Max-Age=0')
    await expect.poll(() => atEveryEdge(consoleToken)).toEqual([invalid, invalid])
  })

  it('when the signing key of the token that began it is revoked as compromised', async () => {
    const { cookie, apiKey, consoleToken } = await signIn('robbed')
    await withDatabase(stack.databaseUrl, (db) =>
      rotateSigningKeys(db, 'command line', { compromised: true }),
    )
    const answer = await tokenWith(cookie)
    expectFailure(answer, ended)
    expect(cookiesOf(answer)).toContain('Max-Age=0')
    await expect.poll(() => atEveryEdge(consoleToken)).toEqual([invalid, invalid])
    // For a moment an edge may still sign with the key that was withdrawn.
    const beginAgain = async () => begin((await askToken(stack.url, apiKey)).token)
    await expect.poll(async () => (await beginAgain()).status).toBe(200)
    expect((await tokenWith(cookieOf(await beginAgain()))).status).toBe(200)
  })

  it('after its time, and leaves the database when the next one begins', async () => {
    const { cookie, token } = await signIn('late')
    const change = (expiresAt: Date) =>
      withDatabase(stack.databaseUrl, (db) =>
        db.updateTable('consoleSessions').set({ expiresAt }).execute(),
      )
    await change(new Date())
    expectFailure(await tokenWith(cookie), ended)
    await change(new Date(Date.now() - 7_200_000))
    await begin(token)
    const rows = await withDatabase(stack.databaseUrl, (db) =>
      db.selectFrom('consoleSessions').select('id').execute(),
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a request to a console session is refused', () => {
  it.each<[string, () => Headers]>([
    ['of another site', () => ({ 'sec-fetch-site': 'cross-site' })],
    ['of a sibling domain', () => ({ 'sec-fetch-site': 'same-site' })],
    ['of a link or the address bar', () => ({ 'sec-fetch-site': 'none' })],
    ['of another origin', () => ({ origin: 'https://evil.example' })],
    [
      'of another origin that claims more',
      () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }),
    ],
    ['of a sandboxed frame', () => ({ origin: 'null' })],
    ['without such headers', () => ({})],
  ])('that comes from a page %s', async (_, headersOf) => {
    const { cookie, token } = await signIn()
    const headers = headersOf()
    expectFailure(await begin(token, headers), foreign)
    expectFailure(await tokenWith(cookie, { headers }), foreign)
    expectFailure(await signOut(cookie, headers), foreign)
    expect((await tokenWith(cookie)).status).toBe(200)
  })

  it('without a cookie, or with one that nobody was given', async () => {
    for (const cookie of ['', 'console-session=', `console-session=${'x'.repeat(43)}`, 'a=b; c'])
      expectFailure(await tokenWith(cookie), ended)
  })

  it('from browsers that name the origin alone only when it is this one', async () => {
    const { cookie } = await signIn()
    expect((await tokenWith(cookie, { headers: { origin: stack.url } })).status).toBe(200)
  })
})
