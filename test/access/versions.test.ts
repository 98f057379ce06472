import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { acceptVersion } from '../../services/edge/http/accept-version.ts'
import { ok } from '../../services/edge/http/envelope.ts'
import { errors } from '../../services/edge/http/errors.ts'
import { requestIdOf } from '../../services/edge/http/request-id.ts'
import { currentVersion, type Version, versions } from '../../services/edge/http/versions.ts'

const now = Date.parse('2027-06-01T00:00:00Z')
const list: Version[] = [
  { version: '2.1.0' },
  { version: '2.0.0', deprecatedAt: new Date('2027-03-01T00:00:00Z') },
  {
    version: '1.4.0',
    deprecatedAt: new Date('2027-01-01T12:00:00Z'),
    sunsetAt: new Date('2028-01-01T12:00:00Z'),
  },
  {
    version: '1.0.0',
    deprecatedAt: new Date('2026-01-01T00:00:00Z'),
    sunsetAt: new Date('2027-06-01T00:00:00Z'),
  },
]

const endingEarly: Version = {
  version: '1.0.0',
  deprecatedAt: new Date('2027-01-01T00:00:00Z'),
  sunsetAt: new Date('2027-12-31T00:00:00Z'),
}

/**
 * Versions without the promise of `shared/api/README.md`: an older major one is deprecated on the
 * day of its successor, and lives on for twelve months.
 */
function breakingPromises(known: readonly Version[]): string[] {
  const newest = known[0]
  const twelveMonthsAfter = (date: Date) => new Date(date).setUTCFullYear(date.getUTCFullYear() + 1)
  const keepsThem = ({ version, deprecatedAt, sunsetAt }: Version) => {
    if (version === newest?.version) return deprecatedAt === undefined && sunsetAt === undefined
    if (deprecatedAt === undefined)
      return Number.parseInt(version, 10) === Number.parseInt(newest?.version ?? '', 10)
    return sunsetAt === undefined || sunsetAt.getTime() >= twelveMonthsAfter(deprecatedAt)
  }
  return known.filter((one) => !keepsThem(one)).map(({ version }) => version)
}

let app: FastifyInstance
afterEach(() => app?.close())

async function ask(
  asked?: string,
  { at = now, known = list as readonly Version[], url = '/' } = {},
) {
  app = fastify({ genReqId: requestIdOf })
  app.decorateRequest('language', 'en')
  app.decorateRequest('auth', undefined)
  app.register(errors)
  app.register(acceptVersion, { versions: known, now: () => at })
  app.get('/', async (request) => ok(request, {}))
  app.get('/broken', async () => Promise.reject(new Error()))
  const { statusCode, headers, body } = await app.inject({
    url,
    headers: asked === undefined ? {} : { 'accept-version': asked },
  })
  return { status: statusCode, headers, body: JSON.parse(body) }
}

describe('an API version', () => {
  it.each([
    [undefined, '2.1.0'],
    ['*', '2.1.0'],
    ['2', '2.1.0'],
    ['2.0', '2.0.0'],
    ['1', '1.4.0'],
    ['1.4.x', '1.4.0'],
  ])('requested as %s is %s, and the answer says so', async (asked, version) => {
    const { status, body } = await ask(asked)
    expect([status, body.metadata.version]).toEqual([200, version])
  })

  it('that is deprecated says since when, and links to the documentation', async () => {
    const { headers } = await ask('2.0')
    expect(headers).toMatchObject({
      deprecation: '@1803859200',
      link: '</docs>; rel="deprecation"; type="text/html"',
    })
    expect(headers).not.toHaveProperty('sunset')
  })

  it('that has a sunset date says it', async () => {
    const { headers } = await ask('1')
    expect(headers).toMatchObject({
      deprecation: '@1798804800',
      sunset: 'Sat, 01 Jan 2028 12:00:00 GMT',
      link: '</docs>; rel="deprecation"; type="text/html", </docs>; rel="sunset"; type="text/html"',
    })
  })

  it('that is deprecated says so in an error answer too', async () => {
    const { headers } = await ask('2.0', { url: '/broken' })
    expect(headers.link).toBe(
      '</docs>; rel="deprecation"; type="text/html", </docs/errors#9000>; rel="help"',
    )
  })

  it('that is neither deprecated nor ending sends none of these headers', async () => {
    const { headers } = await ask('2.1.0')
    for (const name of ['deprecation', 'sunset', 'link']) expect(headers).not.toHaveProperty(name)
  })

  it('works until its sunset, and counts as unknown from then on', async () => {
    const last = now - 1
    expect((await ask('1.0.0', { at: last })).status).toBe(200)
    await app.close()
    const gone = await ask('1.0.0')
    await app.close()
    const never = await ask('1.9.0')
    expect(gone.body).toMatchObject({
      statusCode: 4005,
      errors: [{ message: 'must be one of 2.1.0, 2.0.0, 1.4.0' }],
    })
    expect([gone.status, gone.body.errors]).toEqual([never.status, never.body.errors])
  })
})

describe('the list of API versions', () => {
  it('begins with the current version, which has no sunset', async () => {
    expect(versions[0]).toEqual({ version: currentVersion })
    const { headers } = await ask('1', { known: versions })
    for (const name of ['deprecation', 'sunset']) expect(headers).not.toHaveProperty(name)
  })

  it.each([
    ['those that there are', versions, []],
    ['invented ones', list, []],
    [
      'a newest one that is deprecated',
      [{ version: '1.0.0', deprecatedAt: new Date(now) }],
      ['1.0.0'],
    ],
    [
      'an old major version that is not deprecated',
      [{ version: '2.0.0' }, { version: '1.0.0' }],
      ['1.0.0'],
    ],
    ['one that ends early', [{ version: '2.0.0' }, endingEarly], ['1.0.0']],
  ] as [string, readonly Version[], string[]][])(
    'keeps the promise of its documentation, or the check names the fault: %s',
    (_, known, broken) => {
      expect(breakingPromises(known)).toEqual(broken)
    },
  )
})
