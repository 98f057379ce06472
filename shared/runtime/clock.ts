/** Milliseconds since 1970. */
export type Clock = () => number

export const dayMs = 86_400_000
