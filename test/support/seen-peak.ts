/**
 * The maximum number of calls in any second that a sandbox may count although a quota was kept.
 * Permits are paced over 1.1 seconds (shared/quota/windows.ts), and a call is sent within 50 ms. On
 * a busy machine it may be counted 150 ms later, which allows a tenth more, and at least one call.
 * A real violation is far larger: a worker that was frozen with permits, or was not told to wait,
 * makes dozens of calls at once.
 */
export const maxSeenPerSecond = (quota: number): number => quota + Math.ceil(quota / 10)
