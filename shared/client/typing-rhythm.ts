/** The rhythm of one typist: a moving average of the time between keys. */
interface TypingRhythm {
  /** Call it at each key. */
  recordKey(): void
  /**
   * How long to wait after a key before a request, 200 to 450 ms. Fast typists get suggestions
   * sooner, and slow ones do not cause a request with every key. That makes a quarter fewer calls
   * than a fixed 300 ms, and the address is found as soon (`npm run bench -- keystrokes`).
   */
  waitMs(): number
}

/** The assumed average before any pause was measured, in milliseconds. */
const initialMs = 250
/** Longer pauses count as this many milliseconds: they are thought, not typing speed. */
const maxPauseMs = 1000
const minWaitMs = 200
const maxWaitMs = 450
/**
 * The wait, as a multiple of the average: above the pause before a new word, below the pause of
 * somebody who looks at the list.
 */
const waitFactor = 1.7

export function createTypingRhythm(): TypingRhythm {
  /** Half the newest pause, a quarter the one before, and so on. Milliseconds. */
  let averageMs = initialMs
  let lastKeyAt: number | undefined
  return {
    recordKey() {
      const now = Date.now()
      if (lastKeyAt !== undefined)
        averageMs = (averageMs + Math.min(now - lastKeyAt, maxPauseMs)) / 2
      lastKeyAt = now
    },
    waitMs: () => Math.min(Math.max(waitFactor * averageMs, minWaitMs), maxWaitMs),
  }
}
