/**
 * The most calls in any second that a sandbox may count though a quota of so many was kept. Permits are paced over a second and a
 * tenth (shared/quota/windows.ts) and a call leaves within 50 ms, but it is counted when the sandbox gets round to it. With a tenth more,
 * one call at least, that may take 150 ms on a busy machine. A quota that isn't kept is seen all the same: who got permits and was frozen, or
 * was not asked to wait, makes dozens of calls at once.
 */
export const mostSeenPerSecond = (quota: number): number => quota + Math.ceil(quota / 10)
