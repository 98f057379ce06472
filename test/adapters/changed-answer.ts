/** Every place in a JSON value, as the keys that lead to it. */
export function placesIn(value: unknown): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [[]]
  const inner = Object.entries(value).flatMap(([key, part]) =>
    placesIn(part).map((path) => [key, ...path]),
  )
  return [[], ...inner]
}

/** The value with something else, or nothing, in one of its places. */
export function changed(value: unknown, [key, ...rest]: (string | number)[], to: unknown): unknown {
  if (key === undefined) return to
  if (Array.isArray(value))
    return value.map((part, index) => (index === Number(key) ? changed(part, rest, to) : part))
  const before = value as Record<string, unknown>
  return { ...before, [key]: changed(before[key], rest, to) }
}
