import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type BillingSku, prices } from '../../shared/billing/prices.ts'

interface Sum {
  calls: number
  microUsd: number
}

/** Reads the ledger since `begin`, by SKU, of one client or of all. */
export function openLedgerView(databaseUrl: string, client?: string) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  pool.on('error', () => {})
  let base: Record<string, Sum> = {}

  async function sums(): Promise<Record<string, Sum>> {
    const { rows } = await pool.query(
      `select billed, sum(calls) calls, sum(micro_usd) micro_usd from ledger
        where $1::text is null or client_id = (select id::text from clients where name = $1) group by billed`,
      [client],
    )
    const bySku: Record<string, Sum> = {}
    for (const { billed, calls, micro_usd } of rows) {
      const { sku } = prices[billed as BillingSku]
      const sum = bySku[sku] ?? { calls: 0, microUsd: 0 }
      bySku[sku] = { calls: sum.calls + Number(calls), microUsd: sum.microUsd + Number(micro_usd) }
    }
    return bySku
  }

  return {
    /** Starts at zero, once no more charges arrive. */
    async begin(): Promise<void> {
      let last = ''
      for (let same = 0; same < 3; same += 1) {
        base = await sums()
        if (JSON.stringify(base) !== last) same = 0
        last = JSON.stringify(base)
        await sleep(500)
      }
    },
    async bySku(): Promise<Record<string, Sum>> {
      const now = await sums()
      return Object.fromEntries(
        Object.entries(now).map(([sku, { calls, microUsd }]) => [
          sku,
          {
            calls: calls - (base[sku]?.calls ?? 0),
            microUsd: microUsd - (base[sku]?.microUsd ?? 0),
          },
        ]),
      )
    },
    close: () => pool.end(),
  }
}
