import { expect, it } from 'vitest'
import type { AutocompleteState } from '../../shared/client/autocomplete-session.ts'
import { noteOf } from '../../shared/client/element/note.ts'
import { englishTexts as texts } from '../../shared/client/element/texts.ts'
import { AddressServiceError, ConnectionError, TimeoutError } from '../../shared/client/errors.ts'

const prediction = {
  placeId: 'p',
  description: 'A',
  mainText: 'A',
  secondaryText: '',
  matches: [],
  types: [],
}
const state = (
  status: 'idle' | 'loading' | 'ready' | 'empty',
  predictions = [prediction],
): AutocompleteState => ({
  status,
  text: 'a',
  predictions: status === 'empty' ? [] : predictions,
})
const failed = (error: unknown): AutocompleteState => ({
  status: 'error',
  text: 'a',
  predictions: [],
  error,
})
const answered = (status: number, statusCode: AddressServiceError['statusCode']) =>
  new AddressServiceError(new Response(null, { status }), { ...(statusCode && { statusCode }) })

it.each([
  ['nothing while nothing is asked', state('idle', []), {}, ''],
  ['nothing beside suggestions', state('ready'), {}, ''],
  ['nothing of a short wait', state('loading', []), {}, ''],
  ['that it searches', state('loading', []), { wait: 'loading' }, texts.searching],
  ['nothing where older suggestions stand', state('loading'), { wait: 'loading' }, ''],
  ['that it is slow, beside older suggestions too', state('loading'), { wait: 'slow' }, texts.slow],
  ['that nothing was found', state('empty'), {}, texts.empty],
  [
    'that the address cannot be had',
    state('ready'),
    { hasDetailsFailed: true },
    texts.detailsFailed,
  ],
  ['that there is no connection', failed(new ConnectionError('x')), {}, texts.offline],
  ['that it failed in time', failed(new TimeoutError(5)), {}, texts.failed],
  ['that the shop has no token', failed(new Error('HTTP 500')), {}, texts.failed],
  ['that the provider failed', failed(answered(503, 8003)), {}, texts.failed],
  ['that it was too much', failed(answered(429, 7000)), {}, texts.overLimit],
  ["that the provider's quota is used up", failed(answered(503, 7001)), {}, texts.overLimit],
  ['that a proxy has had too much', failed(answered(429, undefined)), {}, texts.overLimit],
] as const)('the note below the field says %s', (_, state, more, expected) =>
  expect(
    noteOf({ state, wait: 'none', hasDetailsFailed: false, isOnline: true, ...more }, texts),
  ).toBe(expected),
)
