import { existsSync } from 'node:fs'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { askToken, invalid, showToken, taken } from '../access/show-token.ts'
import { type Calls, callsTo, useStack } from '../support/stack.ts'

/** One edge with default settings, and beside it one with other settings. */
const stack = useStack()
let url: string
beforeAll(async () => {
  url = (
    await stack.addEdge({ TOKEN_ISSUER: 'shop-staging', CONSOLE: 'false', SHORTEST_INPUT: '5' })
  ).url
})

describe('the setting TOKEN_ISSUER', () => {
  it('is in the tokens of an environment, which no other environment accepts, even with the same keys', async () => {
    const { token } = await askToken(url, stack.apiKey)
    expect(decodeJwt(token)).toMatchObject({ iss: 'shop-staging', aud: 'shop-staging' })
    expect([await showToken(url, token), await showToken(stack.url, token)]).toEqual([
      taken,
      invalid,
    ])
    expect([await showToken(stack.url, stack.token), await showToken(url, stack.token)]).toEqual([
      taken,
      invalid,
    ])
  })
})

describe('the setting SHORTEST_INPUT', () => {
  it('is the number of letters from which on there are suggestions and calls', async () => {
    const { token } = await askToken(url, stack.apiKey)
    const callsAfter = async (input: string, edge: Calls) => {
      expect((await edge.autocomplete({ input })).status).toBe(200)
      return (await stack.sandbox.usage()).autocomplete.calls
    }
    expect(await callsAfter('main', callsTo(url, token))).toBe(0)
    expect(await callsAfter('main', stack)).toBe(1)
    expect(await callsAfter('main s', callsTo(url, token))).toBe(2)
  })
})

const built = existsSync(new URL('../../services/console/dist/', import.meta.url))
describe.skipIf(!built)('the setting CONSOLE (needs `npm run build:console`)', () => {
  it('removes the console when it is false', async () => {
    const statuses = await Promise.all(
      [stack.url, url].map(async (at) => (await fetch(`${at}/console/`)).status),
    )
    expect(statuses).toEqual([200, 404])
  })
  it('leaves the address field of shops and its examples as they are', async () => {
    const [script, withConsole] = await Promise.all(
      [url, stack.url].map((at) => fetch(`${at}/address-autocomplete.js`)),
    )
    expect(script?.status).toBe(200)
    expect(script?.headers.get('access-control-allow-origin')).toBe('*')
    expect(await script?.text()).toBe(await withConsole?.text())
    expect((await fetch(`${url}/docs/examples/`)).status).toBe(200)
  })
})
