import { sql } from 'kysely'
import type { CompanyTransaction } from '../../../db/transaction.ts'
import { settling } from './held-needs.ts'

type Transaction = Pick<CompanyTransaction, 'db' | 'companyId'>

/** What somebody who failed a test would have to learn. */
export interface NeedOfTest {
  employee_id: number
  full_name: string
  field_name: string
  /** An open need for the field is there already, so that no other is made. */
  has_open: boolean
  /** Planned or open courses of the field, the next ones. */
  course_names: string[]
}

/**
 * Brings the training needs that rest on the published result of a test to what is so now: raised where the test asks for
 * it, taken back with the publication or by a correction, and met or open again for who passed it after he had failed.
 */
export async function settleTestNeeds({ db, companyId }: Transaction, examId: number): Promise<void> {
  await settling(db, sql`select settle_test_needs(${companyId}, ${examId}::bigint)`)
}

/** What the people who failed a test are weak in, by name: what publishing it would write down. */
export async function needsOfTest({ db, companyId }: Transaction, examId: number): Promise<NeedOfTest[]> {
  const { rows } = await sql<NeedOfTest>`
    select weak.employee_id, person.full_name, field.name as field_name,
      exists (select from training_needs need where need.company_id = person.company_id
        and need.employee_id = weak.employee_id and need.field_id = weak.field_id
        and need.state in ('new', 'planned', 'placed')) as has_open,
      array(select course.name from trainings course
        where course.company_id = person.company_id and course.field_id = weak.field_id
          and course.status in ('planned', 'open') order by course.start_date, course.id limit 3) as course_names
    from weak_fields_of_test(${companyId}, ${examId}::bigint) weak
    join employees person on person.company_id = ${companyId} and person.id = weak.employee_id
    join fields field on field.company_id = person.company_id and field.id = weak.field_id
    order by person.sort_name, person.id, field.name, field.id`.execute(db)
  return rows
}
