import pg from 'pg'

interface Sum {
  calls: number
  microUsd: number
}

/** What PostgreSQL has of the ledger since `begin`, by SKU. */
export function openLedgerView(databaseUrl: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  let base: Record<string, Sum> = {}

  async function sums(): Promise<Record<string, Sum>> {
    const { rows } = await pool.query('select sku, sum(calls) calls, sum(micro_usd) micro_usd from ledger group by sku')
    return Object.fromEntries(
      rows.map(({ sku, calls, micro_usd }) => [sku, { calls: Number(calls), microUsd: Number(micro_usd) }]),
    )
  }

  return {
    /** Forgets what came before, once nothing comes any more. */
    async begin(): Promise<void> {
      let last = ''
      for (let same = 0; same < 3; same += 1) {
        base = await sums()
        if (JSON.stringify(base) !== last) same = 0
        last = JSON.stringify(base)
        await new Promise((resolve) => setTimeout(resolve, 500))
      }
    },
    async bySku(): Promise<Record<string, Sum>> {
      const now = await sums()
      return Object.fromEntries(
        Object.entries(now).map(([sku, { calls, microUsd }]) => [
          sku,
          { calls: calls - (base[sku]?.calls ?? 0), microUsd: microUsd - (base[sku]?.microUsd ?? 0) },
        ]),
      )
    },
    close: () => pool.end(),
  }
}
