import type { Data, Input } from '@nhansu/sdk/contract'
import { examStatusLabels } from '@nhansu/sdk/domains/exams'
import { sql } from 'kysely'
import { savedChanges } from '../../contract/audit-values.ts'
import { visibleRows } from '../../contract/access.ts'
import { ApiFailure, invalidInput, notFound, stale } from '../../contract/failure.ts'
import type { ProductContext } from '../../contract/handlers.ts'
import { visibleEmployees } from '../employees/public.ts'
import { type ExamStatus, holdExam } from './held-exam.ts'

type Rule = Input<'exams.repeat'>['body']
type Next = Data<'exams.repeat'>['next']

/** The next run by the rule, and what the trail tells of the change. */
interface RuleSet {
  next: Next
  told: ReturnType<typeof savedChanges>
}

// Also of a test that is over: the next run may be asked for or given up as long as it is not there.
const everyState = Object.keys(examStatusLabels) as ExamStatus[]
// One that was cancelled does not come back.
const mayComeBack = everyState.filter((state) => state !== 'cancelled')

/**
 * Says how often a test comes back, for whom and who looks after it; null months switch it off.
 * @param now the test as it is, for a stale save
 * @throws ApiFailure 409 once the next run is there, of a cancelled test and for a stale save; 400 for a retest, a wrong
 *   owner and a unit of others
 */
export async function setRepeat(
  context: ProductContext,
  id: number,
  { version, ...rule }: Rule,
  now: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<RuleSet> {
  const { db, inThisCompany } = context
  const exam = await holdExam(context, id, rule.repeat_months === null ? everyState : mayComeBack)
  if (version !== undefined && version !== exam.version) throw stale(await now())
  await refuseWithNext(context, id)
  const before = await ruleOf(context, id)
  if (rule.repeat_months !== null) await requireRule(context, { ...before, ...rule })
  const values = Object.entries(rule).map(([field, value]) => sql`${sql.ref(field)} = ${value}`)
  await sql`update exams set ${sql.join(values)}, repeat_made_on = null
    where ${inThisCompany('exams')} and id = ${id}`.execute(db)
  return { next: await nextOf(context, id), told: savedChanges({ ...before }, { ...rule }) }
}

interface KeptRule {
  repeat_months: number | null
  repeat_lead_days: number
  repeat_owner_id: number | null
  repeat_department_id: number | null
  is_retest: boolean
}

async function ruleOf({ db, inThisCompany }: ProductContext, id: number): Promise<KeptRule> {
  const { rows } = await sql<KeptRule>`
    select repeat_months, repeat_lead_days, repeat_owner_id, repeat_department_id,
      retest_of_id is not null as is_retest
    from exams where ${inThisCompany('exams')} and id = ${id}`.execute(db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}

async function refuseWithNext({ db, inThisCompany }: ProductContext, id: number): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    select code from exams where ${inThisCompany('exams')} and repeat_of_id = ${id}`.execute(db)
  if (rows[0] === undefined) return
  throw new ApiFailure(409, `Đợt tiếp theo ${rows[0].code} đã được lập. Hãy đặt lịch lặp lại ở đợt đó.`)
}

/** Of the rule as it would be. */
async function requireRule(
  context: ProductContext,
  { is_retest: isRetest, repeat_owner_id: owner, repeat_department_id: unit }: KeptRule,
): Promise<void> {
  const { db, inThisCompany } = context
  if (isRetest) {
    throw invalidInput({ repeat_months: ['Đợt thi lại không lặp lại định kỳ. Hãy đặt lịch ở đợt gốc.'] })
  }
  if (owner === null) throw invalidInput({ repeat_owner_id: ['Vui lòng chọn người phụ trách.'] })
  const people = await sql`
    select from employees where ${inThisCompany('employees')} and employees.id = ${owner} and employees.active
      and ${visibleRows(context, visibleEmployees)}`.execute(db)
  if (people.rows.length === 0) {
    throw invalidInput({ repeat_owner_id: ['Nhân viên đã nghỉ việc hoặc không thuộc phạm vi của bạn.'] })
  }
  refuseForeignUnit(context, unit)
}

/** Who arranges tests for his units alone brings no other people into the next run. */
function refuseForeignUnit({ scopes, session }: ProductContext, unit: number | null): void {
  if (scopes.some(({ scope }) => scope === 'company')) return
  if (unit !== null && session.unitIds.includes(unit)) return
  throw invalidInput({ repeat_department_id: ['Vui lòng chọn đơn vị do bạn phụ trách.'] })
}

/**
 * When the next run of a test would be, when its draft is made and for whom, as far as the reader sees them; null where it
 * does not come back.
 */
async function nextOf(context: ProductContext, id: number): Promise<Next> {
  const { db, inThisCompany, companyId } = context
  const { rows } = await sql<NonNullable<Next>>`
    select due.day as on, greatest(due.day - exams.repeat_lead_days, here.today) as made_on,
      who.people_total, who.names
    from exams
    cross join (select (now() at time zone 'Asia/Ho_Chi_Minh')::date as today) here
    cross join lateral (select next_run_on(exams, here.today) as day) due
    cross join lateral (
      select count(*)::int as people_total,
        coalesce((array_agg(employees.full_name order by employees.sort_name, employees.id))[1:10], '{}') as names
      from people_of_next_run(${companyId}, exams.id) chosen
      join employees on employees.company_id = exams.company_id and employees.id = chosen
      where ${visibleRows(context, visibleEmployees)}
    ) who
    where ${inThisCompany('exams')} and exams.id = ${id} and due.day is not null`.execute(db)
  return rows[0] ?? null
}
