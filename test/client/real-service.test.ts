import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import {
  type AddressClient,
  type AutocompleteState,
  createAddressClient,
  createAutocompleteSession,
  type ResultFilter,
  tokenForPages,
} from '../../shared/client/client.ts'
import { openQuotas } from '../support/batches.ts'
import { setClient } from '../support/client-settings.ts'
import { plainRequest } from '../support/raw-http.ts'
import { useStack } from '../support/stack.ts'
import { canBeDelivered, openAddresses, validateFile } from './readme-example.ts'
import { suggestAddresses } from './readme-page-example.ts'

const stack = useStack({ env: openQuotas })
let client: AddressClient
beforeAll(async () => {
  client = createAddressClient({ baseUrl: stack.url, apiKey: stack.apiKey })
})

const csv =
  'reference,line1,city,postalCode,country\nA-1,10 Downing St,London,SW1A 2AA,GB\nA-2,Avenue des Champs-Élysées,Paris,75008,FR\nA-3,,,,\n'
const input = '1600 amphi'

describe('the client, with the real service,', () => {
  it('finds an address and its coordinates', async () => {
    const { predictions, sessionToken } = await client.autocomplete({ input, countries: ['US'] })
    const place = await client.details({ placeId: predictions[0]?.placeId ?? '', sessionToken })
    expect(place).toMatchObject({
      latitude: 37.422,
      longitude: -122.0841,
      components: { countryCode: 'US' },
    })
    expect(await client.details({ placeId: place.placeId, only: 'placeId' })).toEqual({
      placeId: place.placeId,
    })
  })

  it('reads the limits', async () => {
    expect(await client.limits()).toMatchObject({
      budgets: expect.any(Array),
      spent: { day: expect.any(Object) },
    })
  })

  it('reports what is wrong with a key, and with a field', async () => {
    const stranger = createAddressClient({ baseUrl: stack.url, apiKey: 'none' })
    await expect(stranger.limits()).rejects.toMatchObject({
      statusCode: 5000,
      status: 400,
      requestId: expect.any(String),
    })
    await expect(client.autocomplete({ input: '' })).rejects.toMatchObject({
      statusCode: 4000,
      errors: expect.arrayContaining([
        expect.objectContaining({ field: 'input', code: 'TOO_SHORT' }),
      ]),
    })
  })

  it('replaces a token that the service refuses', async () => {
    const getToken = vi
      .fn(async () => ({ token: stack.token, exp: Date.now() + 3_600_000 }))
      .mockResolvedValueOnce({ token: 'a.b.c', exp: Date.now() + 3_600_000 })
    await createAddressClient({ baseUrl: stack.url, getToken }).limits()
    expect(getToken).toHaveBeenCalledTimes(2)
  })

  it('renews a token that is about to expire with an ordinary request', async () => {
    const tokens: (string | null)[] = []
    const noting = (url: string, init: RequestInit) => {
      tokens.push(new Headers(init.headers).get('authorization'))
      return fetch(url, init)
    }
    const getToken = vi.fn(async () => ({ token: stack.token, exp: Date.now() + 1500 }))
    const short = createAddressClient({ baseUrl: stack.url, getToken, fetch: noting })
    await short.limits()
    await vi.waitFor(
      async () => {
        await short.limits()
        expect(new Set(tokens).size).toBe(2)
      },
      { timeout: 10_000 },
    )
  })

  it('supports all operations of stored addresses', async () => {
    const address = { line1: '10 Downing St', city: 'London', country: 'GB' }
    const reference = 'order 1/2 ü'
    expect(await client.stored.put(reference, address)).toMatchObject({ reference, ...address })
    const { updatedAt } = await client.stored.get(reference)
    const decision = { ...address, confirmed: true, placeId: 'SBX_1', ifUpdatedAt: updatedAt }
    expect(await client.stored.put(reference, decision)).toMatchObject({
      validation: { verdict: 'confirmed' },
    })
    await expect(client.stored.put(reference, decision)).rejects.toMatchObject({
      statusCode: 6010,
      status: 409,
    })
    await client.stored.put('order 2', { ...address, country: 'FR' })
    await client.stored.put('order 3', address)
    expect(await client.stored.get(reference)).toMatchObject({ reference })
    const references: string[] = []
    for await (const stored of client.stored.list({ country: ['GB'], limit: 1 }))
      references.push(stored.reference)
    expect(references.toSorted()).toEqual([reference, 'order 3'])
    expect(await client.stored.delete(reference)).toMatchObject({ addresses: 1 })
    await expect(client.stored.get(reference)).rejects.toMatchObject({ statusCode: 6006 })
    expect(await client.stored.deleteAll()).toMatchObject({ addresses: 2 })
  })

  it('supports all operations of a batch', async () => {
    const { batches } = client
    const type = 'text/csv'
    expect(await batches.planUpload(csv, { type })).toMatchObject({ rows: 2, problems: 1 })
    const created = await batches.upload(new Blob([csv]), {
      type,
      name: 'Once',
      policy: 'lenient',
      idempotencyKey: 'once',
    })
    expect(created).toMatchObject({ name: 'Once', total: 2, problems: 1, policy: 'lenient' })
    expect(
      (await batches.upload(csv, { type, name: 'Once', policy: 'lenient', idempotencyKey: 'once' }))
        .id,
    ).toBe(created.id)
    const states: string[] = []
    for await (const { status } of batches.events(created.id)) states.push(status)
    expect(states.at(-1)).toBe('completed')
    expect(await batches.get(created.id)).toMatchObject({ processed: 2 })
    for await (const problem of batches.problems(created.id))
      expect(problem).toMatchObject({ line: 4 })
    const verdicts: string[] = []
    for await (const { reference, verdict } of batches.results(created.id))
      verdicts.push(`${reference} ${verdict}`)
    expect(verdicts).toEqual(['A-1 confirmed', expect.stringMatching(/^A-2 /)])
    const { reasons, countries, open } = await batches.summary(created.id)
    expect([countries.length, open]).toEqual([2, 1])
    const filter: ResultFilter = {
      reason: reasons.map(({ code }) => code),
      country: ['FR'],
      review: 'open',
      include: 'address',
    }
    for await (const { reference, address } of batches.results(created.id, filter))
      expect([reference, address?.country]).toEqual(['A-2', 'FR'])
    const { updatedAt } = await client.stored.put('A-2', { city: 'Paris', confirmed: true })
    for await (const { reference, decision } of batches.results(created.id, {
      include: ['address', 'decision'],
    }))
      expect([reference, decision?.city]).toEqual([
        reference,
        reference === 'A-2' ? 'Paris' : undefined,
      ])
    expect(await batches.plan({ select: { unconfirmed: true } })).toMatchObject({ rows: 1 })
    const reopened = await batches.reopen(created.id, 'A-2', { ifUpdatedAt: updatedAt })
    expect([reopened.confirmedAt, (await batches.summary(created.id)).open]).toEqual([undefined, 1])
    await expect(
      batches.reopen(created.id, 'A-2', { ifUpdatedAt: updatedAt }),
    ).rejects.toMatchObject({
      statusCode: 6010,
    })
    for await (const { id } of batches.list({ status: ['completed'], limit: 1 }))
      expect(id).toBe(created.id)
    await expect(batches.pause(created.id)).rejects.toMatchObject({ statusCode: 6005 })
    expect(await batches.plan({ select: { country: ['GB'] } })).toMatchObject({ rows: 1 })
    const again = await batches.create({ name: 'Twice', select: { country: ['GB'] } })
    expect([again.name, again.total]).toEqual(['Twice', 1])
    for await (const { status } of batches.events(again.id)) states.push(status)
    expect(states.at(-1)).toBe('completed')
  })

  it('sends a large file as a stream, and stops when aborted', async () => {
    async function* rows(count: number) {
      yield 'reference,line1,city,country\n'
      for (let row = 0; row < count; row += 1000) {
        const lines = Array.from(
          { length: 1000 },
          (_, index) => `L-${row + index},${row + index} Rue Pasteur,Lyon,FR\n`,
        )
        yield lines.join('')
      }
    }
    const sent: number[] = []
    const onProgress = ({ sentBytes }: { sentBytes: number }) => void sent.push(sentBytes)
    const plan = await client.batches.planUpload(rows(20_000), { type: 'text/csv', onProgress })
    expect(plan.rows).toBe(20_000)
    expect(sent.length).toBe(21)
    const stopped = createAddressClient({
      baseUrl: stack.url,
      getToken: async () => ({ token: 'a.b.c', exp: Infinity }),
    })
    await expect(stopped.batches.upload(rows(20_000), { type: 'text/csv' })).rejects.toMatchObject({
      status: 401,
    })
  })

  it('suggests addresses while somebody types', async () => {
    const states: AutocompleteState[] = []
    const session = createAutocompleteSession(client, {
      countries: ['US'],
      onChange: (state) => states.push(state),
    })
    session.input('1600')
    session.input(input)
    await vi.waitFor(() => expect(session.state.status).toBe('ready'), { timeout: 10_000 })
    const [first] = session.state.predictions
    expect(await session.choose(first?.placeId ?? '')).toMatchObject({ latitude: 37.422 })
    expect(session.state.status).toBe('idle')
  })
})

/** `fetch` in a page of this origin, as far as the service sees it. */
async function fetchFrom(
  origin: string,
  url: string,
  { method = 'GET', headers, body }: RequestInit,
) {
  const answer = await plainRequest(url, {
    method,
    headers: { ...(headers as Record<string, string>), origin },
    ...(typeof body === 'string' && { body }),
  })
  return Response.json(answer.body, { status: answer.status, headers: answer.headers })
}

describe("the examples in the client's documentation", () => {
  it('work on a server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'address-client-'))
    const log = vi.spyOn(console, 'log').mockImplementation(() => {})
    try {
      const addresses = openAddresses(stack.url, stack.apiKey)
      expect(await canBeDelivered(addresses, '10 Downing St, London SW1A 2AA, UK')).toBe(true)
      const path = join(folder, 'addresses.csv')
      writeFileSync(path, csv)
      expect(await validateFile(addresses, path)).toEqual(['A-2'])
      expect(readFileSync(`${path}.results.csv`, 'utf8')).toContain('A-1,2,confirmed,accept')
      expect(log).toHaveBeenLastCalledWith('completed: 2 of 2')
    } finally {
      log.mockRestore()
      rmSync(folder, { recursive: true })
    }
  })

  it('work in a page', async () => {
    const origin = 'https://shop.example.com'
    const shop = tokenForPages({ baseUrl: stack.url }, stack.apiKey, { origin })
    await setClient(stack.databaseUrl, 'shop', { origins: [origin] })
    await vi.waitFor(shop, { timeout: 5000 })
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url === `${origin}/address-token`
        ? Response.json(await shop())
        : fetchFrom(origin, url.replace('https://addresses.example.com', stack.url), init),
    )
    try {
      let shown: AutocompleteState | undefined
      const field = suggestAddresses((state) => {
        shown = state
      })
      field.onInput('1600', { isComposing: false })
      // What an input method has composed, too.
      field.onInput(input, { isComposing: true, data: '東京' })
      field.onCompositionEnd(input)
      const ready = expect.objectContaining({ status: 'ready', text: input })
      await vi.waitFor(() => expect(shown).toEqual(ready), { timeout: 10_000 })
      expect(await field.onPick(shown?.predictions[0]?.placeId ?? '')).toMatchObject({
        latitude: 37.422,
      })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
