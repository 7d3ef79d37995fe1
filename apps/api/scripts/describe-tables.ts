import type { ClientBase, Pool } from 'pg'

interface Column {
  table: string
  column: string
  type: string
  is_array: boolean
  is_nullable: boolean
  has_default: boolean
  is_generated: boolean
}

/** How values of a database type look in TypeScript; src/db/type-parsers.ts makes them arrive so. */
const typeNames: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  text: 'string',
  varchar: 'string',
  numeric: 'string',
  date: 'string',
  inet: 'string',
  uuid: 'string',
  bytea: 'Buffer',
  time: 'string',
  timestamptz: 'Instant',
  json: 'Json',
  jsonb: 'Json',
}

const HEADER = `// Written by 'npm run generate' from the migrated schema. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely'

/** timestamptz: read as ISO 8601 text with its offset, written as such or as a Date. */
export type Instant = ColumnType<string, Date | string, Date | string>
/** json and jsonb: read as the parsed value, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
/** A column with a default: it may be left out when a row is added. */
export type Generated<T> =
  T extends ColumnType<infer Read, infer Added, infer Changed>
    ? ColumnType<Read, Added | undefined, Changed>
    : ColumnType<T, T | undefined, T>
`

/** The TypeScript text that declares the tables of a database for Kysely. */
export async function describeTables(connection: ClientBase | Pool): Promise<string> {
  const { rows } = await connection.query<Column>(COLUMNS)
  const tables = Map.groupBy(rows, ({ table }) => table)
  const declarations = [...tables].map(([table, columns]) => {
    const fields = columns.map((column) => `  ${column.column}: ${typeOf(column)}\n`).join('')
    return `\nexport interface ${pascalCase(table)} {\n${fields}}\n`
  })
  const index = [...tables.keys()].map((table) => `  ${table}: ${pascalCase(table)}\n`).join('')
  return `${HEADER}${declarations.join('')}\nexport interface DB {\n${index}}\n`
}

function typeOf(column: Column): string {
  const name = typeNames[column.type]
  if (!name) throw new Error(`${column.table}.${column.column}: no TypeScript type for ${column.type}`)
  const value = `${name}${column.is_array ? '[]' : ''}${column.is_nullable ? ' | null' : ''}`
  if (column.is_generated) return `GeneratedAlways<${value}>`
  return column.has_default ? `Generated<${value}>` : value
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

const COLUMNS = `
  select c.relname as table, a.attname as column, coalesce(element.typname, t.typname) as type,
    element.oid is not null as is_array, not a.attnotnull as is_nullable,
    a.atthasdef or a.attidentity = 'd' as has_default,
    a.attgenerated <> '' or a.attidentity = 'a' as is_generated
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_type element on t.typcategory = 'A' and element.oid = t.typelem
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname, a.attnum`
