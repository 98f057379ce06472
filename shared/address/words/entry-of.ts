/**
 * The entry of a table, undefined where it has none. A key that a provider or a caller wrote may be
 * the name of what every object has: `__proto__`, `constructor`.
 */
export const entryOf = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
