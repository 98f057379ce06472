import { useSession } from './session.tsx'
import { usdText } from './wording.ts'

/** What calls cost. The sandbox costs nothing: there the live price stands beside it. */
export function useCostText(): (usd: number) => string {
  const { isSandbox } = useSession()
  return (usd) => (isSandbox ? `${usdText(0)} (live:\u00a0${usdText(usd)})` : usdText(usd))
}
