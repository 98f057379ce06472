import type { Edition } from '../../shared/billing/skus.ts'
import { AppError } from '../../shared/errors/catalogue.ts'
import type { Logger } from '../../shared/runtime/log.ts'
import type { StrategyName } from '../../shared/verdict/strategies.ts'
import type { ProviderCall } from './provider/call.ts'
import { createInLanguages, type InLanguages } from './provider/in-language.ts'
import { startKeepingWarm } from './provider/keep-warm.ts'
import { loadEdition } from './provider/load-edition.ts'
import { refusePublicHosts } from './provider/osm/public-hosts.ts'
import type { Places, ProviderAccess } from './provider/port.ts'
import type { Runtime } from './runtime.ts'
import { loadStrategy } from './strategies/load-strategy.ts'
import type { Strategy } from './strategies/strategy.ts'

/** Everything that calls one provider: the live one, or the sandbox of test keys. */
export interface OpenProvider {
  edition: Edition
  places: Places
  strategy: Strategy
  providerCall: ProviderCall
  inLanguages: InLanguages
}

const refuse = async (): Promise<never> => {
  throw new AppError('TEST_KEYS_OFF')
}

/** In place of a sandbox, where none is configured. */
export const noSandbox: Omit<OpenProvider, 'edition'> = {
  places: { autocomplete: refuse, details: refuse },
  strategy: { look: refuse },
  providerCall: refuse,
  inLanguages: { autocomplete: refuse, details: refuse },
}

interface Options {
  edition: Edition
  strategy: StrategyName
  /** Makes the calls of an edition. */
  calls(edition: Edition): ProviderCall
  log: Logger
}

/** Opens connections to a provider, until the worker ends. */
export async function openProvider(
  { lifecycle, now }: Pick<Runtime, 'lifecycle' | 'now'>,
  provider: ProviderAccess,
  { edition, strategy: name, calls, log }: Options,
): Promise<OpenProvider> {
  const places = (await loadEdition(edition))(provider)
  lifecycle.onClose(() => places.close())
  lifecycle.onClose(startKeepingWarm(places, log))
  const providerCall = refusePublicHosts(calls(edition), edition, provider, log)
  const inLanguages = createInLanguages(now, edition)
  const strategy = await loadStrategy(name, {
    ...provider,
    edition,
    places,
    providerCall,
    inLanguages,
    now,
  })
  lifecycle.onClose(() => strategy.close())
  lifecycle.onClose(startKeepingWarm(strategy, log))
  return { edition, places, strategy, providerCall, inLanguages }
}
