import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { invalidInput, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { addRows, changeRow, type CourseRows, courseRows, removeRow } from './course-rows.ts'

type Subject = Data<'trainingSubjects.store'>['subject']

/** What is taught in a course, in its order. */
export const subjectRows: CourseRows = {
  table: 'training_subjects',
  key: 'subjects',
  shown: sql`part.name, part.place, part.theory_hours::float8, part.practice_hours::float8, part.weight::float8,
    part.pass_score::float8,
    array(select teaches.lecturer_id from training_subject_lecturers teaches
      where teaches.company_id = part.company_id and teaches.subject_id = part.id
      order by teaches.lecturer_id) as lecturer_ids`,
  order: sql`part.place`,
  linked: { field: 'lecturer_ids', save: saveLecturers },
}

export default defineOperations('trainingSubjects', {
  'trainingSubjects.store': async ({ path, body }, context) => {
    const [id = 0] = await addRows(context, subjectRows, path.id, [body])
    return { subject: await one(context, path.id, id) }
  },
  'trainingSubjects.update': async ({ path, body }, context) => {
    const courseId = await changeRow(context, subjectRows, path.id, body)
    return { subject: await one(context, courseId, path.id) }
  },
  'trainingSubjects.destroy': ({ path }, context) => removeRow(context, subjectRows, path.id),
})

async function one(context: ProductContext, courseId: number, id: number): Promise<Subject> {
  const [subject] = await courseRows<Subject>(context, subjectRows, courseId, id)
  if (subject === undefined) throw notFound()
  return subject
}

async function saveLecturers(context: ProductContext, courseId: number, id: number, chosen: unknown) {
  const { db, companyId, inThisCompany } = context
  await sql`delete from training_subject_lecturers
    where ${inThisCompany('training_subject_lecturers')} and subject_id = ${id}`.execute(db)
  const { rows } = await sql`
    insert into training_subject_lecturers (company_id, training_id, subject_id, lecturer_id)
    select ${companyId}, ${courseId}, ${id}, lecturer.id from training_lecturers lecturer
    where lecturer.company_id = ${companyId} and lecturer.training_id = ${courseId}
      and lecturer.id = any(${chosen}::bigint[]) returning lecturer_id`.execute(db)
  if (Array.isArray(chosen) && rows.length !== chosen.length) {
    throw invalidInput({ lecturer_ids: ['Giảng viên không thuộc khóa đào tạo này.'] })
  }
}
