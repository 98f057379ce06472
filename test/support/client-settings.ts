import pg from 'pg'

/**
 * Changes a client's settings in the database, all at once. Edges know of it within two seconds.
 */
export async function setClient(
  databaseUrl: string,
  name: string,
  { origins, rateLimits }: { origins?: string[]; rateLimits?: Record<string, number> },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    `update clients set origins = coalesce($1, origins), rate_limits = coalesce($2, rate_limits)
    where name = $3`,
    [origins, rateLimits && JSON.stringify(rateLimits), name],
  )
  await client.end()
}
