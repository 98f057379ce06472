import { AppError } from '../../../shared/errors/catalogue.ts'
import { choicesOf, type StrategyName } from '../../../shared/verdict/strategies.ts'

/**
 * How addresses are looked up: as the request says, else as the client's setting says where the
 * service can do so, else by the service's own strategy. Pure. @throws {AppError} REQUEST_INVALID
 */
export function chosenStrategy(
  own: StrategyName,
  wanted: StrategyName | undefined,
  ofClient: StrategyName | undefined,
): StrategyName {
  const choices = choicesOf(own)
  if (wanted === undefined) return choices.find((name) => name === ofClient) ?? own
  if (choices.includes(wanted)) return wanted
  const message = `must be ${choices.join(' or ')}, since this service runs ${own}`
  throw new AppError('REQUEST_INVALID', {
    details: [{ field: 'strategy', code: 'NOT_OFFERED', message }],
  })
}
