import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createSilentServer, type Server } from 'node:net'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { TEST_INPUTS } from '../../services/sandbox/test-inputs.ts'
import { resumeSku } from '../../shared/quota/limiter.ts'
import { expectFailure } from '../api/expect-envelope.ts'
import { canMakeCertificates, makeCertificate } from '../support/certificate.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { inShort, observe } from '../support/load.ts'
import { secondsOfDayPause } from '../support/pacific.ts'
import { type Answer, startStack, useStack } from '../support/stack.ts'

const placeId = 'SBX_gb-10-downing-street'
/** A new text for each request, so that requests do not share a call. */
const languageOf = (n: number) => 'ab'.charAt(n / 26) + String.fromCharCode(97 + (n % 26))
const providerTimeoutMs = 1000
const deadlineMs = 5000
const graceMs = 1000

/**
 * Error codes for each fault of the provider: 8003 it failed, 8005 malformed answer, 8004 key
 * denied, 7001 quota used up; 4000 the request itself is refused.
 */
const expected = {
  slow: '503 8003',
  hang: '503 8003',
  http503: '503 8003',
  http500: '503 8003',
  unknownError: '503 8003',
  reset: '503 8003',
  malformed: '502 8005',
  html: '502 8005',
  null: '502 8005',
  tooLong: '400 4000',
  keyDenied: '503 8004',
  rateLimit: '503 7001',
  dailyLimit: '503 7001',
} as const

/** Temporary errors are retried twice; others are not. */
const callsFor = (outcome: string) => (outcome === '503 8003' ? 3 : 1)

const kindNames = ['autocomplete', 'details'] as const
type Kind = (typeof kindNames)[number]

const cases = TEST_INPUTS.map(({ fault, text, placeId }) => ({
  fault,
  text,
  placeId,
  outcome: expected[fault],
  calls: callsFor(expected[fault]),
}))

function retryAfterOf({ headers }: Answer): number {
  return Number(headers.get('retry-after') ?? Number.NaN)
}

describe.each(['new', 'legacy'] as const)(
  'when the provider fails, over the %s edition, the service',
  (edition) => {
    const env = {
      PROVIDER_TIMEOUT_MS: String(providerTimeoutMs),
      QUOTA_DETAILS_PER_MINUTE: 'unlimited',
    }
    const stack = useStack({ edition, env })
    let redis: Redis
    beforeAll(async () => {
      redis = new Redis(stack.redisUrl)
    })
    afterAll(() => redis?.disconnect())
    /**
     * Acts as if a long time had passed since the last failure: no SKU is paused, and the breakers
     * are closed.
     */
    async function allIsWell(of: readonly Kind[] = kindNames): Promise<void> {
      for (const sku of of) await resumeSku(redis, sku)
      await stack.sandbox.reset()
      const ask = {
        autocomplete: (n: number) => stack.autocomplete({ input: `${n} rue de la paix` }),
        details: (n: number) => stack.details({ placeId, language: languageOf(n) }),
      }
      const well = (n: number) => of.map((kind) => ask[kind](n))
      await expect
        .poll(
          async () =>
            (await Promise.all(Array.from({ length: 20 }, (_, n) => well(n)).flat())).map(
              ({ status }) => status,
            ),
          {
            timeout: 20_000,
          },
        )
        .toEqual(Array(20 * of.length).fill(200))
      await stack.sandbox.reset()
    }
    const kinds = {
      autocomplete: (input: string) => stack.autocomplete({ input }),
      details: (placeId: string) => stack.details({ placeId }),
    }

    describe.each(kindNames)('for %s', (kind) => {
      beforeEach(() => allIsWell([kind]))

      it.each(cases)(
        'answers $outcome to $fault, after $calls calls',
        async ({ text, placeId, outcome, calls }) => {
          const seen = await observe(() => kinds[kind](kind === 'details' ? placeId : text))
          expect(inShort(seen)).toBe(outcome)
          expect(seen.ms).toBeLessThan(deadlineMs + graceMs)
          const wait = outcome.startsWith('5') ? expect.stringMatching(/^[1-9]\d*$/) : null
          expect(seen.answer?.headers.get('retry-after')).toEqual(wait)
          expect(seen.answer?.headers.get('x-provider-calls')).toBe(String(calls))
          expect(JSON.stringify(seen.answer?.body)).not.toMatch(
            /test-provider-key|stack|127\.0\.0\.1/,
          )
          expect((await stack.sandbox.usage())[kind].calls).toBe(calls)
        },
      )
    })

    it('sends Retry-After in seconds, or until midnight Pacific when the provider refuses for so long', async () => {
      await allIsWell()
      await stack.sandbox.behave({ quotaPerMinute: { autocomplete: 0 } })
      // After up to half a second, a second and two.
      expect(retryAfterOf(await kinds.autocomplete('10 downing street'))).toBeLessThanOrEqual(2)
      await allIsWell()
      await stack.sandbox.behave({ quotaPerDay: { autocomplete: 0 } })
      const untilMidnight = retryAfterOf(await kinds.autocomplete('10 downing street'))
      expect(Math.abs(untilMidnight - secondsOfDayPause())).toBeLessThan(10)
    })

    it.each([
      [{ outage: true }, '503 8003'],
      // Legacy has one status for "billing is off" and a refused key
      // (services/worker/provider/README.md).
      [{ billingDisabled: true }, '503 8004'],
      [{ quotaPerMinute: { autocomplete: 0 } }, '503 7001'],
      [{ quotaPerDay: { autocomplete: 0 } }, '503 7001'],
    ])('answers while it lasts: %j → %s', async (behaviour, outcome) => {
      await allIsWell()
      await stack.sandbox.behave(behaviour)
      expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe(outcome)
      await allIsWell()
      expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe('200')
    })

    it('goes on for others while one caller sends what is too long for the provider', async () => {
      await allIsWell()
      const tooLong = (n: number) =>
        stack.autocomplete({ input: 'fault: too long', language: languageOf(n) })
      const refused = await Promise.all(Array.from({ length: 30 }, (_, n) => tooLong(n)))
      for (const answer of refused)
        expectFailure(answer, { status: 400, code: 4000, errors: [{ code: 'TOO_LONG' }] })
      expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe('200')
      expect((await stack.sandbox.usage()).autocomplete.calls).toBe(31)
    })

    it('answers 503 8003 during an outage of the provider, and 200 afterwards', async () => {
      await allIsWell()
      await stack.sandbox.stop()
      for (const ask of [
        () => kinds.autocomplete('10 downing street'),
        () => kinds.details('SBX_moved'),
      ]) {
        const seen = await observe(ask)
        expect(inShort(seen)).toBe('503 8003')
        expect(seen.ms).toBeLessThan(deadlineMs)
      }
      await stack.sandbox.start()
      expect(inShort(await observe(() => kinds.autocomplete('10 downing street')))).toBe('200')
    })
  },
)

/** A stack whose provider is this server, by https. */
async function startOver(provider: Server) {
  provider.listen(0, '127.0.0.1')
  onTestFinished(() => void provider.close())
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  const stack = await startStack({ env: { PROVIDER_URL: `https://localhost:${port}` } })
  onTestFinished(stack.close)
  const ledger = openLedgerView(stack.databaseUrl)
  onTestFinished(ledger.close)
  return { stack, ledger }
}

describe.skipIf(!canMakeCertificates)('a certificate that nobody trusts (needs openssl)', () => {
  it('fails calls before they are sent, so that they cost nothing', async () => {
    const certificate = makeCertificate()
    onTestFinished(certificate.remove)
    const [key, cert] = [certificate.keyFile, certificate.file].map((file) => readFileSync(file))
    const received: unknown[] = []
    const { stack, ledger } = await startOver(
      createServer({ key, cert }, ({ url }, response) => {
        received.push(url)
        response.end('{}')
      }),
    )
    const seen = await observe(() => stack.autocomplete({ input: '10 downing street' }))
    expect([inShort(seen), seen.answer?.headers.get('x-provider-calls')]).toEqual(['503 8003', '3'])
    await expect.poll(ledger.bySku).toEqual({ autocomplete: { calls: 0, microUsd: 0 } })
    expect(received).toEqual([])
  })
})

it('many calls at once to a provider whose TLS handshakes hang cost nothing', async () => {
  const { stack, ledger } = await startOver(createSilentServer(() => {}))
  const inputs = Array.from({ length: 12 }, (_, number) => `${number} downing street`)
  const seen = await Promise.all(
    inputs.map((input) => observe(() => stack.autocomplete({ input }))),
  )
  expect(new Set(seen.map(inShort))).toEqual(new Set(['503 8003']))
  const made = seen.map(({ answer }) => Number(answer?.headers.get('x-provider-calls')))
  expect(made.reduce((sum, calls) => sum + calls)).toBeGreaterThan(0)
  await expect.poll(ledger.bySku).toEqual({ autocomplete: { calls: 0, microUsd: 0 } })
})
