import { randomUUID } from 'node:crypto'
import type { Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { ApiFailure } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { type AskedUnit, askedUnit } from '../asked-unit.ts'
import { judgedPeople } from './quality-people.ts'
import { requestDataJob } from './request-data-job.ts'

type Reach = Schemas['DataRequestReach']

/** So many of those whom nothing reaches are named. */
const mostNamed = 50

/**
 * Tells whom a request for what files lack would reach, or makes it: the people are marked at once, each unless he was asked
 * within fourteen days, and background work tells them.
 *
 * Failures: 404 for a unit out of reach, 409 where there is nobody to ask.
 */
export const requestData: Handler<'dataQuality.request'> = async ({ query = {}, body }, context) => {
  const unit = await askedUnit(context, body.department_id)
  const reached = await reachOf(context, unit)
  const ofUnit = unit !== null && { department_id: unit.id }
  if (query.dry_run === true) {
    context.audit({ detail: { dry_run: true, ...ofUnit } })
    return { reached, run_id: null }
  }
  const claim = randomUUID()
  const people = await claimPeople(context, unit, claim)
  if (people === 0) {
    throw new ApiFailure(
      409,
      'Không có ai để đề nghị: hồ sơ đã đủ, đã được đề nghị trong 14 ngày qua hoặc không liên hệ được.',
    )
  }
  const run_id = await enqueue(context, requestDataJob, { claim, total: people })
  context.audit({ detail: { people, ...ofUnit } })
  return { reached, run_id }
}

/** `asked`: whoever lacks or contradicts something, with what reaches him and whether he was asked a short while ago. */
function askedPeople(context: ProductContext, unit: AskedUnit | null) {
  const { inThisCompany } = context
  return sql`${judgedPeople(context, unit)}, asked as (
    select employees.id, employees.nhansu_id, employees.full_name, employees.sort_name,
      nullif(trim(both from employees.company_email), '') is not null as has_mail,
      exists (select from accounts account
        where ${inThisCompany('account')} and account.person_id = employees.person_id and account.is_active) as has_account,
      exists (select from employee_data_requests before
        where ${inThisCompany('before')} and before.employee_id = employees.id
          and before.told_at > now() - interval '14 days') as asked_lately
    from judged
    join employees on ${inThisCompany('employees')} and employees.id = judged.id
    where judged.lacks_papers or judged.lacks_data or judged.contradictory)`
}

async function reachOf(context: ProductContext, unit: AskedUnit | null): Promise<Reach> {
  const { rows } = await sql<Reach>`
    with ${askedPeople(context, unit)}
    select count(*) filter (where not asked_lately and has_mail)::integer as by_mail,
      count(*) filter (where not asked_lately and not has_mail and has_account)::integer as by_notice,
      count(*) filter (where asked_lately)::integer as asked_lately,
      count(*) filter (where not asked_lately and not has_mail and not has_account)::integer as unreachable,
      coalesce((select json_agg(json_build_object('id', id, 'nhansu_id', nhansu_id, 'full_name', full_name))
        from (select * from asked where not asked_lately and not has_mail and not has_account
          order by sort_name, id limit ${mostNamed}) as unreached), '[]') as unreachable_people
    from asked`.execute(context.db)
  const [reach] = rows
  if (reach === undefined) throw new Error('counting answers one row')
  return reach
}

/** What an earlier claim has told nobody of yet is taken over, so that two at once tell each of them once. */
async function claimPeople(context: ProductContext, unit: AskedUnit | null, claim: string): Promise<number> {
  const { db, companyId, session } = context
  const { numAffectedRows } = await sql`
    with ${askedPeople(context, unit)}
    insert into employee_data_requests (company_id, employee_id, claim, requested_by)
    select ${companyId}, id, ${claim}::uuid, ${session.userId} from asked
    where not asked_lately and (has_mail or has_account) order by id
    on conflict (company_id, employee_id) do update
      set claim = excluded.claim, requested_by = excluded.requested_by, requested_at = now(), told_at = null
      where employee_data_requests.told_at is null
        or employee_data_requests.told_at <= now() - interval '14 days'`.execute(db)
  return Number(numAffectedRows ?? 0)
}
