import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { UploadQuery } from '../../shared/api/batch.ts'
import {
  AddressServiceError,
  ConnectionError,
  createAddressClient,
  type UploadOptions,
  type UploadProgress,
} from '../../shared/client/client.ts'
import { useFakeClock } from './scripted-service.ts'

/** What comes of it while the fake clock is advanced by so many milliseconds at a time. */
async function whileTimePasses<Result>(stepMs: number, work: Promise<Result>): Promise<Result> {
  const advance = setInterval(() => vi.advanceTimersByTime(stepMs), 20)
  return work.finally(() => clearInterval(advance))
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const closers: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

interface Upload {
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/**
 * A service over real connections: what it gets, and the answers that the test gives one after the
 * other.
 */
async function service(...answers: Answer[]) {
  const uploads: Upload[] = []
  const server = createServer(async (request, response) => {
    const answer = answers.shift()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    uploads.push({
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    })
    answer?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const getToken = vi.fn(async () => ({ token: 'token-1', exp: Date.now() + 3_600_000 }))
  const baseUrl = `http://127.0.0.1:${port}`
  return { uploads, getToken, baseUrl, client: createAddressClient({ baseUrl, getToken }) }
}

const json =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ metadata: { timestamp: Date.now() }, ...body }))
const batch = json(202, { data: { id: '1', status: 'queued' } })
const busy = json(503, { statusCode: 7002 }, { 'retry-after': '0' })
const unauthorized = json(401, { statusCode: 5002 })
const lost: Answer = (_request, response) => response.destroy()

async function allOf<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const entry of entries) all.push(entry)
  return all
}

async function* stream(...chunks: (string | Uint8Array)[]) {
  yield* chunks
}
/** An iterable that gives its parts once, whoever reads them. */
function partsOnce(...parts: string[]): AsyncIterable<string> {
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        const value = parts.shift()
        return value === undefined ? { value, done: true } : { value, done: false }
      },
    }),
  }
}
const type = 'text/csv'

describe('an upload', () => {
  it('sends the file and its options', async () => {
    const { client, uploads } = await service(batch)
    const options: UploadOptions = {
      type: 'text/csv; charset=windows-1252',
      mapping: { 'Kd-Nr': 'reference' },
      name: 'November',
      policy: 'strict',
      strategy: 'osm',
      idempotencyKey: 'key',
    }
    expect(await client.batches.upload('a;b\n', options)).toEqual({ id: '1', status: 'queued' })
    const [upload] = uploads
    const { searchParams } = new URL(upload?.url ?? '', 'http://x')
    expect(Object.fromEntries(searchParams)).toEqual({
      name: 'November',
      policy: 'strict',
      strategy: 'osm',
      mapping: '{"Kd-Nr":"reference"}',
    })
    expect(upload?.headers).toMatchObject({
      'content-type': 'text/csv; charset=windows-1252',
      'idempotency-key': 'key',
      'content-length': '4',
      authorization: 'Bearer token-1',
    })
    expect(upload?.body).toBe('a;b\n')
  })

  it('may have every option that the API has', () => {
    expectTypeOf<Exclude<keyof UploadQuery, 'dryRun' | 'refresh'>>().toExtend<keyof UploadOptions>()
  })

  it.each([
    ['text', () => 'äb'],
    ['bytes', () => new TextEncoder().encode('äb')],
    ['a Blob', () => new Blob(['ä', 'b'])],
    ['a stream of text and bytes', () => stream('ä', new TextEncoder().encode('b'))],
    ['a web stream', () => new Blob(['äb']).stream()],
  ])('can be %s, and reports how much of it has been sent', async (_, source) => {
    const { client, uploads } = await service(batch)
    const progress: UploadProgress[] = []
    await client.batches.upload(source(), { type, onProgress: (sent) => progress.push(sent) })
    expect(uploads[0]?.body).toBe('äb')
    expect(progress.at(-1)?.sentBytes).toBe(3)
    expect([3, undefined]).toContain(progress.at(-1)?.totalBytes)
  })

  it('of a whole file is retried with the same key where a retry helps', async () => {
    const { client, uploads, getToken } = await service(
      unauthorized,
      busy,
      lost,
      json(409, { statusCode: 4021 }),
      batch,
    )
    useFakeClock()
    const sent = client.batches.upload(new Blob(['a,b\n']), { type, onProgress() {} })
    expect(await whileTimePasses(1000, sent)).toMatchObject({ id: '1' })
    expect(uploads.map(({ body }) => body)).toEqual(Array(5).fill('a,b\n'))
    expect(new Set(uploads.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(getToken).toHaveBeenCalledTimes(2)
  })

  it('goes on where its first connection vanished, which the service notices late', async () => {
    const answer: Answer = (...exchange) =>
      (Date.now() < noticed ? json(409, { statusCode: 4021 }) : batch)(...exchange)
    const { client } = await service(...Array<Answer>(20).fill(answer))
    useFakeClock()
    const noticed = Date.now() + 35_000
    const sent = client.batches.upload('a,b\n', { type })
    const advance = setInterval(() => vi.advanceTimersByTime(1000), 20)
    closers.push(() => clearInterval(advance))
    expect(await sent).toMatchObject({ id: '1' })
  })

  it.each([
    ['a busy service', busy, AddressServiceError],
    ['a refused token', unauthorized, AddressServiceError],
    ['a lost connection', lost, ConnectionError],
  ])('of a stream is sent once: %s is an error', async (_, answer, kind) => {
    const { client, uploads } = await service(answer, batch)
    await expect(client.batches.upload(stream('a,b\n'), { type })).rejects.toBeInstanceOf(kind)
    expect(uploads).toHaveLength(1)
  })

  it.each([
    ['an async generator', () => stream('a,', 'b\n', 'c,d\n')],
    ['a Node stream', () => Readable.from(['a,', 'b\n', 'c,d\n'])],
    ['any iterable', () => partsOnce('a,', 'b\n', 'c,d\n')],
    ['a web stream', () => new Blob(['a,b\nc,d\n']).stream()],
  ])(
    'of %s never replaces the token, since it could not be sent again; the next call does',
    async (_, source) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      // A renewal would be refused once the file has come.
      const answer: Answer = (request, response) =>
        (request.url?.includes('refresh') ? json(503, { statusCode: 8002 }) : batch)(
          request,
          response,
        )
      const { client, uploads } = await service(
        json(200, { data: {} }),
        answer,
        json(200, { data: {} }),
      )
      await client.limits()
      vi.setSystemTime(Date.now() + 3_500_000)
      expect(await client.batches.upload(source(), { type })).toMatchObject({ id: '1' })
      await client.limits()
      expect(uploads.map(({ url }) => url)).toEqual([
        '/api/limits',
        '/api/address/batches',
        '/api/limits?refresh=true',
      ])
      expect(uploads[1]?.body).toBe('a,b\nc,d\n')
    },
  )

  it('ends with the error of its source', async () => {
    const { client } = await service(batch)
    async function* failing() {
      yield 'a,b\n'
      throw new Error('disk full')
    }
    const error = await client.batches.upload(failing(), { type }).catch((caught) => caught)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(String(error.cause?.cause ?? error.cause)).toContain('disk full')
  })

  it("is aborted by its caller's signal, and closes the source", async () => {
    const { client } = await service(batch)
    const leaving = new AbortController()
    const closed = Promise.withResolvers<void>()
    async function* endless() {
      try {
        for (;;) {
          yield 'a,b\n'.repeat(1000)
          leaving.abort(new Error('left'))
          await setImmediate()
        }
      } finally {
        closed.resolve()
      }
    }
    await expect(
      client.batches.upload(endless(), { type, signal: leaving.signal }),
    ).rejects.toThrow('left')
    await closed.promise
  })
})

describe('an upload in a page', () => {
  /** The browsers' XMLHttpRequest, as far as it matters. */
  function stubXhr(status: number, body: object, answeredAt?: string) {
    const made: Record<string, unknown>[] = []
    class XhrStub {
      status = status
      responseText = JSON.stringify({ metadata: { timestamp: Date.now() }, ...body })
      responseURL = ''
      headers: Record<string, string> = {}
      upload: { onprogress?: (event: object) => void } = {}
      onload?: () => void
      aborted = false
      sent: unknown
      url = ''
      constructor() {
        made.push(this as never)
      }
      open(_method: string, url: string) {
        this.url = url
        this.responseURL = answeredAt ?? url
      }
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value
      }
      getAllResponseHeaders = () => 'content-type: application/json\r\nretry-after: 7\r\n'
      abort() {
        this.aborted = true
      }
      send(sent: unknown) {
        this.sent = sent
        queueMicrotask(() => {
          if (status === 0) return
          this.upload.onprogress?.({ loaded: 4, total: 4 })
          this.onload?.()
        })
      }
    }
    vi.stubGlobal('XMLHttpRequest', XhrStub)
    return made
  }
  const getToken = async () => ({ token: 'token-1', exp: Date.now() + 3_600_000 })
  const client = createAddressClient({ baseUrl: 'https://addresses.test', getToken })
  const file = new Blob(['a,b\n'])

  it('goes through XMLHttpRequest, which reports progress', async () => {
    const made = stubXhr(202, { data: { id: '1' } })
    const progress: UploadProgress[] = []
    const created = await client.batches.upload(file, {
      type,
      onProgress: (sent) => progress.push(sent),
    })
    expect(created).toEqual({ id: '1' })
    expect(progress).toEqual([{ sentBytes: 4, totalBytes: 4 }])
    expect(made).toMatchObject([
      {
        url: 'https://addresses.test/api/address/batches',
        sent: file,
        headers: { authorization: 'Bearer token-1', 'content-type': type },
      },
    ])
  })

  it('has the same errors as other requests', async () => {
    stubXhr(413, { statusCode: 4010, message: 'too many' })
    const upload = client.batches.upload(file, { type, onProgress() {} })
    await expect(upload).rejects.toMatchObject({
      name: 'AddressServiceError',
      statusCode: 4010,
      retryAfterMs: 7000,
    })
  })

  it('rejects the answer of another host', async () => {
    stubXhr(202, { data: { id: '1' } }, 'https://elsewhere.test/api/address/batches')
    const upload = client.batches.upload(file, { type, onProgress() {} })
    await expect(upload).rejects.toMatchObject({
      name: 'AddressServiceError',
      message: expect.stringMatching(/redirect/),
    })
  })

  it("is aborted by its caller's signal", async () => {
    const made = stubXhr(0, {})
    const leaving = new AbortController()
    const upload = client.batches.upload(file, { type, onProgress() {}, signal: leaving.signal })
    await expect.poll(() => made[0]).toHaveProperty('sent', file)
    leaving.abort(new Error('left'))
    await expect(upload).rejects.toThrow('left')
    expect(made[0]).toMatchObject({ aborted: true })
  })
})

describe('a redirect', () => {
  it.each([
    ['the API key', (baseUrl: string) => createAddressClient({ baseUrl, apiKey: 'secret' })],
    [
      'the token',
      (baseUrl: string) =>
        createAddressClient({
          baseUrl,
          getToken: async () => ({ token: 'secret', exp: Date.now() + 3_600_000 }),
        }),
    ],
  ])('to another host does not get %s, and is a clear error', async (_, open) => {
    const other = await service(json(200, { data: {} }))
    const here = await service((_request, response) =>
      response.writeHead(307, { location: other.baseUrl }).end(),
    )
    const outcome = open(here.baseUrl).limits()
    await expect(outcome).rejects.toMatchObject({
      name: 'AddressServiceError',
      status: 307,
      statusCode: undefined,
      message: expect.stringMatching(/redirect.*baseUrl/),
    })
    expect(here.uploads).toHaveLength(1)
    expect(other.uploads).toEqual([])
  })
})

describe('streamed results', () => {
  const rows = [{ reference: 'A-1' }, { reference: 'Ä-2' }, { reference: 'A-3' }]
  const ndjson = rows.map((row) => `${JSON.stringify(row)}\n`).join('')

  it('are read row by row, however they are split into chunks', async () => {
    const { client } = await service((_request, response) => {
      for (const byte of Buffer.from(ndjson)) response.write(Buffer.of(byte))
      response.end()
    })
    expect(await allOf(client.batches.results('1'))).toEqual(rows)
  })

  it('that are cut off are an error, after the rows that arrived', async () => {
    const { client } = await service((_request, response) =>
      response.write(ndjson, () => response.destroy()),
    )
    const read: unknown[] = []
    const reading = async () => {
      for await (const row of client.batches.results('1')) read.push(row)
    }
    await expect(reading()).rejects.toBeInstanceOf(ConnectionError)
    expect(read).toEqual(rows)
  })

  it("are aborted by the caller's signal also after they began", async () => {
    const { client } = await service((_request, response) => response.write(ndjson))
    const leaving = new AbortController()
    const reading = async () => {
      const options = { timeoutMs: 10_000, signal: leaving.signal }
      for await (const _ of client.batches.results('1', {}, options))
        leaving.abort(new Error('left'))
    }
    await expect(reading()).rejects.toThrow('left')
  })

  it('are no longer sent when the caller stops reading', async () => {
    const left = Promise.withResolvers<void>()
    const { client } = await service((_request, response) => {
      response.on('close', left.resolve).write(ndjson)
    })
    for await (const row of client.batches.results('1', { verdict: ['failed', 'needs_review'] })) {
      expect(row).toEqual(rows[0])
      break
    }
    await left.promise
  })

  it('are available as a file too', async () => {
    const { client, uploads } = await service((_request, response) =>
      response.end('reference\r\nA-1\r\n'),
    )
    const file = await client.batches.download('1/2', 'text/csv', {
      verdict: ['failed', 'needs_review'],
    })
    expect(await new Response(file).text()).toBe('reference\r\nA-1\r\n')
    expect(uploads[0]).toMatchObject({
      url: '/api/address/batches/1%2F2/results?verdict=failed&verdict=needs_review',
      headers: { accept: 'text/csv' },
    })
  })
})

describe('streamed events', () => {
  const event = (state: object) => `event: progress\ndata: ${JSON.stringify(state)}\n\n`
  const running = { id: '1', status: 'running', processed: 1 }
  const over = { id: '1', status: 'completed', processed: 2 }
  const statuses = async (client: Awaited<ReturnType<typeof service>>['client']) =>
    (await allOf(client.batches.events('1'))).map(({ status }) => status)

  it('end with the batch', async () => {
    const { client } = await service((_request, response) =>
      response.end(`:\n\n${event(running)}${event(over)}`),
    )
    expect(await statuses(client)).toEqual(['running', 'completed'])
  })

  it('continue over another connection when one breaks or ends', async () => {
    const { client, uploads } = await service(
      (_request, response) => response.write(event(running), () => response.destroy()),
      json(500, {}),
      (_request, response) => response.end(event(running)),
      (_request, response) => response.end(event(over)),
    )
    useFakeClock()
    const seen = await whileTimePasses(1000, statuses(client))
    expect(seen).toEqual(['running', 'running', 'completed'])
    expect(uploads).toHaveLength(4)
  })

  it('continue over another connection when one stalls', async () => {
    const { client } = await service(
      (_request, response) => void response.write(event(running)),
      (_request, response) => response.end(event(over)),
    )
    useFakeClock()
    const events = client.batches.events('1')[Symbol.asyncIterator]()
    expect(await events.next()).toMatchObject({ value: { status: 'running' } })
    // Not before: a slow first answer would count as stalled.
    const next = await whileTimePasses(5000, events.next())
    expect(next).toMatchObject({ value: { status: 'completed' } })
  })

  it('of an unknown batch are an error', async () => {
    const { client } = await service(json(404, { statusCode: 6004 }))
    await expect(statuses(client)).rejects.toMatchObject({ statusCode: 6004 })
  })

  it("are aborted by the caller's signal", async () => {
    const left = Promise.withResolvers<void>()
    const answer: Answer = (_request, response) =>
      void response.on('close', left.resolve).write(event(running))
    const { client } = await service(answer)
    const leaving = new AbortController()
    const listening = async () => {
      for await (const _ of client.batches.events('1', { signal: leaving.signal }))
        leaving.abort(new Error('left'))
    }
    await expect(listening()).rejects.toThrow('left')
    await left.promise
  })
})
