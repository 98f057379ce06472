import pg from 'pg'
import { migrate } from '../../shared/store/migrate.ts'
import { createRoles } from './database-roles.ts'

/**
 * A database with the newest schema and the rights of the roles, to be copied: that takes less than
 * to migrate another.
 */
export const templateName = 'newest_schema'

/** Creates it anew. */
export async function createTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`drop database if exists ${templateName}`)
  await client.query(`create database ${templateName}`)
  await client.end()
  const url = new URL(serverUrl)
  url.pathname = `/${templateName}`
  await migrate(url.href)
  await createRoles(url.href)
}
