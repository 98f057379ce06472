import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ClientSlots, createClientSlots } from '../../services/edge/http/client-slots.ts'

/** What leaves the slot; nothing where there is none. */
function taken(slots: ClientSlots, client: string) {
  try {
    return slots.acquire(client)
  } catch {
    return undefined
  }
}

describe('the limit of slots for each client and for all', () => {
  it.each([
    ['one client to its own limit', ['a', 'a', 'a', 'b'], [true, true, false, true]],
    ['all to the limit of all', ['a', 'b', 'c', 'd', 'e'], [true, true, true, true, false]],
    [
      'a client with none, where others have all',
      ['a', 'a', 'b', 'b', 'c'],
      [true, true, true, true, false],
    ],
  ])('admits %s', (_, clients, granted) => {
    const slots = createClientSlots(4, 2)
    expect(clients.map((client) => taken(slots, client) !== undefined)).toEqual(granted)
  })

  it.each([
    [
      'a client to its limit, while few slots are taken',
      ['a', 'a', 'a', 'a'],
      [true, true, true, false],
    ],
    [
      'every other client to its first slot, however many one has',
      ['a', 'a', 'a', 'b', 'c', 'd', 'e'],
      [true, true, true, true, true, true, false],
    ],
    [
      'nobody to a second slot where it is of the others',
      ['a', 'b', 'c', 'd', 'a', 'e'],
      [true, true, true, true, false, true],
    ],
  ])('that reserves slots for clients without any admits %s', (_, clients, granted) => {
    const slots = createClientSlots(6, 3, 4)
    expect(clients.map((client) => taken(slots, client) !== undefined)).toEqual(granted)
  })

  it('frees a slot once, however often its holder releases it', () => {
    const slots = createClientSlots(3, 2)
    const [first] = [taken(slots, 'a'), taken(slots, 'a'), taken(slots, 'b')]
    expect(taken(slots, 'c')).toBeUndefined()
    first?.()
    first?.()
    expect(taken(slots, 'c')).toBeDefined()
    expect(taken(slots, 'c')).toBeUndefined()
    expect(taken(slots, 'a')).toBeUndefined()
  })

  describe('gives a freed slot', () => {
    /** Clients wait in this order. Each that gets a slot keeps it. Returns who got one. */
    function waiting(slots: ClientSlots, clients: string[]) {
      const served: string[] = []
      const releases: (() => void)[] = []
      for (const client of clients)
        slots
          .acquireSoon(client)
          .then((release) => {
            served.push(client)
            releases.push(release)
          })
          // Those that are not served here give up later.
          .catch(() => {})
      return { served, releases }
    }

    it('to a client that has none, however many of another one have waited longer', async () => {
      const slots = createClientSlots(4, 2)
      const [first, second] = ['a', 'a', 'b', 'b'].map((client) => slots.acquire(client))
      const { served } = waiting(slots, ['a', 'b', 'a', 'b', 'c'])
      first?.()
      await vi.waitFor(() => expect(served).toEqual(['c']))
      second?.()
      await vi.waitFor(() => expect(served).toEqual(['c', 'a']))
    })

    it('of equal clients to the one that was served longest ago', async () => {
      const slots = createClientSlots(1, 1)
      const release = slots.acquire('x')
      const { served, releases } = waiting(slots, ['a', 'a', 'a', 'b', 'b', 'c'])
      release()
      for (let count = 1; count <= 6; count += 1) {
        await vi.waitFor(() => expect(served).toHaveLength(count))
        releases.at(-1)?.()
      }
      expect(served).toEqual(['a', 'b', 'c', 'a', 'b', 'a'])
    })

    it('to nobody who has stopped waiting', async () => {
      vi.useFakeTimers()
      onTestFinished(() => void vi.useRealTimers())
      const slots = createClientSlots(1, 1)
      const release = slots.acquire('x')
      const tooLong = expect(slots.acquireSoon('a')).rejects.toMatchObject({ error: 'OVERLOADED' })
      await vi.advanceTimersByTimeAsync(1000)
      const { served } = waiting(slots, ['b'])
      await vi.advanceTimersByTimeAsync(1500)
      await tooLong
      release()
      await vi.waitFor(() => expect(served).toEqual(['b']))
    })
  })

  it('counts a client that released its slots and returned from zero', () => {
    const slots = createClientSlots(100, 1)
    for (let time = 0; time < 3; time += 1) {
      const leave = taken(slots, 'a')
      expect(leave).toBeDefined()
      expect(taken(slots, 'a')).toBeUndefined()
      leave?.()
    }
  })
})
