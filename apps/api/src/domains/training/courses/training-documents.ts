import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { attach, attached, detach, openFile, type Place } from '../../../files/records.ts'
import { addRows, changeRow, courseOf, type CourseRows, courseRows, removeRow } from './course-rows.ts'
import { visibleCourses } from './visible-courses.ts'

type Document = Data<'trainingDocuments.store'>['document']

const theFile = sql`stored.company_id = part.company_id and stored.owner_kind = 'training_document'
  and stored.owner_id = part.id and stored.removed_at is null`

/** The papers of a course, each with its file. */
export const documentRows: CourseRows = {
  table: 'training_documents',
  key: 'documents',
  shown: sql`part.kind, part.name, part.visible_to_people, 
    (select stored.name from files stored where ${theFile}) as file_name,
    (select stored.size from files stored where ${theFile}) as file_size`,
  order: sql`part.kind`,
}

export default defineOperations('trainingDocuments', {
  'trainingDocuments.store': async ({ path, body: { file, ...fields } }, context) => {
    const [id = 0] = await addRows(context, documentRows, path.id, [fields])
    await attach(context, placeOf(id), file)
    return { document: await one(context, path.id, id) }
  },
  'trainingDocuments.update': async ({ path, body }, context) => {
    const courseId = await changeRow(context, documentRows, path.id, body)
    return { document: await one(context, courseId, path.id) }
  },
  'trainingDocuments.destroy': async ({ path }, context) => {
    const gone = await removeRow(context, documentRows, path.id)
    await detach(context, placeOf(path.id))
    return gone
  },
  'trainingDocuments.file': async ({ path }, context) => {
    await refuseUnseen(context, await courseOf(context, documentRows, path.id))
    const [file] = await attached(context, placeOf(path.id))
    if (file === undefined) throw notFound()
    return openFile(context.files, context.companyId, file)
  },
})

/** Where the file of a document is. */
export function placeOf(ownerId: number): Place {
  return { ownerKind: 'training_document', ownerId, purpose: 'training_document' }
}

async function refuseUnseen(context: ProductContext, courseId: number): Promise<void> {
  const { rows } = await sql`select from trainings
    where ${context.inThisCompany('trainings')} and ${visibleRows(context, visibleCourses)} and id = ${courseId}`.execute(
    context.db,
  )
  if (rows.length === 0) throw notFound()
}

async function one(context: ProductContext, courseId: number, id: number): Promise<Document> {
  const [document] = await courseRows<Document>(context, documentRows, courseId, id)
  if (document === undefined) throw notFound()
  return document
}
