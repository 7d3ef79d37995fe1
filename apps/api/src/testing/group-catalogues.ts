import type { ResourceName } from '@nhansu/sdk/contract'
import type { PoolClient } from 'pg'
import { tableOf } from '../used-by.ts'
import { catalogues, requiredFields } from './required-fields.ts'

/** What a new item cannot do without, as a column of a select over `id`. */
const common: Readonly<Record<string, string>> = { code: `'MUC' || id`, name: `'Mục số ' || id` }

/** What the tests want of an item besides what a new one cannot do without. */
const more: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  classifies: { min_score: 'id - 31', max_score: 'id - 30', rank: 'id' },
  certificates: { group_id: '$2::bigint + greatest(id, 31)' },
  quizQuestions: { content: `'Câu hỏi số ' || id`, field_id: '$2::bigint + 32' },
  partnerInfos: { tax_code: `lpad(id::text, 10, '0')` },
}

/** Items before the two that nothing uses, so that a test may delete the first ones. */
const spare: Readonly<Record<string, number>> = {
  certificateGroups: 2,
  certificates: 2,
  documentTypes: 2,
  requiredPapers: 2,
  rewardDisciplineForms: 2,
  rewardReasons: 2,
  contractTypes: 2,
  fields: 2,
  trainingTypes: 2,
  trainingLocations: 2,
  partnerInfos: 2,
}

/** These have items of their own in the group of the tests. */
const arrangedElsewhere: ReadonlySet<string> = new Set(['departments', 'levels', 'positions'])

const arranged = catalogues.filter((resource) => !arrangedElsewhere.has(resource))

/** The tables that `arrangeCatalogues` fills. */
export const catalogueTables = arranged.map(tableOf)

/** Gives a company of the tests items 31 and 32 of every catalogue, a hundred higher in company 2. */
export async function arrangeCatalogues(client: PoolClient, company: number, base: number): Promise<void> {
  for (const resource of arranged) {
    const columns = { ...neededBy(resource), ...more[resource] }
    await client.query(
      `insert into ${tableOf(resource)} (company_id, id, ${Object.keys(columns).join(', ')})
       select $1, $2::bigint + id, ${Object.values(columns).join(', ')} from generate_series(31 - $3::integer, 32) id`,
      [company, base, spare[resource] ?? 0],
    )
  }
}

/** Those that are no code and no name have the contract's own example. */
function neededBy(resource: ResourceName): Record<string, string> {
  return Object.fromEntries(
    Object.entries(requiredFields(resource)).map(([field, example]) => [
      field,
      common[field] ?? literal(example),
    ]),
  )
}

function literal(example: unknown): string {
  return typeof example === 'string' ? `'${example.replaceAll("'", "''")}'` : String(example)
}
