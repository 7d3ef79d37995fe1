import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { addRows, changeRow, type CourseRows, courseRows, removeRow } from './course-rows.ts'

type Answer = Data<'trainingPartners.store'>

/** Who holds a course for the company, by contract. */
export const partnerRows: CourseRows = {
  table: 'training_partners',
  key: 'partners',
  shown: sql`part.partner_info_id, (select p.name from partner_infos p
      where p.company_id = part.company_id and p.id = part.partner_info_id) as partner_name,
    part.contract_no, part.value, part.from_date, part.to_date, part.evaluation`,
  order: sql`3`,
}

export default defineOperations('trainingPartners', {
  'trainingPartners.store': async ({ path, body }, context) => {
    const [id = 0] = await addRows(context, partnerRows, path.id, [body])
    return answer(context, path.id, id)
  },
  'trainingPartners.update': async ({ path, body }, context) =>
    answer(context, await changeRow(context, partnerRows, path.id, body), path.id),
  'trainingPartners.destroy': ({ path }, context) => removeRow(context, partnerRows, path.id),
})

async function answer(context: ProductContext, courseId: number, id: number): Promise<Answer> {
  const [partner] = await courseRows<Answer['partner']>(context, partnerRows, courseId, id)
  if (partner === undefined) throw notFound()
  return { partner, warnings: await licenceWarnings(context, id) }
}

/** The licence of who trains others in safety must cover the days of the course (Nghị định 44/2016, điều 22). */
async function licenceWarnings({ db, companyId }: ProductContext, id: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select licensed.name from training_partners part
    join partner_infos licensed on licensed.company_id = part.company_id and licensed.id = part.partner_info_id
    join trainings course on course.company_id = part.company_id and course.id = part.training_id
    where part.company_id = ${companyId} and part.id = ${id}
      and (licensed.licence_to < coalesce(part.to_date, course.end_date)
        or licensed.licence_from > coalesce(part.from_date, course.start_date))`.execute(db)
  return rows.map(({ name }) => `Giấy chứng nhận của ${name} không còn giá trị trong cả thời gian của khóa.`)
}
