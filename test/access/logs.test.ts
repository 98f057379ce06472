import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeApiKey } from '../../shared/store/clients.ts'
import { setClient } from '../support/client-settings.ts'
import { changeKey } from '../support/key-store.ts'
import { plainRequest, sendBytes } from '../support/raw-http.ts'
import { signingKeySecret, useStack } from '../support/stack.ts'

const typed = 'ten downing street'
const fields = {
  line1: '221B Baker Street',
  city: 'Marylebone',
  postalCode: 'NW1 6XE',
  country: 'GB',
}
const reference = 'order-of-holmes'
const placeId = 'SBX_gb-10-downing-street'
const sessionToken = randomUUID()
const webhook = 'https://hooks-of-holmes.example/path-of-holmes?token=query-of-holmes'
const revoked = makeApiKey()
const unknown = makeApiKey()
/** Texts that no log may contain, in upper or lower case. */
const secrets = new Set([
  ...['downing', 'baker', 'marylebone', 'nw1 6xe', 'holmes', 'SBX_', 'whsec_'],
  ...[sessionToken, signingKeySecret, 'test-provider-key', 'john.watson', '203.0.113.77'],
])
const keepSecret = (...texts: string[]) => {
  for (const text of texts) secrets.add(text)
}

const stack = useStack({
  env: {
    LOG_LEVEL: 'trace',
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT_OTHER: '3',
    RATE_LIMIT_TOKENS_PER_KEY: '20',
  },
})
let output = ''

beforeAll(async () => {
  const headers = { 'x-forwarded-for': '203.0.113.77', authorization: `Bearer ${stack.token}` }
  keepSecret(
    stack.apiKey.slice(11),
    stack.token.slice(-60),
    stack.token.split('.')[1] ?? '',
    revoked.slice(11),
    unknown.slice(11),
  )
  await everyRequest(headers)
  await everyRefusal(headers)
  await stack.sandbox.stop()
  await stack.autocomplete({ input: typed }, { headers })
  await stack.close()
  output = [...stack.edges, ...stack.workers].map((service) => service.output()).join('\n')
}, 120_000)

async function everyRequest(headers: Record<string, string>): Promise<void> {
  const json = { ...headers, 'content-type': 'application/json' }
  await stack.autocomplete({ input: typed, sessionToken }, { headers })
  await stack.details({ placeId, sessionToken }, { headers })
  const renewed = await stack.details({ placeId, refresh: 'true' }, { headers })
  keepSecret(renewed.body.auth.token.slice(-60))
  await stack.post('/api/address/validate', fields, { headers })
  await stack.post(
    '/api/address/validate',
    { address: Object.values(fields).join(', ') },
    { headers },
  )
  await stack.post(`/api/address/stored/${reference}`, fields, { method: 'PUT', headers })
  await stack.get(`/api/address/stored/${reference}`, { headers })
  const csv = `reference,line1,city,postalCode,country\n${reference},${Object.values(fields)}\n,,,,\n`
  const uploaded = await stack.post(
    `/api/address/batches?name=batch-of-holmes&webhook=${encodeURIComponent(webhook)}`,
    undefined,
    {
      headers: { ...headers, 'content-type': 'text/csv', 'idempotency-key': 'key-of-holmes' },
      body: csv,
    },
  )
  const { id, webhook: told } = uploaded.body.data
  keepSecret(told.secret)
  const status = async () =>
    (await stack.get(`/api/address/batches/${id}`, { headers })).body.data.status
  await vi.waitFor(async () => expect(await status()).toBe('completed'), {
    timeout: 15_000,
    interval: 100,
  })
  for (const rest of ['/results', '/problems', '/events'])
    await stack.get(`/api/address/batches/${id}${rest}`, { headers })
  await stack.get('/api/address/details', { headers: json })
  await stack.get(`/api/address/stored/${reference}`, { method: 'DELETE', headers })
}

async function everyRefusal(headers: Record<string, string>): Promise<void> {
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const { apiKey } = await stack.addClient('ended')
  keepSecret(apiKey.slice(11))
  await changeKey(stack.databaseUrl, apiKey, { revokedAt: new Date() })
  for (const key of [apiKey, revoked, unknown, `${unknown}é`, 'john.watson'])
    await plainRequest(`${stack.url}/authentication`, {
      method: 'GET',
      headers: { ...from, 'X-SERVICE-API-KEY': encodeURI(key) },
    })
  for (let n = 0; n < 25; n++)
    await plainRequest(`${stack.url}/authentication`, {
      method: 'GET',
      headers: { ...from, 'X-SERVICE-API-KEY': stack.apiKey },
    })
  for (const authorization of [
    '',
    'Bearer john.watson.holmes',
    `Bearer ${stack.token}holmes`,
    `Basic ${stack.apiKey}`,
  ])
    await stack.details({ placeId }, { headers: { ...from, authorization } })
  for (let n = 0; n < 6; n++) await stack.get('/api/limits', { headers })
  await stack.autocomplete({ input: [typed], downing: typed }, { headers })
  await stack.autocomplete({ input: typed, language: 'downing_street' }, { headers })
  await stack.post('/api/address/autocomplete', undefined, { headers, body: `{"input": "${typed}` })
  await stack.post('/api/address/autocomplete', undefined, {
    headers: { ...headers, 'content-type': 'baker/street' },
    body: typed,
  })
  await stack.autocomplete({ input: typed + 'x'.repeat(70_000) }, { headers })
  await stack.get(`/api/${encodeURIComponent(typed)}?q=${encodeURIComponent(typed)}`, { headers })
  await stack.get('/%E0%A4%A/downing', { headers })
  await stack.get('/api/limits', {
    headers: { ...headers, 'accept-version': 'holmes', 'x-request-id': 'john.watson holmes' },
  })
  await plainRequest(`${stack.url}/api/limits`, {
    method: 'GET',
    headers: { ...headers, origin: 'https://holmes.example' },
  })
  await plainRequest(`${stack.url}/api/limits`, {
    method: 'OPTIONS',
    headers: { origin: 'https://holmes.example', 'access-control-request-method': 'GET' },
  })
  await setClient(stack.databaseUrl, 'shop', { origins: ['https://holmes.example'] })
  await stack.post('/api/address/batches?name=holmes%00&webhook=http://holmes', undefined, {
    headers: { ...headers, 'content-type': 'text/csv' },
    body: 'holmes',
  })
  await stack.post('/api/address/batches', undefined, {
    headers: { ...headers, 'content-type': 'application/x-ndjson' },
    body: '{"line1": "221B Baker',
  })
  await stack.get('/api/address/batches/john.watson', { headers })
  for (const fault of ['server_error', 'html', 'malformed', 'reset', 'key_denied', 'null'])
    await stack.details({ placeId: `SBX_fault_${fault}` }, { headers })
  for (const none of ['SBX_downing-nowhere', 'SBX_syn_downing_'])
    await stack.details({ placeId: none }, { headers })
  await sendBytes(stack.url, `GET /downing HTTP/1.1\r\nHost: x\r\nholmes\r\n\r\n`)
  await sendBytes(
    stack.url,
    `GET /downing HTTP/1.1\r\nHost: x\r\nX-Long: ${'holmes'.repeat(4000)}\r\n\r\n`,
  )
}

describe('the logs of all processes, at the most detailed level,', () => {
  it('have a line for each request and for each failure', () => {
    const lines = output.split('\n').filter(Boolean)
    expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThan(60)
    expect(lines.filter((line) => line.includes('"msg":"request failed"')).length).toBeGreaterThan(
      3,
    )
    for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
    for (const status of [200, 202, 400, 401, 403, 404, 413, 415, 429])
      expect(output).toContain(`"status":${status}`)
  })

  it('contain no key, token, secret, address, place id, name or IP address', () => {
    const found = [...secrets].filter((secret) =>
      output.toLowerCase().includes(secret.toLowerCase()),
    )
    expect(found).toEqual([])
    expect(output).not.toMatch(/eyJ[\w-]+\.|Bearer |addr_/)
  })
})
