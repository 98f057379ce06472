import { createHook } from 'node:async_hooks'
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { type lookup, Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { waitAfterMs } from '../../services/worker/webhooks/attempts.ts'
import { createDelivery } from '../../services/worker/webhooks/delivery.ts'
import { isPublic } from '../../services/worker/webhooks/public-address.ts'
import { sendWebhooks } from '../../services/worker/webhooks/webhooks.ts'
import { createMetrics } from '../../shared/runtime/metrics.ts'
import { type Database, openDatabase } from '../../shared/store/database.ts'
import { startNameServer } from '../support/name-server.ts'
import { useStack } from '../support/stack.ts'
import { testDatabase } from '../support/test-database.ts'

const readme = readFileSync(
  new URL('../../services/worker/webhooks/README.md', import.meta.url),
  'utf8',
)
const secret = `whsec_${Buffer.from('a key of thirty-two bytes exactly').toString('base64')}`

interface Received {
  headers: IncomingHttpHeaders
  body: string
}
/** A webhook's target; `answer` decides its response. */
async function startTarget(answer: (response: ServerResponse, request: Received) => void) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { headers: request.headers, body }
    received.push(one)
    answer(response, one)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  let connections = 0
  server.on('connection', () => {
    connections += 1
  })
  const { port } = server.address() as AddressInfo
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port, url: `http://127.0.0.1:${port}/hook`, received, connections: () => connections }
}
const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close()
})
const say = (status: number) => (response: ServerResponse) => response.writeHead(status).end()

/** Verifies a signature as the documentation tells a receiver to. */
function isFromUs(
  { headers, body }: Received,
  {
    secret: told = secret,
    nowSeconds = Date.now() / 1000,
  }: { secret?: string; nowSeconds?: number } = {},
): boolean {
  const key = Buffer.from(told.slice('whsec_'.length), 'base64')
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  const expected = createHmac('sha256', key).update(signed).digest('base64')
  const given = String(headers['webhook-signature']).replace(/^v1,/, '')
  const isNew = Math.abs(nowSeconds - Number(headers['webhook-timestamp'])) < 300
  return (
    isNew &&
    given.length === expected.length &&
    timingSafeEqual(Buffer.from(given), Buffer.from(expected))
  )
}

describe('a delivery attempt', () => {
  const attempt = async (
    url: string,
    options: Partial<Parameters<typeof createDelivery>[0]> = {},
  ) => {
    const deliver = createDelivery({
      toPrivate: true,
      now: Date.now,
      timeoutMs: 500,
      ...options,
    })
    const delivery = { url, secret, id: 'a-0', body: '{"event":"batch.completed"}' }
    return deliver(delivery, new AbortController().signal)
  }

  it('succeeds with any 2xx, and is signed as the documentation says', async () => {
    const target = await startTarget(say(204))
    expect(await attempt(target.url)).toEqual({ delivered: true })
    const [message] = target.received as [Received]
    expect(message.headers['content-type']).toBe('application/json')
    expect(isFromUs(message)).toBe(true)
    expect(isFromUs({ ...message, body: message.body.replace('completed', 'cancelled') })).toBe(
      false,
    )
    expect(isFromUs({ ...message, headers: { ...message.headers, 'webhook-id': 'b-0' } })).toBe(
      false,
    )
    expect(isFromUs(message, { nowSeconds: Date.now() / 1000 + 600 })).toBe(false)
  })

  it('does not wait for an answer that never ends', async () => {
    const target = await startTarget((response) => response.writeHead(200).write('on and on'))
    expect(await attempt(target.url)).toEqual({ delivered: true })
  })

  it('fails by timeout at a target that hangs', async () => {
    const target = await startTarget(() => {})
    const started = performance.now()
    expect(await attempt(target.url)).toMatchObject({ delivered: false, gone: false })
    expect(performance.now() - started).toBeLessThan(5000)
  })

  it.each([500, 404, 410])('fails at HTTP %i', async (status) => {
    const target = await startTarget(say(status))
    expect(await attempt(target.url)).toEqual({
      delivered: false,
      gone: status === 410,
      cause: `HTTP ${status}`,
    })
  })

  it('follows no redirect', async () => {
    const inside = await startTarget(say(200))
    const target = await startTarget((response) =>
      response.writeHead(307, { location: inside.url }).end(),
    )
    expect(await attempt(target.url)).toMatchObject({ delivered: false, cause: 'HTTP 307' })
    expect(inside.connections()).toBe(0)
  })

  it.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '169.254.169.254',
    '100.100.100.200',
    '[fd00:ec2::254]',
  ])('does not connect to %s', async (host) => {
    const target = await startTarget(say(200))
    const outcome = await attempt(`http://${host}:${target.port}/`, { toPrivate: false })
    expect(outcome).toEqual({
      delivered: false,
      gone: false,
      cause: 'the target is not at a public address',
    })
    expect(target.connections()).toBe(0)
  })

  async function nameServer() {
    const server = await startNameServer()
    open.push(() => server.close())
    return { server, options: { toPrivate: false, nameServers: [`127.0.0.1:${server.port}`] } }
  }

  it('resolves the host each time, and connects to none of its addresses if one is private', async () => {
    const target = await startTarget(say(200))
    const { server, options } = await nameServer()
    server.addresses = ['8.8.8.8', '127.0.0.1']
    for (const host of ['rebinding.example', 'rebinding.example', 'localhost']) {
      server.asked = 0
      expect(await attempt(`http://${host}:${target.port}/`, options)).toMatchObject({
        delivered: false,
        cause: 'the target is not at a public address',
      })
      expect(server.asked).toBeGreaterThan(0)
    }
    expect(target.connections()).toBe(0)
  })

  it('fails where the name has no address', async () => {
    const { options } = await nameServer()
    expect(await attempt('http://nowhere.example/', options)).toEqual({
      delivered: false,
      gone: false,
      cause: 'ENOTFOUND',
    })
  })

  it('to a host whose name server is silent takes no thread from other lookups, and leaves nothing behind', async () => {
    const { server, options } = await nameServer()
    server.isSilent = true
    const begun: string[] = []
    const lookups = createHook({ init: (_id, type) => void begun.push(type) }).enable()
    const cancelled = vi.spyOn(Resolver.prototype, 'cancel')
    onTestFinished(() => {
      lookups.disable()
      cancelled.mockRestore()
    })
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) => attempt(`https://x${at}.example/`, options)),
    )
    expect(outcomes).toEqual(
      Array(8).fill({ delivered: false, gone: false, cause: 'TimeoutError' }),
    )
    expect(server.asked).toBeGreaterThanOrEqual(8)
    expect(cancelled).toHaveBeenCalledTimes(8)
    expect(begun).not.toContain('GETADDRINFOREQWRAP')
  })

  it('finds names of the hosts file where private receivers are allowed', async () => {
    const target = await startTarget(say(200))
    expect(await attempt(`http://localhost:${target.port}/`)).toEqual({ delivered: true })
  })

  it('lets the system look up one name at a time where private receivers are allowed, and none for an attempt that has ended', async () => {
    const target = await startTarget(say(200))
    const silent = Promise.withResolvers<void>()
    const begun: string[] = []
    const lookUp = (async (name: string) => {
      begun.push(name)
      if (name === 'silent') await silent.promise
      return [{ address: '127.0.0.1', family: 4 }]
    }) as unknown as typeof lookup
    const deliver = createDelivery({ toPrivate: true, now: Date.now, lookUp })
    const begin = (host: string) => {
      const stop = new AbortController()
      const url = `http://${host}:${target.port}/`
      const ended = deliver({ url, secret, id: 'a-0', body: '{}' }, stop.signal)
      return { ended, stop }
    }
    const slow = begin('silent')
    await vi.waitFor(() => expect(begun).toEqual(['silent']))
    const [left, waiting] = [begin('left'), begin('waiting')]
    left.stop.abort()
    expect(await left.ended).toMatchObject({ delivered: false })
    silent.resolve()
    expect([await slow.ended, await waiting.ended]).toEqual([
      { delivered: true },
      { delivered: true },
    ])
    expect(begun).toEqual(['silent', 'waiting'])
  })

  it.each(['not a URL', 'ftp://example.com/'])(
    'to %j fails, and the error names only the kind of failure',
    async (url) => {
      const outcome = await attempt(url)
      expect(outcome.delivered).toBe(false)
      expect(JSON.stringify(outcome)).not.toContain(url)
    },
  )
})

describe('an IP address for webhooks', () => {
  it.each(['8.8.8.8', '100.63.255.255', '::ffff:8.8.8.8', '64:ff9b::8.8.8.8', '2606:4700::1111'])(
    'is public: %s',
    (ip) => expect(isPublic(ip)).toBe(true),
  )
  it.each([
    ...[
      '0.1.2.3',
      '10.1.2.3',
      '100.64.0.1',
      '127.1.2.3',
      '169.254.169.254',
      '172.16.0.1',
      '192.0.0.192',
    ],
    ...['192.168.1.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '168.63.129.16'],
    ...[
      '::',
      '::1',
      '::127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      'fe80::1%eth0',
      'fc00::1',
    ],
    ...['ff02::1', '2001:db8::1', '2001::1', '2002:a00:1::', 'fec0::1', '', 'localhost', '127.1'],
  ])('is not public: %j', (ip) => expect(isPublic(ip)).toBe(false))
})

describe('the webhook of a batch', () => {
  let db: Database
  beforeAll(async () => {
    db = openDatabase(await testDatabase('webhooks'))
    await db.insertInto('clients').values({ name: 'shop' }).execute()
  })
  afterAll(() => db?.destroy())
  afterEach(() => db.deleteFrom('batches').execute())

  const endBatch = (url: string, status?: 'completed' | 'cancelled', client?: string) =>
    addEndedBatch(db, url, status, client)
  const batch = (id: string) =>
    db.selectFrom('batches').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const untilState = (id: string, state: string) =>
    expect.poll(async () => (await batch(id)).webhookState, { interval: 20 }).toBe(state)
  /** Makes the next attempt due. */
  const travel = (id: string) =>
    db
      .updateTable('batches')
      .set({ webhookNextAt: new Date(0) })
      .where('id', '=', id)
      .execute()

  function startSending(timeoutMs = 500) {
    const deliver = createDelivery({ toPrivate: true, now: Date.now, timeoutMs })
    const sending = sendWebhooks({
      db,
      deliver,
      now: Date.now,
      log: pino({ level: 'silent' }),
      metrics: createMetrics('worker'),
      pollEveryMs: 20,
    })
    open.push(() => sending.stop())
  }

  it('is sent once, by any worker, with the batch in it', async () => {
    const target = await startTarget(say(200))
    const [done, cancelled] = [await endBatch(target.url), await endBatch(target.url, 'cancelled')]
    for (let worker = 0; worker < 3; worker += 1) startSending()
    await untilState(done, 'delivered')
    await untilState(cancelled, 'delivered')
    const messages = target.received.map(({ body }) => JSON.parse(body))
    expect(messages).toHaveLength(2)
    for (const [id, status] of [
      [done, 'completed'],
      [cancelled, 'cancelled'],
    ]) {
      const batch = expect.objectContaining({ id, status, total: 3, counts: expect.any(Object) })
      expect(messages).toContainEqual({ event: `batch.${status}`, batch })
    }
    expect(target.received.map(({ body }) => body).join()).not.toContain(secret)
    expect(target.received.every((message) => isFromUs(message))).toBe(true)
  })

  it('to a target that answers 500 is retried as the table says, under the same id, and given up after a day', async () => {
    const target = await startTarget(say(500))
    const id = await endBatch(target.url)
    startSending()
    for (const [index, waitMs] of documentedWaitsMs.entries()) {
      const isSettled = async () => Math.abs(waitOf(await batch(id)) - waitMs) < 0.11 * waitMs
      await expect.poll(isSettled, { interval: 20 }).toBe(true)
      expect(target.received).toHaveLength(index + 1)
      await travel(id)
    }
    await untilState(id, 'failed')
    expect(target.received).toHaveLength(documentedWaitsMs.length + 1)
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('is delivered when the target recovers after an hour', async () => {
    let status = 500
    const target = await startTarget((response) => say(status)(response))
    const id = await endBatch(target.url)
    startSending()
    await expect.poll(() => target.received.length).toBe(1)
    await expect.poll(async () => waitOf(await batch(id))).toBeLessThan(6000)
    status = 200
    await travel(id)
    await untilState(id, 'delivered')
    expect(target.received).toHaveLength(2)
  })

  it('to a target that hangs does not delay the others', async () => {
    const hanging = await startTarget(() => {})
    const target = await startTarget(say(200))
    for (let count = 0; count < 5; count += 1) await endBatch(hanging.url)
    const id = await endBatch(target.url)
    startSending(60_000)
    await untilState(id, 'delivered')
  })

  it("of one client does not wait for another client's target, however many batches have ended", async () => {
    const hanging = await startTarget(() => {})
    const target = await startTarget(say(200))
    for (let count = 0; count < 40; count += 1) await endBatch(hanging.url)
    await db.insertInto('clients').values({ name: 'other shop' }).execute()
    const theirs: string[] = []
    for (let count = 0; count < 20; count += 1)
      theirs.push(await endBatch(target.url, 'completed', 'other shop'))
    startSending(60_000)
    for (const id of theirs) await untilState(id, 'delivered')
    // The hanging target blocks the slots of its client; this client's other deliveries wait.
    expect(hanging.received.length).toBeGreaterThan(0)
    expect(hanging.received.length).toBeLessThan(20)
  })

  it('ends at once when the target answers 410, and is sent again when the batch ends again', async () => {
    let status = 410
    const target = await startTarget((response) => say(status)(response))
    const id = await endBatch(target.url)
    startSending()
    await untilState(id, 'failed')
    status = 200
    const again = { webhookState: 'pending', webhookNextAt: new Date(), round: 1 } as const
    await db.updateTable('batches').set(again).where('id', '=', id).execute()
    await untilState(id, 'delivered')
    expect(target.received.map(({ headers }) => headers['webhook-id'])).toEqual([
      `${id}-0`,
      `${id}-1`,
    ])
  })

  it('is taken over at once from a worker that is stopped', async () => {
    const hanging = await startTarget(() => {})
    const id = await endBatch(hanging.url)
    startSending(60_000)
    await expect.poll(() => hanging.received.length).toBe(1)
    await open.pop()?.()
    const { webhookState, webhookNextAt } = await batch(id)
    expect(webhookState).toBe('pending')
    expect(webhookNextAt?.getTime()).toBeLessThanOrEqual(Date.now() + 1000)
  })
})

describe('a worker with webhooks', () => {
  const stack = useStack({ env: { WEBHOOKS_TO_PRIVATE: 'true' } })
  let db: Database
  beforeAll(async () => {
    db = openDatabase(stack.databaseUrl)
  })
  afterAll(() => db?.destroy())
  const untilState = (id: string, webhookState: string) => {
    const state = () =>
      db.selectFrom('batches').select('webhookState').where('id', '=', id).executeTakeFirst()
    return expect.poll(state, { timeout: 20_000 }).toEqual({ webhookState })
  }

  it('sends the client its batch when it has ended, signed with the secret from its creation', async () => {
    const target = await startTarget(say(200))
    const created = await stack.get(
      `/api/address/batches?webhook=${encodeURIComponent(target.url)}`,
      {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: 'reference,line1,city,postal_code,country\na-1,10 Downing Street,London,SW1A 2AA,GB\n',
      },
    )
    expect(created.status).toBe(202)
    const { id, webhook } = created.body.data
    await untilState(id, 'delivered')
    const [message] = target.received as [Received]
    expect(isFromUs(message, { secret: webhook.secret })).toBe(true)
    const { event, batch } = JSON.parse(message.body)
    expect(event).toBe('batch.completed')
    const shown = (await stack.get(`/api/address/batches/${id}`)).body.data
    expect(batch).toEqual({ ...shown, webhook: { url: target.url, state: 'pending' } })
    expect(shown.webhook).toEqual({ url: target.url, state: 'delivered' })
  })

  it('does not connect to its own network unless a setting allows it', async () => {
    const target = await startTarget(say(200))
    await Promise.all(stack.workers.map((worker) => worker.stop()))
    await addEndedBatch(db, target.url)
    const worker = await stack.addWorker({ WEBHOOKS_TO_PRIVATE: 'false' })
    await expect.poll(() => worker.output(), { timeout: 10_000 }).toContain('webhook not delivered')
    expect(target.connections()).toBe(0)
  })
})

/** A batch that has just ended and has a webhook. */
async function addEndedBatch(
  db: Database,
  url: string,
  status: 'completed' | 'cancelled' = 'completed',
  client = 'shop',
) {
  const { id: clientId } = await db
    .selectFrom('clients')
    .select('id')
    .where('name', '=', client)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  const webhook = {
    webhookUrl: url,
    webhookSecret: secret,
    webhookState: 'pending',
    webhookNextAt: new Date(),
  } as const
  const batch = {
    id,
    clientId,
    status,
    strategy: 'places',
    policy: 'normal',
    total: 3,
    finishedAt: new Date(),
  }
  await db
    .insertInto('batches')
    .values({ ...batch, ...webhook })
    .execute()
  return id
}

const waitOf = ({
  webhookNextAt,
  webhookAttempts,
}: {
  webhookNextAt: Date | null
  webhookAttempts: number
}) => (webhookAttempts === 0 || !webhookNextAt ? 0 : webhookNextAt.getTime() - Date.now())

/** The waits of the documentation's table. */
const unitMs: Record<string, number> = { s: 1000, min: 60_000, h: 3_600_000 }
const documentedWaitsMs = [...readme.matchAll(/^\| \d+ \| (\d+) (s|min|h) \|$/gm)].map(
  ([, count, unit = '']) => Number(count) * (unitMs[unit] ?? Number.NaN),
)

it('the documentation lists the waits between attempts as the code has them, and they add up to a day', () => {
  const waits = Array.from({ length: documentedWaitsMs.length + 1 }, (_, index) =>
    waitAfterMs(index + 1, 0.5),
  )
  expect(waits).toEqual([...documentedWaitsMs, undefined])
  const hours = documentedWaitsMs.reduce((sum, ms) => sum + ms, 0) / 3_600_000
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThan(25)
})
