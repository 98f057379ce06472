import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

/** What loads the rows where there is no service between them and PostgreSQL. */
export interface CopyBaseline {
  name: 'psql' | 'pg-copy-streams'
  /** Copies a CSV file with these columns into a table; resolves with the seconds that it took. */
  load(file: string, table: string, columns: readonly string[]): Promise<number>
}

/** psql's \copy; where psql is not installed, Node sends the file's bytes as they are. */
export function copyBaseline(databaseUrl: string): CopyBaseline {
  const hasPsql = spawnSync('psql', ['--version'], { stdio: 'ignore' }).status === 0
  const load = hasPsql ? byPsql : byNode
  return {
    name: hasPsql ? 'psql' : 'pg-copy-streams',
    async load(file, table, columns) {
      const started = performance.now()
      await load(databaseUrl, file, `${table} (${columns.join(', ')})`)
      return (performance.now() - started) / 1000
    },
  }
}

async function byPsql(databaseUrl: string, file: string, into: string): Promise<void> {
  const command = `\\copy ${into} from '${file}' with (format csv, header)`
  const psql = spawn('psql', [databaseUrl, '-qX', '-v', 'ON_ERROR_STOP=1', '-c', command], {
    stdio: 'inherit',
  })
  const [code] = await once(psql, 'exit')
  if (code !== 0) throw new Error(`psql ended with ${code}`)
}

async function byNode(databaseUrl: string, file: string, into: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const copy = client.query(copyFrom(`copy ${into} from stdin with (format csv, header)`))
  await pipeline(createReadStream(file, { highWaterMark: 1_000_000 }), copy)
  await client.end()
}
