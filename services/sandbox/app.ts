import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { type Behaviour, DEFAULT_BEHAVIOUR } from './behaviour.ts'
import { createCallLog } from './call-log.ts'
import { type Clock, systemClock } from './clock.ts'
import { createLedger } from './ledger.ts'
import { addOsmRoutes } from './osm/osm-routes.ts'
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
  /** Asked when the first request needs it. Several apps may share one. */
  gazetteer: () => Gazetteer
  /** The seed of the random numbers for latency and faults. Default 1. */
  seed?: number
  /** Default: the system's monotonic clock. */
  clock?: Clock
  /** For errors of the sandbox itself; requests are not logged. Default: none. */
  log?: FastifyBaseLogger
  /**
   * Whether any caller may use `/sandbox/*`, not only loopback and private addresses. Default
   * false.
   */
  internalRoutesPublic?: boolean
}

/** Builds the sandbox; the caller makes it listen. */
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
    // Some test inputs keep a connection open for ever; closing must not wait for them.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 4_096 },
    // More than Google takes: else Node would answer with a status of its own.
    http: { maxHeaderSize: 65_536 },
  })
  let behaviour: Behaviour = DEFAULT_BEHAVIOUR
  const provider: Provider = {
    get gazetteer() {
      return gazetteer()
    },
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
  for (const route of [
    legacyAutocomplete,
    legacyDetails,
    geocode,
    newAutocomplete,
    newDetails,
    addressValidation,
  ])
    addProviderRoute(app, provider, route)
  addOsmRoutes(app, provider)
  const { ledger, quota, calls } = provider
  addSandboxRoutes(app, {
    ledger,
    quota,
    calls,
    behaviour: () => behaviour,
    setBehaviour,
    internalRoutesPublic,
  })
  return app
}
