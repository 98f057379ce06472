/** Places for rows in hand. There are `most` of them, fewer after `shrink`. */
export interface Slots {
  /** Resolves when one is free, first come first served. */
  take(): Promise<void>
  release(): void
  /** One place alone, until something is answered. */
  shrink(): void
  /** Something was answered: twice as many places, up to all of them. */
  grow(): void
}

export function createSlots(most: number): Slots {
  const waiting: (() => void)[] = []
  let open = most
  let taken = 0

  function admit(): void {
    while (taken < open && waiting.length > 0) {
      taken += 1
      waiting.shift()?.()
    }
  }

  return {
    take: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        admit()
      }),
    release() {
      taken -= 1
      admit()
    },
    shrink() {
      open = 1
    },
    grow() {
      open = Math.min(most, open * 2)
      admit()
    },
  }
}
