import { describe, expect, it } from 'vitest'
import { openQuotas } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'

const path = '/api/address/batches'
const confirmedAt = '2026-11-20T10:00:00.000Z'
const names =
  'reference,line1,city,country,verdict,nextAction,validatedAt,' +
  'confirmedAt,confirmedLine1,confirmedCity,confirmedCountry'
const result = 'undeliverable,contact,2026-11-20T09:00:00.000Z'
const row = (reference: string, at: string, line1 = '12 Qqxxzz Street') =>
  `${reference},99 Qqxxzz Street,London,GB,${result},${at},${at && `${line1},London,GB`}`

const stack = useStack({ env: openQuotas })

/** Uploads rows of an export of ours, and resolves with the batch when it has ended. */
async function upload(rows: string[], query = '') {
  const { body } = await stack.post(`${path}${query}`, undefined, {
    body: [names, ...rows].join('\n'),
    headers: { 'content-type': 'text/csv' },
  })
  const read = async () => (await stack.get(`${path}/${body.data.id}`)).body.data
  await expect.poll(async () => (await read()).status, { timeout: 30_000 }).toBe('completed')
  return read()
}

const stored = async (reference: string) =>
  (await stack.get(`/api/address/stored/${encodeURIComponent(reference)}`)).body.data
const put = (reference: string, body: object) =>
  stack.post(`/api/address/stored/${encodeURIComponent(reference)}`, body, { method: 'PUT' })
const correct = (reference: string, line1: string) =>
  put(reference, { line1, city: 'London', country: 'GB', confirmed: true })

describe('an export that is uploaded again', { timeout: 60_000 }, () => {
  it('brings a confirmation along, whatever the provider says of the text', async () => {
    const batch = await upload([row('marked', confirmedAt), row('plain', '')])
    expect(batch.counts).toMatchObject({ confirmed: 0, undeliverable: 2 })
    expect(await stored('marked')).toMatchObject({
      line1: '12 Qqxxzz Street',
      validation: { verdict: 'confirmed', reasons: [{ code: 'confirmed_by_person' }] },
      confirmedAt: Date.parse(confirmedAt),
    })
    const plain = await stored('plain')
    expect(plain).toMatchObject({
      line1: '99 Qqxxzz Street',
      validation: { verdict: 'undeliverable' },
    })
    expect(plain).not.toHaveProperty('confirmedAt')
  })

  it('takes a confirmation without a time, or with one ahead, for one of the upload', async () => {
    const { createdAt } = await upload([row('yes', 'x'), row('ahead', '2099-01-01T00:00:00Z')])
    for (const reference of ['yes', 'ahead'])
      expect(await stored(reference)).toMatchObject({
        validation: { verdict: 'confirmed' },
        confirmedAt: createdAt,
      })
  })

  it('ends the confirmation of the same text, too, where it replaces confirmed ones', async () => {
    await upload([row('same', confirmedAt, '99 Qqxxzz Street')])
    expect(await stored('same')).toMatchObject({ confirmedAt: Date.parse(confirmedAt) })
    await upload([row('same', '')], '?confirmed=replace')
    const replaced = await stored('same')
    expect(replaced).toMatchObject({ validation: { verdict: 'undeliverable' } })
    expect(replaced).not.toHaveProperty('confirmedAt')
  })

  it('leaves what was confirmed since, unless told otherwise', async () => {
    await upload([row('again', confirmedAt)])
    await correct('again', '12 Newer Street')
    await upload([row('again', confirmedAt)])
    expect(await stored('again')).toMatchObject({
      line1: '12 Newer Street',
      validation: { verdict: 'confirmed' },
    })
    const { id } = await upload([row('again', confirmedAt)], '?confirmed=replace')
    expect(await stored('again')).toMatchObject({
      line1: '12 Qqxxzz Street',
      confirmedAt: Date.parse(confirmedAt),
    })
    const page = await stack.get(`${path}/${id}/results?include=decision`)
    expect(page.body.data.results[0].decision).toMatchObject({
      line1: '12 Qqxxzz Street',
      confirmedAt: Date.parse(confirmedAt),
    })
    await upload([row('again', '')], '?confirmed=replace')
    expect(await stored('again')).toMatchObject({
      validation: { verdict: 'undeliverable' },
    })
  })

  it.each(['keep', 'replace'])('leaves a newer text that nobody confirmed: %s', async (way) => {
    const reference = `moved-${way}`
    await upload([row(reference, confirmedAt)])
    await put(reference, { line1: '12 Newer Street', city: 'London', country: 'GB' })
    await upload([row(reference, confirmedAt)], `?confirmed=${way}`)
    const moved = await stored(reference)
    expect(moved).toMatchObject({ line1: '12 Newer Street' })
    expect(moved).not.toHaveProperty('confirmedAt')
  })

  it('confirms a text that is stored already, and one that is older', async () => {
    const text = { line1: '12 Qqxxzz Street', city: 'London', country: 'GB' }
    await put('the same', text)
    await put('older', { ...text, line1: '11 Qqxxzz Street' })
    const since = new Date().toISOString()
    await upload([row('the same', confirmedAt), row('older', since)])
    expect(await stored('the same')).toMatchObject({ confirmedAt: Date.parse(confirmedAt) })
    expect(await stored('older')).toMatchObject({ ...text, confirmedAt: Date.parse(since) })
  })

  it('confirms the text of an earlier row of the same file', async () => {
    const { id } = await upload([row('twice', ''), row('twice', confirmedAt)])
    const { results } = (await stack.get(`${path}/${id}/results?include=decision`)).body.data
    expect(results.map(({ decision }: { decision?: object }) => Boolean(decision))).toEqual([
      false,
      true,
    ])
    expect(await stored('twice')).toMatchObject({
      line1: '12 Qqxxzz Street',
      confirmedAt: Date.parse(confirmedAt),
    })
  })

  it('keeps a confirmation that a later row of the reference lacks', async () => {
    await upload([row('before', confirmedAt), row('before', '')])
    expect(await stored('before')).toMatchObject({
      line1: '12 Qqxxzz Street',
      confirmedAt: Date.parse(confirmedAt),
    })
  })

  it.each(['keep', 'replace'])('brings the last of its confirmations along: %s', async (way) => {
    const reference = `far apart ${way}`
    const between = Array.from({ length: 1000 }, (_, n) => row(`${way} ${n}`, ''))
    const last = row(reference, confirmedAt, '13 Qqxxzz Street')
    const rows = [row(reference, '2026-11-02T10:00:00.000Z'), ...between, last]
    await upload(rows, `?confirmed=${way}`)
    expect(await stored(reference)).toMatchObject({
      line1: '13 Qqxxzz Street',
      confirmedAt: Date.parse(confirmedAt),
    })
  })
})
