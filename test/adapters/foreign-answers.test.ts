import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CannedProvider, startCannedProvider } from './canned-provider.ts'
import { apiKey, everyCall, goodAnswers, secretText } from './every-call.ts'
import { failureOfCall } from './failure-contract.ts'

const html = '<!doctype html><title>Error</title><p>Not for you</p>'
/** Answers of proxies, firewalls and gateways instead of the provider. */
const foreign = [
  { status: 302, headers: { location: '/login' }, body: html },
  { status: 400, body: html },
  { status: 401, body: html },
  { status: 403, body: html },
  { status: 403, body: { error: 'forbidden' } },
  { status: 404, body: html },
  { status: 404, body: '' },
  { status: 404, body: 'null' },
  { status: 404, body: { status: 404, error: 'Not Found', message: 'NOT_FOUND' } },
  { status: 404, body: { error: 'NOT_FOUND' } },
  { status: 404, body: { code: 5, message: 'NOT_FOUND' } },
  { status: 404, body: { error: { code: 404 } } },
  { status: 404, body: { error: { status: 404 } } },
  { status: 404, body: { status: 'NOT_FOUND' } },
  { status: 407, body: html },
  { status: 410, body: html },
  { status: 499, body: html },
  { status: 502, body: html },
]

let provider: CannedProvider
beforeAll(async () => {
  provider = await startCannedProvider()
})
afterAll(() => provider?.close())

describe.each(everyCall)('an answer to $name', ({ name, style, asksPlace, create }) => {
  let adapter: ReturnType<typeof create>
  beforeAll(() => {
    adapter = create(provider.url)
  })
  afterAll(() => adapter?.close())
  const failure = async () => failureOfCall(adapter.ask())

  it.each(foreign)(
    'that does not come from the provider is "unavailable": HTTP $status $body',
    async (answer) => {
      provider.answers(answer)
      expect((await failure()).failure).toBe('unavailable')
      expect(provider.received).toHaveLength(1)
    },
  )
  it.each([413, 414, 431])(
    'that does not come from the provider refuses a request for its length: HTTP %s',
    async (status) => {
      for (const body of [html, '']) {
        provider.answers({ status, body })
        expect((await failure()).failure).toBe('too_long')
        expect(provider.received).toHaveLength(1)
      }
    },
  )
  it('that does not come from the provider lowers the call rate if it has a Retry-After', async () => {
    provider.answers({ status: 429, headers: { 'retry-after': '7' }, body: html })
    expect(await failure()).toMatchObject({ failure: 'over_rate', retryAfterMs: 7000 })
  })
  it('means an unknown place only where the call asked for a place', async () => {
    const error = { code: 404, status: 'NOT_FOUND', message: 'x' }
    if (style === 'new') provider.answers({ status: 404, body: { error } })
    else provider.answers({ body: { status: 'NOT_FOUND', html_attributions: [] } })
    expect((await failure()).failure).toBe(asksPlace ? 'not_found' : 'unavailable')
  })
  it("that refuses the call keeps the provider's message for the log, without key and text", async () => {
    const message = `Billing is off for ${apiKey}: see https://x.example/?address=7+Hidden+Lane "${secretText}"`
    if (style === 'new') {
      const error = { code: 403, status: 'PERMISSION_DENIED', message }
      provider.answers({ status: 403, body: { error } })
    } else provider.answers({ body: { status: 'REQUEST_DENIED', error_message: message } })
    const { failure: name, message: logged } = await failure()
    expect(name).toBe('denied')
    expect(logged).toContain('Billing is off')
    expect(logged).not.toMatch(/AIza|hidden[ +]lane/i)
  })

  const packed = (encoding: string, body: Buffer) => ({
    headers: { 'content-encoding': encoding },
    body,
  })
  const text = JSON.stringify(goodAnswers[name])
  it.each([
    packed('gzip', gzipSync(text)),
    packed('br', brotliCompressSync(text)),
    packed('deflate', deflateSync(text)),
  ])('is read when it is compressed: $headers.content-encoding', async (answer) => {
    provider.answers({ body: goodAnswers[name] })
    const { data } = await adapter.ask()
    provider.answers(answer)
    expect((await adapter.ask()).data).toEqual(data)
  })
  const huge = Buffer.from(`{"status":"OK","x":"${' '.repeat(40_000_000)}"}`)
  it.each([
    { what: 'gzip bomb', ...packed('gzip', gzipSync(huge)) },
    { what: 'brotli bomb', ...packed('br', brotliCompressSync(huge.subarray(0, 10_000_000))) },
    { what: 'broken gzip', ...packed('gzip', Buffer.from(text)) },
    { what: 'half a gzip', ...packed('gzip', gzipSync(text).subarray(0, 40)) },
    { what: 'unknown packing', ...packed('zebra', gzipSync(text)) },
    { what: 'huge plain text', headers: {}, body: huge.subarray(0, 10_000_000) },
  ])('fails as malformed for a $what', async ({ headers, body }) => {
    provider.answers({ headers, body })
    expect((await failure()).failure).toBe('nonsense')
    expect(provider.received).toHaveLength(1)
  })
})
