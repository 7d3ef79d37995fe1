import type { ClientBase } from 'pg'
import { insertShippedCatalogues } from './shipped-catalogues.ts'
import { insertShippedRoles } from './shipped-roles.ts'

/** A row of `companies`. */
export interface Company {
  id: number
  code: string
  name: string
  short_name: string
}

/**
 * Makes a company with its shipped roles, catalogues and number series, in the caller's transaction as the owner of the tables.
 * The transaction belongs to that company from here on.
 */
export async function addCompany(client: ClientBase, company: Company): Promise<void> {
  await client.query('insert into companies (id, code, name, short_name) values ($1, $2, $3, $4)', [
    company.id,
    company.code,
    company.name,
    company.short_name,
  ])
  await client.query(`select set_config('app.company_id', $1, true)`, [String(company.id)])
  await insertShippedRoles(client, company.id)
  await insertShippedCatalogues(client, company.id)
  await client.query('select ship_number_series($1)', [company.id])
  await client.query('select ship_reward_discipline_forms($1)', [company.id])
  await client.query('select ship_reminder_rules($1)', [company.id])
}
