import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../../', import.meta.url))
/** A shop that has installed the package, and nothing else. */
const shop = mkdtempSync(join(tmpdir(), 'address-client-shop-'))
const installed = join(shop, 'node_modules/address-service-client')
afterAll(() => rmSync(shop, { recursive: true }))

beforeAll(async () => {
  const built = join(shop, 'built')
  mkdirSync(built)
  await run(process.execPath, [join(repository, 'shared/client/build.ts'), built])
  await run('npm', ['pack', '--pack-destination', shop], { cwd: built })
  writeFileSync(join(shop, 'package.json'), '{ "private": true, "type": "module" }')
  const file = readdirSync(shop).find((name) => name.endsWith('.tgz')) ?? ''
  await run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', file], {
    cwd: shop,
  })
})

const scripts = () => readdirSync(installed).filter((name) => name.endsWith('.js'))
const textOf = (name: string) => readFileSync(join(installed, name), 'utf8')

/** What the compiler says of a file in the shop; nothing, if it is content. */
async function compile(name: string, text: string, options: object): Promise<string> {
  writeFileSync(join(shop, `${name}.ts`), text)
  const strict = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'ES2022',
    types: [],
  }
  const project = join(shop, `${name}.json`)
  writeFileSync(
    project,
    JSON.stringify({ compilerOptions: { ...strict, ...options }, files: [`${name}.ts`] }),
  )
  const compiler = join(repository, 'node_modules/typescript/bin/tsc')
  return run(process.execPath, [compiler, '-p', project]).then(
    () => '',
    ({ stdout }) => stdout,
  )
}

describe('the npm package', () => {
  it('has everything a package needs, and no dependencies', () => {
    expect(JSON.parse(textOf('package.json'))).toMatchObject({
      name: 'address-service-client',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      license: 'MIT',
      type: 'module',
      sideEffects: ['./address-autocomplete.js'],
    })
    expect(JSON.parse(textOf('package.json'))).not.toHaveProperty('dependencies')
    expect(readdirSync(installed)).toContain('LICENSE')
    const imports = readdirSync(installed)
      .filter((name) => /\.(js|d\.ts)$/.test(name))
      .flatMap((name) =>
        Array.from(textOf(name).matchAll(/\bfrom ?['"](.+?)['"]/g), ([, path]) => path),
      )
    expect(imports.filter((path) => !path?.startsWith('./'))).toEqual([])
    const modules = scripts().concat(
      readdirSync(installed).map((name) => name.replace('.d.ts', '.js')),
    )
    for (const path of imports) expect(modules).toContain(path?.slice(2))
  })

  it('has a README, whose links lead to what the package has', () => {
    expect(textOf('README.md')).toMatch(/^# Client for Node and browsers\n/)
    const links = ['README.md', 'element/README.md'].flatMap((name) =>
      Array.from(textOf(name).matchAll(/\]\((?!https:|#)([^)#]+)/g), ([, path = '']) =>
        join(installed, name, '..', path),
      ),
    )
    expect(links).toEqual([join(installed, 'element/README.md')])
    expect(textOf('element/README.md')).toContain('## When nothing is suggested')
    expect(textOf('README.md')).not.toContain('<!--')
  })

  /** What is younger than Safari 15.4, Chrome 100 and Firefox 97. */
  const younger = [
    'withResolvers',
    'AbortSignal.any',
    'AbortSignal.timeout',
    'groupBy',
    'fromAsync',
    'ReadableStream.from',
    'Promise.try',
    'Response.json',
    'URL.canParse',
    'URL.parse',
    'isWellFormed',
    'toWellFormed',
    'toSorted',
    'toReversed',
    'toSpliced',
    'requestIdleCallback',
    '(?<=',
    '(?<!',
  ]
  it('needs no newer browser than those of 2022', () => {
    for (const name of scripts()) for (const api of younger) expect(textOf(name)).not.toContain(api)
  })

  it('works without newer features', async () => {
    writeFileSync(
      join(shop, 'old-browser.js'),
      `
      delete Promise.withResolvers
      delete AbortSignal.any
      delete AbortSignal.timeout
      delete ReadableStream.from
      delete ReadableStream.prototype[Symbol.asyncIterator]
      delete ReadableStream.prototype.values
      delete URLSearchParams.prototype.size
      delete Response.json
      const { createAddressClient } = await import('address-service-client')
      const { createAutocompleteSession, createCheckoutClient } = await import('address-service-client/checkout')
      const asked = []
      const batch = { id: '1', status: 'completed' }
      const answers = {
        '/api/authentication': { token: 'x', exp: Date.now() + 3_600_000 },
        '/api/address/autocomplete': { sessionToken: 's', predictions: [{ placeId: 'p' }] },
        '/api/address/details': { placeId: 'p' },
        '/api/address/batches': batch,
      }
      async function fetch(url, { body }) {
        const { pathname, search } = new URL(url)
        asked.push(pathname + search)
        if (pathname.endsWith('/events')) return new Response('data: ' + JSON.stringify(batch) + '\\n\\n')
        if (body instanceof ReadableStream) await new Response(body).text()
        return new Response(JSON.stringify({ metadata: { timestamp: Date.now() }, data: answers[pathname] }))
      }
      const service = { baseUrl: 'https://addresses.test', fetch }
      const client = createAddressClient({ ...service, apiKey: 'secret' })
      const { signal } = new AbortController()
      const states = []
      await new Promise((resolve) => {
        const onChange = ({ status }) => states.push(status) && status === 'ready' && resolve()
        createAutocompleteSession(client, { onChange }).input('10 Downing')
      })
      await client.details({ placeId: 'p' }, { signal })
      async function* file() { yield 'a,b' }
      await client.batches.upload(file(), { type: 'text/csv', timeoutMs: 10_000, signal })
      for await (const { status } of client.batches.events('1', { signal })) states.push(status)
      const page = createCheckoutClient({ ...service, getToken: async () => answers['/api/authentication'] })
      await page.details({ placeId: 'p' })
      console.log(JSON.stringify({ asked, states }))
    `,
    )
    const { stdout } = await run(process.execPath, ['old-browser.js'], { cwd: shop })
    expect(JSON.parse(stdout)).toEqual({
      asked: [
        '/api/authentication',
        '/api/address/autocomplete',
        '/api/address/details?placeId=p',
        '/api/address/batches',
        '/api/address/batches/1/events',
        '/api/address/details?placeId=p',
      ],
      states: ['loading', 'ready', 'completed'],
    })
  })
})

it('can be imported with the element on a server that renders pages', async () => {
  const text = `
    const { AddressAutocompleteElement } = await import('address-service-client/address-autocomplete')
    console.log(AddressAutocompleteElement.observedAttributes.join(' '))`
  writeFileSync(join(shop, 'rendering-server.js'), text)
  const { stdout } = await run(process.execPath, ['rendering-server.js'], { cwd: shop })
  expect(stdout.trim()).toBe('service token-url countries language shortest-input')
})

describe('the types of the package', () => {
  const consumer = `
    import { type AddressClient, AddressServiceError, type Batch, createAddressClient } from 'address-service-client'
    import { createAutocompleteSession, createCheckoutClient } from 'address-service-client/checkout'

    const client: AddressClient = createAddressClient({ baseUrl: 'https://addresses.test', apiKey: 'secret' })
    const { verdict, reasons } = await client.validate({ line1: '10 Downing St', country: 'GB' })
    const word: 'confirmed' | 'corrected' | 'needs_review' | 'undeliverable' | 'failed' = verdict
    const because: 'postal_code_differs' | undefined = reasons[0]?.code === 'postal_code_differs' ? reasons[0].code : undefined
    for await (const { status } of client.batches.events('1')) { const now: Batch['status'] = status }
    const error: unknown = undefined
    if (error instanceof AddressServiceError && error.statusCode === 7003) throw error
    createAutocompleteSession(client, { countries: ['GB'], onChange: ({ predictions }) => predictions[0]?.mainText })
    // @ts-expect-error an input is needed
    client.autocomplete({ countries: ['GB'] })
    // @ts-expect-error there is no such verdict
    client.stored.list({ verdict: ['perfect'] })
    // @ts-expect-error there is no such error
    if (error instanceof AddressServiceError && error.statusCode === 1234) throw error
    // @ts-expect-error an API key has no place in a page
    createCheckoutClient({ baseUrl: '', apiKey: '' })
    export { because, word }
  `
  const inPage = { lib: ['ES2022', 'DOM'], skipLibCheck: false }
  const onServer = {
    lib: ['ES2022'],
    types: ['node'],
    typeRoots: [join(repository, 'node_modules/@types')],
    skipLibCheck: false,
  }

  it.each([
    ['a page', 'page', { ...inPage, module: 'ESNext', moduleResolution: 'Bundler' }],
    ['a server', 'server', { ...onServer, module: 'NodeNext' }],
  ])('need nothing else in %s', async (_, name, options) => {
    expect(await compile(name, consumer, options)).toBe('')
  })

  it('include the element and its events', async () => {
    const text = `
      import { AddressAutocompleteElement, type PlaceDetails, type Texts } from 'address-service-client/address-autocomplete'

      const field: AddressAutocompleteElement = document.createElement('address-autocomplete')
      field.getToken = async () => ({ token: 'x', exp: 0 })
      field.near = { latitude: 51.5, longitude: -0.1, radius: 5000 }
      field.texts = { empty: 'Nichts gefunden' }
      const count: Texts['count'] = field.texts.count
      field.addEventListener('address-chosen', ({ detail }) => { const place: PlaceDetails = detail.place })
      field.addEventListener('address-failed', ({ detail }) => { const step: 'suggestions' | 'details' = detail.step })
      // @ts-expect-error an API key has no place in a page
      field.apiKey = 'secret'
      export { count }
    `
    expect(
      await compile('element', text, { ...inPage, module: 'ESNext', moduleResolution: 'Bundler' }),
    ).toBe('')
  })

  it("are those of the service's schemas", async () => {
    const folder = join(repository, 'shared/client')
    const taken = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => name.endsWith('.ts') && name !== 'published-types.ts' && !name.startsWith('dist'),
      )
      .flatMap((name) => [
        ...readFileSync(join(folder, name), 'utf8').matchAll(
          /^import type \{([^}]+)\} from '(?:\.\.\/)+(api\/.+|errors\.ts)'/gm,
        ),
      ])
      .flatMap(
        ([, names = '', path]) => names.match(/\w+/g)?.map((name) => [name, path] as const) ?? [],
      )
    const types = [
      ...new Map(taken.filter(([name]) => name !== 'catalogue' && !readInside.includes(name))),
    ]
    expect(types.length).toBeGreaterThan(15)
    const same = types.map(
      ([name, path]) => `
      import type { ${name} as Of${name} } from '${repository}shared/${path}'
      export const ${name}IsSame: Same<Published.${name}, Of${name}> = true`,
    )
    const text = `
      import type * as Published from './node_modules/address-service-client/api.js'
      import type { ErrorCode } from 'address-service-client'
      import type { catalogue } from '${repository}shared/errors/catalogue.ts'
      type Plain<T> = T extends object ? { [Key in keyof T]: Plain<T[Key]> } : T
      type Same<A, B> = (<T>() => T extends Plain<A> ? 1 : 2) extends <T>() => T extends Plain<B> ? 1 : 2 ? true : false
      export const differ: Same<{ a: number; b?: string }, { a: number }> = false
      export const codes: Same<ErrorCode, (typeof catalogue)[keyof typeof catalogue]['code']> = true
      ${same.join('')}`
    const options = {
      ...onServer,
      lib: ['ES2024'],
      skipLibCheck: true,
      module: 'NodeNext',
      allowImportingTsExtensions: true,
    }
    expect(await compile('same', text, options)).toBe('')
  })
})

/** What is read inside only: no type of the package. */
const readInside = ['Auth', 'Components', 'Metadata']
