import { trainingPlanStatusLabels } from '@nhansu/sdk/domains/training'
import { sql } from 'kysely'
import { notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import type { Plan } from './plan-record.ts'

/** What papers and workbooks say of a plan besides its lines. */
export interface PlanFacts extends Plan {
  quarter: number | null
  department_name: string | null
  note: string | null
  status_name: string
  author_name: string | null
  /** Who approved it and on which day, while what was approved is what it says. */
  approver_name: string | null
  approved_on: string | null
}

/** @throws ApiFailure 404 for a plan that is not there; the caller has asked whether its reader may see it */
export async function planFacts({ db, inThisCompany }: ProductContext, id: number): Promise<PlanFacts> {
  const { rows } = await sql<Omit<PlanFacts, 'status_name'>>`
    select plan.id, plan.code, plan.name, plan.year, plan.quarter, plan.status, plan.revision, plan.version, plan.note,
      unit.name as department_name,
      (select full_name from names_of_users(array[plan.created_by])) as author_name,
      case when plan.status in ('approved', 'running', 'done')
        then (select full_name from names_of_users(array[plan.approved_by])) end as approver_name,
      case when plan.status in ('approved', 'running', 'done')
        then to_char(plan.approved_at at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') end as approved_on
    from training_plans plan
    left join departments unit on unit.company_id = plan.company_id and unit.id = plan.department_id
    where ${inThisCompany('plan')} and plan.id = ${id}`.execute(db)
  const [plan] = rows
  if (plan === undefined) throw notFound()
  return { ...plan, status_name: trainingPlanStatusLabels[plan.status] }
}
