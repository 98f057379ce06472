import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Behaviour, DEFAULT_BEHAVIOUR } from './behaviour.ts'
import { createCallLog } from './call-log.ts'
import { type Clock, systemClock } from './clock.ts'
import { createLedger } from './ledger.ts'
import type { Gazetteer } from './places/gazetteer.ts'
import { addProviderRoute, type Provider } from './provider.ts'
import { createQuota } from './quota.ts'
import { seededRandom } from './random.ts'
import { addressValidation } from './routes/address-validation.ts'
import { geocode } from './routes/geocode.ts'
import { legacyAutocomplete } from './routes/legacy-autocomplete.ts'
import { legacyDetails } from './routes/legacy-details.ts'
import { newAutocomplete } from './routes/new-autocomplete.ts'
import { newDetails } from './routes/new-details.ts'
import { addSandboxRoutes } from './routes/sandbox.ts'

export type SandboxOptions = {
  /** From `loadGazetteer()`; it takes about a second to load and may be shared by several apps. */
  gazetteer: Gazetteer
  /** The start of the random numbers for latency and faults. Default 1. */
  seed?: number
  /** Default: the system's, monotonic. */
  clock?: Clock
  /** For its own faults; requests are not logged. Default off. */
  log?: FastifyBaseLogger
  /** Answers `/sandbox/*` to any caller, not only to loopback and private addresses. Default false. */
  internalRoutesPublic?: boolean
}

/** The stand-in provider; it never listens by itself. */
export function buildSandbox({
  gazetteer,
  seed = 1,
  clock = systemClock,
  log,
  internalRoutesPublic = false,
}: SandboxOptions): FastifyInstance {
  const app = Fastify({
    ...(log && { loggerInstance: log }),
    logController: new LogController({ disableRequestLogging: true }),
    // A test input may keep a connection open for ever; closing must not wait for it.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 4_096 },
  })
  let behaviour: Behaviour = DEFAULT_BEHAVIOUR
  const provider: Provider = {
    gazetteer,
    ledger: createLedger(),
    quota: createQuota(),
    calls: createCallLog(),
    clock,
    random: seededRandom(seed),
    behaviour: () => behaviour,
  }
  const setBehaviour = (next: Behaviour): void => {
    behaviour = next
    provider.random = seededRandom(seed)
  }
  for (const route of [legacyAutocomplete, legacyDetails, geocode, newAutocomplete, newDetails, addressValidation])
    addProviderRoute(app, provider, route)
  addSandboxRoutes(app, { ...provider, setBehaviour, internalRoutesPublic })
  return app
}
