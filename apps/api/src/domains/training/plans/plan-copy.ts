import { sql } from 'kysely'
import type { ProductContext } from '../../../contract/handlers.ts'
import { drawNumber } from '../../../numbers/draw-number.ts'
import { heldPlan, noteWriter } from './plan-record.ts'

/** The number of a plan counts within the year that it is made for. */
export function drawPlanCode(context: ProductContext, year: number): Promise<string> {
  return drawNumber(context, 'training_plan', { on: `${year}-01-01`, userId: context.session.userId })
}

/** Makes a draft for another year, the next one where none is named, with the lines of a plan, and answers its id. */
export async function copyPlan(context: ProductContext, id: number, asked?: number): Promise<number> {
  const { db, companyId, session } = context
  const plan = await heldPlan(context, id)
  const year = asked ?? plan.year + 1
  const name = plan.name.replaceAll(String(plan.year), String(year))
  const { rows } = await sql<{ id: number }>`
    insert into training_plans (company_id, code, name, year, quarter, department_id, note, created_by)
    select company_id, ${await drawPlanCode(context, year)}, ${name}, ${year}, quarter, department_id, note, ${session.userId}
    from training_plans where company_id = ${companyId} and id = ${id} returning id`.execute(db)
  const copy = Number(rows[0]?.id)
  await sql`
    insert into training_plan_lines (company_id, plan_id, place, name, type_id, formality_id, field_id, people, months,
      planned, note)
    select company_id, ${copy}, place, name, type_id, formality_id, field_id, people, months, planned, note
    from training_plan_lines where company_id = ${companyId} and plan_id = ${id} order by place, id`.execute(
    db,
  )
  await noteWriter(context, copy)
  context.audit({ recordId: copy, changedFields: ['name', 'year', 'lines'] })
  return copy
}
