import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure, notFound } from '../../../contract/failure.ts'
import { defineOperations, type ProductContext } from '../../../contract/handlers.ts'
import { newCourseCode } from '../courses/new-course.ts'
import { showCourse } from '../courses/trainings.ts'
import { seatNeedsOfLine } from '../needs/plan-needs.ts'
import { exportLines } from './export-lines.ts'
import { lineImports } from './import-lines.ts'
import { lineRows, planLines, saveLines } from './plan-lines.ts'
import { heldDraft, heldPlan, noteWriter } from './plan-record.ts'

type Line = Data<'trainingPlanLines.updateBulk'>['lines'][number]

export default defineOperations('trainingPlanLines', {
  'trainingPlanLines.updateBulk': async ({ path, body }, context) => {
    await heldDraft(context, path.id)
    await refuseTaught(context, path.id, body.removed_ids ?? [])
    await noteWriter(context, path.id)
    await saveLines(context, lineRows, path.id, { rows: body.lines, removedIds: body.removed_ids })
    return { lines: await planLines<Line>(context, lineRows, path.id) }
  },

  ...lineImports,
  'trainingPlanLines.export': exportLines,

  'trainingPlanLines.openCourse': async ({ path }, context) => {
    const { db, companyId } = context
    await requireCarriedOut(context, await planOf(context, path.id))
    const { rows } = await sql<{ id: number; name: string }>`
      insert into trainings (company_id, code, name, type_id, formality_id, field_id, max_people, plan_id, plan_line_id)
      select line.company_id, ${await newCourseCode(context)}, line.name, line.type_id, line.formality_id, line.field_id,
        nullif(line.people, 0), line.plan_id, line.id
      from training_plan_lines line where line.company_id = ${companyId} and line.id = ${path.id}
      returning id, name`.execute(db)
    const id = Number(rows[0]?.id)
    await seatNeedsOfLine(context, path.id, id)
    context.audit({
      resource: 'trainings',
      recordId: id,
      changedFields: ['name', 'plan_id'],
      values: { after: { name: rows[0]?.name } },
    })
    return showCourse(context, id)
  },
})

async function planOf({ db, inThisCompany }: ProductContext, lineId: number): Promise<number> {
  const { rows } = await sql<{ plan_id: number }>`
    select plan_id from training_plan_lines where ${inThisCompany('training_plan_lines')} and id = ${lineId}`.execute(
    db,
  )
  if (rows[0] === undefined) throw notFound()
  return rows[0].plan_id
}

/** @throws ApiFailure 404 for a plan that is not the caller's, 409 for one that nobody has approved or that is over */
async function requireCarriedOut(context: ProductContext, planId: number): Promise<void> {
  const { code, status } = await heldPlan(context, planId)
  if (status === 'approved' || status === 'running') return
  throw new ApiFailure(
    409,
    `Kế hoạch ${code} chưa được duyệt hoặc đã kết thúc nên không lập khóa đào tạo được.`,
  )
}

/** @throws ApiFailure 409 for a line that a course is held for */
async function refuseTaught(
  { db, companyId }: ProductContext,
  planId: number,
  removedIds: readonly number[],
): Promise<void> {
  const { rows } = await sql<{ name: string; code: string }>`
    select line.name, course.code from training_plan_lines line
    join trainings course on course.company_id = line.company_id and course.plan_line_id = line.id
    where line.company_id = ${companyId} and line.plan_id = ${planId} and line.id = any(${removedIds}::bigint[])
    order by line.id limit 1`.execute(db)
  const [taught] = rows
  if (taught) {
    throw new ApiFailure(409, `Nội dung "${taught.name}" đã có khóa ${taught.code} nên không bỏ được.`)
  }
}
