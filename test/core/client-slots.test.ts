import { describe, expect, it } from 'vitest'
import { createPlaces } from '../../services/edge/places.ts'

describe('what one client and all together may have at once', () => {
  it.each([
    ['one client to its own limit', ['a', 'a', 'a', 'b'], [true, true, false, true]],
    ['all to the limit of all', ['a', 'b', 'c', 'd', 'e'], [true, true, true, true, false]],
    ['a client with none, where others have all', ['a', 'a', 'b', 'b', 'c'], [true, true, true, true, false]],
  ])('lets %s', (_, clients, granted) => {
    const places = createPlaces(4, 2)
    expect(clients.map((client) => places.take(client) !== undefined)).toEqual(granted)
  })

  it('is had again when somebody leaves, and once only however often he leaves', () => {
    const places = createPlaces(3, 2)
    const [first] = [places.take('a'), places.take('a'), places.take('b')]
    expect(places.take('c')).toBeUndefined()
    first?.()
    first?.()
    expect(places.take('c')).toBeDefined()
    expect(places.take('c')).toBeUndefined()
    expect(places.take('a')).toBeUndefined()
  })

  it('counts a client that left and came back from nothing', () => {
    const places = createPlaces(100, 1)
    for (let time = 0; time < 3; time += 1) {
      const leave = places.take('a')
      expect(leave).toBeDefined()
      expect(places.take('a')).toBeUndefined()
      leave?.()
    }
  })
})
