import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox'
import fastify, { type FastifyInstance } from 'fastify'
import { type Access, watchAccess } from '../../../services/edge/access/key-access.ts'
import { createRateLimits } from '../../../services/edge/access/rate-limits.ts'
import { createTokens, makeSigningKey, type Tokens } from '../../../services/edge/access/tokens.ts'
import { createUnknownTokens } from '../../../services/edge/access/unknown-tokens.ts'
import { authentication } from '../../../services/edge/http/authentication.ts'
import { ok } from '../../../services/edge/http/envelope.ts'
import { errors } from '../../../services/edge/http/errors.ts'
import { permission } from '../../../services/edge/http/permission.ts'
import { clientLimits } from '../../../services/edge/http/rate-limit-guard.ts'
import { requestIdOf } from '../../../services/edge/http/request-id.ts'
import { run } from '../../../shared/runtime/lifecycle.ts'
import { createLog } from '../../../shared/runtime/log.ts'
import { createMetrics } from '../../../shared/runtime/metrics.ts'
import { connectFailingFast, untilReady } from '../../../shared/runtime/redis.ts'
import { findKey, type KeyGrant } from '../../../shared/store/clients.ts'
import { openDatabase } from '../../../shared/store/database.ts'
import { loadSigningKeys } from '../../../shared/store/signing-keys.ts'

const { DATABASE_URL = '', REDIS_URL = '', API_KEY = '', PLAIN_PORT, GUARDED_PORT } = process.env
const firstChecks = 5000
const checks = 500_000
const most = 100_000_000
const rates = {
  autocomplete: most,
  details: most,
  validate: most,
  batches: most,
  other: most,
  tokensPerKey: most,
  page: most,
  pageDay: most,
  pageNetwork: most,
  pageNetworkDay: most,
}

/**
 * What one check of a token costs, in microseconds of CPU over all threads; and a token for the
 * guarded app.
 */
export interface CheckCost {
  rememberedMicros: number
  firstMicros: number
  token: string
}

/** The same app twice, with one route that does nothing: as it is, and behind the edge's guard. */
await run(async (lifecycle) => {
  const db = openDatabase(DATABASE_URL)
  lifecycle.onClose(() => db.destroy())
  const metrics = createMetrics('edge')
  const access = await watchAccess(db, metrics, createLog('edge', 'silent'))
  const counting = connectFailingFast(REDIS_URL)
  lifecycle.onClose(() => counting.disconnect())
  await untilReady(counting, 5000)
  const making = {
    secret: 'a secret for benchmarks, 32 characters',
    days: 90,
    make: makeSigningKey,
  }
  const tokens = await createTokens(
    () => loadSigningKeys(db, making),
    'address-service',
    createLog('edge', 'silent'),
    900,
  )
  const grant = await findKey(db, API_KEY)
  if (!grant) throw new Error('There is no such key')

  const plain = await listening(PLAIN_PORT)
  const guarded = await listening(GUARDED_PORT, async (app) => {
    const limits = { access, rates, rateLimits: createRateLimits(counting), metrics }
    const unknownTokens = createUnknownTokens(most)
    const currentGrant = async () => grant
    const checks = { ...limits, tokens, unknownTokens, testKeys: false, currentGrant }
    await app.register(authentication, checks)
    await app.register(permission, { access, scope: 'address' })
    await app.register(clientLimits, limits)
  })
  lifecycle.onClose(async () => {
    await Promise.all([plain.close(), guarded.close(), access.stop()])
    tokens.stop()
  })
  process.on('message', async () => {
    process.send?.({ type: 'result', result: await measureChecks(tokens, access, grant) })
  })
})

async function listening(
  port = '0',
  guard?: (app: FastifyInstance) => Promise<void>,
): Promise<FastifyInstance> {
  const app = fastify({ genReqId: requestIdOf })
  app.setValidatorCompiler(TypeBoxValidatorCompiler)
  app.decorateRequest('language', 'en')
  app.decorateRequest('auth', undefined)
  app.register(errors)
  app.register(async (inside) => {
    await guard?.(inside)
    inside.get('/nothing', async (request) => ok(request, {}))
  })
  await app.listen({ host: '127.0.0.1', port: Number(port) })
  return app
}

async function measureChecks(tokens: Tokens, access: Access, grant: KeyGrant): Promise<CheckCost> {
  const issued = await Promise.all(Array.from({ length: firstChecks }, () => tokens.issue(grant)))
  // As it comes off the wire each time: a text that nobody has hashed yet.
  const wire = issued.map(({ token }) => Buffer.from(token))
  const check = async (index: number) => {
    const token = wire[index % wire.length]?.toString('latin1') ?? ''
    const { keyId } = tokens.recall(token) ?? (await tokens.verify(token))
    if (access.hasEnded(keyId)) throw new Error('The key has ended')
    access.noteUse(keyId)
  }
  return {
    firstMicros: await cpuMicrosOf(firstChecks, check),
    rememberedMicros: await cpuMicrosOf(checks, check),
    token: issued[0]?.token ?? '',
  }
}

async function cpuMicrosOf(times: number, work: (index: number) => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  for (let index = 0; index < times; index++) await work(index)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / times
}
