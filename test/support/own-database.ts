import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../shared/store/migrate.ts'

/** An empty database of the test's own with the newest schema; one of that name that was there is dropped. Returns its address. */
export async function ownDatabase(name: string, serverUrl = inject('databaseUrl')): Promise<string> {
  const url = new URL(serverUrl)
  const own = `${name}_${process.env.VITEST_POOL_ID ?? '1'}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`drop database if exists ${own} with (force)`)
  await client.query(`create database ${own}`)
  await client.end()
  url.pathname = `/${own}`
  await migrate(url.href)
  return url.href
}
