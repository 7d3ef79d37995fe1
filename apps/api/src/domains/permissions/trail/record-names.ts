import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { DB } from '../../../db/tables.gen.ts'

/** One record that the trail speaks of. */
interface Mention {
  resource: string
  record_id: number | null
}

/** The column with the name of a record, and the words it is found by. */
interface NamedResource {
  table: keyof DB
  column: string
  /** The table of words, and its column that names the record. */
  words: { table: keyof DB; key: string }
}

type Words = Extract<keyof DB, `${string}_words`>

function calledBy(table: keyof DB, words: Words, column = 'name'): NamedResource {
  return { table, column, words: { table: words, key: words.replace(/_words$/, '_id') } }
}

/** By what a record of each resource is called; those that are not here have no name of their own. */
export const namedResources: Readonly<Record<string, NamedResource>> = {
  accounts: calledBy('accounts', 'account_words', 'full_name'),
  certificateGroups: calledBy('certificate_groups', 'certificate_group_words'),
  certificates: calledBy('certificates', 'certificate_words'),
  classifies: calledBy('classifies', 'classify_words'),
  contractTypes: calledBy('contract_types', 'contract_type_words'),
  departments: calledBy('departments', 'department_words'),
  documentTypes: calledBy('document_types', 'document_type_words'),
  employees: calledBy('employees', 'employee_words', 'full_name'),
  fields: calledBy('fields', 'field_words'),
  levels: calledBy('levels', 'level_words'),
  partnerInfos: calledBy('partner_infos', 'partner_info_words'),
  positions: calledBy('positions', 'position_words'),
  quizCategories: calledBy('quiz_categories', 'quiz_category_words'),
  roles: calledBy('roles', 'role_words'),
  trainingFormalities: calledBy('training_formalities', 'training_formality_words'),
  trainingLocations: calledBy('training_locations', 'training_location_words'),
  trainingTypes: calledBy('training_types', 'training_type_words'),
}

/** Looks up what records are called now, in one query for each resource; null for what is gone. */
export async function recordNames(
  { db, inThisCompany }: ProductContext,
  mentions: readonly Mention[],
): Promise<(mention: Mention) => string | null> {
  const names = new Map<string, string>()
  for (const [resource, same] of Map.groupBy(mentions, (mention) => mention.resource)) {
    const named = namedResources[resource]
    if (named === undefined) continue
    const ids = [...new Set(same.flatMap(({ record_id }) => record_id ?? []))]
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${sql.ref(named.column)} as name from ${sql.table(named.table)}
      where ${inThisCompany(named.table)} and id = any(${ids}::bigint[])`.execute(db)
    for (const { id, name } of rows) names.set(`${resource} ${id}`, name)
  }
  return ({ resource, record_id }) => names.get(`${resource} ${record_id}`) ?? null
}
