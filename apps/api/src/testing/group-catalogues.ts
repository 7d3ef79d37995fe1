import type { PoolClient } from 'pg'

/** Two items of each catalogue, by table: the columns that it cannot do without. */
const items = {
  classifies: {
    code: true,
    more: { applies_to: `'test'`, min_score: 'id - 31', max_score: 'id - 30', rank: 'id' },
  },
  fields: { code: true, more: {} },
  training_types: { code: true, more: {} },
  training_formalities: { code: true, more: {} },
  training_locations: { code: true, more: {} },
  certificate_groups: { code: true, more: {} },
  certificates: { code: false, more: { group_id: '$2::bigint + id' } },
  partner_infos: { code: false, more: { tax_code: `lpad(id::text, 10, '0')` } },
  document_types: { code: true, more: {} },
  contract_types: { code: true, more: { kind: `'fixed_term'` } },
  quiz_categories: { code: true, more: {} },
} as const satisfies Record<string, { code: boolean; more: Readonly<Record<string, string>> }>

/** The tables that `arrangeCatalogues` fills. */
export const catalogueTables = Object.keys(items)

/** Gives a company of the tests items 31 and 32 of every catalogue, a hundred higher in company 2. */
export async function arrangeCatalogues(client: PoolClient, company: number, base: number): Promise<void> {
  for (const [table, { code, more }] of Object.entries(items)) {
    const columns = { name: `'Mục số ' || id`, ...(code && { code: `'MUC' || id` }), ...more }
    await client.query(
      `insert into ${table} (company_id, id, ${Object.keys(columns).join(', ')})
       select $1, $2::bigint + id, ${Object.values(columns).join(', ')} from generate_series(31, 32) id`,
      [company, base],
    )
  }
}
