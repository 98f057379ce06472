import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../../shared/config.ts'
import { sourceFiles } from './source-files.ts'

const product = sourceFiles('services', 'shared')
const byPath = new Map(product.map((file) => [file.path, file]))
const below = (...folders: string[]) => product.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))

/** `from -> to` for each import that the rule forbids. */
const forbidden = (files: typeof product, isAllowed: (to: string, from: string) => boolean) =>
  files.flatMap(({ path, imports }) => imports.filter((to) => !isAllowed(to, path)).map((to) => `${path} -> ${to}`))

const serviceOf = (path: string) => /^services\/[^/]+\//.exec(path)?.[0] ?? 'no service'

describe('imports', () => {
  it('are found at all: every one leads to a file', () => {
    expect(product.length).toBeGreaterThan(100)
    expect(forbidden(product, (to) => byPath.has(to) || !/\.tsx?$/.test(to))).toEqual([])
    expect(byPath.get('services/edge/main.ts')?.imports).toContain('services/edge/app.ts')
    expect(byPath.get('services/edge/main.ts')?.packages).toContain('bullmq')
  })
  it('lead from a service to itself and to what is shared, never to another service', () => {
    const isOwn = (to: string, from: string) => to.startsWith(serviceOf(from)) || to.startsWith('shared/')
    expect(forbidden(below('services/'), isOwn)).toEqual([])
  })
  it('never lead from what is shared to a service', () => {
    expect(forbidden(below('shared/'), (to) => to.startsWith('shared/'))).toEqual([])
  })
  it('keep the pure core to itself, the errors and the types of API and database', () => {
    const core = below('shared/address/', 'shared/billing/', 'shared/verdict/', 'shared/access/')
    const isPure = (to: string, from: string) =>
      core.some(({ path }) => path === to) ||
      ['shared/day-ms.ts', 'shared/errors.ts', 'shared/quota/quota.ts', 'shared/quota/windows.ts'].includes(to) ||
      to.startsWith('shared/api/') ||
      (to.startsWith('shared/store/') && byPath.get(from)?.typeImports.includes(to) === true)
    expect(forbidden(core, isPure)).toEqual([])
    expect(core.flatMap(({ packages }) => packages).filter((name) => name.startsWith('node:'))).toEqual([])
  })
  it('share nothing between the sandbox and the product but settings, lifecycle and log, in main.ts', () => {
    const isIndependent = (to: string, from: string) =>
      !to.startsWith('shared/') ||
      (from === 'services/sandbox/main.ts' && ['shared/config.ts', 'shared/lifecycle.ts', 'shared/log.ts'].includes(to))
    expect(forbidden(below('services/sandbox/'), isIndependent)).toEqual([])
  })
  it.each([
    ['@googlemaps/google-maps-services-js', ['services/worker/google-client.ts', 'services/worker/places/legacy.ts']],
    ['undici', ['services/worker/google-rest.ts', 'services/worker/webhooks/delivery.ts']],
    ['typebox/value', ['shared/config.ts']],
    ['@opentelemetry/sdk-trace', ['shared/tracing/opentelemetry.ts']],
  ])('keep %s inside its adapter', (name, paths) => {
    const users = product.filter(({ packages }) => packages.includes(name)).map(({ path }) => path)
    expect(users).toEqual(paths)
  })
  it('make no cycle', () => {
    const done = new Set<string>()
    const cycles: string[] = []
    const visit = (path: string, way: string[]) => {
      if (way.includes(path)) cycles.push([...way.slice(way.indexOf(path)), path].join(' -> '))
      if (done.has(path) || way.includes(path)) return
      for (const next of byPath.get(path)?.imports ?? []) visit(next, [...way, path])
      done.add(path)
    }
    for (const { path } of product) visit(path, [])
    expect(cycles).toEqual([])
  })
})

describe('the environment', () => {
  const toReadConfig = /\breadConfig\('\w+', (process\.env|\{ .*\.\.\.process\.env \})\)/
  const toAnotherProcess = /\benv(:| =) \{ \.\.\.process\.env, /

  it('is handed as a whole to readConfig by whoever starts, and on to the processes that are started', () => {
    const lines = product.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line) => (/process\.env(?!\.)/.test(line) ? { path, line: line.trim() } : [])),
    )
    const starts = lines.filter(({ line }) => toReadConfig.test(line))
    expect(starts.length).toBeGreaterThanOrEqual(4)
    expect(starts.filter(({ path }) => !/^services\/(start\/|\w+\/main\.ts$)/.test(path))).toEqual([])
    expect(lines.filter(({ line }) => !toReadConfig.test(line) && !toAnotherProcess.test(line))).toEqual([])
  })
  it("is read by name only for what is the system's: none of our settings", () => {
    const read = product.flatMap(({ path, text }) =>
      [...text.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => ({ path, name })),
    )
    expect(read.filter(({ name }) => name in settings || name.startsWith('QUOTA_'))).toEqual([])
    expect(read.filter(({ path }) => !path.startsWith('shared/local/'))).toEqual([])
  })
})

it('files are named after what they hold', () => {
  const vague = /^(utils?|helpers?|common|managers?|misc|index|types)\.ts$/
  const all = [...product, ...sourceFiles('test')]
  expect(all.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([])
  expect(all.map(({ path }) => path).filter((path) => /\/(utils?|helpers?|common)\//.test(path))).toEqual([])
})
