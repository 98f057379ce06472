import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer as createTlsServer } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { mayBeBilled } from '../../services/worker/provider/port.ts'
import { canMakeCertificates, makeCertificate } from '../support/certificate.ts'
import { apiKey, everyCall, goodAnswers } from './every-call.ts'
import { startFullListener } from './full-listener.ts'

/** Longer than undici's timeout of idle connections, in milliseconds. */
const idleMs = 6000

/** A provider that counts its connections and closes none. */
async function startCountingProvider(body: object) {
  const seen = { connections: 0, ended: 0, requests: [] as { url: string; key: string }[] }
  const server: Server = createServer((request, response) => {
    const key = `${request.headers['x-goog-api-key'] ?? ''}`
    seen.requests.push({ url: `${request.url}`, key })
    response.end(JSON.stringify(body))
  })
  server.keepAliveTimeout = 0
  server.on('connection', (socket) => {
    seen.connections += 1
    socket.on('close', () => {
      seen.ended += 1
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen, close }
}

describe.each(everyCall)('the connections of $name', ({ name, create }) => {
  let provider: Awaited<ReturnType<typeof startCountingProvider>>
  let adapter: ReturnType<typeof create>
  beforeEach(async () => {
    provider = await startCountingProvider(goodAnswers[name] ?? {})
    adapter = create(`${provider.url}/base`, 8)
  })
  afterEach(async () => {
    await adapter?.close()
    await provider?.close()
  })

  it('are open before the first call, which needs no new one', async () => {
    await adapter.warm()
    const { connections } = provider.seen
    expect(connections).toBeGreaterThan(0)
    await adapter.ask()
    await Promise.all([adapter.ask(), adapter.ask()])
    expect(provider.seen).toMatchObject({ connections, ended: 0 })
  })
  it('are opened without sending the key and without an API call', async () => {
    await adapter.warm()
    for (const { url, key } of provider.seen.requests) {
      expect(url).toBe('/generate_204')
      expect(key).not.toContain(apiKey)
    }
  })
  it('stay open while there are no calls', async () => {
    await adapter.warm()
    const { connections } = provider.seen
    await sleep(idleMs)
    await adapter.ask()
    expect(provider.seen).toMatchObject({ connections, ended: 0 })
  })
  it.skipIf(!canMakeCertificates)(
    'speak HTTP/1.1, since undici learns whether a host has HTTP/2 by one handshake at a time',
    async () => {
      const { file, keyFile, remove } = makeCertificate()
      onTestFinished(remove)
      const offered: string[][] = []
      const ALPNCallback = ({ protocols }: { protocols: string[] }) => {
        offered.push(protocols)
        return undefined
      }
      const [key, cert] = [keyFile, file].map((path) => readFileSync(path))
      const server = createTlsServer({ key, cert, ALPNCallback }).listen(0, '127.0.0.1')
      onTestFinished(() => void server.close())
      await once(server, 'listening')
      const encrypted = create(`https://localhost:${(server.address() as AddressInfo).port}`, 1)
      await expect(encrypted.ask()).rejects.toMatchObject({ failure: 'unavailable' })
      await encrypted.close()
      expect(new Set(offered.flat())).toEqual(new Set(['http/1.1']))
    },
  )
  it.each([
    ['before it began', () => AbortSignal.abort()],
    ['while its connection does not stand', () => AbortSignal.timeout(100)],
  ])('have sent nothing that is billed for a call that its deadline ended %s', async (_, end) => {
    const host = await startFullListener()
    onTestFinished(host.stop)
    const unconnected = create(`http://127.0.0.1:${host.port}`)
    onTestFinished(unconnected.close)
    const error = await unconnected.ask(end()).catch((error) => error)
    expect(error).toMatchObject({ failure: 'timeout' })
    expect(mayBeBilled(error)).toBe(false)
  })
  it('do not fail the start when the provider is unavailable; the next call fails', async () => {
    await provider.close()
    await expect(adapter.warm()).resolves.toBeUndefined()
    provider = await startCountingProvider({})
  })
})
