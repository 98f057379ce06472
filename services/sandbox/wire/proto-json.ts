type Schema = {
  type?: unknown
  properties?: Readonly<Record<string, Schema>>
  items?: unknown
}

/**
 * A request in proto3 JSON, in the one spelling that its schema checks. As Google does, it accepts
 * names with underscores (`language_code`), numbers as text, and `null` for an absent field. What
 * it does not know stays, so that the check names it.
 */
export function readProtoJson(schema: object, value: unknown): unknown {
  const { type, properties, items } = schema as Schema
  if (type === 'array' && Array.isArray(value) && items)
    return value.map((item) => readProtoJson(items, item))
  if ((type === 'number' || type === 'integer') && typeof value === 'string') return numberIn(value)
  if (!properties || typeof value !== 'object' || value === null || Array.isArray(value))
    return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]): [string, unknown][] => {
      const known = [name, camelCase(name)].find((one) => Object.hasOwn(properties, one))
      const property = known && properties[known]
      if (!property) return [[name, item]]
      return item === null ? [] : [[known, readProtoJson(property, item)]]
    }),
  )
}

/** The name of a field of proto3 in JSON: `languageCode` for `language_code`. */
export const camelCase = (name: string): string =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const numberIn = (text: string): number | string =>
  /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : text
