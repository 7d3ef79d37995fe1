import type { Data, Input } from '@nhansu/sdk/contract'
import { examStatusLabels } from '@nhansu/sdk/domains/exams'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, stale } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleEmployees } from '../employees/public.ts'
import { type ExamStatus, holdExam } from './held-exam.ts'

type Rule = Input<'exams.repeat'>['body']
type Next = Data<'exams.repeat'>['next']

// Also of a test that is over: the next run may be asked for or given up as long as it is not there.
const everyState = Object.keys(examStatusLabels) as ExamStatus[]

/**
 * Says how often a test comes back, for whom and who looks after it; null months switch it off.
 * @param now the test as it is, for a stale save
 * @throws ApiFailure 409 once the next run is there, and for a stale save; 400 for a retest and for a wrong owner
 */
export async function setRepeat(
  context: ProductContext,
  id: number,
  { version, ...rule }: Rule,
  now: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<Next> {
  const { db, inThisCompany } = context
  const exam = await holdExam(context, id, everyState)
  if (version !== undefined && version !== exam.version) throw stale(await now())
  await refuseWithNext(context, id)
  if (rule.repeat_months !== null) await requireRule(context, id, rule)
  const values = Object.entries(rule).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  await sql`update exams set ${sql.join(values)}, repeat_made_on = null
    where ${inThisCompany('exams')} and id = ${id}`.execute(db)
  context.audit({ recordId: id, ...savedChanges({}, { ...rule }) })
  return nextOf(context, id)
}

async function refuseWithNext({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from exams where ${inThisCompany('exams')} and repeat_of_id = ${id}`.execute(db)
  if (rows[0] === undefined) return
  throw new ApiFailure(409, `Đợt tiếp theo ${rows[0].code} đã được lập. Hãy đặt lịch lặp lại ở đợt đó.`)
}

async function requireRule(context: ProductContext, id: number, rule: Rule): Promise<void> {
  const { db, inThisCompany } = context
  const { rows } = await sql<{ is_retest: boolean; owner_id: number | null }>`
    select retest_of_id is not null as is_retest, repeat_owner_id as owner_id from exams
    where ${inThisCompany('exams')} and id = ${id}`.execute(db)
  if (rows[0]?.is_retest === true) {
    throw invalidInput({ repeat_months: ['Đợt thi lại không lặp lại định kỳ. Hãy đặt lịch ở đợt gốc.'] })
  }
  const owner = rule.repeat_owner_id === undefined ? rows[0]?.owner_id : rule.repeat_owner_id
  if (owner == null) throw invalidInput({ repeat_owner_id: ['Vui lòng chọn người phụ trách.'] })
  const people = await sql`
    select from employees where ${inThisCompany('employees')} and employees.id = ${owner} and employees.active
      and ${visibleRows(context, visibleEmployees)}`.execute(db)
  if (people.rows.length === 0) {
    throw invalidInput({ repeat_owner_id: ['Nhân viên đã nghỉ việc hoặc không thuộc phạm vi của bạn.'] })
  }
}

/** When the next run of a test would be, when its draft is made and for whom; null where it does not come back. */
async function nextOf({ db, inThisCompany, companyId }: ProductContext, id: number): Promise<Next> {
  const { rows } = await sql<NonNullable<Next>>`
    select due.day as on, greatest(due.day - exams.repeat_lead_days, here.today) as made_on,
      who.people_total, who.names
    from exams
    cross join (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today) here
    cross join lateral (select next_run_on(exams, here.today) as day) due
    cross join lateral (
      select count(*)::int as people_total,
        coalesce((array_agg(person.full_name order by person.sort_name, person.id))[1:10], '{}') as names
      from people_of_next_run(${companyId}, exams.id) chosen
      join employees person on person.company_id = exams.company_id and person.id = chosen
    ) who
    where ${inThisCompany('exams')} and exams.id = ${id} and due.day is not null`.execute(db)
  return rows[0] ?? null
}
