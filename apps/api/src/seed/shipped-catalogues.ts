import type { ClientBase } from 'pg'
import catalogues from '../../seeds/catalogues.json' with { type: 'json' }

type CatalogueRow = Readonly<Record<string, unknown>>

/** Rows of catalogues by table. A row names others by their code, under the words of `links`. */
export type Catalogues = Readonly<Record<string, readonly CatalogueRow[]>>

/** Columns that name another row, by table: the word in a row that holds that row's code, and where it is looked up. */
const links: Readonly<Record<string, { word: string; column: string; to: string; key: string }>> = {
  fields: { word: 'parent', column: 'parent_id', to: 'fields', key: 'code' },
  contract_types: { word: 'next_type', column: 'next_type_id', to: 'contract_types', key: 'code' },
  required_papers: {
    word: 'document_type',
    column: 'document_type_id',
    to: 'document_types',
    key: 'code',
  },
  certificates: { word: 'group', column: 'group_id', to: 'certificate_groups', key: 'name' },
}

/**
 * Gives a new company the catalogues that it would otherwise type in, in the caller's transaction, which must belong
 * to the company or stand outside its wall. What is there already stays as the company made it.
 */
export function insertShippedCatalogues(client: ClientBase, companyId: number): Promise<void> {
  return insertCatalogues(client, companyId, catalogues)
}

/** Puts rows into catalogues of a company; the tables in the order in which they refer to each other. */
export async function insertCatalogues(
  client: ClientBase,
  companyId: number,
  rowsByTable: Catalogues,
): Promise<void> {
  for (const [table, rows] of Object.entries(rowsByTable)) {
    // A column that one row lacks is filled from its default, so rows of one shape go in together.
    for (const [shape, alike] of Map.groupBy(rows, (row) => columnsOf(table, row).join(', '))) {
      await client.query(
        `insert into ${table} (company_id, ${shape})
         select $1, ${shape} from jsonb_populate_recordset(null::${table}, $2) on conflict do nothing`,
        [companyId, JSON.stringify(alike)],
      )
    }
    await link(client, companyId, table, rows)
  }
}

function columnsOf(table: string, row: CatalogueRow): string[] {
  return Object.keys(row).filter((column) => column !== links[table]?.word)
}

async function link(
  client: ClientBase,
  companyId: number,
  table: string,
  rows: readonly CatalogueRow[],
): Promise<void> {
  const reference = links[table]
  if (reference === undefined) return
  const { word, column, to, key } = reference
  await client.query(
    `update ${table} set ${column} = target.id
     from jsonb_to_recordset($2) as given (${key} text, "${word}" text) join ${to} target
       on target.company_id = $1 and target.code = given."${word}"
     where ${table}.company_id = $1 and ${table}.${key} = given.${key} and ${table}.${column} is null
       and ${table}.version = 1`,
    [companyId, JSON.stringify(rows)],
  )
}
