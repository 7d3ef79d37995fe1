import type { ResourceName } from '@nhansu/sdk/contract'
import { resources, type ResourceWords } from '@nhansu/sdk/resources'
import { type RawBuilder, sql } from 'kysely'
import type { ProductContext } from '../contract/handlers.ts'
import type { DB } from '../db/tables.gen.ts'
import { tableOf } from '../used-by.ts'

/** One record that the trail speaks of. */
export interface Mention {
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

/**
 * By what a record of each resource is called, as the contract's descriptions say; those that are not here have no name
 * of their own. Tables carry the word of the resource, and the tables of words that of one record.
 */
export const namedResources: Readonly<Record<string, NamedResource>> = Object.fromEntries(
  Object.entries<ResourceWords>(resources).flatMap(([resource, { record, calledBy }]) =>
    record === undefined || calledBy === undefined ? [] : [[resource, namedBy(resource, record, calledBy)]],
  ),
)

function namedBy(resource: string, record: string, column: string): NamedResource {
  // A table that is not there fails the search by record in the trail's tests, which looks through all of them.
  const table = tableOf(resource) as keyof DB
  return { table, column, words: { table: `${record}_words` as keyof DB, key: `${record}_id` } }
}

/**
 * Parts of records that other parts point at. Nobody finds them by words, so that they are no named resources; each is called
 * by its own name, a lecturer who is an employee by his.
 */
const namedParts: Readonly<Record<string, Pick<NamedResource, 'table'> & { name: RawBuilder<string> }>> = {
  trainingLecturers: {
    table: 'training_lecturers',
    name: sql`coalesce(named.name, (select full_name from employees
      where employees.company_id = named.company_id and employees.id = named.employee_id))`,
  },
  trainingSubjects: { table: 'training_subjects', name: sql`named.name` },
}

/** Where the names of the records of a resource stand; undefined for what has none. */
function namesIn(resource: string): (typeof namedParts)[string] | undefined {
  const named = namedResources[resource]
  return named ? { table: named.table, name: sql.ref(`named.${named.column}`) } : namedParts[resource]
}

/**
 * Resources whose lines speak of a record of another one, and are told by its name: an applicant who was taken into a
 * campaign is a candidate, the costs of a course are saved with it.
 */
export const spokenOf: Readonly<Partial<Record<ResourceName, ResourceName>>> = {
  applicationForms: 'recruitments',
  employeeAddresses: 'employees',
  employeeAffiliations: 'employees',
  employeeAvatar: 'employees',
  employeeHealth: 'employees',
  employeePapers: 'employees',
  examBoard: 'exams',
  examParts: 'exams',
  leaverTasks: 'employees',
  quizCorrections: 'quizExams',
  quizTaking: 'quizExams',
  recruitmentBoards: 'recruitments',
  recruitmentCandidates: 'candidates',
  recruitmentConditions: 'recruitments',
  recruitmentCosts: 'recruitments',
  recruitmentRounds: 'recruitments',
  renewalReviews: 'contracts',
  reservePool: 'candidates',
  trainingAttendances: 'trainings',
  trainingCosts: 'trainings',
  trainingDetails: 'trainings',
  trainingDocuments: 'trainings',
  trainingLecturers: 'trainings',
  trainingMails: 'trainings',
  trainingPartners: 'trainings',
  trainingSubjects: 'trainings',
}

/** The record that a line is told by. */
export function toldBy({ resource, record_id }: Mention): Mention {
  const others: Readonly<Record<string, string | undefined>> = spokenOf
  return { resource: others[resource] ?? resource, record_id }
}

/** Looks up what records are called now, in one query for each resource; null for what is gone. */
export async function recordNames(
  { db, inThisCompany }: ProductContext,
  mentions: readonly Mention[],
): Promise<(mention: Mention) => string | null> {
  const names = new Map<string, string>()
  for (const [resource, same] of Map.groupBy(mentions, (mention) => mention.resource)) {
    const source = namesIn(resource)
    if (source === undefined) continue
    const ids = [...new Set(same.flatMap(({ record_id }) => record_id ?? []))]
    const { rows } = await sql<{ id: number; name: string }>`
      select named.id, ${source.name} as name from ${sql.table(source.table)} named
      where ${inThisCompany('named')} and named.id = any(${ids}::bigint[])`.execute(db)
    for (const { id, name } of rows) names.set(`${resource} ${id}`, name)
  }
  return ({ resource, record_id }) => names.get(`${resource} ${record_id}`) ?? null
}
