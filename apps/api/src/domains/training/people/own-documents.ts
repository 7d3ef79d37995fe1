import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { FileAnswer } from '../../../contract/file-answer.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { attached, openFile } from '../../../files/records.ts'
import { placeOf } from '../courses/training-documents.ts'
import { type PersonState, seatedStates } from './person-states.ts'
import { isTaughtBy } from './taught-courses.ts'

type OwnDocument = Data<'trainingInvitations.taught'>['documents'][number]

/** While a course is only planned, and once it is cancelled, its people are handed no documents. */
const withoutDocuments: readonly string[] = ['planned', 'cancelled']

const seated: ReadonlySet<string> = new Set(seatedStates)

/** Whether somebody who stands so in a course of this state may read its documents. */
export const mayReadDocuments = (state: PersonState, status: string): boolean =>
  seated.has(state) && !withoutDocuments.includes(status)

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
  const { rows } = await sql<{ teaches: boolean; status: string; state: PersonState | null }>`
    select ${isTaughtBy(context)} as teaches, course.status, (select person.state from training_employees person
        where person.company_id = course.company_id and person.training_id = course.id
          and person.employee_id = ${session.employeeId}) as state
    from training_documents document
    join trainings course on course.company_id = document.company_id and course.id = document.training_id
    where ${inThisCompany('document')} and document.id = ${id} and document.visible_to_people`.execute(db)
  const [asked] = rows
  const mayRead = asked?.teaches || (asked?.state && mayReadDocuments(asked.state, asked.status))
  if (!mayRead) throw notFound()
  const [file] = await attached(context, placeOf(id))
  if (file === undefined) throw notFound()
  return openFile(context.files, context.companyId, file)
}
