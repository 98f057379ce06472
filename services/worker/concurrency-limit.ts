/** Limits how much runs at once, to `max` slots, or fewer after `shrink`. */
export interface Slots {
  /**
   * Resolves when a slot is free. The caller whose first owner holds the fewest slots comes next;
   * between equals the one whose second owner holds the fewest, then the one that came first.
   * `release` gets the same owners.
   */
  acquire(...owners: string[]): Promise<void>
  release(...owners: string[]): void
  /** Leaves one slot, until work succeeds. */
  shrink(): void
  /** After work has succeeded: twice as many slots, up to `max`. */
  grow(): void
}

export function createSlots(max: number): Slots {
  const waiting: { owners: string[]; admit(): void }[] = []
  const usedBy = new Map<string, number>()
  const usedByOne = (owner: string | undefined) => usedBy.get(owner ?? '') ?? 0
  let open = max
  let used = 0

  function use(owners: string[], slots: 1 | -1): void {
    used += slots
    for (const owner of owners) {
      const left = usedByOne(owner) + slots
      if (left > 0) usedBy.set(owner, left)
      else usedBy.delete(owner)
    }
  }

  function haveFewer(some: string[], others: string[]): boolean {
    const differences = some.map((owner, at) => usedByOne(owner) - usedByOne(others[at]))
    return (differences.find((difference) => difference !== 0) ?? 0) < 0
  }

  function admit(): void {
    while (used < open && waiting.length > 0) {
      const next = waiting.reduce((first, one) =>
        haveFewer(one.owners, first.owners) ? one : first,
      )
      waiting.splice(waiting.indexOf(next), 1)
      use(next.owners, 1)
      next.admit()
    }
  }

  return {
    acquire: (...owners) =>
      new Promise((resolve) => {
        waiting.push({ owners, admit: resolve })
        admit()
      }),
    release(...owners) {
      use(owners, -1)
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
