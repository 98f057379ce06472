import { describe, expect, it, vi } from 'vitest'
import type { ProviderCall } from '../../services/worker/provider/call.ts'
import { refusePublicHosts } from '../../services/worker/provider/osm/public-hosts.ts'
import { createLog } from '../../shared/runtime/log.ts'
import { bulkCallContext } from './bulk-call-context.ts'

const access = { apiKey: '', connections: 1, timeoutMs: 1000 }
const answered: ProviderCall = async (_bought, _context, call) => ({
  data: (await call(new AbortController().signal)).data,
  refund: () => {},
})
const open = (photonUrl: string, nominatimUrl: string) => {
  const log = createLog('worker', 'silent')
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
