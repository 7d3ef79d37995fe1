import { operations, type OperationId, type ResourceName } from '@nhansu/sdk/contract'
import type { PoolClient } from 'pg'
import { documents, resolve, type Schema } from '../contract/document.ts'
import { operationNamed } from '../contract/operations.ts'
import { tableOf } from '../used-by.ts'

/** What a new item cannot do without, as a column of a select over `id`. */
const common: Readonly<Record<string, string>> = { code: `'MUC' || id`, name: `'Mục số ' || id` }

/** What the tests want of an item besides what a new one cannot do without. */
const more: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  classifies: { min_score: 'id - 31', max_score: 'id - 30', rank: 'id' },
  certificates: { group_id: '$2::bigint + id' },
  partnerInfos: { tax_code: `lpad(id::text, 10, '0')` },
}

/** These have items of their own in the group of the tests. */
const arrangedElsewhere: ReadonlySet<string> = new Set(['levels', 'positions'])

const catalogues: readonly ResourceName[] = Object.values(operations)
  .filter(({ verb, resource }) => verb === 'undoImport' && !arrangedElsewhere.has(resource))
  .map(({ resource }) => resource)

/** The tables that `arrangeCatalogues` fills. */
export const catalogueTables = catalogues.map(tableOf)

/** Gives a company of the tests items 31 and 32 of every catalogue, a hundred higher in company 2. */
export async function arrangeCatalogues(client: PoolClient, company: number, base: number): Promise<void> {
  for (const resource of catalogues) {
    const columns = { ...neededBy(resource), ...more[resource] }
    await client.query(
      `insert into ${tableOf(resource)} (company_id, id, ${Object.keys(columns).join(', ')})
       select $1, $2::bigint + id, ${Object.values(columns).join(', ')} from generate_series(31, 32) id`,
      [company, base],
    )
  }
}

/** The required fields of a new item; those that are no code and no name have the contract's own example. */
function neededBy(resource: ResourceName): Record<string, string> {
  // Each catalogue has the whole standard set.
  const { api, body = {} } = operationNamed(`${resource}.store` as OperationId)
  const look = (schema: Schema | undefined) => resolve<Schema>(documents[api], schema ?? {})
  const { required = [], properties = {} } = look(body)
  return Object.fromEntries(
    required.map((field) => [field, common[field] ?? literal(look(properties[field])['example'])]),
  )
}

function literal(example: unknown): string {
  return typeof example === 'string' ? `'${example.replaceAll("'", "''")}'` : String(example)
}
