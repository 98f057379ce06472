import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  nothingLeft,
  pathWithoutRedis,
  Supervisor,
  temporaryDataDir,
  withoutSharedPorts,
  withSamePortTwice,
} from './supervisor.ts'

async function refusal(env: Record<string, string>, dataDir = temporaryDataDir()) {
  const supervisor = new Supervisor(dataDir, env)
  const exitCode = await supervisor.exitCode
  return { exitCode, lines: supervisor.output.trim().split('\n'), left: await nothingLeft(dataDir) }
}

async function takenPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

describe.skipIf(process.platform !== 'linux')(
  'npm start that cannot start',
  { timeout: 20_000 },
  () => {
    it.each(['PORT', 'SANDBOX_PORT'])('names %s when its port is in use', async (setting) => {
      const port = await takenPort()
      const { exitCode, lines, left } = await refusal({ [setting]: String(port) })
      expect(exitCode).toBe(1)
      expect(lines).toEqual([
        expect.stringMatching(
          new RegExp(`^Port ${port} is taken: .*${setting}=${port + 1} npm start`),
        ),
      ])
      expect(left).toEqual([])
    })

    it('says in one line what an invalid setting must be', async () => {
      const { exitCode, lines, left } = await refusal({ WORKERS: 'many' })
      expect(exitCode).toBe(1)
      expect(lines).toEqual([expect.stringMatching(/^WORKERS is wrong\. .*whole number/)])
      expect(left).toEqual([])
    })

    it('asks for one edge where the system lets no two processes share a port', async () => {
      const { exitCode, lines, left } = await refusal({ ...withoutSharedPorts, EDGES: '2' })
      expect(exitCode).toBe(1)
      expect(lines).toEqual([expect.stringMatching(/^EDGES is 2, .*share a port.*: set EDGES=1/)])
      expect(left).toEqual([])
    })

    it('chooses other ports where it chose one port twice', async () => {
      const { lines } = await refusal({ ...withSamePortTwice, REDIS_URL: 'redis://127.0.0.1:1' })
      expect(lines).toEqual([expect.stringContaining('Redis does not answer')])
    })

    it.each([
      [
        'REDIS_URL',
        'redis://user:secret@127.0.0.1:1',
        'Redis does not answer at redis://127.0.0.1:1',
      ],
      [
        'DATABASE_URL',
        'postgres://user:secret@127.0.0.1:1/db',
        'PostgreSQL does not answer at postgres://127.0.0.1:1/db',
      ],
    ])(
      'says that the server at %s does not respond, without its password',
      async (setting, url, message) => {
        const { exitCode, lines, left } = await refusal({ [setting]: url })
        expect(exitCode).toBe(1)
        expect(lines).toEqual([expect.stringContaining(message)])
        expect(lines[0]).toContain(`unset ${setting}`)
        expect(lines[0]).not.toContain('secret')
        expect(left).toEqual([])
      },
    )

    it.each<[string, Record<string, string>]>([
      ['is available', {}],
      ['of version 7 is', { 'redis-server': '#!/bin/sh\necho "Redis server v=6.0.16 sha=0"\n' }],
    ])('lists the choices when no Redis %s', async (_, programs) => {
      const dataDir = temporaryDataDir()
      const env = { PATH: pathWithoutRedis(dataDir, programs) }
      const { exitCode, lines, left } = await refusal(env, dataDir)
      expect(exitCode).toBe(1)
      expect(lines).toEqual([
        expect.stringMatching(
          /^Redis 7 or newer was not found: .*redis-server.*REDIS_URL.*Docker.*root/,
        ),
      ])
      expect(left).toEqual([])
    })

    it.runIf(process.getuid?.() === 0)(
      'says why the package of Redis cannot be installed',
      async () => {
        const dataDir = temporaryDataDir()
        const failing =
          '#!/bin/sh\n[ "$1" = --version ] && exit 0\necho "E: Unable to fetch" >&2\nexit 100\n'
        const { exitCode, lines } = await refusal(
          { PATH: pathWithoutRedis(dataDir, { 'apt-get': failing }) },
          dataDir,
        )
        expect(exitCode).toBe(1)
        expect(lines).toEqual([
          expect.stringContaining('installing the package redis-server'),
          expect.stringMatching(/apt-get cannot install it \(E: Unable to fetch\): .*REDIS_URL/),
        ])
      },
    )

    it('does not start with a data directory that another start uses', async () => {
      const dataDir = temporaryDataDir()
      const first = await new Supervisor(dataDir).ready()
      const second = new Supervisor(dataDir)
      expect(await second.exitCode).toBe(1)
      expect(second.output).toContain(
        `DATA_DIR ${join(dataDir, 'sandbox')} is in use by another npm start (process ${first.pid})`,
      )
      await expect(first.ask()).resolves.toBeDefined()
    })

    it('names its data folder when it cannot write there', async () => {
      const dataDir = temporaryDataDir()
      mkdirSync(join(dataDir, 'a'))
      writeFileSync(join(dataDir, 'a', 'file'), '')
      const { exitCode, lines } = await refusal(
        { DATA_DIR: join(dataDir, 'a', 'file', 'data') },
        dataDir,
      )
      expect(exitCode).toBe(1)
      expect(lines).toEqual([
        expect.stringMatching(/^DATA_DIR .* cannot be made .*: set DATA_DIR to a writable folder/),
      ])
    })

    it('gives up at once, and leaves no process, when a service refuses its settings', async () => {
      const { exitCode, lines, left } = await refusal({ FAKE_EDGE_REFUSES: 'yes' })
      expect(exitCode).toBe(1)
      expect(lines[0]).toBe('FAKE_EDGE_REFUSES is wrong.')
      expect(lines.slice(1)).toEqual([expect.stringContaining('The edge refuses its settings')])
      expect(left).toEqual([])
    })
  },
)
