import { callerNetwork } from './caller-network.ts'
import type { Page } from './page.ts'
import { daySeconds, type Limit } from './rate-limits.ts'

/** The most requests of one page, and of all pages in one network, in a minute and in a day. */
export interface PageRates {
  page: number
  pageDay: number
  pageNetwork: number
  pageNetworkDay: number
}

interface Caller {
  clientId: string
  page: Page
  /** The caller's address. */
  ip: string
}

/** Renewals of one page in a minute. A token lasts many minutes. */
const maxRenewals = 10

/**
 * The limits of a page's request, in the order of counting. A request over one limit does not count
 * against the groups after it. A token that several visitors share counts as one page in each
 * network, so that they do not use up each other's limit. Pure.
 */
export function pageLimits(caller: Caller, rates: PageRates): Limit[][] {
  const { page, network } = whoIs(caller)
  return [
    [{ name: 'page', max: rates.page, who: page }],
    [{ name: 'page-network', max: rates.pageNetwork, who: network }],
    [
      { name: 'page-day', max: rates.pageDay, windowSeconds: daySeconds, who: page },
      {
        name: 'page-network-day',
        max: rates.pageNetworkDay,
        windowSeconds: daySeconds,
        who: network,
      },
    ],
  ]
}

/** The limit of renewals of a page token. Pure. */
export const pageRenewals = (caller: Caller): Limit => ({
  name: 'page-renewals',
  max: maxRenewals,
  who: whoIs(caller).page,
})

function whoIs({ clientId, page, ip }: Caller) {
  const network = `${clientId}:${callerNetwork(ip)}`
  return { page: `${page.id}:${network}`, network }
}
