import { describe, expect, it } from 'vitest'
import { type ClientSlots, createClientSlots } from '../../services/edge/client-slots.ts'

/** What leaves the slot; nothing where there is none. */
function taken(slots: ClientSlots, client: string) {
  try {
    return slots.take(client)
  } catch {
    return undefined
  }
}

describe('what one client and all together may have at once', () => {
  it.each([
    ['one client to its own limit', ['a', 'a', 'a', 'b'], [true, true, false, true]],
    ['all to the limit of all', ['a', 'b', 'c', 'd', 'e'], [true, true, true, true, false]],
    ['a client with none, where others have all', ['a', 'a', 'b', 'b', 'c'], [true, true, true, true, false]],
  ])('lets %s', (_, clients, granted) => {
    const slots = createClientSlots(4, 2)
    expect(clients.map((client) => taken(slots, client) !== undefined)).toEqual(granted)
  })

  it('is had again when somebody leaves, and once only however often he leaves', () => {
    const slots = createClientSlots(3, 2)
    const [first] = [taken(slots, 'a'), taken(slots, 'a'), taken(slots, 'b')]
    expect(taken(slots, 'c')).toBeUndefined()
    first?.()
    first?.()
    expect(taken(slots, 'c')).toBeDefined()
    expect(taken(slots, 'c')).toBeUndefined()
    expect(taken(slots, 'a')).toBeUndefined()
  })

  it('counts a client that left and came back from nothing', () => {
    const slots = createClientSlots(100, 1)
    for (let time = 0; time < 3; time += 1) {
      const leave = taken(slots, 'a')
      expect(leave).toBeDefined()
      expect(taken(slots, 'a')).toBeUndefined()
      leave?.()
    }
  })
})
