/** Counts texts that were added before. */
export interface Repeats {
  /** Adds a text. Returns whether it was added before. */
  isRepeated(text: string): boolean
}

const firstSlots = 1024

/**
 * Finds repeated texts among millions, in 16 to 32 bytes each, beside the heap: a reader of uploads
 * has little. Only 53 bits of a hash are compared. Among five million texts, one in a thousand
 * files counts one too many.
 */
export function createRepeats(): Repeats {
  let slots = new Float64Array(firstSlots)
  let count = 0

  /** Whether the key is new. Zero is an empty slot. */
  function add(key: number): boolean {
    const mask = slots.length - 1
    for (let at = key % slots.length; ; at = (at + 1) & mask) {
      if (slots[at] === key) return false
      if (slots[at] !== 0) continue
      slots[at] = key
      return true
    }
  }

  function grow(): void {
    const before = slots
    slots = new Float64Array(2 * before.length)
    for (const key of before) if (key !== 0) add(key)
  }

  return {
    isRepeated(text) {
      if (!add(hashOf(text))) return true
      if (++count > slots.length / 2) grow()
      return false
    },
  }
}

/** 53 bits from two hashes of 32 (FNV-1a with different multipliers and a final mix); never 0. */
function hashOf(text: string): number {
  let high = 0x811c9dc5
  let low = 0x9e3779b9
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0x01000193)
    low = Math.imul(low ^ unit, 0x85ebca6b)
  }
  high = Math.imul(high ^ (low >>> 15), 0xc2b2ae35)
  low = Math.imul(low ^ (high >>> 13), 0x27d4eb2f)
  return (high >>> 11) * 2 ** 32 + ((low ^ (low >>> 16)) >>> 0) || 1
}
