import type { Input, Schemas } from '@nhansu/sdk/contract'
import { sql } from 'kysely'
import { visibleRows } from '../../../contract/access.ts'
import { ApiFailure, type FieldErrors, invalidInput } from '../../../contract/failure.ts'
import type { Handler, ProductContext } from '../../../contract/handlers.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { errorsOfNamed, hasAccount, namedPeople } from '../../employees/public.ts'
import { askRoundPeople } from './ask-job.ts'
import { findRound, wholeCompany } from './round-rows.ts'

type Body = Input<'profileRounds.store'>['body']
type Preview = Schemas['ProfileRoundPreview']

/** A window is open no longer than this. */
const longestDays = 92

/**
 * Opens a round: keeps it, and the background asks whoever is at work on its first day. As a preview it only counts.
 *
 * Failures: 400 field by field; 409 where nobody would be asked.
 */
export const storeRound: Handler<'profileRounds.store'> = async ({ query = {}, body }, context) => {
  void visibleRows(context, wholeCompany)
  await checkBody(context, body)
  const preview = await counted(context, body)
  if (query.dry_run === true) return { preview, round: null }
  if (preview.asked === 0) throw new ApiFailure(409, 'Không có ai đang làm việc trong phạm vi đã chọn.')
  const { db, companyId, session } = context
  const { name, from_date, to_date, groups } = body
  const { department_ids = [], position_ids = [], employee_ids = [] } = body
  const { rows } = await sql<{ id: number; is_due: boolean }>`
    insert into profile_rounds (company_id, name, from_date, to_date, groups, department_ids, position_ids, employee_ids,
      created_by)
    values (${companyId}, ${name}, ${from_date}, ${to_date}, ${groups}::text[], ${department_ids}::bigint[],
      ${position_ids}::bigint[], ${employee_ids}::bigint[], ${session.userId})
    returning id, from_date <= current_date as is_due`.execute(db)
  const id = Number(rows[0]?.id)
  if (rows[0]?.is_due) await enqueue(context, askRoundPeople, { roundId: id })
  context.audit({ recordId: id, changedFields: Object.keys(body), detail: { asked: preview.asked } })
  return { preview, round: await findRound(context, id) }
}

/** Whom a round would ask today, without writing anything. */
async function counted(
  { db, companyId }: ProductContext,
  { department_ids = [], position_ids = [], employee_ids = [] }: Body,
): Promise<Preview> {
  const { rows } = await sql<Preview>`
    with wanted as (
      select ${companyId}::integer as company_id, ${department_ids}::bigint[] as department_ids,
        ${position_ids}::bigint[] as position_ids, ${employee_ids}::bigint[] as employee_ids
    )
    select count(*) as asked, count(*) filter (where not ${hasAccount}) as without_account,
      count(*) filter (where nullif(trim(both from employees.company_email), '') is null) as without_address
    from wanted cross join lateral ${namedPeople('wanted')} as people
    join employees on employees.company_id = wanted.company_id and employees.id = people.id`.execute(db)
  const [found] = rows
  if (found === undefined) throw new Error('Counting answers one row')
  return found
}

async function checkBody(context: ProductContext, body: Body): Promise<void> {
  const { from_date, to_date } = body
  const { rows } = await sql<{ is_past: boolean; days: number }>`
    select ${from_date}::date < current_date as is_past, ${to_date}::date - ${from_date}::date as days`.execute(
    context.db,
  )
  const { is_past: isPast = true, days = 0 } = rows[0] ?? {}
  const errors: FieldErrors = {
    ...(isPast && { from_date: ['Ngày bắt đầu phải từ hôm nay trở đi.'] }),
    ...(days < 0 && { to_date: ['Ngày kết thúc phải từ ngày bắt đầu trở đi.'] }),
    ...(days > longestDays && { to_date: [`Mỗi đợt dài nhất ${longestDays} ngày.`] }),
    ...(await errorsOfNamed(context, body)),
  }
  if (Object.keys(errors).length > 0) throw invalidInput(errors)
}
