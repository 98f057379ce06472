import { describe, expect, it, onTestFinished } from 'vitest'
import { callsTo } from '../support/stack.ts'
import { startSandbox } from '../support/test-sandbox.ts'
import { realServices, Supervisor, temporaryDataDir } from './supervisor.ts'

const start = (env: Record<string, string>) =>
  new Supervisor(temporaryDataDir(), { PLACES_EDITION: 'osm', ...env }, realServices)

/** A first call, as the lines of the start show it. */
async function firstCall({ url, demoApiKey }: Supervisor) {
  const headers = { 'X-SERVICE-API-KEY': demoApiKey }
  const answer = await fetch(`${url}/authentication`, { headers })
  const { data } = (await answer.json()) as { data: { token: string } }
  return callsTo(url, data.token).autocomplete({ input: '10 downing street', countries: ['GB'] })
}

describe.skipIf(process.platform !== 'linux')(
  'npm start with PLACES_EDITION=osm',
  { timeout: 90_000 },
  () => {
    it('starts a sandbox as Photon and Nominatim, and two edges on one port', async () => {
      const started = await start({ EDGES: '2' }).ready()
      expect(started.output).toMatch(/^ {2}sandbox +http:\/\/127\.0\.0\.1:\d+$/m)
      expect(started.output).toContain('Sandbox: made-up places, costs nothing.')
      expect(started.output).not.toMatch(/google|warn|error/i)
      const { headers, body } = await firstCall(started)
      expect(headers.get('x-provider')).toBe('osm')
      expect(body.data.predictions[0].placeId).toMatch(/^osm:N\d+;10;/)
      started.process.kill('SIGTERM')
      expect(await started.exitCode).toBe(0)
    })

    it('asks the servers of PHOTON_URL and NOMINATIM_URL, and names those', async () => {
      const servers = await startSandbox()
      onTestFinished(() => servers.stop())
      const [photon, nominatim] = [`${servers.url}/photon`, `${servers.url}/nominatim`]
      const started = await start({ PHOTON_URL: photon, NOMINATIM_URL: nominatim }).ready()
      expect(started.output).toContain(`  provider      ${photon}  ${nominatim}\n`)
      expect(started.output).not.toMatch(/sandbox|google|warn|error/i)
      // The check at the start makes one search.
      const before = (await servers.usage()).autocomplete.calls
      expect((await firstCall(started)).body.data.predictions[0].placeId).toMatch(/^osm:N\d+;10;/)
      expect((await servers.usage()).autocomplete.calls).toBe(before + 1)
      started.process.kill('SIGTERM')
      expect(await started.exitCode).toBe(0)
    })

    it('says which of the two is not set', async () => {
      const started = start({ PHOTON_URL: 'http://127.0.0.1:1' })
      expect(await started.exitCode).toBe(1)
      expect(started.output).toContain('NOMINATIM_URL is not set')
      expect(started.output).not.toMatch(/\n\s+at /)
    })
  },
)
