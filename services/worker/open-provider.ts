import { AppError } from '../../shared/errors/catalogue.ts'
import type { Limiter } from '../../shared/quota/limiter.ts'
import type { Logger } from '../../shared/runtime/log.ts'
import type { ModeMetrics } from '../../shared/runtime/metrics.ts'
import { createProviderCall, type ProviderCall } from './provider/call.ts'
import { createInLanguage, fallbackLanguages, type InLanguage } from './provider/in-language.ts'
import { keepWarm } from './provider/keep-warm.ts'
import { loadEdition } from './provider/load-edition.ts'
import { refusePublicHosts } from './provider/osm/public-hosts.ts'
import type { Places, ProviderAccess } from './provider/port.ts'
import type { Runtime } from './runtime.ts'
import { loadStrategy } from './strategies/load-strategy.ts'
import type { Strategy } from './strategies/strategy.ts'

/** Everything that calls one provider: the live one, or the sandbox of test keys. */
export interface OpenProvider {
  places: Places
  strategy: Strategy
  providerCall: ProviderCall
  inLanguage: InLanguage
}

const refuse = async (): Promise<never> => {
  throw new AppError('TEST_KEYS_OFF')
}

/** In place of a sandbox, where none is configured. */
export const noSandbox: OpenProvider = {
  places: { autocomplete: refuse, details: refuse },
  strategy: { look: refuse },
  providerCall: refuse,
  inLanguage: refuse,
}

interface Accounts {
  limiter: Limiter
  metrics: ModeMetrics
  log: Logger
  /** Whether calls stop for a while when most of them fail. */
  hasBreaker: boolean
}

/** Opens connections to a provider, until the worker ends. */
export async function openProvider(
  { config, lifecycle, now }: Pick<Runtime, 'config' | 'lifecycle' | 'now'>,
  provider: ProviderAccess,
  accounts: Accounts,
): Promise<OpenProvider> {
  const { placesEdition: edition } = config
  const { log } = accounts
  const places = (await loadEdition(edition))(provider)
  lifecycle.onClose(() => places.close())
  lifecycle.onClose(keepWarm(places, log))
  const { timeoutMs } = provider
  const calls = createProviderCall({ ...accounts, edition, now, timeoutMs })
  const providerCall = refusePublicHosts(calls, edition, provider, log)
  const inLanguage = createInLanguage(now, fallbackLanguages[edition])
  const strategy = await loadStrategy(config.validationStrategy, {
    ...provider,
    edition,
    places,
    providerCall,
    inLanguage,
  })
  lifecycle.onClose(() => strategy.close())
  lifecycle.onClose(keepWarm(strategy, log))
  return { places, strategy, providerCall, inLanguage }
}
