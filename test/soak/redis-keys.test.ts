import { expect, it } from 'vitest'
import { groupOf } from './redis-keys.ts'

it.each([
  ['{address}:autocomplete:4711', '{address}:autocomplete'],
  ['{address}:autocomplete:wait', '{address}:autocomplete:wait'],
  ['address:answer:{9f86d081884c}:9f86d081884c-1x', 'address:answer'],
  ['{address:session}:0b5cd3cc-91f2-4d0e-9a50-6d0f6a1c7c11', '{address:session}'],
  ['{address:inputs}:LPJNul-wow4m6DsqxbninhsWHlwfp0Je', '{address:inputs}'],
  ['{quota}:spent:12', '{quota}:spent'],
  ['address:workers', 'address:workers'],
])('the soak counts the key %s under %s', (key, group) => {
  expect(groupOf(key)).toBe(group)
})
