import pg from 'pg'

/** Changes a client's settings in the database. Edges know of it within two seconds. */
export async function setClient(
  databaseUrl: string,
  name: string,
  { origins, rateLimits }: { origins?: string[]; rateLimits?: Record<string, number> },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  if (origins)
    await client.query('update clients set origins = $1 where name = $2', [origins, name])
  if (rateLimits)
    await client.query('update clients set rate_limits = $1 where name = $2', [
      JSON.stringify(rateLimits),
      name,
    ])
  await client.end()
}
