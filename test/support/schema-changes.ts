import type pg from 'pg'

interface Column {
  type: string
  isRequired: boolean
  hasDefault: boolean
}
interface Constraint {
  definition: string
  columns: string[]
}

/** Tables with what a statement of an older version depends on. */
export interface Schema {
  /** By `table.column`. */
  columns: Map<string, Column>
  /** What rows must fulfil: keys, foreign keys, checks and unique indexes, by table and name. */
  constraints: Map<string, Constraint & { table: string }>
}

/** The tables of this service, as PostgreSQL describes them. */
export async function readSchema(client: pg.Client): Promise<Schema> {
  const { rows: columns } = await client.query(`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as "isRequired", a.atthasdef or a.attidentity <> '' as "hasDefault"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped order by 1`)
  const { rows: constraints } = await client.query(`
    select c.relname as table, o.conname as name, pg_get_constraintdef(o.oid) as definition,
      array(select attname::text from pg_attribute
        where attrelid = o.conrelid and attnum = any(o.conkey)) as columns
    from pg_constraint o join pg_class c on c.oid = o.conrelid
    where c.relnamespace = 'public'::regnamespace and o.contype in ('p', 'u', 'f', 'c', 'x')
    union
    select t.relname, i.relname, pg_get_indexdef(i.oid),
      array(select attname::text from pg_attribute
        where attrelid = t.oid and attnum = any(x.indkey::smallint[]))
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
    where x.indisunique and t.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = i.oid)`)
  return {
    columns: new Map(columns.map(({ name, ...column }) => [name, column])),
    constraints: new Map(
      constraints.map(({ name, ...constraint }) => [`${constraint.table} ${name}`, constraint]),
    ),
  }
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'))

/** What a version that knows only `before` would notice in `after`. Empty if it only adds. */
export function breakingChanges(before: Schema, after: Schema): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf))
  const changed = [...before.columns].flatMap(([name, old]) => {
    const now = after.columns.get(name)
    if (!now) return [`${name} is gone`]
    return [
      ...(now.type === old.type ? [] : [`${name} was ${old.type} and is ${now.type}`]),
      ...(now.isRequired && !old.isRequired ? [`${name} must not be null any more`] : []),
      ...(now.isRequired && old.hasDefault && !now.hasDefault ? [`${name} has no default`] : []),
    ]
  })
  const required = [...after.columns].flatMap(([name, column]) =>
    tables.has(tableOf(name)) &&
    !before.columns.has(name) &&
    column.isRequired &&
    !column.hasDefault
      ? [`${name} is new, and must be given`]
      : [],
  )
  const stricter = [...after.constraints].flatMap(([name, { table, columns, definition }]) => {
    const isOld = before.constraints.get(name)?.definition === definition
    // An older version leaves the new columns out.
    const isOfNewColumns =
      columns.length > 0 && columns.some((column) => !before.columns.has(`${table}.${column}`))
    return isOld || isOfNewColumns || !tables.has(table) ? [] : [`${name} is new: ${definition}`]
  })
  return [...changed, ...required, ...stricter]
}
