import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type LocalServers, startLocalServers } from '../../services/start/local/servers.ts'
import { type BatchView, inventedRows, openBatchView } from '../support/batches.ts'
import { openLedgerView } from '../support/ledger-view.ts'
import { inShort, observe, tally } from '../support/load.ts'
import { type Stack, startStack } from '../support/stack.ts'

const diskBytes = 160 * 2 ** 20
const rows = 200
/** The keeper waits up to five seconds before it starts a database that ended again. */
const backMs = 60_000

/** Only root may mount a small disk. */
const canMount = (() => {
  const folder = mkdtempSync(join(tmpdir(), 'address-service-mount-'))
  const isMounted = mount(folder)
  if (isMounted) execFileSync('umount', [folder])
  rmSync(folder, { recursive: true })
  return isMounted
})()

function mount(folder: string): boolean {
  const options = ['-t', 'tmpfs', '-o', `size=${diskBytes},mode=755`, 'tmpfs', folder]
  return spawnSync('mount', options, { stdio: 'ignore' }).status === 0
}

describe.skipIf(!canMount)(
  "when the disk of npm start's database is full (needs root, to mount a small one)",
  () => {
    let folder: string
    let servers: LocalServers
    let stack: Stack
    let batches: BatchView
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'address-service-disk-'))
      mount(folder)
      const redisUrl = inject('redisUrl')
      servers = await startLocalServers({
        dataDir: join(folder, 'data'),
        redisUrl,
        durable: true,
        say: () => {},
      })
      stack = await startStack({
        databaseServerUrl: servers.databaseUrl,
        env: { BULK_CONCURRENCY: '5' },
      })
      batches = openBatchView(stack.databaseUrl)
      await stack.sandbox.behave({ latencyMs: 50 })
    }, 60_000)
    afterAll(async () => {
      await batches?.close()
      await stack?.close()
      await servers?.stop()
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    })

    const filler = () => join(folder, 'filler')

    function fill(): void {
      const file = openSync(filler(), 'w')
      for (const bytes of [2 ** 20, 2 ** 12]) {
        const block = Buffer.alloc(bytes, 1)
        try {
          for (;;) writeSync(file, block)
        } catch {
          // Smaller blocks fill what is left.
        }
      }
      closeSync(file)
    }

    const upload = (key: string, count: number, from: number) =>
      observe(() =>
        stack.post('/api/address/batches', undefined, {
          body: inventedRows(count, from)
            .map((row) => `${JSON.stringify(row)}\n`)
            .join(''),
          headers: { 'content-type': 'application/x-ndjson', 'idempotency-key': key },
        }),
      )

    it('no row, charge or checkout is lost; uploads are refused, and accepted again once there is space', async () => {
      const ledger = openLedgerView(stack.databaseUrl)
      const id = await batches.create(inventedRows(rows))
      await expect
        .poll(async () => (await batches.read(id)).processed, { timeout: 20_000 })
        .toBeGreaterThan(20)
      fill()

      const typed = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          observe(() => stack.autocomplete({ input: `${n} rue pasteur` })),
        ),
      )
      expect(tally(typed)).toEqual({ 200: 40 })
      const key = randomUUID()
      const refused = await upload(key, 20_000, 1000)
      expect(inShort(refused)).toBe('503 8002')
      expect(
        tally([await observe(() => stack.autocomplete({ input: '1 rue victor hugo' }))]),
      ).toEqual({ 200: 1 })

      rmSync(filler())
      await expect
        .poll(async () => inShort(await upload(key, 20, 1000)), { timeout: backMs, interval: 500 })
        .toBe('202 200')
      const openOnes = () =>
        batches.query("select id, processed from batches where status <> 'completed'").catch(String)
      await expect.poll(openOnes, { timeout: backMs, interval: 200 }).toEqual([])
      const results = await batches.results(id)
      expect(results.map(({ position }) => position)).toEqual(
        Array.from({ length: rows }, (_, n) => n),
      )
      const { autocomplete, details } = await stack.sandbox.usage()
      const charged = async () =>
        Object.values(await ledger.bySku()).reduce((sum, { microUsd }) => sum + microUsd, 0)
      await expect
        .poll(charged, { timeout: 10_000 })
        .toBe(Math.round((autocomplete.billedUsd + details.billedUsd) * 1e6))
      await ledger.close()
    }, 180_000)
  },
)
