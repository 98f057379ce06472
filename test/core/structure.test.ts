import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from '../../shared/settings/settings.ts'
import { sourceFiles } from './source-files.ts'

const product = sourceFiles('services', 'shared')
const byPath = new Map(product.map((file) => [file.path, file]))
const below = (...folders: string[]) =>
  product.filter(({ path }) => folders.some((folder) => path.startsWith(folder)))

/** `from -> to` for each import that the rule forbids. */
const forbidden = (files: typeof product, isAllowed: (to: string, from: string) => boolean) =>
  files.flatMap(({ path, imports }) =>
    imports.filter((to) => !isAllowed(to, path)).map((to) => `${path} -> ${to}`),
  )

const serviceOf = (path: string) => /^services\/[^/]+\//.exec(path)?.[0] ?? 'no service'

describe('imports', () => {
  it('all lead to a file', () => {
    expect(product.length).toBeGreaterThan(100)
    expect(forbidden(product, (to) => byPath.has(to) || !/\.tsx?$/.test(to))).toEqual([])
    expect(byPath.get('services/edge/main.ts')?.imports).toContain('services/edge/app.ts')
    expect(byPath.get('services/edge/main.ts')?.packages).toContain('bullmq')
  })
  it('of a service lead to itself and to shared, never to another service', () => {
    const isOwn = (to: string, from: string) =>
      to.startsWith(serviceOf(from)) || to.startsWith('shared/')
    expect(forbidden(below('services/'), isOwn)).toEqual([])
  })
  it('of the edge reach no reader of files, because readers have their own processes', () => {
    const reached = new Set<string>()
    const visit = (path: string) => {
      if (reached.has(path)) return
      reached.add(path)
      const { imports = [], typeImports = [] } = byPath.get(path) ?? {}
      for (const next of imports) if (!typeImports.includes(next)) visit(next)
    }
    visit('services/edge/main.ts')
    expect(reached).toContain('services/edge/routes/batch-upload.ts')
    const readers = ['read-rows', 'decode', 'blocks', 'csv', 'json', 'line-reader', 'copy-text']
    expect([...reached].filter((path) => /^services\/intake\//.test(path))).toEqual([])
    expect(readers.filter((name) => reached.has(`shared/ingest/${name}.ts`))).toEqual([])
  })
  it('of shared never lead to a service', () => {
    expect(forbidden(below('shared/'), (to) => to.startsWith('shared/'))).toEqual([])
  })
  it('of the pure core reach only the core and the catalogue of errors', () => {
    const core = below('shared/address/', 'shared/billing/', 'shared/verdict/')
    const isPure = (to: string) =>
      core.some(({ path }) => path === to) || to === 'shared/errors/catalogue.ts'
    expect(forbidden(core, isPure)).toEqual([])
    expect(
      core.flatMap(({ packages }) => packages).filter((name) => name.startsWith('node:')),
    ).toEqual([])
  })
  it.each(['shared', 'shared/address', 'shared/verdict'])(
    'between the folders of %s form no cycle',
    (parent) => {
      const folderOf = (path: string) =>
        path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/', 1)[0] : undefined
      const isFolder = (name: string | undefined) => name !== undefined && !name.endsWith('.ts')
      const uses = Map.groupBy(
        below(`${parent}/`)
          .flatMap(({ path, imports }) =>
            imports.map((to) => ({ from: folderOf(path), to: folderOf(to) })),
          )
          .filter(({ from, to }) => isFolder(from) && isFolder(to)),
        ({ from }) => from,
      )
      type Folder = ReturnType<typeof folderOf>
      const reached = (from: Folder, known = new Set<Folder>()): Set<Folder> => {
        for (const { to } of uses.get(from) ?? [])
          if (to !== from && !known.has(to)) reached(to, known.add(to))
        return known
      }
      expect(uses.size).toBeGreaterThan(3)
      expect([...uses.keys()].filter((folder) => reached(folder).has(folder))).toEqual([])
    },
  )
  it('of the sandbox reach nothing of the product but settings, lifecycle and log, in main.ts', () => {
    const isIndependent = (to: string, from: string) =>
      !to.startsWith('shared/') ||
      (from === 'services/sandbox/main.ts' &&
        [
          'shared/settings/read-config.ts',
          'shared/runtime/lifecycle.ts',
          'shared/runtime/log.ts',
        ].includes(to))
    expect(forbidden(below('services/sandbox/'), isIndependent)).toEqual([])
  })
  it.each([
    [
      '@googlemaps/google-maps-services-js',
      [
        'services/worker/provider/google-client.ts',
        'services/worker/provider/google-legacy/places.ts',
      ],
    ],
    ['undici', ['services/worker/provider/json-host.ts', 'services/worker/webhooks/delivery.ts']],
    ['typebox/value', ['shared/settings/read-config.ts']],
    ['@opentelemetry/sdk-trace', ['shared/runtime/tracing/opentelemetry.ts']],
  ])('of %s are inside its adapter only', (name, paths) => {
    const users = product.filter(({ packages }) => packages.includes(name)).map(({ path }) => path)
    expect(users).toEqual(paths)
  })
  it('form no cycle', () => {
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

describe('the process environment', () => {
  const toReadConfig =
    /\b(readConfig|readValidSettings|environmentFor)\('\w+', (process\.env|\{ .*\.\.\.process\.env \})\)/
  const toAnotherProcess = /\benv(:| =) \{ \.\.\.process\.env, /

  it('is read as a whole by readConfig at the start, and passed on to child processes', () => {
    const lines = product.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line) => (/process\.env(?!\.)/.test(line) ? { path, line: line.trim() } : [])),
    )
    const starts = lines.filter(({ line }) => toReadConfig.test(line))
    expect(starts.length).toBeGreaterThanOrEqual(4)
    expect(
      starts.filter(
        ({ path }) => !/^services\/(start\/|(operator\/|worker\/)?\w+\/main\.ts$)/.test(path),
      ),
    ).toEqual([])
    expect(
      lines.filter(({ line }) => !toReadConfig.test(line) && !toAnotherProcess.test(line)),
    ).toEqual([])
  })
  it("is read by name only for the operating system's variables, never for settings", () => {
    const read = product.flatMap(({ path, text }) =>
      [...text.matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => ({ path, name })),
    )
    expect(read.filter(({ name }) => name in settings || name.startsWith('QUOTA_'))).toEqual([])
    expect(read.filter(({ path }) => !path.startsWith('services/start/local/'))).toEqual([])
  })
})

it('files are named after what they hold', () => {
  const vague = /^(utils?|helpers?|common|managers?|misc|index|types)\.ts$/
  const all = [...product, ...sourceFiles('test')]
  expect(all.map(({ path }) => path).filter((path) => vague.test(basename(path)))).toEqual([])
  expect(
    all.map(({ path }) => path).filter((path) => /\/(utils?|helpers?|common)\//.test(path)),
  ).toEqual([])
})
