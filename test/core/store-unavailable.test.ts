import { readFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../shared/store/database.ts'
import { isStoreUnavailable } from '../../shared/store/is-unavailable.ts'
import { testDatabase } from '../support/test-database.ts'

const fromServer = (code: string) => Object.assign(new pg.DatabaseError('x', 1, 'error'), { code })
const fromSystem = (code: string) => Object.assign(new Error('x'), { code })
/** What pg and pg-pool say without a code. */
const plain = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'There was an error establishing an SSL connection',
]
const refusal = () =>
  new Promise<Error>((resolve) =>
    createConnection({ host: 'localhost', port: 1 }).once('error', resolve),
  )

describe('a failed query to PostgreSQL', () => {
  it.each([
    ...[
      '08006',
      '53300',
      '57014',
      '57P01',
      '57P03',
      '40001',
      '40P01',
      '25006',
      '25P03',
      '55P03',
    ].map(fromServer),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].map(
      fromSystem,
    ),
    ...plain.map((message) => new Error(message)),
  ])('may be retried after %o', (error) => {
    expect(isStoreUnavailable(error)).toBe(true)
  })

  it.each([
    ...['42P01', '42703', '23505', '22P02'].map(fromServer),
    ...['ENOENT', 'ERR_INVALID_ARG_TYPE', 'ABORT_ERR'].map(fromSystem),
    new Error('a bug of our own'),
    new Error('Query values must be an array'),
    new Error('Cannot use a pool after calling end on the pool'),
    new TypeError('x is not a function'),
    'Connection terminated',
    undefined,
  ])('may not be retried after %o', (error) => {
    expect(isStoreUnavailable(error)).toBe(false)
  })

  it('may be retried where nothing listens at any address of the host', async () => {
    expect(isStoreUnavailable(await refusal())).toBe(true)
  })

  it.each(plain)('is reported by the packages in the form that we recognise: %s', (message) => {
    const sources = ['pg/lib/client.js', 'pg/lib/connection.js', 'pg-pool/index.js'].map((file) =>
      readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8'),
    )
    expect(sources.join('\n')).toContain(`new Error('${message}'`)
  })
})

it('a connection to a server that became a replica is not used again', async () => {
  const db = openDatabase(await testDatabase('replica'), 1)
  onTestFinished(() => db.destroy())
  const write = () => sql`insert into clients (name) values ('shop')`.execute(db)
  await sql`set default_transaction_read_only = on`.execute(db)
  await expect(write()).rejects.toMatchObject({ code: '25006' })
  await write()
})
