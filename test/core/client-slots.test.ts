import { describe, expect, it } from 'vitest'
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
