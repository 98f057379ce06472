import { prettyFactory } from 'pino-pretty'
import { expect, it } from 'vitest'
import { readable } from '../../shared/runtime/log.ts'

const shown = (record: object) =>
  prettyFactory({ ...readable, colorize: false })(
    JSON.stringify({ level: 'warn', time: Date.now(), service: 'edge', pid: 7, ...record }),
  ).trimEnd()

it.each([
  [
    'a request',
    { msg: 'request', route: '/api/limits', status: 200, limits: { left: 1 } },
    /^\[\d\d:\d\d:\d\d\] WARN: edge: request \{.*"status":200,"limits":\{"left":1\}\}$/,
  ],
  [
    'a failure by its name',
    { msg: 'request failed', error: 'PROVIDER_FAILED', cause: 'it hung up' },
    /^\[.*\] WARN: edge: request failed \{"error":"PROVIDER_FAILED","cause":"it hung up"\}$/,
  ],
])('in a terminal %s is one line', (_, record, line) => {
  expect(shown(record)).toMatch(line)
})
