/** Places for what takes long: a limited number in all, and of one client. */
export interface Places {
  /** Takes a place, and gives what leaves it; undefined where there is none. */
  take(clientId: string): (() => void) | undefined
}

/** `most` places in all, `mostOfClient` of them for one client. */
export function createPlaces(most: number, mostOfClient: number): Places {
  const taken = new Map<string, number>()
  let all = 0

  function change(clientId: string, by: number): void {
    const left = (taken.get(clientId) ?? 0) + by
    if (left === 0) taken.delete(clientId)
    else taken.set(clientId, left)
    all += by
  }

  return {
    take(clientId) {
      if (all >= most || (taken.get(clientId) ?? 0) >= mostOfClient) return undefined
      change(clientId, 1)
      let isLeft = false
      return () => {
        if (!isLeft) change(clientId, -1)
        isLeft = true
      }
    },
  }
}
