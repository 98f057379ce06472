/** Limits how much runs at once, to `max` slots, or fewer after `shrink`. */
export interface Slots {
  /** Resolves when a slot is free, first come first served. */
  acquire(): Promise<void>
  release(): void
  /** Leaves one slot, until work succeeds. */
  shrink(): void
  /** After work has succeeded: twice as many slots, up to `max`. */
  grow(): void
}

export function createSlots(max: number): Slots {
  const waiting: (() => void)[] = []
  let open = max
  let used = 0

  function admit(): void {
    while (used < open && waiting.length > 0) {
      used += 1
      waiting.shift()?.()
    }
  }

  return {
    acquire: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
        admit()
      }),
    release() {
      used -= 1
      admit()
    },
    shrink() {
      open = 1
    },
    grow() {
      open = Math.min(max, open * 2)
      admit()
    },
  }
}
