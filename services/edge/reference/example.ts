/** A JSON Schema as it stands in the document. */
export interface Schema {
  [keyword: string]: unknown
  title?: string
  required?: string[]
  properties?: Record<string, Schema>
  items?: Schema
  examples?: unknown[]
}

/**
 * An example of a schema: its own, or one made of the examples of its required fields. Undefined if
 * there is none.
 */
export function exampleOf(schema: Schema): unknown {
  if (schema.examples) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (schema.items) {
    const item = exampleOf(schema.items)
    return item === undefined ? undefined : [item]
  }
  if (!schema.properties) return undefined
  const { properties, required = [] } = schema
  return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name] ?? {})]))
}

/**
 * Moves every schema with a title to `named`, and leaves a reference in its place. Examples stay
 * unchanged.
 */
export function hoistTitled(node: unknown, named: Record<string, Schema>): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, child] of Object.entries(node)) {
    if (key === 'examples' || key === 'example') continue
    hoistTitled(child, named)
    const title = (child as Schema | null)?.title
    if (typeof title !== 'string' || named === node) continue
    named[title] ??= child as Schema
    if (JSON.stringify(named[title]) !== JSON.stringify(child))
      throw new Error(`Two schemas are called ${title}`)
    Object.assign(node, { [key]: { $ref: `#/components/schemas/${title}` } })
  }
}
