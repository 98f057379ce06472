import { beforeAll, describe, expect, it, vi } from 'vitest'
import { attributions } from '../../services/worker/provider/osm/place.ts'
import { Batch, ResultPage, type ResultRow } from '../../shared/api/batch.ts'
import { expectSuccess } from '../api/expect-envelope.ts'
import { useBatchView } from '../support/batches.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { useStack } from '../support/stack.ts'

const path = '/api/address/batches'
const csv = `reference,line1,line2,city,region,postalCode,country
house,10 Downing Street,,London,,SW1A 2AA,GB
interpolated,14 Downing Street,,London,,SW1A 2AA,GB
misspelt,10 Downing Stret,,London,,SW1A 2AA,GB
flat,129 West 81st Street,Apt 5A,New York,NY,10024,US
street,Downing Street,,London,,SW1A 2AA,GB
no such number,4711 Downing Street,,London,,SW1A 2AA,GB
ambiguous,Bahnhofstraße 12,,Berlin,,,DE
unknown,99999 Nowhere At All,,Qzxqz,,,GB
broken,fault: malformed,,,,,
`

const stack = useStack({ edition: 'osm', env: { GOOGLE_MAPS_API_KEY: '', PROVIDER_URL: '' } })
const store = useBatchView(stack)
let batch: Batch
let results: Record<string, ResultRow>
beforeAll(async () => {
  const headers = { 'content-type': 'text/csv' }
  const { status, body } = await stack.post(path, undefined, { body: csv, headers })
  expect(status).toBe(202)
  const read = () => stack.get(`${path}/${body.data.id}`)
  await vi.waitFor(async () => expect((await read()).body.data.status).toBe('completed'), {
    timeout: 30_000,
  })
  const answer = await read()
  expectSuccess(answer, `${path}/${body.data.id}`, Batch)
  batch = answer.body.data
  const page = await stack.get(`${path}/${batch.id}/results`)
  expectSuccess(page, `${path}/${batch.id}/results`, ResultPage)
  results = Object.fromEntries(page.body.data.results.map((row: ResultRow) => [row.reference, row]))
}, 90_000)

const codes = (reference: string) => results[reference]?.reasons.map(({ code }) => code)
const file = async (accept: string) =>
  (await stack.raw(`${path}/${batch.id}/results`, { headers: { accept } })).text()

describe('a batch in the edition osm', () => {
  it('gets its verdicts, and nothing coarser than a house is confirmed', () => {
    const verdicts = Object.values(results).map(({ reference, verdict }) => [reference, verdict])
    expect(Object.fromEntries(verdicts)).toEqual({
      house: 'confirmed',
      interpolated: 'confirmed',
      misspelt: 'corrected',
      flat: 'confirmed',
      street: 'needs_review',
      'no such number': 'needs_review',
      ambiguous: 'needs_review',
      unknown: 'undeliverable',
      broken: 'failed',
    })
    // The house is; with the policy `strict` this is a review.
    expect(codes('flat')).toEqual(['unit_unconfirmed'])
    expect(results.house).toMatchObject({ precision: 'rooftop' })
    expect(results.interpolated).toMatchObject({ precision: 'interpolated' })
    expect(batch.strategy).toBe('osm')
  })

  it('says whose each place is, by its id and its attribution', () => {
    const places = Object.values(results).filter(({ formattedAddress }) => formattedAddress)
    expect(places.length).toBeGreaterThan(5)
    for (const { placeId, attributions: shown } of places) {
      expect(placeId).toMatch(/^osm:[NWRP]/)
      expect(shown).toEqual(attributions)
    }
  })

  it('is exported with what must be shown', async () => {
    const [head = '', house = ''] = (await file('text/csv')).split('\r\n')
    expect(head.split(',')).toContain('attributions')
    expect(house).toContain(attributions[0])
    const [first] = (await file('application/x-ndjson')).trim().split('\n')
    expect(JSON.parse(first ?? '')).toMatchObject({ reference: 'house', attributions })
  })

  it('costs nothing, and its calls are counted by server', async () => {
    const ledger = openLedgerView(stack.databaseUrl)
    await expect
      .poll(async () => {
        const bySku = await ledger.bySku()
        expect(Object.keys(bySku).sort()).toEqual(['nominatim', 'photon'])
        return {
          calls: Object.values(bySku).reduce((sum, { calls }) => sum + calls, 0),
          usd: Object.values(bySku).reduce((sum, { microUsd }) => sum + microUsd, 0),
        }
      })
      .toEqual(batch.spend)
    expect(batch.spend.usd).toBe(0)
    await ledger.close()
  })

  it('is planned at price 0', async () => {
    const headers = { 'content-type': 'text/csv' }
    const { body } = await stack.post(`${path}?dryRun=true`, undefined, { body: csv, headers })
    expect(body.data).toMatchObject({ rows: 9, usd: 0, withinBudget: true })
    expect(body.data.calls).toMatchObject([{ sku: 'nominatim', calls: 9, usd: 0 }])
  })

  it("is kept when Google's content of the same age is deleted", async () => {
    // One row as Google's would be, from before the edition was changed.
    const google = { placeId: 'ChIJ-of-google', reference: 'misspelt' }
    await store.query(
      `update batch_results set validated_at = now() - interval '40 days',
         place_id = case when position = 2 then $2 else place_id end where batch_id = $1`,
      [batch.id, google.placeId],
    )
    await store.query(
      `update stored_addresses set place_id = $1, found_at = now() where reference = $2`,
      [google.placeId, google.reference],
    )
    await store.query(
      `update stored_addresses set found_at = found_at - interval '40 days',
         validated_at = validated_at - interval '40 days'`,
    )
    await store.query(
      `update batches set created_at = now() - interval '40 days',
         finished_at = now() - interval '40 days'`,
    )
    const storedAddress = async (reference: string) =>
      (await stack.get(`/api/address/stored/${encodeURIComponent(reference)}`)).body.data
    const before = await storedAddress('house')
    // A worker does it at its start.
    await stack.addWorker()
    await vi.waitFor(
      async () => {
        const stored = await storedAddress(google.reference)
        expect(stored.validation).not.toHaveProperty('formattedAddress')
        const [ofGoogle] = (await store.results(batch.id)).filter(({ position }) => position === 2)
        expect(ofGoogle).toMatchObject({ formatted_address: null, place_id: google.placeId })
      },
      { timeout: 20_000 },
    )
    expect(await storedAddress('house')).toEqual(before)
    expect(before.validation).toMatchObject({ attributions, formattedAddress: expect.any(String) })
    const kept = (await stack.get(`${path}/${batch.id}/results`)).body.data.results
    for (const row of kept.filter(({ reference }: ResultRow) => reference !== google.reference)) {
      const { validatedAt: _, ...found } = results[row.reference] ?? {}
      expect(row).toMatchObject(found)
    }
  })
})
