import { describe, expect, it, vi } from 'vitest'
import type { ProviderCall } from '../../services/worker/provider/call.ts'
import { refusePublicHosts } from '../../services/worker/provider/osm/public-hosts.ts'
import { silentLog } from '../support/collected-log.ts'
import { useStack } from '../support/stack.ts'
import { bulkCallContext } from './bulk-call-context.ts'

const access = { apiKey: '', connections: 1, timeoutMs: 1000 }
const charge = { day: '2026-11-20', refund: () => {} }
const answered: ProviderCall = async (_bought, _context, call) => ({
  data: (await call(new AbortController().signal, charge)).data,
  charge,
})
const open = (photonUrl: string, nominatimUrl: string) => {
  const log = silentLog
  const warn = vi.spyOn(log, 'warn')
  const servers = { ...access, photonUrls: [photonUrl], nominatimUrls: [nominatimUrl] }
  return { call: refusePublicHosts(answered, 'osm', servers, log), warn }
}
const bought = { sku: 'details', idOnly: false } as const

describe('a public host of OpenStreetMap', () => {
  it.each([
    ['https://photon.komoot.io', 'http://nominatim:8080'],
    ['http://photon:2322', 'https://nominatim.openstreetmap.org/'],
  ])('(%s, %s) is warned of, and refused for batches only', async (photon, nominatim) => {
    const { call, warn } = open(photon, nominatim)
    expect(warn).toHaveBeenCalledOnce()
    const reply = async () => ({ data: 'found' })
    await expect(call(bought, bulkCallContext(), reply)).rejects.toMatchObject({
      error: 'PROVIDER_DENIED',
    })
    const buyer = bulkCallContext({ bulk: false })
    expect((await call(bought, buyer, reply)).data).toBe('found')
  })
  it('is told from a host of its own', async () => {
    const { call, warn } = open('https://photon.komoot.io.example', 'http://nominatim:8080')
    expect(warn).not.toHaveBeenCalled()
    expect((await call(bought, bulkCallContext(), async () => ({ data: 1 }))).data).toBe(1)
  })
})

describe('a service with a public host', () => {
  const stack = useStack({
    edition: 'osm',
    env: {
      GOOGLE_MAPS_API_KEY: '',
      PROVIDER_URL: '',
      // Nobody answers there: the name does not exist.
      NOMINATIM_URL: 'http://no-such-host.nominatim.openstreetmap.org',
    },
  })

  it('warns at its start, and answers buyers', async () => {
    const warning = stack.workers[0]
      ?.output()
      .split('\n')
      .find((line) => line.includes('public'))
    expect(warning).toContain('no-such-host.nominatim.openstreetmap.org')
    expect((await stack.autocomplete({ input: '10 downing street' })).status).toBe(200)
  })

  it('pauses batches, which say why, without a call', async () => {
    await stack.sandbox.reset()
    const { body } = await stack.post('/api/address/batches', undefined, {
      body: 'reference,address\na,"10 Downing Street, London"\n',
      headers: { 'content-type': 'text/csv' },
    })
    const read = async () => (await stack.get(`/api/address/batches/${body.data.id}`)).body.data
    await expect
      .poll(read, { timeout: 20_000 })
      .toMatchObject({ status: 'paused', pausedReason: 'public_host', spend: { calls: 0 } })
    expect((await read()).resumesAt - Date.now()).toBeGreaterThan(1_800_000)
    const usage = Object.values(await stack.sandbox.usage())
    expect(usage.map(({ calls }) => calls)).toEqual([0, 0, 0, 0])
  })
})
