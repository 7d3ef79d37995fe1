import type { Input } from '@nhansu/sdk/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type RowConditions, visibleRows } from '../../../contract/access.ts'
import { invalidInput, notFound } from '../../../contract/failure.ts'
import type { ProductContext } from '../../../contract/handlers.ts'
import { today } from '../candidates/consents.ts'
import { campaignsOfUnits } from '../candidates/visible-candidates.ts'

/** What is asked of the report, in the address of a call or with a drill. */
export type Asked = NonNullable<Input<'recruitmentReport.show'>['query']>

/** Which campaigns are counted, checked. */
export interface Frame {
  from: string
  to: string
  unitId: number | undefined
}

/** The longest period, in years: the funnel of three years is read at once. */
const mostYears = 3

/** Campaigns whose candidates a reader of units sees: those of his units and of all below. */
const countedCampaigns: RowConditions = {
  table: 'recruitments',
  unit: (context) => sql<SqlBool>`recruitments.id in (${campaignsOfUnits(context)})`,
}

/**
 * The period and the unit of the report.
 * @throws ApiFailure 400 for days in the wrong order or too far apart, 404 for a unit that is not there or not the reader's
 */
export async function frameOf(context: ProductContext, asked: Asked): Promise<Frame> {
  const { from: askedFrom, to: askedTo, department_id: unitId } = asked
  const { rows } = await sql<{ from: string; to: string; is_long: boolean }>`
    select period.first as "from", period.last as "to",
      period.last >= period.first + make_interval(years => ${mostYears}) as is_long
    from (select coalesce(${askedTo ?? null}::date, ${today}) as last) day,
      lateral (select day.last, coalesce(${askedFrom ?? null}::date, date_trunc('year', day.last)::date) as first) period`.execute(
    context.db,
  )
  const [period] = rows
  if (period === undefined) throw new Error('a query without a table has a row')
  if (period.from > period.to) throw invalidInput({ from: ['Từ ngày phải trước hoặc bằng đến ngày.'] })
  if (period.is_long) throw invalidInput({ to: [`Xem nhiều nhất ${mostYears} năm một lần.`] })
  if (unitId !== undefined) await requireUnit(context, unitId)
  return { from: period.from, to: period.to, unitId }
}

async function requireUnit(context: ProductContext, unitId: number): Promise<void> {
  const { db, companyId, inThisCompany, scopes, session } = context
  const ofReader = scopes.some(({ scope }) => scope === 'company')
    ? sql`true`
    : sql`departments.id in (select below from unnest(${session.unitIds}::bigint[]) as held (unit_id),
        department_and_below(${companyId}, held.unit_id) as below)`
  const { rows } = await sql`select from departments where ${inThisCompany('departments')}
    and departments.id = ${unitId} and ${ofReader}`.execute(db)
  if (rows.length === 0) throw notFound()
}

/**
 * `campaign`: the campaigns that were opened in the period; `facts`: one line for each of their candidates who was not
 * deleted, erased ones included, with how far he came. A step that was taken back was never made.
 */
export function countedCandidates(context: ProductContext, { from, to, unitId }: Frame): RawBuilder<unknown> {
  const { companyId, inThisCompany } = context
  return sql`campaign as materialized (
    select recruitments.id, recruitments.code, recruitments.name, recruitments.quantity, opened.on_day as opened_on,
      position.name as position_name, department.name as department_name
    from recruitments
    cross join lateral (select (coalesce(recruitments.opened_at, recruitments.created_at)
      at time zone 'Asia/Ho_Chi_Minh')::date as on_day) opened
    join positions position on position.company_id = recruitments.company_id and position.id = recruitments.position_id
    join departments department on department.company_id = recruitments.company_id
      and department.id = recruitments.department_id
    where ${inThisCompany('recruitments')} and ${visibleRows(context, countedCampaigns)}
      and recruitments.status <> 'planning' and opened.on_day between ${from}::date and ${to}::date
      and ${unitId === undefined ? sql`true` : sql`recruitments.department_id in (select department_and_below(${companyId}, ${unitId}))`}
  ), facts as (
    select candidates.id, candidates.recruitment_id, campaign.code as recruitment_code, candidates.full_name,
      candidates.state, candidates.source, candidates.applied_at,
      ${hasReached(['contacted', 'confirmed', 'accepted', 'employee'])} as is_screened,
      ${wasInterviewed} as is_interviewed,
      ${hasReached(['accepted', 'employee'])} as is_passed,
      candidates.state = 'employee' as is_hired,
      ${hasReached(['work_refused'])} as is_refused
    from candidates join campaign on campaign.id = candidates.recruitment_id
    where ${inThisCompany('candidates')} and candidates.removed_at is null
  )`
}

/** Stands in one of the states, or has come to one by a step that nobody took back later. */
function hasReached(states: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(candidates.state = any(${states}::text[]) or exists (
    select from candidate_moves move
    where move.company_id = candidates.company_id and move.candidate_id = candidates.id
      and move.to_state = any(${states}::text[]) and not exists (
        select from candidate_moves back
        where back.company_id = move.company_id and back.candidate_id = move.candidate_id and back.is_back
          and back.from_state = move.to_state and back.id > move.id)))`
}

/**
 * Had an appointment for an interview that is over, and nobody has noted that he stayed away; or was judged in an interview
 * that is closed since. Cards of an open round tell nothing, lest an examiner learns of another's.
 */
const wasInterviewed: RawBuilder<SqlBool> = sql<SqlBool>`(exists (
    select from recruitment_schedule_candidates appointment
    join recruitment_rounds round on round.company_id = appointment.company_id and round.id = appointment.round_id
    where appointment.company_id = candidates.company_id and appointment.recruitment_id = candidates.recruitment_id
      and appointment.candidate_id = candidates.id and round.kind = 'interview' and not appointment.is_cancelled
      and appointment.ends_at <= now() and appointment.attendance is distinct from 'absent')
  or exists (
    select from recruitment_results card
    join recruitment_rounds round on round.company_id = card.company_id and round.id = card.round_id
    where card.company_id = candidates.company_id and card.recruitment_id = candidates.recruitment_id
      and card.candidate_id = candidates.id
      and round.kind = 'interview' and round.state = 'closed' and card.state = 'handed_in' and card.conclusion <> 'absent'))`
