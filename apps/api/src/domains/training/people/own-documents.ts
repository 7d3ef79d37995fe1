import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { attached, openFile } from '../../../files/records.ts'
import { placeOf } from '../courses/training-documents.ts'
import { seatedStates } from './person-states.ts'
import { isTaughtBy } from './taught-courses.ts'

type OwnDocument = Data<'trainingInvitations.taught'>['documents'][number]

/** Of a course that is only planned, and of one that is cancelled, its people hear nothing. */
const withoutDocuments: readonly string[] = ['planned', 'cancelled']

/** Whether the people of a course in this state are handed its documents. */
export const hasDocuments = (status: string): boolean => !withoutDocuments.includes(status)

/** The documents of a course that its people may read; who may ask is the caller's to know. */
export async function documentsForPeople(
  { db, inThisCompany }: ProductContext,
  courseId: number,
): Promise<OwnDocument[]> {
  const { rows } = await sql<OwnDocument>`
    select document.id, document.kind, document.name, stored.name as file_name, stored.size::float8 as file_size
    from training_documents document
    join files stored on stored.company_id = document.company_id and stored.owner_kind = 'training_document'
      and stored.owner_id = document.id and stored.removed_at is null
    where ${inThisCompany('document')} and document.training_id = ${courseId} and document.visible_to_people
    order by vn_fold(document.name), document.id`.execute(db)
  return rows
}

/**
 * The file of a document that the people of a course may read.
 * @throws ApiFailure 404 for one that is not theirs to read, for who has no seat in the course and does not teach it, and for
 *   its people while it is only planned or once it is cancelled
 */
export async function ownDocument(context: ProductContext, id: number): Promise<FileAnswer> {
  const { db, inThisCompany, session } = context
  const { rows } = await sql`
    select from training_documents document
    join trainings course on course.company_id = document.company_id and course.id = document.training_id
    where ${inThisCompany('document')} and document.id = ${id} and document.visible_to_people
      and (${isTaughtBy(context)} or course.status <> all(${withoutDocuments}::text[]) and exists (
        select from training_employees person where person.company_id = course.company_id and person.training_id = course.id
          and person.employee_id = ${session.employeeId} and person.state = any(${seatedStates})))`.execute(
    db,
  )
  if (rows.length === 0) throw notFound()
  const [file] = await attached(context, placeOf(id))
  if (file === undefined) throw notFound()
  return openFile(context.files, context.companyId, file)
}
