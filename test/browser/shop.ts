import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { vi } from 'vitest'
import { tokenForPages } from '../../shared/client/client.ts'
import { setClient } from '../support/client-settings.ts'
import type { Stack } from '../support/stack.ts'

/** Another shop's server, of another origin: its pages, and the backend that gets tokens for them. */
export interface Shop {
  url: string
  /** Shows this in the body of a page, and gives the page's address. */
  page(body: string, html?: { dir?: string; lang?: string }): string
  /** What the next asker for a token gets; without any, a good one. */
  nextTokens: { token: string; exp: number }[]
  tokensGiven: number
  close(): Promise<void>
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 24px }
form { display: grid; gap: 14px; max-width: 460px }
label { display: block; font-weight: 600 }
input, select { box-sizing: border-box; width: 100%; padding: 8px; font: inherit }
`

/** A shop whose client in the service is `client`, with this API key. */
export async function openShop(
  stack: Stack,
  { client, apiKey }: { client: string; apiKey: string },
): Promise<Shop> {
  const pages = new Map<string, string>()
  // As strict as a policy gets: the service's script and answers, and nothing written into the page.
  const policy = [
    "default-src 'none'",
    `script-src ${stack.url}`,
    `connect-src 'self' ${stack.url}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname, search } = new URL(url, 'http://shop.example')
    if (pathname === '/address-token')
      return send(response, 'application/json', JSON.stringify(await token()))
    if (pathname === '/shop.css') return send(response, 'text/css', style)
    if (pathname === '/order') return send(response, 'text/plain', decodeURIComponent(search))
    response.setHeader('content-security-policy', policy)
    send(response, 'text/html; charset=utf-8', pages.get(pathname) ?? '')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const pageToken = tokenForPages({ baseUrl: stack.url }, apiKey)
  async function token() {
    shop.tokensGiven += 1
    const next = shop.nextTokens.shift()
    if (next) return next
    return pageToken()
  }

  const shop: Shop = {
    url,
    nextTokens: [],
    tokensGiven: 0,
    page(body, { dir = 'ltr', lang = 'en' } = {}) {
      const path = `/page-${pages.size + 1}`
      pages.set(
        path,
        `<!doctype html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8"><title>Shop</title>
        <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/shop.css"></head>
        <body><main><h1>Shop</h1>${body}</main><script type="module" src="${stack.url}/address-autocomplete.js"></script></body></html>`,
      )
      return url + path
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  await setClient(stack.databaseUrl, client, { origins: [url] })
  const preflight = {
    method: 'OPTIONS',
    headers: { origin: url, 'access-control-request-method': 'POST' },
  }
  await vi.waitFor(
    async () => {
      if ((await fetch(`${stack.url}/api/address/autocomplete`, preflight)).status !== 204)
        throw new Error('not yet')
    },
    { timeout: 5000 },
  )
  return shop
}

function send(response: ServerResponse, type: string, body: string): void {
  response.setHeader('content-type', type)
  response.end(body)
}
