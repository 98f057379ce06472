import { expect, it, vi } from 'vitest'
import { inventedRows } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'

const path = '/api/address/batches'
/** Details for two rows a second. */
const quotaOfDetails = '120'

const stack = useStack({
  env: {
    VALIDATION_STRATEGY: 'cascade',
    QUOTA_DETAILS_PER_MINUTE: quotaOfDetails,
    QUOTA_PHOTON_PER_SECOND: 'unlimited',
    QUOTA_NOMINATIM_PER_SECOND: 'unlimited',
  },
})

it("a batch of another client is done while one waits for its provider's quota", async () => {
  const quick = await stack.addClient('quick')
  const post = async (token: string, strategy: string, rows: number) => {
    const authorization = `Bearer ${token}`
    const headers = { authorization, 'content-type': 'text/csv' }
    const lines = inventedRows(rows).map(({ reference, line1, city, country }) =>
      [reference, line1, city, country].join(','),
    )
    const body = `reference,line1,city,country\n${lines.join('\n')}\n`
    const answer = await stack.post(`${path}?strategy=${strategy}`, undefined, { body, headers })
    expect(answer.status).toBe(202)
    const url = `${path}/${answer.body.data.id}`
    return async () => (await stack.get(url, { headers: { authorization } })).body.data
  }
  const slow = await post(stack.token, 'places', 500)
  await vi.waitFor(async () => expect((await slow()).processed).toBeGreaterThan(0), 20_000)
  const done = await post(quick.token, 'osm', 100)
  await vi.waitFor(async () => expect((await done()).status).toBe('completed'), 60_000)
  expect((await slow()).processed).toBeLessThan(60)
}, 90_000)
