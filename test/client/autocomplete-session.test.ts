import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AutocompleteData, AutocompleteRequest } from '../../shared/api/autocomplete.ts'
import {
  AddressServiceError,
  type AutocompleteOptions,
  type AutocompleteState,
  createAutocompleteSession,
  type Prediction,
} from '../../shared/client/checkout.ts'
import { useFakeClock } from './scripted-service.ts'

beforeEach(() => void useFakeClock())
afterEach(() => void vi.useRealTimers())

/** Longer than the longest pause before a request, in milliseconds. */
const restMs = 500

const prediction = (description: string): Prediction => ({
  placeId: description,
  description,
  mainText: description,
  secondaryText: '',
  matches: [],
  types: [],
})
const superseded = new AddressServiceError(new Response(null, { status: 409 }), {
  statusCode: 6002,
})

/** A session whose answers the test controls. */
function field(options: AutocompleteOptions = {}) {
  const asked: {
    request: AutocompleteRequest
    signal: AbortSignal | undefined
    answer(...descriptions: string[]): Promise<void>
    fail(error: unknown): Promise<void>
  }[] = []
  const details = vi.fn(async ({ placeId }: { placeId: string }) => ({ placeId }))
  const states: AutocompleteState[] = []
  const session = createAutocompleteSession(
    {
      autocomplete(request, { signal } = {}) {
        const { promise, resolve, reject } = Promise.withResolvers<AutocompleteData>()
        signal?.addEventListener('abort', () => reject(signal.reason))
        asked.push({
          request,
          signal,
          async answer(...descriptions) {
            resolve({
              sessionToken: `after ${request.input}`,
              predictions: descriptions.map(prediction),
            })
            await vi.advanceTimersByTimeAsync(0)
          },
          async fail(error) {
            reject(error)
            await vi.advanceTimersByTimeAsync(0)
          },
        })
        return promise
      },
      details,
    },
    { ...options, onChange: (state) => states.push(state) },
  )
  return {
    session,
    asked,
    details,
    states,
    inputs: () => asked.map(({ request }) => request.input),
    /** Types a text and waits until the request is sent. */
    async rest(text: string) {
      session.input(text)
      await vi.advanceTimersByTimeAsync(restMs)
    },
    shown: () => ({
      ...session.state,
      predictions: session.state.predictions.map(({ description }) => description),
    }),
  }
}

describe('an autocomplete session', () => {
  it('sends a request when typing pauses, with the options and its own session token', async () => {
    const { session, asked, inputs } = field({ countries: ['FR'], language: 'fr', limit: 3 })
    for (const text of ['55 R', '55 Ru', '55 Rue']) {
      session.input(text)
      await vi.advanceTimersByTimeAsync(150)
    }
    expect(inputs()).toEqual([])
    await vi.advanceTimersByTimeAsync(restMs)
    expect(asked.map(({ request }) => request)).toEqual([
      {
        input: '55 Rue',
        countries: ['FR'],
        language: 'fr',
        limit: 3,
        sessionToken: expect.stringMatching(/^[\w-]{36}$/),
      },
    ])
  })

  it.each([
    [undefined, ['abc', 'abcd', 'abcde']],
    [5, ['abcde']],
    [1, ['a', 'ab', 'abc', 'abcd', 'abcde']],
  ])('asks from the shortest input on, which is %s', async (shortestInput, asked) => {
    const { session, inputs, rest, asked: requests } = field(shortestInput ? { shortestInput } : {})
    expect(session.state.status).toBe('idle')
    for (const text of ['a', 'ab', 'abc', 'abcd', 'abcde']) {
      await rest(text)
      if (inputs().at(-1) === text) await requests.at(-1)?.answer()
      expect(session.state.status).toBe(asked.includes(text) ? 'empty' : 'idle')
    }
    expect(inputs()).toEqual(asked)
    expect(requests[0]?.request).not.toHaveProperty('shortestInput')
  })

  it('waits 200 to 450 ms, by the typing speed', async () => {
    const waitOf = async (pauseMs: number) => {
      const { session, inputs } = field()
      for (let length = 3; length < 12; length++) {
        await vi.advanceTimersByTimeAsync(pauseMs)
        session.input('x'.repeat(length))
      }
      const before = inputs().length
      const from = Date.now()
      while (inputs().length === before) await vi.advanceTimersByTimeAsync(1)
      return Date.now() - from
    }
    expect(await waitOf(60)).toBe(200)
    expect(await waitOf(200)).toBeCloseTo(340, -1)
    expect(await waitOf(350)).toBe(450)
    expect(await waitOf(5000)).toBe(450)
  })

  it('reports each state: typing, waiting, result, none', async () => {
    const { asked, states, rest } = field()
    await rest('Rue')
    await asked[0]?.answer('Rue A', 'Rue B')
    await rest('Rue X')
    await asked[1]?.answer()
    await rest('R')
    expect(
      states.map(({ status, text, predictions }) => [status, text, predictions.length]),
    ).toEqual([
      ['loading', 'Rue', 0],
      ['ready', 'Rue', 2],
      ['loading', 'Rue X', 2],
      ['empty', 'Rue X', 0],
      ['idle', 'R', 0],
    ])
  })

  it('aborts a request that a newer one supersedes, and never shows its result', async () => {
    const { asked, rest, shown } = field()
    await rest('Rue')
    await rest('Rue P')
    expect(asked.map(({ signal }) => signal?.aborted)).toEqual([true, false])
    await asked[1]?.answer('Rue Pasteur')
    await asked[0]?.answer('Rue A')
    expect(shown()).toEqual({ status: 'ready', text: 'Rue P', predictions: ['Rue Pasteur'] })
  })

  it('shows a result as provisional while a newer text waits to be sent', async () => {
    const { session, asked, rest, shown } = field()
    await rest('Rue')
    session.input('Rue P')
    await asked[0]?.answer('Rue A')
    expect(shown()).toEqual({ status: 'loading', text: 'Rue P', predictions: ['Rue A'] })
    await vi.advanceTimersByTimeAsync(restMs)
    await asked[1]?.answer('Rue Pasteur')
    expect(shown()).toEqual({ status: 'ready', text: 'Rue P', predictions: ['Rue Pasteur'] })
  })

  it('sends the session token of the newest reply on, and with the details that end it', async () => {
    const { session, asked, details, rest } = field({ language: 'fr' })
    await rest('Rue')
    await asked[0]?.answer('Rue A')
    await rest('Rue A')
    await asked[1]?.answer('Rue A')
    expect(await session.choose('Rue A')).toEqual({ placeId: 'Rue A' })
    await rest('Rue')
    const [first, second, next] = asked.map(({ request }) => request.sessionToken)
    expect([first === next, second]).toEqual([false, 'after Rue'])
    expect(details.mock.calls).toEqual([
      [{ placeId: 'Rue A', language: 'fr', sessionToken: 'after Rue A' }],
    ])
  })

  it('ends with a choice also for an answer that comes after it', async () => {
    const { session, asked, details, rest } = field()
    await rest('Rue')
    await asked[0]?.answer('Rue A')
    const chosen = Promise.withResolvers<{ placeId: string }>()
    details.mockReturnValueOnce(chosen.promise)
    const choosing = session.choose('Rue A')
    // Typed on while the details are fetched.
    await rest('Rue B')
    chosen.resolve({ placeId: 'Rue A' })
    await choosing
    await asked[1]?.answer('Rue B')
    await rest('Rue C')
    const tokens = asked.map(({ request }) => request.sessionToken)
    expect(tokens[1]).toBe('after Rue')
    expect(['after Rue', 'after Rue B']).not.toContain(tokens[2])
  })

  it('lets the service make the first session token where a page cannot', async () => {
    vi.stubGlobal('crypto', {})
    const { asked, rest } = field()
    await rest('Rue')
    await asked[0]?.answer('Rue A')
    await rest('Rue A')
    vi.unstubAllGlobals()
    expect(asked.map(({ request }) => request.sessionToken)).toEqual([undefined, 'after Rue'])
  })

  it('requests no text twice until a place is chosen', async () => {
    const { session, asked, inputs, rest, shown } = field()
    await rest('Rue')
    await asked[0]?.answer('Rue A')
    await rest('Rue P')
    await asked[1]?.answer('Rue Pasteur')
    session.input('Rue')
    expect(shown()).toEqual({ status: 'ready', text: 'Rue', predictions: ['Rue A'] })
    await vi.advanceTimersByTimeAsync(restMs)
    expect(inputs()).toEqual(['Rue', 'Rue P'])
    await session.choose('Rue A')
    await rest('Rue')
    expect(inputs()).toEqual(['Rue', 'Rue P', 'Rue'])
  })

  it('sends no request for changed spaces, nor again for a request in flight', async () => {
    const { session, asked, inputs, rest, shown } = field()
    await rest(' 10  Downing')
    session.input('10 Downing S')
    await rest('10 Downing ')
    expect(inputs()).toEqual(['10 Downing'])
    await asked[0]?.answer('10 Downing St')
    expect(shown()).toEqual({
      status: 'ready',
      text: '10 Downing ',
      predictions: ['10 Downing St'],
    })
  })

  it.each([
    ['', 0],
    ['1 a', 0],
    ['10-', 0],
    ['101', 1],
    ['東', 0],
    ['東京', 1],
    ['서울', 1],
    ['1東', 1],
  ])('sends for %j %i requests', async (text, times) => {
    const { inputs, rest, shown } = field()
    await rest(text)
    expect([inputs().length, shown().status]).toEqual([times, times ? 'loading' : 'idle'])
  })

  it('asks for as much of a long text as the service takes', async () => {
    const { session, asked, states } = field()
    session.input('10 Downing Street, London '.repeat(11))
    await vi.advanceTimersByTimeAsync(restMs)
    await asked[0]?.answer('10 Downing Street')
    expect(asked.map(({ request }) => request.input.length)).toEqual([256])
    expect(states.at(-1)?.status).toBe('ready')
  })

  it('cancels its request when the field is emptied', async () => {
    const { session, asked, rest, shown } = field()
    await rest('Rue')
    session.input('')
    await asked[0]?.answer('Rue A')
    expect(asked[0]?.signal?.aborted).toBe(true)
    expect(shown()).toEqual({ status: 'idle', text: '', predictions: [] })
  })

  it('sends nothing while an input method composes', async () => {
    const { session, inputs } = field()
    for (const text of ['とうk', 'とうきょう', '東京']) {
      session.input(text, { composing: true })
      await vi.advanceTimersByTimeAsync(restMs)
    }
    expect(inputs()).toEqual([])
    session.input('東京', { composing: false })
    await vi.advanceTimersByTimeAsync(restMs)
    expect(inputs()).toEqual(['東京'])
  })

  it('shows a failure, and tries again with the next input', async () => {
    const { asked, rest, states, inputs } = field()
    const error = new Error('no network')
    await rest('Rue')
    await asked[0]?.fail(error)
    expect(states.at(-1)).toEqual({ status: 'error', text: 'Rue', predictions: [], error })
    await rest('Rue')
    expect(inputs()).toEqual(['Rue', 'Rue'])
  })

  it('does not show the failure of a text that is no longer in the field', async () => {
    const { session, asked, rest, shown } = field()
    await rest('Rue')
    session.input('Rue P')
    await asked[0]?.fail(new Error('no network'))
    expect(shown().status).toBe('loading')
  })

  it('repeats its newest request once when the service counts it as superseded because of the order of arrival', async () => {
    const { asked, rest, shown, inputs } = field()
    await rest('Rue')
    await asked[0]?.fail(superseded)
    expect(inputs()).toEqual(['Rue', 'Rue'])
    await asked[1]?.fail(superseded)
    expect(inputs()).toEqual(['Rue', 'Rue'])
    expect(shown().status).toBe('error')
  })

  it('keeps its session token when the details fail, so that they can be requested again', async () => {
    const { session, asked, details, rest } = field()
    await rest('Rue')
    await asked[0]?.answer('Rue A')
    details.mockRejectedValueOnce(new Error('no network'))
    await expect(session.choose('Rue A')).rejects.toThrow('no network')
    await session.choose('Rue A')
    expect(details.mock.calls.map(([query]) => query)).toEqual(
      Array(2).fill({ placeId: 'Rue A', sessionToken: 'after Rue' }),
    )
  })

  it('sends no more requests once a suggestion is chosen', async () => {
    const { session, asked, inputs, rest, shown } = field()
    await rest('Rue')
    await asked[0]?.answer('Rue A')
    session.input('Rue A')
    const chosen = session.choose('Rue A')
    await vi.advanceTimersByTimeAsync(restMs)
    await chosen
    expect(inputs()).toEqual(['Rue'])
    expect(shown()).toEqual({ status: 'idle', text: 'Rue A', predictions: [] })
  })

  it('reports and sends nothing after it is closed', async () => {
    const { session, asked, inputs, rest, states } = field()
    await rest('Rue')
    session.input('Rue P')
    session.close()
    const told = states.length
    await asked[0]?.answer('Rue A')
    await vi.advanceTimersByTimeAsync(restMs)
    expect([inputs(), states.length, asked[0]?.signal?.aborted]).toEqual([['Rue'], told, true])
  })

  it('caches the newest fifty results', async () => {
    const { asked, inputs, rest } = field()
    for (let number = 100; number <= 150; number++) {
      await rest(String(number))
      await asked.at(-1)?.answer(`${number} Rue A`)
    }
    await rest('101')
    await rest('100')
    expect(inputs()).toHaveLength(52)
    expect(inputs().at(-1)).toBe('100')
  })
})
