/** How long a process waits for Redis and PostgreSQL when it starts, in milliseconds. */
export const startTimeoutMs = 10_000
