import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations } from '../../../contract/handlers.ts'
import { addRows, type CourseRows, courseRows, saveRows } from './course-rows.ts'

type Lecturer = Data<'trainingLecturers.store'>['lecturer']

/** Who teaches in a course: employees, and people from outside by name. */
export const lecturerRows: CourseRows = {
  table: 'training_lecturers',
  key: 'lecturers',
  shown: sql`part.employee_id, part.name, coalesce(part.name,
      (select e.full_name from employees e where e.company_id = part.company_id and e.id = part.employee_id)) as full_name,
    part.phone, part.organisation, part.title, part.fee_per_hour, part.certificate, part.certificate_end`,
  order: sql`4`,
}

export default defineOperations('trainingLecturers', {
  'trainingLecturers.store': async ({ path, body }, context) => {
    const [id = 0] = await addRows(context, lecturerRows, path.id, [body])
    const [lecturer] = await courseRows<Lecturer>(context, lecturerRows, path.id, id)
    if (lecturer === undefined) throw notFound()
    return { lecturer }
  },
  'trainingLecturers.storeBulk': async ({ path, body }, context) => {
    await addRows(context, lecturerRows, path.id, body.lecturers)
    return { lecturers: await courseRows<Lecturer>(context, lecturerRows, path.id) }
  },
  'trainingLecturers.updateBulk': async ({ path, body }, context) => {
    await saveRows(context, lecturerRows, path.id, { rows: body.lecturers, removedIds: body.removed_ids })
    return { lecturers: await courseRows<Lecturer>(context, lecturerRows, path.id) }
  },
})
