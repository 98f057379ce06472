/** How long somebody takes from one key to the next, in milliseconds: half of it the newest pause, a quarter the one before, … */
export type TypingRhythm = number

/** Of somebody who has just begun. */
export const unknownRhythm: TypingRhythm = 250

/** A pause for thought says no more about the hands than this, in milliseconds. */
const longestPauseMs = 1000
const leastWaitMs = 200
const mostWaitMs = 450
/** Above the longer pause before a word, below the pause of somebody who looks up. */
const waitFactor = 1.7

export const afterPause = (rhythm: TypingRhythm, pauseMs: number): TypingRhythm =>
  (rhythm + Math.min(pauseMs, longestPauseMs)) / 2

/**
 * How long the keyboard must rest before it is worth asking, 200 to 450 ms. Somebody quick is answered sooner than by one wait for all, and
 * somebody slow doesn't ask at every key: a quarter fewer calls than after 300 ms for everyone, and the address is found as soon
 * (`npm run bench -- keystrokes`).
 */
export const restMs = (rhythm: TypingRhythm): number => Math.min(Math.max(waitFactor * rhythm, leastWaitMs), mostWaitMs)
