import type { Data } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'

/** What of a course is to be looked at again once it is taken up: its results, and the certificates that it gave. */
export async function reviewOf(
  { db, inThisCompany }: ProductContext,
  id: number,
): Promise<Data<'trainings.reopen'>['review']> {
  const { rows } = await sql<Data<'trainings.reopen'>['review']>`
    select count(*) filter (where person.state = 'passed')::int as passed,
      count(*) filter (where person.state = 'failed')::int as failed, count(held.id)::int as certificates
    from training_employees person
    left join employee_certificates held on ${inThisCompany('held')} and held.training_employee_id = person.id
      and held.revoked_on is null
    where ${inThisCompany('person')} and person.training_id = ${id}`.execute(db)
  return rows[0] ?? { passed: 0, failed: 0, certificates: 0 }
}

/** @throws ApiFailure 409 for a course of a plan that is done: no course of such a plan goes on */
export async function refuseOfDonePlan({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select plan.code from trainings course
    join training_plans plan on ${inThisCompany('plan')} and plan.id = course.plan_id
    where ${inThisCompany('course')} and course.id = ${id} and plan.status = 'done'
    for share of plan`.execute(db)
  const [plan] = rows
  if (plan) {
    throw new ApiFailure(409, `Kế hoạch ${plan.code} đã hoàn thành nên không mở lại được khóa của kế hoạch.`)
  }
}
