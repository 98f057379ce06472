import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { guidePage, guides } from '../../services/edge/reference/guides.ts'
import { type BillingSku, monthMicroUsd } from '../../shared/billing/prices.ts'
import { countPrivateWords, privateWords } from './private-words.ts'

const documents = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'])
  .toString()
  .trim()
  .split('\n')
const textOf = (file: string) => readFileSync(file, 'utf8')
const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')

/** The addresses of the headings of a document, as GitHub makes them. */
const anchorsOf = (file: string) =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )

describe('documents', () => {
  it.each(documents)('%s has no dead link', (file) => {
    const links = [...withoutCode(textOf(file)).matchAll(/\]\(([^)\s]+)\)/g)].map(
      ([, link = '']) => link,
    )
    const isDead = (link: string) => {
      if (/^https?:/.test(link)) return false
      const [path = '', anchor] = link.split('#')
      const target = path ? posix.normalize(posix.join(posix.dirname(file), path)) : file
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor))
    }
    expect(links.filter(isDead)).toEqual([])
  })

  it('of the README’s length are read to the end: 200 lines at most', () => {
    expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(200)
  })

  it('cite files of this repository that exist', () => {
    const cited = documents.flatMap((file) =>
      [...textOf(file).matchAll(/`((?:services|shared|test)\/[\w./-]+\.\w+)`/g)].map(
        ([, path = '']) => path,
      ),
    )
    const madeByOperators = ['services/monitoring/prometheus/alertmanagers.yml']
    const missing = cited.filter((path) => !existsSync(path) && !madeByOperators.includes(path))
    expect(missing).toEqual([])
  })
})

describe('guides of operators', () => {
  it('have no command after which Docker leaves a container stopped at the next start', () => {
    const leavesIt = /docker (compose )?kill (-s|--signal)|docker stop/
    expect(documents.filter((file) => leavesIt.test(textOf(file)))).toEqual([])
  })
})

describe('the guide to go live', () => {
  it.each([1000, 10_000, 100_000])('has the price of %i orders a month', (orders) => {
    const calls: [BillingSku, number][] = [
      ['newAutocomplete', 5 * orders],
      ['newDetails', orders],
    ]
    const microUsd = calls.reduce((sum, [sku, count]) => sum + monthMicroUsd(sku, count), 0)
    expect(textOf('services/deployment/GO-LIVE.md')).toContain(
      `| ${orders.toLocaleString('en')} | ${(microUsd / 1e6).toFixed(2)} |`,
    )
  })
})

describe('guides of the running service', () => {
  it('are all documents but those for whoever changes the code', () => {
    const addProvider = 'services/worker/provider/ADD-A-PROVIDER.md'
    const forMaintainers = ['README.md', 'CONTRIBUTING.md', addProvider, /^test\//, /migrations/]
    const served: string[] = guides.map(({ file }) => file)
    const missing = documents.filter(
      (file) =>
        !served.includes(file) &&
        !forMaintainers.some((one) => (typeof one === 'string' ? one === file : one.test(file))),
    )
    expect(missing).toEqual([])
  })

  it.each(guides)('$name is a page whose links lead to other guides', ({ name }) => {
    const links = [...guidePage(name).matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link)
    const known = new Set(guides.map((guide) => `/docs/guides/${guide.name}`))
    const unknown = links.filter(
      (link) => link.startsWith('/docs/guides/') && !known.has(link.split('#')[0] ?? ''),
    )
    expect(unknown).toEqual([])
    expect(links.filter((link) => !/^(https?:|#|\/docs\/)/.test(link))).toEqual([])
  })
})

describe('private words', () => {
  const maxLeft = 100

  it('in services and shared do not become more (`npm run words` lists them)', () => {
    const places = countPrivateWords('services', 'shared').flatMap((count) => count.places)
    expect(places.length).toBeLessThanOrEqual(maxLeft)
  })

  it.each([
    'requests in flight, maxInFlight, single-flight',
    'the most of them; at the latest',
    'taken away, far away from here',
    'no more than two; besides, it is on the other hand',
    'room number 5',
    'question mark, the address in question',
  ])('do not count ordinary English: %s', (text) => {
    const found = privateWords.filter(({ pattern }) => text.match(pattern))
    expect(found.map(({ word }) => word)).toEqual([])
  })

  it.each([
    ['mostRows', 'mostX, longestX, leastX, usualX, firstGuess'],
    ['the older question', 'question'],
    ['const flying = byId', 'flight, flying'],
    ['Redis is away', 'none of ours, away, no more'],
    ['lookAround()', 'books, look'],
  ])('count "%s"', (text, word) => {
    const found = privateWords.filter(({ pattern }) => text.match(pattern))
    expect(found.map((one) => one.word)).toEqual([word])
  })
})
