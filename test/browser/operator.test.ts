import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSandbox, type TestSandbox } from '../support/test-sandbox.ts'
import { openPage, picture } from './browser.ts'
import { openTerminal, type Started } from './npm-start.ts'
import { openConsole } from './sign-in.ts'

const goLive = readFileSync(
  new URL('../../services/deployment/GO-LIVE.md', import.meta.url),
  'utf8',
)

/** The command of the guide with this beginning, as it is written. */
function fromGuide(beginning: string): string {
  const [, command] = goLive.split(new RegExp(`(?=${beginning.replace(/[.…]/g, '\\$&')})`))
  if (command === undefined) throw new Error(`The guide does not say: ${beginning}`)
  return command.split(/`|\n\s*```/)[0]?.trim() ?? ''
}

const terminal = openTerminal()
/** What answers in Google's place, and the sandbox of test keys. */
let google: TestSandbox
let forTests: TestSandbox
let service: Started

beforeAll(async () => {
  google = await startSandbox()
  forTests = await startSandbox()
}, 120_000)
afterAll(() => terminal.close())

let asked = 0
const spentToday = '.tile:has(> h2:text-is("Spent today"))'
async function suggest(apiKey: string) {
  const { data } = await (
    await fetch(`${service.url}/authentication`, { headers: { 'x-service-api-key': apiKey } })
  ).json()
  const answer = await fetch(`${service.url}/api/address/autocomplete`, {
    method: 'POST',
    headers: { authorization: `Bearer ${data.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ input: `10 downing street ${asked++}` }),
  })
  return { status: answer.status, body: await answer.json() }
}

describe('the operator of a small shop', () => {
  it('is stopped by a misspelt setting, which would start the sandbox', async () => {
    const { exitCode, output } = await terminal.run('GOOGLE_MAP_API_KEY=AIza npm start')
    expect(output).toContain(
      '\nGOOGLE_MAP_API_KEY is not a setting. Did you mean GOOGLE_MAPS_API_KEY?\n',
    )
    expect(exitCode).toBe(1)
  })

  it('begins in the sandbox, which says that it costs nothing wherever money stands', async () => {
    service = await terminal.start()
    expect(service.output).toContain('Sandbox: made-up places, costs nothing.')
    expect((await suggest(service.apiKey)).status).toBe(200)
    const page = await openConsole(service, '/')
    await page.getByText('Sandbox: made-up places, costs nothing').waitFor()
    await expect
      .poll(() => page.locator(spentToday).textContent(), { timeout: 15_000 })
      .toMatch(/\$0\.00 \(live:\s\$0\.0028\)/)
    await picture(page, 'operator-sandbox')
    const { output } = await terminal.run('npm run limits')
    expect(output).toMatch(/^Sandbox: made-up places, costs nothing\. Amounts are what it would/m)
    expect(output).toMatch(/^autocomplete .* 1 +1 +\$0\.0028 +\$0\.0028$/m)
    await service.stop()
  })

  it('asks with the command of the guide what its key lacks', async () => {
    const command = fromGuide('GOOGLE_MAPS_API_KEY=… npm run doctor -- provider').replace(
      '…',
      'AIza',
    )
    const check = () => terminal.run(command, { PROVIDER_URL: google.url })
    await google.behave({ billingDisabled: true })
    expect(await check()).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('no billing account: add one in the Google Cloud console'),
    })
    await google.behave({})
    // The key is good, but the tests' Google is the sandbox, which names itself.
    expect(await check()).toMatchObject({
      exitCode: 0,
      output: expect.stringContaining('the sandbox answers, and SANDBOX is not set'),
    })
  })

  it('goes live with nothing of the sandbox, and sets a budget before the first call', async () => {
    service = await terminal.start({
      GOOGLE_MAPS_API_KEY: 'AIza',
      PROVIDER_URL: google.url,
      TEST_PROVIDER_URL: forTests.url,
    })
    expect(service.output).not.toContain('Sandbox: made-up places')
    const { output } = await terminal.run(fromGuide('npm run limits -- budget service day'))
    expect(output).toMatch(/^Quota of the provider \(new edition\)$/m)
    expect(output).toMatch(/^the service +\$20\.00 +\$0\.0000, 0 calls /m)
    expect(output).toMatch(/^BUDGET_USD_PER_DAY +20 +database$/m)
    expect(output).not.toContain('Sandbox')
  })

  it('makes a client for the shop, and a key for its tests which costs nothing', async () => {
    const container = 'docker compose run --rm operator '
    const inContainer = fromGuide(`${container}node`).replace(container, '')
    const [apiKey = ''] = /^addr_\S+$/m.exec((await terminal.run(inContainer)).output) ?? []
    const ofTests = fromGuide('… main.ts key').replace('… ', 'node services/operator/clients/')
    const { output } = await terminal.run(ofTests)
    const [testKey = ''] = /^addr_test_\S+$/m.exec(output) ?? []
    expect((await suggest(testKey)).status).toBe(200)
    expect((await google.usage()).autocomplete.calls).toBe(0)
    const tests = await openConsole({ ...service, apiKey: testKey }, '/')
    await tests.getByText('Sandbox: made-up places, costs nothing').waitFor()

    expect((await suggest(apiKey)).status).toBe(200)
    expect((await google.usage()).autocomplete.calls).toBe(1)
    const page = await openConsole({ ...service, apiKey }, '/')
    await expect
      .poll(() => page.locator(spentToday).textContent(), { timeout: 15_000 })
      .toMatch(/^Spent today\$0\.0028/)
    expect(await page.getByText('Sandbox').count()).toBe(0)
    await picture(page, 'operator-live')
  })

  it('has a budget at whose end nothing more is bought, and says so to its people', async () => {
    const { output } = await terminal.run('npm run limits -- budget demo day --usd 0.003')
    expect(output).toMatch(/^demo +\$0\.0030 /m)
    await expect
      .poll(async () => (await suggest(service.apiKey)).body.statusCode, { timeout: 10_000 })
      .toBe(7003)
    const { calls } = (await google.usage()).autocomplete
    const page = await openConsole(service, '/')
    await page.getByText('Your budget for this day is nearly used up').waitFor()
    expect((await suggest(service.apiKey)).status).toBe(429)
    expect((await google.usage()).autocomplete.calls).toBe(calls)
    await picture(page, 'operator-budget')
    await service.stop()
    const closed = await openPage('about:blank')
    await expect(closed.goto(service.url)).rejects.toThrow()
  })
})
