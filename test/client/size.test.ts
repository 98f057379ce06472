import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'

const client = fileURLToPath(new URL('../../shared/client/', import.meta.url))

/** What a page gets that imports this file, minified. */
async function bundle(entry: string) {
  const options = {
    write: false,
    minify: true,
    lib: { entry: `${client}${entry}`, formats: ['es' as const] },
  }
  const [{ output }] = (await build({
    configFile: `${client}vite.config.ts`,
    logLevel: 'error',
    build: { ...options, rolldownOptions: { output: { minify: true } } },
  })) as [Rolldown.RolldownOutput]
  const [chunk, ...others] = output
  expect(others).toEqual([])
  const files = Object.keys(chunk.modules).map((path) => relative(client, path))
  return { files, imports: chunk.imports, gzipped: gzipSync(chunk.code).length }
}

it('the client costs a checkout page less than 5 kB', async () => {
  const { files, gzipped } = await bundle('checkout.ts')
  expect(files).toContain('autocomplete-session.ts')
  expect(files).not.toContain('batches.ts')
  expect(gzipped).toBeLessThan(5000)
})

it('the client for checkouts includes only its own files and two rules', async () => {
  const { files, imports, gzipped } = await bundle('client.ts')
  expect(files).toContain('batches.ts')
  expect(imports).toEqual([])
  expect(files.filter((path) => path.includes('/')).sort()).toEqual([
    '../address/short-input.ts',
    '../api/batch-status.ts',
  ])
  expect(gzipped).toBeLessThan(6000)
})

it('the client costs a page less than 17.3 kB with the element for its address field', async () => {
  const { files, imports, gzipped } = await bundle('element/address-autocomplete.ts')
  expect(files).toContain('autocomplete-session.ts')
  expect(files).not.toContain('batches.ts')
  expect(imports).toEqual([])
  expect(files.filter((path) => path.startsWith('..'))).toEqual([
    '../address/short-input.ts',
    '../address/words/unspaced.ts',
    '../address/words/digits.ts',
  ])
  expect(gzipped).toBeLessThan(17_300)
})
