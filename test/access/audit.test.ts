import { decodeJwt } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AuditPage } from '../../shared/api/admin.ts'
import { expectFailure, expectSuccess } from '../api/expect-envelope.ts'
import { useBatchView } from '../support/batches.ts'
import { useStack } from '../support/stack.ts'
import { askPageToken, callFrom } from './page-calls.ts'

const path = '/api/admin/audit'
const stack = useStack({ workers: 0 })
const store = useBatchView(stack)
let admin: string
let actor: unknown
let seen = '0'
beforeAll(async () => {
  admin = (await stack.addClient('owner', ['admin'])).token
  actor = decodeJwt(admin).key_id
})
beforeEach(async () => {
  seen = (await store.query('select coalesce(max(id), 0) as id from audit'))[0].id
})

const post = (url: string, body: unknown = {}, token = admin) =>
  stack.post(url, body, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
const get = (url: string, token = admin) =>
  stack.get(url, { headers: { authorization: `Bearer ${token}` } })
/** Entries since the test began, oldest first. */
const written = () =>
  store.query('select actor, action, target, detail from audit where id > $1 order by id', [seen])

describe('the audit log', () => {
  it('records each change with its author and its object, and never a key', async () => {
    const client = (
      await post('/api/admin/clients', { name: 'shop 1', key: { scopes: ['address'] } })
    ).body.data
    const { id } = client
    const [first] = client.keys
    await stack.post(
      `/api/admin/clients/${id}`,
      { origins: ['https://a.example'], rateLimits: { other: null } },
      {
        method: 'PATCH',
        headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      },
    )
    const added = (await post(`/api/admin/clients/${id}/keys`, { name: 'two', scopes: ['batch'] }))
      .body.data
    const rotated = (await post(`/api/admin/keys/${first.id}/rotate`, { overlapSeconds: 60 })).body
      .data
    await post(`/api/admin/keys/${added.id}/revoke`)
    await post(`/api/admin/clients/${id}/revoke`)
    await post('/api/admin/signing-keys/rotate')
    const entries = await written()
    expect(entries.map(({ action, target, detail }) => ({ action, target, detail }))).toEqual([
      { action: 'client.create', target: id, detail: { name: 'shop 1' } },
      {
        action: 'key.create',
        target: first.id,
        detail: {
          clientId: id,
          prefix: first.prefix,
          name: 'key',
          scopes: ['address'],
          mode: 'live',
        },
      },
      {
        action: 'client.change',
        target: id,
        detail: { origins: ['https://a.example'], rateLimits: { other: null } },
      },
      {
        action: 'key.create',
        target: added.id,
        detail: {
          clientId: id,
          prefix: added.prefix,
          name: 'two',
          scopes: ['batch'],
          mode: 'live',
        },
      },
      {
        action: 'key.rotate',
        target: first.id,
        detail: {
          clientId: id,
          prefix: rotated.prefix,
          replacedBy: rotated.id,
          overlapSeconds: 60,
        },
      },
      { action: 'key.revoke', target: added.id, detail: { clientId: id, prefix: added.prefix } },
      {
        action: 'client.revoke',
        target: id,
        detail: { keys: expect.arrayContaining([first.id, rotated.id]), batches: [] },
      },
      { action: 'signing-key.rotate', target: null, detail: { compromised: false } },
    ])
    expect(entries.every((entry) => entry.actor === actor)).toBe(true)
    const all = JSON.stringify(await store.query('select * from audit'))
    for (const { apiKey } of [client, added, rotated]) expect(all).not.toContain(apiKey.slice(11))
  })

  it('records each read access', async () => {
    const [{ id }] = await store.query("select id from clients where name = 'shop'")
    for (const url of [
      'clients',
      `clients/${id}`,
      `clients/${id}/usage`,
      'audit',
      'signing-keys',
      `clients/${actor}`,
    ])
      await get(`/api/admin/${url}`)
    expect((await written()).map(({ action, target }) => [action, target])).toEqual([
      ['client.list', null],
      ['client.show', id],
      ['client.usage', id],
      ['audit.read', null],
      ['signing-key.list', null],
      ['client.show', actor],
    ])
  })

  it('records what was refused, with the error: missing scope, invalid input, unknown id', async () => {
    const { key_id: shop } = decodeJwt(stack.token)
    await get('/api/admin/clients', stack.token)
    await post('/api/admin/clients', { name: 'mine', key: { scopes: ['admin'] } }, stack.token)
    await post('/api/admin/clients', { name: '' })
    await post('/api/admin/clients', { name: 'shop' })
    await post(`/api/admin/keys/${decodeJwt(admin).sub}/revoke`)
    await post('/api/admin/keys/%00/revoke')
    await stack.get('/api/admin/clients', { headers: { authorization: 'Bearer a.b.c' } })
    expect(await written()).toEqual([
      { actor: shop, action: 'client.list', target: null, detail: { refused: 5005 } },
      { actor: shop, action: 'client.create', target: null, detail: { refused: 5005 } },
      { actor, action: 'client.create', target: null, detail: { refused: 4000 } },
      { actor, action: 'client.create', target: null, detail: { refused: 6009 } },
      { actor, action: 'key.revoke', target: decodeJwt(admin).sub, detail: { refused: 6008 } },
      { actor, action: 'key.revoke', target: null, detail: { refused: 6008 } },
    ])
  })

  it('records once that a key lacks the scope, however often it asks', async () => {
    const { token } = await stack.addClient('curious shop')
    for (let asked = 0; asked < 5; asked += 1) await get('/api/admin/clients', token)
    await get('/api/admin/audit', token)
    expect((await written()).map(({ action }) => action)).toEqual(['client.list', 'audit.read'])
  })

  it('records nothing for a page token, with which anybody could fill it', async () => {
    const { token } = (await askPageToken(stack.url, stack.apiKey)).body.data
    for (const [method, body] of [['GET'], ['POST', { name: 'mine' }]] as const) {
      const call = { origin: undefined, method, path: '/api/admin/clients', body }
      expectFailure(await callFrom(stack.url, token, call), {
        status: 403,
        code: 5005,
        errors: [{ code: 'PAGE' }],
      })
    }
    expect(await written()).toEqual([])
  })

  it('is read page by page, newest entry first', async () => {
    for (let page = 0; page < 3; page++) await get('/api/admin/signing-keys')
    const first = await get(`${path}?limit=2`)
    expectSuccess(first, path, AuditPage)
    expect(first.body.data.entries.map(({ action }: { action: string }) => action)).toEqual([
      'audit.read',
      'signing-key.list',
    ])
    const second = await get(`${path}?limit=2&cursor=${first.body.data.nextCursor}`)
    const ids = [...first.body.data.entries, ...second.body.data.entries].map(({ id }) =>
      Number(id),
    )
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
    expect(new Set(ids).size).toBe(4)
    expect(second.body.data.entries[0]).toEqual({
      id: expect.any(String),
      at: expect.any(Number),
      actor,
      action: 'signing-key.list',
      detail: {},
    })
  })

  it.each(['update audit set actor = $1', 'delete from audit where actor <> $1'])(
    'is append-only: %s is refused',
    async (text) => {
      await expect(store.query(text, ['nobody'])).rejects.toThrow('the audit table only grows')
    },
  )
  it('is append-only: TRUNCATE is refused', async () => {
    await expect(store.query('truncate audit')).rejects.toThrow('the audit table only grows')
  })

  it('refuses changes and reads when it cannot be written', async () => {
    await store.query('alter table audit add constraint full_up check (id <= 0) not valid')
    try {
      expectFailure(await post('/api/admin/clients', { name: 'unseen' }), {
        status: 500,
        code: 9000,
      })
      expectFailure(await get('/api/admin/clients'), { status: 500, code: 9000 })
      expectFailure(await get('/api/admin/clients', stack.token), {
        status: 403,
        code: 5005,
        errors: 'some',
      })
    } finally {
      await store.query('alter table audit drop constraint full_up')
    }
    expect(await store.query("select 1 from clients where name = 'unseen'")).toEqual([])
    expect(await written()).toEqual([])
  })
})
