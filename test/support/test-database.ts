import pg from 'pg'
import { inject } from 'vitest'
import { migrate } from '../../shared/store/migrate.ts'
import { createRoles } from './database-roles.ts'
import { templateName } from './template-database.ts'

/**
 * Creates an empty database for this test, with the newest schema and the roles' rights. Drops one
 * of that name. Returns its URL.
 */
export async function testDatabase(
  name: string,
  serverUrl = inject('databaseUrl'),
): Promise<string> {
  if (serverUrl === inject('databaseUrl')) return newDatabase(name, serverUrl, templateName)
  const url = await emptyDatabase(name, serverUrl)
  await migrate(url)
  await createRoles(url)
  return url
}

/** The same without any schema. */
export const emptyDatabase = (name: string, serverUrl = inject('databaseUrl')): Promise<string> =>
  newDatabase(name, serverUrl, 'template1')

async function newDatabase(name: string, serverUrl: string, template: string): Promise<string> {
  const url = new URL(serverUrl)
  const own = `${name}_${process.env.VITEST_POOL_ID ?? '1'}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`drop database if exists ${own} with (force)`)
  // By default PostgreSQL writes the copy to its log, too: nearly twice the CPU time.
  await client.query(`create database ${own} template ${template} strategy file_copy`)
  await client.end()
  url.pathname = `/${own}`
  return url.href
}
